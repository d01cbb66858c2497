import { describe, expect, it } from 'vitest';
import { DECKS } from './components.ts';
import { asked, cards, counters, PLAIN, say, seen, start } from './play.ts';

const DRAFT = { ...PLAIN, level: 'magician', kingdom: false };
type Match = ReturnType<typeof start>;

const packet = (match: Match, seat: number): readonly string[] => cards(match, 'packet', seat);

/** Everybody picks the first card of their packet; returns what they picked. */
function pickFirst(match: Match): string[] {
  const seats = match.table.seats;
  return Array.from({ length: seats }, (_, seat) => {
    const decision = match.decision(seat);
    const option = decision?.options[0];
    if (option === undefined) throw new Error(`seat ${seat} has nothing to pick`);
    match.answer(seat, [option.code]);
    return option.label;
  });
}

const orderOf = (match: Match, seat: number): number[] =>
  match.decision(seat)?.options.map(({ code }) => code) ?? [];

describe('S-3 the Prelude', () => {
  it('S-3.1 nine cards are dealt, and only their player sees them', () => {
    const match = start({ seats: 3, options: DRAFT });
    for (const seat of [0, 1, 2]) {
      expect(packet(match, seat)).toHaveLength(9);
      expect(seen(match, seat, 'packet', seat)).toEqual(packet(match, seat));
      expect(new Set(seen(match, (seat + 1) % 3, 'packet', seat))).toEqual(new Set(['?']));
    }
    expect(cards(match, 'deck')).toHaveLength(33);
  });

  it('S-3.2 S-3.5 S-22.3 one card is kept and the others go to the left', () => {
    const match = start({ seats: 3, options: DRAFT });
    const before = [0, 1, 2].map((seat) => packet(match, seat));
    pickFirst(match);
    for (const seat of [0, 1, 2]) {
      const [kept, ...rest] = before[seat] ?? [];
      expect(cards(match, 'pool', seat)).toEqual([kept]);
      expect([...packet(match, (seat + 1) % 3)].sort()).toEqual(rest.sort());
    }
  });

  it('S-3.3 all choose at once, and nobody sees what another chose', () => {
    const match = start({ seats: 2, options: DRAFT });
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1]);
    const before = match.view(1);
    match.answer(0, [orderOf(match, 0)[3] ?? 0]);
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
    const { cells } = match.view(1);
    // Only who is still to answer has changed.
    expect(cells.filter((word, i) => word !== before.cells[i])).toHaveLength(1);
    match.answer(1, [orderOf(match, 1)[0] ?? 0]);
    expect(seen(match, 1, 'pool', 0)).toEqual(['?']);
  });

  it('S-3.3 a packet that comes back tells what was taken, and nothing more before', () => {
    const match = start({ seats: 3, options: DRAFT });
    pickFirst(match);
    // Seat 0 has passed eight cards on and cannot tell which of them lies where now.
    expect(new Set(seen(match, 0, 'packet', 1))).toEqual(new Set(['?']));
    expect(match.view(0).memory.length).toBeGreaterThan(0);
  });

  it('S-3.4 S-3.6 S-3.15 it goes on until all are chosen; the last card comes by itself', () => {
    const match = start({ seats: 2, options: DRAFT });
    const dealt = [...packet(match, 0), ...packet(match, 1)].sort();
    for (let round = 0; round < 8; round++) {
      expect(asked(match).question).toBe('pick');
      pickFirst(match);
    }
    expect(asked(match).question).toBe('split');
    const pools = [cards(match, 'pool', 0), cards(match, 'pool', 1)];
    expect(pools.map((pool) => pool.length)).toEqual([9, 9]);
    expect(pools.flat().sort()).toEqual(dealt);
    expect(cards(match, 'deck')).toHaveLength(42);
  });

  it('S-3.7 S-3.9 nine cards become a hand and two libraries that only their owner sees', () => {
    const match = start({ options: { ...DRAFT, level: 'apprentice' } });
    const pool = cards(match, 'pool', 0);
    const order = [...pool.slice(6), ...pool.slice(0, 6)];
    const codes = order.map((id) => {
      const i = pool.indexOf(id);
      return orderOf(match, 0)[i] ?? 0;
    });
    match.answer(0, codes);
    match.answer(1, orderOf(match, 1));
    expect(cards(match, 'hand', 0)).toEqual(pool.slice(6));
    expect(cards(match, 'library2', 0)).toEqual(pool.slice(0, 3));
    expect(cards(match, 'library3', 0)).toEqual(pool.slice(3, 6));
    expect(seen(match, 0, 'library3', 0)).toEqual(pool.slice(3, 6));
    expect(seen(match, 1, 'library3', 0)).toEqual(['?', '?', '?']);
    expect(seen(match, 1, 'hand', 0)).toEqual(['?', '?', '?']);
  });

  it('S-3.8 a split may be changed until everybody has settled theirs', () => {
    const match = start({ options: { ...DRAFT, level: 'apprentice' } });
    const codes = orderOf(match, 0);
    const pool = cards(match, 'pool', 0);
    match.answer(0, codes);
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
    expect(cards(match, 'pool', 0)).toHaveLength(9);
    const answer = match.changeable(0);
    expect(answer).toBe(0);
    match.change(answer ?? -1);
    match.answer(0, [...codes].reverse());
    match.answer(1, orderOf(match, 1));
    expect([...cards(match, 'hand', 0)].sort()).toEqual(pool.slice(6).sort());
    expect(match.changeable(0)).toBeUndefined();
  });

  it('S-3.10 S-3.11 S-3.12 S-3.13 apprentices get ready-made decks, each at most once', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const options = { ...DRAFT, level: 'apprentice' };
      const match = start({ seats: 4, seed: `decks ${i}`, options });
      const pools = [0, 1, 2, 3].map((seat) => [...cards(match, 'pool', seat)].sort().join());
      expect([...pools].sort()).toEqual(DECKS.map((deck) => [...deck].sort().join()).sort());
      drawn.add(pools[0] ?? '');
      expect(cards(match, 'deck')).toHaveLength(60 - 36);
      expect(asked(match).question).toBe('split');
    }
    expect(drawn.size).toBe(4);
  });

  it('S-3.14 S-20.1 after the split one of three tokens is kept, face up', () => {
    const match = start({ options: { ...DRAFT, level: 'apprentice', abilities: true } });
    for (const seat of [0, 1]) match.answer(seat, orderOf(match, seat));
    expect(asked(match).question).toBe('token');
    const [first] = cards(match, 'offered', 0);
    say(match, 0, first ?? '');
    // S-20.2: shown together.
    expect(seen(match, 1, 'ability', 0)).toEqual([]);
    match.answer(1, [orderOf(match, 1)[1] ?? 0]);
    expect(seen(match, 1, 'ability', 0)).toEqual([first]);
    expect(cards(match, 'offered', 0)).toEqual([]);
    expect(asked(match).question).toBe('die');
  });

  it('S-3.16 S-19.3 under E01 nine of eighteen are kept and nothing is passed', () => {
    const match = start({ options: { ...DRAFT, enchantment: 'E01' } });
    expect(packet(match, 0)).toHaveLength(18);
    const decision = asked(match);
    expect([decision.question, decision.space, decision.min, decision.max]).toEqual([
      'keepNine',
      'subset',
      9,
      9,
    ]);
    const kept = packet(match, 0).slice(0, 9);
    match.answer(0, orderOf(match, 0).slice(0, 9));
    match.answer(1, orderOf(match, 1).slice(9));
    expect([...cards(match, 'pool', 0)].sort()).toEqual([...kept].sort());
    expect(cards(match, 'deck')).toHaveLength(60 - 18);
    expect(cards(match, 'discard')).toEqual([]);
  });

  it('S-19.4 S-19.6 under E02 twelve are drafted into sets of four', () => {
    const match = start({ options: { ...DRAFT, enchantment: 'E02' } });
    for (let round = 0; round < 11; round++) pickFirst(match);
    for (const seat of [0, 1]) match.answer(seat, orderOf(match, seat));
    for (const zone of ['hand', 'library2', 'library3'])
      expect(cards(match, zone, 1)).toHaveLength(4);
    expect(asked(match).question).toBe('die');
  });

  it('S-19.5 under E03 the first pick is discarded and in the end one of ten', () => {
    const match = start({ options: { ...DRAFT, enchantment: 'E03' } });
    expect(packet(match, 0)).toHaveLength(11);
    const [first, second] = [packet(match, 0)[0], packet(match, 1)[0]];
    pickFirst(match);
    // Clockwise from the first player, so the second player's lies on top.
    expect(cards(match, 'discard')).toEqual([second, first]);
    expect(seen(match, 1, 'discard')).toEqual([second, '?']);
    for (let round = 0; round < 9; round++) pickFirst(match);
    expect(asked(match).question).toBe('drop');
    expect(cards(match, 'pool', 0)).toHaveLength(10);
    const dropped = pickFirst(match);
    expect(dropped).toHaveLength(2);
    expect(cards(match, 'discard')).toHaveLength(4);
    expect(asked(match).question).toBe('split');
    expect(cards(match, 'pool', 1)).toHaveLength(9);
    expect(counters(match, 'pick')).toEqual([0, 0]);
  });
});
