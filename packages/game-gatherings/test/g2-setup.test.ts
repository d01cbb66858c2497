import { SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import {
  acting,
  asked,
  cards,
  counter,
  drawTwo,
  forSeeds,
  LETTERS,
  piles,
  say,
  seen,
  start,
  table,
} from './play.ts';

/** How often each value comes up over many seeds. */
function tally(count: number, value: (seed: string) => string): Map<string, number> {
  const out = new Map<string, number>();
  forSeeds(count, (seed) => {
    const key = value(seed);
    out.set(key, (out.get(key) ?? 0) + 1);
  });
  return out;
}

describe('set-up', () => {
  it('G-2.1 three cards lie face down, one face up, the other 36 are the draw pile', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const match = start({ seats });
      expect(cards(match, 'open')).toHaveLength(1);
      for (const spot of [0, 1, 2]) expect(cards(match, 'closed', spot)).toHaveLength(1);
      expect(cards(match, 'deck')).toHaveLength(36);
      expect(cards(match, 'discard')).toEqual([]);
      expect(cards(match, 'area')).toEqual([]);
    }
  });

  it('G-2.1 everyone sees the face-up card and nobody the others', () => {
    const match = start();
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(seen(match, viewer, 'open')).toEqual(cards(match, 'open'));
      for (const spot of [0, 1, 2]) expect(seen(match, viewer, 'closed', spot)[0]).toMatch(/^\?/);
      expect(seen(match, viewer, 'deck')[0]).toMatch(/^\?\w/);
      expect(new Set(seen(match, viewer, 'deck').slice(1))).toEqual(new Set(['?']));
    }
  });

  it('G-2.1 the cards are shuffled: every card lies in every place about equally often', () => {
    const seeds = 2000;
    for (const zone of ['closed', 'open', 'deck']) {
      const found = tally(seeds, (seed) => cards(start({ seed }), zone)[0] ?? '');
      // Periculum is never turned up (G-2.4).
      const kinds = zone === 'open' ? 39 : 40;
      expect(found.size).toBe(kinds);
      const expected = seeds / kinds;
      const chi = [...found.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
      // The 99.99 % point of chi-square with 39 degrees of freedom.
      expect(chi).toBeLessThan(83);
    }
  });

  it('G-2.1 the face-up spot stays the face-up one, the others stay face down', () => {
    const match = table({ open: 'fire-gold-mage', deck: ['water-gold-mage', 'earth-gold-mage'] });
    say(match, 0, { in: 'open' });
    say(match, 0, { in: 'closed[1]' });
    say(match, 0, 'Neither');
    say(match, 0, 'second');
    expect(seen(match, 1, 'open')).toEqual(['earth-gold-mage']);
    expect(seen(match, 1, 'closed', 1)).toEqual(['?water']);
  });

  it('G-2.1 the discard pile lies face up, all of it', () => {
    const match = acting({ hands: [['idem', 'exodus', 'fire-gold-mage', 'chaos']] });
    say(match, 0, 'Play Exodus');
    for (const viewer of [0, 1, SPECTATOR])
      expect(seen(match, viewer, 'discard')).toEqual(['exodus']);
    const full = table({ discard: ['idem', 'fire-gold-mage', 'exodus'] });
    expect(seen(full, SPECTATOR, 'discard')).toEqual(['idem', 'fire-gold-mage', 'exodus']);
  });

  it('G-2.2 each of the piles A to G is shuffled by itself and lies face down', () => {
    for (const [i, letter] of LETTERS.entries()) {
      const orders = tally(60, (seed) => cards(start({ seed }), 'pile', i).join());
      expect(orders.size).toBeGreaterThan(20);
      const match = start();
      expect([...cards(match, 'pile', i)].sort()).toEqual(piles(letter).sort());
      for (const viewer of [0, 1, SPECTATOR]) {
        expect(seen(match, viewer, 'pile', i)).toEqual(Array(7).fill(`?${letter}`));
      }
    }
  });

  it('G-2.2 any object is as likely on top as any other', () => {
    const seeds = 1400;
    const tops = tally(seeds, (seed) => cards(start({ seed }), 'pile', 6)[0] ?? '');
    const share = (id: string): number => (tops.get(id) ?? 0) / seeds;
    expect(share('object-G-4')).toBeCloseTo(3 / 7, 1);
    expect(share('object-G-5')).toBeCloseTo(2 / 7, 1);
    expect(share('object-G-6')).toBeCloseTo(1 / 7, 1);
    expect(share('object-G-S')).toBeCloseTo(1 / 7, 1);
  });

  it('G-2.2 the New Gathering cards and the Elemental Master are open for all to see', () => {
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(seen(start(), viewer, 'newGatherings')).toEqual(Array(8).fill('new-gathering'));
      expect(seen(start(), viewer, 'elementalMaster')).toEqual(['elemental-master']);
    }
  });

  it('G-2.3 hands start empty', () => {
    const match = start({ seats: 6 });
    for (let seat = 0; seat < 6; seat++) expect(cards(match, 'hand', seat)).toEqual([]);
  });

  it('G-2.3 chance picks who starts, everyone alike', () => {
    for (const seats of [2, 5]) {
      const starters = tally(1000, (seed) => String(asked(start({ seed, seats })).seat));
      expect(starters.size).toBe(seats);
      for (const count of starters.values()) {
        expect(count).toBeGreaterThan((1000 / seats) * 0.75);
        expect(count).toBeLessThan((1000 / seats) * 1.25);
      }
    }
  });

  it('G-2.3 the option names who starts', () => {
    for (const seat of [0, 1, 2]) {
      forSeeds(10, (seed) => {
        const options = { startingSeat: String(seat + 1) };
        const match = start({ seed, seats: 3, options });
        expect(asked(match).seat).toBe(seat);
        expect(counter(match, 'active')).toBe(seat);
      });
    }
  });

  it('G-2.3 turns go clockwise, from the last seat to the first', () => {
    const match = table({ seats: 3, seat: 1 });
    const order: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { seat } = asked(match);
      order.push(seat);
      drawTwo(match, seat);
      say(match, seat, 'Neither');
    }
    expect(order).toEqual([1, 2, 0, 1]);
    expect(counter(match, 'turns')).toBe(5);
  });

  it('G-2.4 Periculum is never turned up by a set-up: it is laid out again', () => {
    let again = 0;
    forSeeds(600, (seed) => {
      const match = start({ seed });
      expect(cards(match, 'open')).not.toEqual(['periculum']);
      if (match.eventsSince(0, 0).some(({ rule }) => rule === 'G-2.4')) again++;
    });
    // One set-up in forty turns it up at first.
    expect(again).toBeGreaterThan(3);
    expect(again).toBeLessThan(40);
  });

  it('G-2.4 nobody loses a hand when the set-up is laid out again', () => {
    const hands = [['fire-gold-mage'], ['idem', 'water-gold-mage']];
    let again = 0;
    forSeeds(200, (seed) => {
      // Four cards are left to lay out: the face-up one is Periculum one time in four.
      const match = table({
        seats: 3,
        seed,
        hands,
        discard: ['periculum'],
        deck: ['chaos'],
        rest: 2,
      });
      drawTwo(match);
      say(match, 0, 'Neither');
      expect(cards(match, 'open')).not.toEqual(['periculum']);
      expect(cards(match, 'hand', 0)).toHaveLength(3);
      expect(cards(match, 'hand', 1)).toEqual(['idem', 'water-gold-mage']);
      expect(asked(match).seat).toBe(1);
      if (match.eventsSince(0, 0).some(({ rule }) => rule === 'G-2.4')) again++;
    });
    expect(again).toBeGreaterThan(5);
  });
});
