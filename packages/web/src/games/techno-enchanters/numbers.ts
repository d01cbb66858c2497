import { cardPickup, gems, roundStar, spellBook } from '../../icons/techno-enchanters.ts';
import type { SeatNumber } from '../../table/board.ts';
import type { TableModel } from '../../table/model.ts';
import { counterOf } from '../../table/places.ts';
import { placeOf, printed, rowsOf } from './places.ts';
import { sayRow, wordsOfRow } from './row-words.ts';

/** T-4.1: stars of both rows. */
function stars(model: TableModel, seat: number): SeatNumber {
  const words = rowsOf(model, seat).map(({ cards }) => wordsOfRow(printed(model, cards)));
  const sum = words.reduce((total, row) => total + row.stars, 0);
  return {
    label: 'Stars',
    glyph: roundStar,
    value: String(sum),
    colour: sum >= 3 ? 'var(--gold)' : 'var(--ink-soft)',
    why: [
      ...words.map((row, i) => `${i === 0 ? 'First' : 'Second'} row: ${sayRow(row)}`),
      'Three or more earn a treasure at the end of the turn (T-4.1)',
    ],
  };
}

function treasures(model: TableModel, seat: number): SeatNumber {
  const hidden = placeOf(model, 'treasures', seat).cards;
  const open = placeOf(model, 'shown', seat).cards;
  const known = printed(model, hidden);
  const value = known.reduce((sum, card) => sum + Number(card['value'] ?? 0), 0);
  return {
    label: 'Treasures',
    glyph: gems,
    value: String(hidden.length + open.length),
    colour: 'var(--ink-soft)',
    why: [
      `${hidden.length} face down; you know ${known.length} of them, worth ${value} (T-4.7)`,
      ...(open.length === 0 ? [] : [`${open.length} face up, a set of the own colour (T-8.2)`]),
    ],
  };
}

function cards(model: TableModel, seat: number): SeatNumber {
  const hand = placeOf(model, 'hand', seat).cards.length;
  const aside = placeOf(model, 'aside', seat).cards.length;
  return {
    label: 'Cards',
    glyph: cardPickup,
    value: aside === 0 ? String(hand) : `${hand}+${aside}`,
    colour: 'var(--ink-soft)',
    why: [`${hand} in hand, ${aside} set aside (T-3.2)`, 'Each scores 1 at the end (T-8.3)'],
  };
}

function points(model: TableModel, seat: number): SeatNumber {
  const score = model.scores[seat];
  const before = counterOf(model, 'score', seat);
  if (score !== undefined) {
    return {
      label: 'Points',
      glyph: spellBook,
      value: String(score.total),
      why: score.items.map((item) => `${item.what}: ${item.points}`),
    };
  }
  return {
    label: 'Points',
    glyph: spellBook,
    value: `${before}+?`,
    why: [`First round: ${before}`, 'Treasures you have not seen count too (T-4.7)'],
  };
}

export const numbers = (model: TableModel, seat: number): readonly SeatNumber[] => [
  points(model, seat),
  stars(model, seat),
  treasures(model, seat),
  cards(model, seat),
];
