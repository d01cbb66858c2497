import { describe, expect, it } from 'vitest';
import {
  cards,
  counter,
  DECK,
  forSeeds,
  open,
  say,
  seen,
  start,
  table,
  treasuresFor,
} from './play.ts';

const SEATS = [3, 4, 5];
const sorted = (list: readonly string[]): string[] => [...list].sort();

describe('T-2 set-up', () => {
  it.each(SEATS)('T-2.1 with %i players everyone has one character and sees only that', (seats) => {
    const match = start({ seats });
    for (let seat = 0; seat < seats; seat++) {
      const own = cards(match, 'character', seat);
      expect(own).toHaveLength(1);
      for (let viewer = 0; viewer <= 6; viewer++) {
        if (viewer >= seats && viewer !== 6) continue;
        expect(seen(match, viewer, 'character', seat)).toEqual(viewer === seat ? own : ['?']);
      }
    }
  });

  it('T-2.1 characters are dealt by chance', () => {
    const dealt = new Set<string>();
    forSeeds(40, (seed) => dealt.add(cards(start({ seed }), 'character', 0)[0] ?? ''));
    expect(sorted([...dealt])).toEqual(['angbat-3', 'flambeaux-3', 'lichtenborn-3']);
  });

  it.each([
    [3, 15],
    [4, 20],
    [5, 25],
  ])('T-2.2 with %i players %i treasures are in play, three of them displayed', (seats, count) => {
    const match = start({ seats });
    const inPlay = ['display', 'treasureDeck', 'bottom'].flatMap((zone) => cards(match, zone));
    expect(sorted(inPlay)).toEqual(sorted([...treasuresFor(seats), 'queen']));
    expect(inPlay).toHaveLength(count + 1);
    expect(cards(match, 'display')).toHaveLength(3);
    expect(cards(match, 'treasureDeck')).toHaveLength(count - 7);
    expect(seen(match, 0, 'display')).toEqual(cards(match, 'display'));
    expect(new Set(seen(match, 0, 'treasureDeck'))).toEqual(new Set(['?']));
  });

  it('T-2.2 the Queen is one of the last five, in any place among them', () => {
    const places = new Set<number>();
    forSeeds(60, (seed) => {
      const bottom = cards(start({ seed }), 'bottom');
      expect(bottom).toHaveLength(5);
      expect(bottom).toContain('queen');
      places.add(bottom.indexOf('queen'));
    });
    expect(sorted([...places].map(String))).toEqual(['0', '1', '2', '3', '4']);
  });

  it('T-2.2 the last five come only when the others are gone', () => {
    const match = table({
      hands: [['tremor'], ['dispel']],
      display: ['red-1', 'red-2', 'red-3'],
      next: ['grey-1'],
    });
    say(match, 0, 'Play Tremor');
    say(match, 0, 'red-1');
    expect(cards(match, 'display')).toContain('grey-1');
    expect(cards(match, 'queen')).toEqual([]);
  });

  it.each(SEATS)('T-2.3 with %i players everyone holds four cards of the 70', (seats) => {
    const match = start({ seats });
    const hands = Array.from({ length: seats }, (_, seat) => cards(match, 'hand', seat));
    for (const hand of hands) expect(hand).toHaveLength(4);
    expect(sorted([...hands.flat(), ...cards(match, 'deck')])).toEqual(sorted(DECK));
  });

  it('T-2.3 an exhausted draw pile is the shuffled discard pile', () => {
    const match = table({
      hands: [['windfall', 'dispel'], ['gift-stone-0']],
      rest: 'discard',
      deck: ['hex-stone-0'],
    });
    expect(cards(match, 'deck')).toEqual(['hex-stone-0']);
    const discarded = cards(match, 'discard').length;
    say(match, 0, 'Play Windfall');
    expect(cards(match, 'aside', 0)[0]).toBe('hex-stone-0');
    expect(cards(match, 'aside', 0)).toHaveLength(3);
    expect(cards(match, 'deck')).toHaveLength(discarded - 2);
    expect(cards(match, 'discard')).toEqual(['windfall']);
  });

  it('T-2.3 the discard pile is shuffled before it is drawn from, and nobody knows its order', () => {
    const drawn = new Set<string>();
    forSeeds(12, (seed) => {
      const match = table({ seed, hands: [['windfall', 'dispel']], rest: 'discard' });
      say(match, 0, 'Play Windfall');
      drawn.add(cards(match, 'aside', 0).join());
      expect(new Set(seen(match, 1, 'deck'))).toEqual(new Set(['?']));
    });
    expect(drawn.size).toBeGreaterThan(6);
  });

  it('T-2.3 chance picks the first player, or the option does; turns run to the left', () => {
    const first = new Set<string>();
    forSeeds(40, (seed) => first.add(open(start({ seed, seats: 4 }))[0] ?? ''));
    expect(first.size).toBe(4);
    const match = start({ seats: 4, options: { startingSeat: '4' } });
    expect(open(match)).toEqual(['3 enchant']);
    say(match, 3, 'Neither');
    say(match, 3, 'Play no more');
    expect(open(match)).toEqual(['0 enchant']);
    expect(counter(match, 'active')).toBe(0);
  });
});
