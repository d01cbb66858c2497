import type { Option } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { GameBoard, TableModel } from '../../table/model.ts';
import { cardOfSlot } from '../../table/places.ts';
import { art } from './art.tsx';
import { EnchantersBoard } from './board.tsx';
import { numbers } from './numbers.ts';
import { trackPlace } from './places.ts';
import { Rich, SignIcon } from './rich.tsx';
import { figureOf } from './signs.ts';
import { calledBy } from './text.ts';

/** Journeys by the card they lead to, actions by what they do. */
function optionLabel(option: Option, model: TableModel): ReactElement | undefined {
  const { slots = [], label, does } = option;
  const slot = slots[0];
  const card = slot === undefined || slots.length > 1 ? undefined : cardOfSlot(model, slot);
  if (slot === undefined || card === undefined) return undefined;
  if (label.startsWith('Journey to ')) {
    return (
      <>
        <Icon glyph={figureOf(card.id, card.kind)} /> {card.name}
      </>
    );
  }
  const rest = label.startsWith('Rest ');
  if (!rest && !label.startsWith('Use ')) return undefined;
  const alike = model.decision?.options.filter(
    (other) => other.slots?.[0] === slot && other.label.startsWith('Rest ') === rest,
  );
  const words = calledBy(
    does,
    (alike ?? []).map((other) => other.does),
  );
  return (
    <>
      {rest ? <SignIcon sign="rest" /> : <Icon glyph={figureOf(card.id, card.kind)} />}{' '}
      {words === undefined ? card.name : <Rich text={words} silent />}
    </>
  );
}

const ON_TABLE = new Set(['act', 'prepare', 'target', 'trackCard', 'kingdom', 'village']);

export const board: GameBoard = {
  Board: EnchantersBoard,
  art,
  turns: { turns: 'turns', active: 'active' },
  optionLabel,
  numbers,
  pointable: (model, slot) => trackPlace(model, slot) >= 0,
  page: (question) => (ON_TABLE.has(question) ? 'shared' : 'own'),
};
