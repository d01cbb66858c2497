import { describe, expect, it } from 'vitest';
import { enchanters } from '../src/index.ts';
import { KINGDOMS } from './cards.ts';
import { cards, deck, forSeeds, start, track } from './play.ts';

const kindOf = new Map(enchanters.cards({}).map((card) => [card.id, card]));
const isArtifact = (id: string): boolean =>
  ['item', 'enchantment'].includes(String(kindOf.get(id)?.kind));
const isDragon = (id: string): boolean => kindOf.get(id)?.kind === 'dragon';

/** All cards in play at the beginning, from the top: what shows on the track came from there. */
const whole = (match: ReturnType<typeof start>): string[] => [
  ...track(match).flatMap((id) => id ?? []),
  ...deck(match),
];
const usual = { 2: 52, 3: 75, 4: 100 } as const;

describe('variants', () => {
  it('E-17.1 Fast Invasion takes five cards a player out, unseen', () => {
    for (const seats of [2, 3, 4] as const) {
      const match = start({ seats, options: { fast: true } });
      expect(whole(match)).toHaveLength(usual[seats] - 5 * seats);
      expect(cards(match, 'unseen')).toHaveLength(5 * seats);
      expect(cards(match, 'graveyard')).toEqual([]);
      const hidden = match.view(0).cells;
      expect(hidden).not.toEqual(match.state);
    }
  });

  it('E-17.1 they come off before seeding: the seeded cards are all there', () => {
    forSeeds(20, (seed) => {
      const match = start({ seats: 3, seed, options: { fast: true } });
      expect(whole(match).slice(0, 9).every(isArtifact)).toBe(true);
    });
  });

  it('E-17.2 Superfast Invasion uses only the cards marked 2', () => {
    const match = start({
      seats: 3,
      options: { superfast: true, decks: 'chosen', kingdoms: KINGDOMS.slice(0, 3) },
    });
    const all = whole(match);
    expect(all).toHaveLength(39);
    for (const id of new Set(all)) {
      expect([id, all.filter((other) => other === id).length]).toEqual([
        id,
        kindOf.get(id)?.['twoPlayerCopies'],
      ]);
    }
  });

  it('E-17.3 Superfast seeds two artifact cards a player', () => {
    for (const seats of [2, 3, 4]) {
      const runs: number[] = [];
      forSeeds(40, (seed) => {
        const all = whole(start({ seats, seed, options: { superfast: true } }));
        runs.push(all.findIndex((id) => !isArtifact(id)));
      });
      // A creature can follow at once, so the shortest run is the seeding number.
      expect(Math.min(...runs.map((run) => (run < 0 ? 99 : run)))).toBe(2 * seats);
    }
  });

  it('E-17.4 Superfast for two is one Kingdom each: 26 cards', () => {
    expect(whole(start({ seats: 2, options: { superfast: true } }))).toHaveLength(26);
    const options = { superfast: true, decks: 'chosen', kingdoms: ['bandits', 'gnolls'] };
    const match = start({ seats: 2, options });
    const kingdoms = new Set(whole(match).map((id) => kindOf.get(id)?.['kingdom']));
    expect([...kingdoms].sort()).toEqual(['Bandits', 'Gnolls']);
  });

  it('E-17.5 E-17.6 the Dragons are in the bottom half, before seeding', () => {
    let highest = 99;
    forSeeds(60, (seed) => {
      const match = start({ seats: 4, seed, options: { dragonsInTheDepths: true } });
      const all = whole(match);
      const at = all.map((id, i) => (isDragon(id) ? i : -1)).filter((i) => i >= 0);
      expect(at).toHaveLength(4);
      highest = Math.min(highest, ...at);
      expect(cards(match, 'seeded').some(isDragon)).toBe(false);
      expect(cards(match, 'deck').some(isDragon)).toBe(false);
    });
    // 96 cards without the Dragons: 48 above. The 12 seeded ones may come from below.
    expect(highest).toBeGreaterThanOrEqual(48);
    expect(highest).toBeLessThan(66);
    let usualHighest = 99;
    forSeeds(60, (seed) => {
      const all = whole(start({ seats: 4, seed }));
      usualHighest = Math.min(usualHighest, all.findIndex(isDragon));
    });
    expect(usualHighest).toBeLessThan(48);
  });

  it('E-17.6 of an odd number of cards the smaller half is the bottom one', () => {
    const options = { fast: true, dragonsInTheDepths: true };
    forSeeds(10, (seed) => {
      const match = start({ seats: 3, seed, options });
      // 72 cards without the Dragons, 15 of them left out: 28 below, and all seeded come from there.
      expect(cards(match, 'deck')).toHaveLength(57 - 28);
    });
  });

  it('E-17.7 variants go together, the removal before the Dragons', () => {
    const options = { fast: true, superfast: true, dragonsInTheDepths: true };
    forSeeds(30, (seed) => {
      const match = start({ seats: 4, seed, options });
      expect(whole(match)).toHaveLength(4 * 13 - 20);
      // No Dragon was in the deck when the cards came off, so all of them are still there.
      expect(whole(match).filter(isDragon)).toHaveLength(4);
      expect(cards(match, 'unseen').some(isDragon)).toBe(false);
    });
  });
});
