import { move, Rng, shuffle, zoneOf } from '@conclave/kernel';
import { determinize, positionOf, viewOf } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { type SmallTable, smallTable, thrownBy, ZONES } from '../small.ts';

const zones = { ...ZONES, hand: { ...ZONES.hand, never: ['ash', 'holly'] } };

/** How often each card is imagined in the second seat's hand by the first seat. */
function inHand(t: SmallTable, deals: number): Map<string, number> {
  const rng = new Rng('never');
  const view = viewOf(t, 0);
  const found = new Map<string, number>();
  for (let i = 0; i < deals; i++) {
    const position = positionOf(t, determinize(t, view, rng));
    for (const id of position.zones['hand']?.[1] ?? []) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

describe('a zone that can never hold a card', () => {
  it('is never imagined to hold it, and every other card of its back is', () => {
    const t = smallTable({ zones });
    // Cedar and Elm have the red back, like Ash and Gorse.
    move(t, 2, zoneOf(t, 'hand', 1));
    move(t, 4, zoneOf(t, 'hand', 1));
    const found = inHand(t, 600);
    expect(found.has('ash')).toBe(false);
    expect([...found.keys()].sort()).toEqual(['cedar', 'elm', 'gorse']);
  });

  it('is not imagined to hold it either when the card was seen and shuffled in', () => {
    const t = smallTable({ zones });
    move(t, 0, t.zone.row);
    move(t, 0, t.zone.deck);
    shuffle(t, t.zone.deck);
    for (let i = 0; i < 3; i++) {
      const top = t.cells[t.layout.zones + t.zone.deck] as number;
      move(t, top & 255, zoneOf(t, 'hand', 1));
    }
    expect(inHand(t, 400).has('ash')).toBe(false);
  });

  it('must name a card there is', () => {
    const wrong = { ...ZONES, hand: { ...ZONES.hand, never: ['oak'] } };
    expect(thrownBy(() => smallTable({ zones: wrong }))).toBe(
      'the zone hand can never hold oak, which is no card',
    );
  });
});
