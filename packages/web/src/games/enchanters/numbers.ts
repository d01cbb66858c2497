import { type Breakdown, breakdown } from '@conclave/game-enchanters';
import type { SeatNumber } from '../../table/board.ts';
import type { TableModel } from '../../table/model.ts';
import { cardOfSlot, counterOf } from '../../table/places.ts';
import { tableOf } from './places.ts';
import { SIGNS } from './signs.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Where a number comes from, card by card; two of a name are told together. */
export function shareLines(
  { shares, boost }: Breakdown,
  nameOf: (slot: number) => string,
): string[] {
  const sums = new Map<string, { n: number; cards: number }>();
  for (const { slot, from, n } of shares) {
    const name = `${nameOf(slot)}${from === 'bonus' ? ', what it adds now' : ''}`;
    const before = sums.get(name) ?? { n: 0, cards: 0 };
    sums.set(name, { n: before.n + n, cards: before.cards + 1 });
  }
  const lines = [...sums].map(
    ([name, { n, cards }]) => `${signed(n)} ${name}${cards > 1 ? ` (${cards} parts)` : ''}`,
  );
  if (boost !== 0) lines.push(`${signed(boost)} until the end of the turn (E-4.6)`);
  if (lines.length === 0) lines.push('nothing adds to it yet');
  return lines;
}

const TINTS = {
  attack: 'light-dark(#a03c12, #ffa882)',
  defense: 'light-dark(#1b5596, #93c9ff)',
  crystals: 'light-dark(#0a6a62, #7ff0dc)',
  wounds: 'light-dark(#a3142b, #ff8d9c)',
  glory: 'light-dark(#7a4d00, #ffd978)',
} as const;

/** Attack, Defense, crystals, wounds and Glory of a seat, each with how it adds up. */
export function numbers(model: TableModel, seat: number): readonly SeatNumber[] {
  const table = tableOf(model);
  const nameOf = (slot: number): string => cardOfSlot(model, slot)?.name ?? 'a card';
  const attack = breakdown(table, seat, 'attack');
  const defense = breakdown(table, seat, 'defense');
  const crystals = counterOf(model, 'crystals', seat);
  const wounds = counterOf(model, 'wounds', seat);
  const score = model.scores[seat];
  return [
    {
      label: 'Attack',
      glyph: SIGNS.attack,
      colour: TINTS.attack,
      value: String(attack.total),
      why: shareLines(attack, nameOf),
    },
    {
      label: 'Defense',
      glyph: SIGNS.defense,
      colour: TINTS.defense,
      value: String(defense.total),
      why: shareLines(defense, nameOf),
    },
    {
      label: 'Crystals',
      glyph: SIGNS.crystals,
      colour: TINTS.crystals,
      value: String(crystals),
      why: ['They pay for journeys and actions (E-7.3)'],
    },
    {
      label: 'Wounds',
      glyph: SIGNS.wounds,
      colour: TINTS.wounds,
      value: String(wounds),
      why: ['Each costs 1 Glory at the end (E-15.4)'],
    },
    {
      label: 'Glory',
      glyph: SIGNS.glory,
      colour: TINTS.glory,
      value: String(score?.total ?? 0),
      why: [
        ...(score?.items ?? []).map(({ what, points }, i, all) => {
          const before = all.slice(0, i).filter((item) => item.what === what).length;
          return `${signed(points)} ${what}${before > 0 ? ` (${before + 1})` : ''}`;
        }),
        'if the game ended now (E-15.4)',
      ],
    },
  ];
}
