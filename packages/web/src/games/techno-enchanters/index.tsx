import type { Option } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import type { GameBoard, TableModel } from '../../table/model.ts';
import { art, Stars } from './art.tsx';
import { TechnoBoard } from './board.tsx';
import { SYMBOLS, signOfColour, spellLook } from './looks.ts';
import { numbers } from './numbers.ts';

/** Questions about what lies in the middle or before the others. */
const SHARED = [
  'steal',
  'starTreasure',
  'findTreasure',
  'buryTreasure',
  'lookAtCharacter',
  'target',
  'secondTarget',
  'discardVision',
  'swapVisions',
];

/** A vision and a treasure are told by their signs, with where they go. */
function optionLabel(option: Option, model: TableModel): ReactElement | undefined {
  const [slot] = option.slots ?? [];
  if (slot === undefined || option.slots?.length !== 1) return undefined;
  const seen = Object.values(model.sight.zones)
    .flat(2)
    .find((entry) => entry.slot === slot);
  const card = seen === undefined || seen.face < 0 ? undefined : model.cardOf(seen.face);
  if (card?.kind === 'vision') {
    const spell = spellLook(card['spell']);
    const symbol = SYMBOLS[String(card['symbol'])];
    const row = / to your (first|second) row$/.exec(option.label)?.[1];
    return (
      <>
        {symbol === undefined ? null : <Icon glyph={symbol.glyph} />} {spell.word}{' '}
        <Stars stars={Number(card['stars'] ?? 0)} link={card['link'] === true} />
        {row === undefined ? null : ` → ${row} row`}
      </>
    );
  }
  if (card?.kind !== 'treasure' || option.label.startsWith('Exchange')) return undefined;
  const whom = option.seat === undefined || option.seat === model.you;
  return (
    <>
      <Icon glyph={signOfColour(card['colour']).glyph} /> {String(card['colour'])}{' '}
      <b>{String(card['value'])}</b>
      {whom ? '' : ` → ${model.names[option.seat ?? 0]}`}
    </>
  );
}

export const board: GameBoard = {
  Board: TechnoBoard,
  art,
  turns: { turns: 'turns', active: 'active' },
  optionLabel,
  numbers,
  page: (question) => (SHARED.includes(question) ? 'shared' : 'own'),
};
