import { Rng } from '@conclave/kernel';
import { type Match, replay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import type { Value } from '../src/content/vocabulary.ts';
import { enchanters } from '../src/index.ts';
import { contentWith, minor, multi, TOWN, village } from './cards.ts';
import {
  asked,
  cards,
  counter,
  crystals,
  deck,
  forSeeds,
  goOn,
  playOut,
  question,
  repose,
  start,
  table,
  total,
  track,
  use,
} from './play.ts';

const setUp = (match: Match): string =>
  JSON.stringify([
    track(match),
    deck(match),
    cards(match, 'village'),
    cards(match, 'box').length,
    counter(match, 'first'),
  ]);

describe('conventions', () => {
  it('E-19.1 the same seed gives the same game: kingdoms, Village, first player and every card', () => {
    const found = new Set<string>();
    forSeeds(12, (seed) => {
      const options = { dragonsInTheDepths: true };
      expect(setUp(start({ seats: 3, seed, options }))).toBe(
        setUp(start({ seats: 3, seed, options })),
      );
      found.add(setUp(start({ seats: 3, seed, options })));
    });
    expect(found.size).toBe(12);
  });

  it('E-19.1 a game plays again to the same end from its seed and answers, dice included', () => {
    const dice = village([
      multi({ kind: 'gainCrystals', n: { kind: 'd6' } }, { kind: 'payWounds', n: 1 }),
    ]);
    const options = { content: contentWith([], dice), village: TOWN };
    const rolled = new Set<number>();
    for (const seed of ['one', 'two', 'three']) {
      const match = start({ seed, options });
      for (let i = 0; i < 8; i++) {
        const before = crystals(match, asked(match).seat);
        use(match, TOWN);
        rolled.add(crystals(match, asked(match).seat) - before);
      }
      while (!match.over) {
        if (question(match).endsWith(' act')) repose(match);
        else goOn(match);
      }
      const again = replay(enchanters, match.log());
      expect('match' in again && again.match.hash).toBe(match.hash);
    }
    expect([...rolled].every((n) => n >= 1 && n <= 6)).toBe(true);
    expect(rolled.size).toBeGreaterThan(3);
  });

  it('E-19.1 nothing depends on the clock or on chance from elsewhere: two tables stay alike', () => {
    const [one, other] = [start({ seats: 4, seed: 'twin' }), start({ seats: 4, seed: 'twin' })];
    const rng = new Rng('twin');
    playOut(one, rng);
    for (const { seat, picks } of one.answers) expect(other.answer(seat, picks)).toBeUndefined();
    expect(other.hash).toBe(one.hash);
  });

  const per = (every: number): Value => ({ kind: 'per', of: { kind: 'wounds' }, every });
  it.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [5, 2],
    [6, 3],
  ])('E-19.3 a number for every two is rounded down: %i wounds count %i', (many, left) => {
    const match = table({
      village: village([minor({ kind: 'gainCrystals', n: per(2) })], {
        glory: [{ kind: 'perWound', every: 2, n: 10 }],
      }),
      wounds: [many],
    });
    expect(total(match)).toBe(10 * left - many);
    use(match, TOWN);
    expect(crystals(match)).toBe(5 + left);
  });
});
