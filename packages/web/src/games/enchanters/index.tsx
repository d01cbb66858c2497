import type { Option } from '@conclave/kernel';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { GameBoard, TableModel } from '../../table/model.ts';
import { art } from './art.tsx';
import { EnchantersBoard } from './board.tsx';
import { numbers } from './numbers.ts';
import { cardOfSlot, trackPlace } from './places.ts';
import { Rich, SignIcon } from './rich.tsx';
import { figureOf } from './signs.ts';
import { widthOf } from './text.ts';

/** Longer than this, an action is called by its card's name. */
const SHORT = 26;

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
  return (
    <>
      {rest ? <SignIcon sign="rest" /> : <Icon glyph={figureOf(card.id, card.kind)} />}{' '}
      {widthOf(does) <= SHORT ? <Rich text={does} silent /> : card.name}
    </>
  );
}

const ON_TABLE = new Set(['act', 'prepare', 'target', 'trackCard', 'kingdom', 'village']);

export const enchantersBoard: GameBoard = {
  Board: EnchantersBoard,
  art,
  turns: { turns: 'turns', active: 'active' },
  optionLabel,
  numbers,
  pointable: (model, slot) => trackPlace(model, slot) >= 0,
  page: (question) => (ON_TABLE.has(question) ? 'shared' : 'own'),
};
