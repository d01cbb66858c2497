import { jeweledChalice, sandsOfTime, spellBook } from '../../icons/gatherings.ts';
import type { SeatNumber } from '../../table/board.ts';
import type { TableModel } from '../../table/model.ts';
import { known, placeOf } from './places.ts';

/** G-6.1: spell points, as far as the viewer can add them up, and out of how many. */
export function numbers(model: TableModel, seat: number): readonly SeatNumber[] {
  const { snapshot, scores } = model;
  const total = Number(snapshot.info.options['total'] ?? 15);
  const objects = placeOf(model, 'objects', seat).cards;
  const open = known(model, objects);
  const secret = objects.length - open.length;
  const score = scores[seat];
  const hand = placeOf(model, 'hand', seat).cards;
  const handKnown = hand.every(({ face }) => face >= 0);
  const complete = score !== undefined && secret === 0 && (handKnown || isOver(model));
  const seen = open.reduce((sum, { card }) => sum + Number(card['points'] ?? 0), 0);
  const points: SeatNumber = complete
    ? {
        label: 'Spell points',
        glyph: spellBook,
        value: `${score.total}/${total}`,
        why: [
          ...score.items.map((item) => `${item.what}: ${item.points}`),
          `${total} win at once (G-6.2)`,
        ],
      }
    : {
        label: 'Spell points',
        glyph: spellBook,
        value: `${seen}+?`,
        why: [
          `${seen} from open New Gathering cards`,
          `${secret} objects are secret until the end (G-4.9)`,
          'Elementals in hand count 1 each (G-6.1)',
        ],
      };
  const stones = open.filter(({ card }) => card.kind === 'stone').length;
  const things: SeatNumber = {
    label: 'Objects',
    glyph: jeweledChalice,
    value: String(objects.length),
    colour: 'var(--ink-soft)',
    why: [
      ...(seat === model.you ? [`Sorcerer's Stones: ${stones}; two and another object win`] : []),
      'Their number and letters are public (G-4.9)',
    ],
  };
  const extra = model.sight.counters['extraTurn']?.[0] === 1;
  const active = model.sight.counters['active']?.[0] === seat;
  if (!extra || !active) return [points, things];
  return [
    points,
    things,
    { label: 'Extra turn', glyph: sandsOfTime, value: '1', why: ['Earned by an Alea (G-3.7)'] },
  ];
}

const isOver = (model: TableModel): boolean => model.snapshot.info.status === 'finished';
