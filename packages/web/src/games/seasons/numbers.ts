import { enchanted, freeSlots, SETUP } from '@conclave/game-seasons';
import type { SeatNumber } from '../../table/board.ts';
import type { TableModel } from '../../table/model.ts';
import { counterOf, placeOf, tableOf } from './places.ts';
import { SIGNS } from './signs.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const TINTS = {
  crystals: 'light-dark(#0a6a62, #7ff0dc)',
  gauge: 'light-dark(#7a4d00, #ffd978)',
  hand: 'light-dark(#62359c, #d5c2ff)',
  points: 'light-dark(#8a3a00, #ffba6b)',
} as const;

/** Crystals, room on the gauge, cards in hand and points of a seat, each with how it adds up. */
export function numbers(model: TableModel, seat: number): readonly SeatNumber[] {
  const table = tableOf(model);
  const played = placeOf(model, 'play', seat).cards.length;
  const gauge = counterOf(model, 'gauge', seat);
  const hand = placeOf(model, 'hand', seat).cards.length;
  const score = model.scores[seat];
  const free = freeSlots(table, seat);
  return [
    {
      label: 'Crystals',
      glyph: SIGNS.crystals,
      colour: TINTS.crystals,
      value: String(counterOf(model, 'crystals', seat)),
      why: ['Each is a point at the end (S-16.3)'],
    },
    {
      label: 'Cards in play of the summoning gauge',
      glyph: SIGNS.gauge,
      colour: TINTS.gauge,
      value: `${played}/${gauge}`,
      why: [
        `The summoning gauge stands at ${gauge} of ${SETUP.gauge} (S-8.2)`,
        free > 0 ? `Room for ${free} more` : 'No room for another card',
        ...(enchanted(table).summonLimit === 0 ? [] : ['One summon a turn (S-19.7)']),
      ],
    },
    {
      label: 'Cards in hand',
      glyph: SIGNS.card,
      colour: TINTS.hand,
      value: String(hand),
      why: [`Cards left in hand count ${signed(SETUP.perCardInHand)} each at the end (S-16.3)`],
    },
    {
      label: 'Points',
      glyph: SIGNS.prestige,
      colour: TINTS.points,
      value: String(score?.total ?? 0).replace('-', '−'),
      why: [
        ...(score?.items ?? []).map(({ what, points }) => `${signed(points)} ${what}`),
        'if the game ended now (S-16.3)',
      ],
    },
  ];
}
