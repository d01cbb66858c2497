import type { Option } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { Meaning } from '../../table/board.ts';
import type { GameBoard, TableModel } from '../../table/model.ts';
import { art } from './art.tsx';
import css from './board.module.css';
import { GatheringsBoard } from './board.tsx';
import { TYPES, typesOf, whyNone } from './gatherings.ts';
import { numbers } from './numbers.ts';
import { pickedCards } from './places.ts';
import { ELEMENTS } from './signs.ts';

/** A gathering is told by its letter and name; a hidden card by the sign on its back. */
function optionLabel(option: Option, model: TableModel): ReactElement | undefined {
  const { slots = [], label } = option;
  if (slots.length === 1) return hiddenLabel(slots[0] as number, label, model);
  const type = TYPES.find(({ name }) => label.startsWith(`${name}:`));
  if (type === undefined) return undefined;
  return (
    <>
      <b className={css['badge']}>{type.letter}</b> {type.name}
    </>
  );
}

function hiddenLabel(slot: number, label: string, model: TableModel): ReactElement | undefined {
  const card = Object.values(model.sight.zones)
    .flat(2)
    .find((entry) => entry.slot === slot);
  const element = ELEMENTS[model.table.spec.backs[card?.back ?? -1] ?? ''];
  if (card === undefined || card.face >= 0 || element === undefined) return undefined;
  const where = label.split(', ')[1] ?? label.split(' (')[0]?.toLowerCase();
  return (
    <>
      <Icon glyph={element.glyph} /> {element.word}, {where}
    </>
  );
}

function meaning(model: TableModel, slots: readonly number[]): Meaning | undefined {
  const cards = pickedCards(model, slots);
  const why = whyNone(cards);
  if (why !== undefined) return { kind: 'bad', ...why };
  if (cards.length < 3) {
    return {
      kind: 'good',
      text: `${cards.length} of 3 chosen: all alike or all different in each characteristic.`,
      rule: 'G-4.1',
    };
  }
  const names = typesOf(cards).map((type) => `${type.name} (${type.letter})`);
  const option = model.decision?.options.find(
    (entry) => entry.slots?.length === 3 && slots.every((slot) => entry.slots?.includes(slot)),
  );
  if (option === undefined) {
    return {
      kind: 'bad',
      reason:
        'at least two of the three must come from your hand, and an Air Enchanter in a tower stays there',
      rule: 'G-4.2',
    };
  }
  return { kind: 'good', text: `${names.join(' or ')}: ${option.does}`, rule: 'G-4.5' };
}

export const board: GameBoard = {
  Board: GatheringsBoard,
  art,
  turns: { turns: 'turns', active: 'active' },
  optionLabel,
  numbers,
  meaning,
  pointable: (model, slot) => pickedCards(model, [slot]).length === 1,
  page: (question) =>
    ['draw', 'replace', 'pile', 'target', 'exchange'].includes(question) ? 'shared' : 'own',
};
