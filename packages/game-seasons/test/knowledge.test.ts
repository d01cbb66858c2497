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
  match.view(viewer).memory.some((entry) => (entry & 1023) === faceOf(match, id));

describe('who knows what', () => {
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
    const { table: t } = match;
    for (let slot = 0; slot < t.layout.slotCount; slot++) {
      const at = t.layout.slots + slot;
      const word = t.cells[at] as number;
      // Seat 1 has seen the whole hand.
      if (((word >>> 17) & 127) === (t.zone['hand'] ?? -1)) t.cells[at] = word | (2 << 10);
    }
    expect(seen(match, 1, 'hand', 0)).toEqual(['K10', 'S01', 'S22']);
    say(match, 0, { label: 'Summon', cards: ['K10'] }, 'S22');
    expect(cards(match, 'discard')).toEqual(['S22']);
    expect(seen(match, 1, 'discard')).toEqual(['?']);
    expect(new Set(seen(match, 1, 'hand', 0))).toEqual(new Set(['?']));
    expect(seen(match, 0, 'discard')).toEqual(['S22']);
    expect(remembers(match, 1, 'S22')).toBe(true);
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
    const top = t.cells[(t.layout.zones + (t.zone['deck'] ?? 0)) as number] as number;
    const at = t.layout.slots + (top & 255);
    t.cells[at] = (t.cells[at] as number) | (2 << 10);
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
