import { listOf, lookAt, Rng, topOf } from '@conclave/kernel';
import { determinize, faceOfEntry, positionOf } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { asked, cards, PLAIN, say, seen, start, table } from './play.ts';

const DRAFT = { ...PLAIN, level: 'magician', kingdom: false };
type Match = ReturnType<typeof start>;

const pick = (match: Match, seat: number, at: number): void => {
  match.answer(seat, [match.decision(seat)?.options[at]?.code ?? -1]);
};

const faceOf = (match: Match, id: string): number =>
  match.table.spec.faces.findIndex((face) => face.id === id);

/** Whether a viewer remembers to have lost sight of a card. */
const remembers = (match: Match, viewer: number, id: string): boolean =>
  match.view(viewer).memory.some((entry) => faceOfEntry(entry) === faceOf(match, id));

/** Lets seat 1 know the whole hand of seat 0. */
function showHand(match: Match): void {
  const { table: t } = match;
  for (const slot of listOf(t, t.zone['hand'] ?? -1)) lookAt(t, slot, 1);
}

/** A match of two after the draft. */
function drafted(seed: string): Match {
  const match = start({ seed, options: DRAFT });
  while (asked(match).question === 'pick') for (const seat of [0, 1]) pick(match, seat, 0);
  return match;
}

/** What lies in a zone in worlds that a viewer thinks possible. */
function imagined(match: Match, viewer: number, zone: string, index: number): string[][] {
  const rng = new Rng('worlds');
  return Array.from({ length: 20 }, () => {
    const cells = determinize(match.table, match.view(viewer), rng);
    return [...(positionOf(match.table, cells).zones[zone]?.[index] ?? [])];
  });
}

/** How many cards of one list are in the other as well, copy for copy. */
function common(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return one.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

describe('who knows what', () => {
  it.each(['a', 'b', 'c'])(
    'S-3.4 of two, each can tell what the other took of a packet that came back (seed %s)',
    (seed) => {
      const match = drafted(seed);
      for (const [viewer, other] of [
        [0, 1],
        [1, 0],
      ] as const) {
        const taken = cards(match, 'pool', other);
        for (const world of imagined(match, viewer, 'pool', other)) {
          // All but the first, which was taken of a packet the viewer had not seen.
          expect(common(world, taken)).toBeGreaterThanOrEqual(8);
        }
        // Which of the cards lies where is told to nobody.
        expect(new Set(seen(match, viewer, 'pool', other))).toEqual(new Set(['?']));
      }
    },
  );

  it('S-3.3 whoever passed a packet on remembers its cards and not where they are', () => {
    const match = start({ seats: 3, options: DRAFT });
    const [taken, ...passed] = cards(match, 'packet', 0);
    for (const seat of [0, 1, 2]) pick(match, seat, 0);
    expect(seen(match, 0, 'pool', 0)).toEqual([taken]);
    for (const id of passed) {
      // A card of which seat 0 sees a copy now is not told apart from it.
      const visible = [...seen(match, 0, 'packet', 0), ...seen(match, 0, 'pool', 0)].includes(id);
      expect(remembers(match, 0, id) || visible, id).toBe(true);
    }
    expect(match.view(1).memory.length).toBeGreaterThan(0);
    expect(new Set(seen(match, 0, 'packet', 1))).toEqual(new Set(['?']));
  });

  it('S-13.12 a card known in a hand cannot be followed to the discard pile', () => {
    const match = table({
      zones: { hand: [['K10', 'S01', 'S22'], []], deck: ['S23'] },
      counters: { water: [1, 0], fire: [2, 0] },
    });
    showHand(match);
    expect(seen(match, 1, 'hand', 0)).toEqual(['K10', 'S01', 'S22']);
    say(match, 0, { label: 'Summon', cards: ['K10'] }, 'S22');
    expect(cards(match, 'discard')).toEqual(['S22']);
    expect(seen(match, 1, 'discard')).toEqual(['?']);
    expect(new Set(seen(match, 1, 'hand', 0))).toEqual(new Set(['?']));
    expect(seen(match, 0, 'discard')).toEqual(['S22']);
    expect(remembers(match, 1, 'S22')).toBe(true);
  });

  it('S-13.12 nor one that is exchanged by the Amulet of Time', () => {
    const match = table({
      zones: { hand: [['K15', 'S01', 'S22'], []], deck: ['S23', 'S24'] },
      counters: { water: [2, 0] },
    });
    showHand(match);
    say(match, 0, { label: 'Summon', cards: ['K15'] }, 'air', 'air', { cards: ['S22'] });
    expect(cards(match, 'discard')).toEqual(['S22']);
    expect(seen(match, 1, 'discard')).toEqual(['?']);
    expect(seen(match, 1, 'hand', 0)).toEqual(['?', '?']);
  });

  it('S-13.4 nobody can tell the order in which known cards were discarded', () => {
    const match = table({
      options: { ...PLAIN, enchantment: 'E10' },
      zones: {
        hand: [['S09'], []],
        play: [['S23'], []],
        deck: ['S22', 'S01', 'S02', 'S03', 'S04', 'S05', 'S06'],
      },
      counters: { air: [1, 0], water: [1, 0], fire: [1, 0], earth: [1, 0] },
    });
    // A draw lays the next two cards open.
    say(match, 0, { label: 'Activate', cards: ['S23'] });
    expect(seen(match, 1, 'deck').slice(0, 3)).toEqual(['S01', 'S02', '?']);
    say(match, 0, { label: 'Summon', cards: ['S09'] }, { cards: ['S03'] });
    say(match, 0, { order: ['S04', 'S01', 'S02'] });
    expect(cards(match, 'discard')).toEqual(['S02', 'S01', 'S04', 'S23']);
    expect(seen(match, 1, 'discard')).toEqual(['?', '?', '?', 'S23']);
  });

  it('S-13.2 which card the Potion of Resurrection brought back is its secret', () => {
    const match = table({
      zones: { hand: [['K08'], []], play: [['K11'], []], deck: ['S01', 'S02', 'S16', 'S03'] },
      counters: { air: [1, 0], fire: [1, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['K08'] }, 'Keep');
    expect(seen(match, 1, 'discard')).toEqual(['S02', 'S01']);
    say(match, 0, { label: 'Activate', cards: ['K11'] }, { cards: ['S01'] });
    expect(cards(match, 'hand', 0)).toEqual(['S16', 'S01']);
    expect(seen(match, 1, 'hand', 0)).toEqual(['S16', '?']);
    expect(seen(match, 1, 'discard')).toEqual(['K11', '?']);
  });

  it('S-13.10 a card looked at and put back is known to the one who looked', () => {
    const match = table({
      zones: { play: [['S34'], []], deck: ['S22', 'S23'] },
      counters: { crystals: [3, 0] },
    });
    say(match, 0, { label: 'Look at', cards: ['S34'] });
    expect(asked(match).question).toBe('act');
    expect(seen(match, 0, 'deck').slice(0, 2)).toEqual(['S22', '?']);
    expect(seen(match, 1, 'deck').slice(0, 2)).toEqual(['?', '?']);
  });

  it('S-13.10 what another arranged anew is no longer known', () => {
    const match = table({
      zones: { play: [['S34', 'K16'], []], deck: ['S22', 'S23', 'S24'] },
      counters: { crystals: [5, 0] },
    });
    const { table: t } = match;
    lookAt(t, topOf(t, t.zone['deck'] ?? -1), 1);
    expect(seen(match, 1, 'deck')[0]).toBe('S22');
    say(match, 0, { label: 'Activate', cards: ['K16'] }, { order: ['S22', 'S23', 'S24'] });
    expect(seen(match, 1, 'deck').slice(0, 3)).toEqual(['?', '?', '?']);
    expect(seen(match, 0, 'deck').slice(0, 3)).toEqual(['S22', 'S23', 'S24']);
  });

  it('S-13.9 what a search reveals is known to all, also in hand and discard pile', () => {
    const match = table({
      zones: { hand: [['K08'], []], deck: ['S01', 'S16', 'S02'] },
      counters: { air: [1, 0], fire: [1, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['K08'] }, 'Keep');
    expect(seen(match, 1, 'hand', 0)).toEqual(['S16']);
    expect(seen(match, 1, 'discard')).toEqual(['S01']);
    expect(seen(match, 6, 'hand', 0)).toEqual(['S16']);
  });

  it('S-13.2 a sacrificed card is known where it lies, until the pile is shuffled', () => {
    const rest = Array.from({ length: 50 }, (_, i) => `S${String(i + 1).padStart(2, '0')}`);
    const match = table({
      options: { ...PLAIN, kingdom: false },
      zones: {
        play: [['S23', 'S25'], []],
        deck: ['S22'],
        library3: [
          [],
          [...rest, ...rest].filter((id, i) => i >= 50 || !['S22', 'S23', 'S25'].includes(id)),
        ],
      },
    });
    say(match, 0, { label: 'Activate', cards: ['S25'] }, ...new Array<string>(5).fill('air'));
    expect(seen(match, 1, 'discard')).toEqual(['S25']);
    say(match, 0, { label: 'Activate', cards: ['S23'] });
    // The last card was drawn, so both potions are in the new draw pile.
    expect([...cards(match, 'deck')].sort()).toEqual(['S23', 'S25']);
    expect(seen(match, 1, 'deck')).toEqual(['?', '?']);
    expect(remembers(match, 1, 'S25')).toBe(true);
  });
});
