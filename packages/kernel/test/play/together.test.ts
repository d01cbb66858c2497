import { faceOf, isOver, listOf, Rng, waitingSeats, zoneOf } from '@conclave/kernel';
import { determinize, positionOf, SPECTATOR, viewOf } from '@conclave/kernel/look';
import { carryOut, decisionOf, lay, type Match, replay, verify } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { answeredSeats } from '../../src/play/run.ts';
import { draft, draftMatch } from '../draft.ts';
import { ACT, orchardMatch } from '../orchard.ts';

const packOf = (match: Match, seat: number): readonly number[] =>
  listOf(match.table, zoneOf(match.table, 'pack', seat));

/** The slots' faces, in order. */
const facesOf = (match: Match, slots: readonly number[]): number[] =>
  slots.map((slot) => faceOf(match.table, slot)).sort();

function choose(match: Match, seat: number, nth: number): void {
  expect(match.answer(seat, [packOf(match, seat)[nth] ?? -1])).toBeUndefined();
}

/** Each of the seat's imagined worlds after some deals, as a position in names. */
function imagined(match: Match, viewer: number, deals: number) {
  const view = match.view(viewer);
  const { table } = match.branch();
  const rng = new Rng('imagined');
  return Array.from({ length: deals }, () => {
    const cells = determinize(table, view, rng);
    return { table, cells, position: positionOf(table, cells) };
  });
}

describe('a question put to several seats at once', () => {
  it('shows nobody what another seat has answered, only that it has', () => {
    const seen = [0, 3].map((nth) => {
      const match = draftMatch();
      choose(match, 0, nth);
      const told = match.eventsSince(1, 1);
      return [1, SPECTATOR].map((viewer) => [match.view(viewer), told, match.pending()]);
    });
    expect(seen[0]).toEqual(seen[1]);
    const match = draftMatch();
    choose(match, 0, 0);
    expect(match.eventsSince(0, 1).filter(({ kind }) => kind === 'count')).toEqual([]);
    expect(match.eventsSince(0, 0).filter(({ kind }) => kind === 'count')).toHaveLength(1);
    expect(match.pending().map(({ seat }) => seat)).toEqual([1]);
    expect(answeredSeats(match.table)).toBe(0b01);
    expect(match.decision(0)).toBeUndefined();
  });

  it('goes on when the last has answered, whoever that is', () => {
    const hashes = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const match = draftMatch();
      const slots = [packOf(match, 0)[1] ?? 0, packOf(match, 1)[2] ?? 0];
      for (const seat of order) expect(match.answer(seat, [slots[seat] ?? 0])).toBeUndefined();
      expect(answeredSeats(match.table)).toBe(0);
      expect(waitingSeats(match.table)).toBe(0b11);
      return match.hash;
    });
    expect(hashes[0]).toBe(hashes[1]);
  });

  it('lets the rules go on to the end, and its log is the game', () => {
    const match = draftMatch();
    while (!match.over) {
      choose(match, 0, 0);
      choose(match, 1, 0);
    }
    expect(match.answers).toHaveLength(8);
    expect(verify(draft, match.log())).toBeUndefined();
    expect(replay(draft, match.log(), 3)).toMatchObject({ match: { answers: { length: 3 } } });
  });

  it('is over for a seat that has answered', () => {
    const match = draftMatch();
    choose(match, 0, 0);
    expect(match.answer(0, [packOf(match, 0)[1] ?? 0])?.code).toBe('not-open');
  });
});

describe('taking back an answer that the others cannot see', () => {
  it('is possible for the last who answered, while somebody has not', () => {
    const match = draftMatch();
    choose(match, 0, 0);
    expect(match.undo(0)).toEqual({ to: 0 });
  });

  it('is possible for others who answered, whose answer alone is then given anew', () => {
    const orchard = orchardMatch([
      [0, ACT.vote],
      [0, 1],
      [1, 2],
    ]);
    expect(orchard.undo(0)).toEqual({ change: 1 });
    expect(orchard.undo(1)).toEqual({ to: 2 });
    orchard.change(1);
    expect(orchard.answers.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('is not possible once all have answered: the answers may be known by then', () => {
    const orchard = orchardMatch([
      [0, ACT.vote],
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(orchard.undo(2)).toEqual({ reason: 'something-was-revealed' });
    expect(orchard.undo(1)).toEqual({ reason: 'another-seat-acted' });
  });

  it('goes no further back than that question', () => {
    const orchard = orchardMatch([
      [0, ACT.vote],
      [0, 1],
      [1, 2],
      [2, 3],
      [0, ACT.mark],
      [0, ACT.mark],
    ]);
    expect(orchard.undo(0)).toEqual({ to: 4 });
  });

  it('is as ever when one seat alone is asked', () => {
    const match = orchardMatch([
      [0, ACT.mark],
      [0, ACT.pass],
    ]);
    expect(match.changeable(0)).toBeUndefined();
    expect(match.undo(0)).toEqual({ to: 0 });
  });
});

describe('changing an answer while others still think', () => {
  const voted = (): Match =>
    orchardMatch([
      [0, ACT.mark],
      [0, ACT.vote],
      [2, 1],
      [1, 2],
    ]);

  it('takes back that answer alone and asks the seat again', () => {
    const match = voted();
    expect([0, 1, 2].map((seat) => match.changeable(seat))).toEqual([undefined, 3, 2]);
    match.change(2);
    expect(match.answers).toEqual([
      { seat: 0, picks: [ACT.mark] },
      { seat: 0, picks: [ACT.vote] },
      { seat: 1, picks: [2] },
    ]);
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.changeable(2)).toBeUndefined();
    match.answer(2, [3]);
    match.answer(0, [0]);
    expect(positionOf(match.table, match.state).counters['score']).toEqual([0, 2, 3]);
  });

  it('is not possible when all have answered', () => {
    const match = voted();
    match.answer(0, [3]);
    expect([0, 1, 2].map((seat) => match.changeable(seat))).toEqual(Array(3).fill(undefined));
  });

  it('is not possible when somebody has learned something since', () => {
    const match = voted();
    match.table.cells[2] = (match.table.cells[2] ?? 0) + 1;
    expect(match.changeable(1)).toBeUndefined();
  });

  it('is not possible before the seat has answered, nor after the end', () => {
    expect(orchardMatch([[0, ACT.vote]]).changeable(0)).toBeUndefined();
    expect(orchardMatch([[0, ACT.end]]).changeable(0)).toBeUndefined();
  });
});

describe('what is imagined of answers one cannot see', () => {
  it('is any legal answer, each about as often, and the game goes on from there', () => {
    const match = draftMatch();
    choose(match, 0, 2);
    const view = match.view(1);
    const chosen = new Map<number, number>();
    for (const { table, cells, position } of imagined(match, 1, 200)) {
      const pick = (position.counters['chosen']?.[0] ?? 0) - 1;
      chosen.set(pick, (chosen.get(pick) ?? 0) + 1);
      lay(table, cells);
      expect(viewOf(table, 1)).toEqual(view);
      expect(decisionOf(table, 1)).toEqual(match.decision(1));
      carryOut(table, 1, [packOf(match, 1)[0] ?? 0]);
      expect(isOver(table)).toBe(false);
      expect(listOf(table, zoneOf(table, 'kept', 0))).toHaveLength(1);
    }
    expect([...chosen.keys()].sort()).toEqual([...packOf(match, 0)].sort());
    expect(Math.min(...chosen.values())).toBeGreaterThan(25);
  });

  it('leaves one’s own answer as it was', () => {
    const match = draftMatch();
    choose(match, 0, 2);
    const own = 1 + (packOf(match, 0)[2] ?? 0);
    for (const { position } of imagined(match, 0, 10)) {
      expect(position.counters['chosen']).toEqual([own, 0]);
    }
  });

  it('is made up for onlookers as well', () => {
    const match = draftMatch();
    choose(match, 1, 0);
    const picks = imagined(match, SPECTATOR, 40).map(({ position }) => position.counters['chosen']);
    expect(new Set(picks.map((pair) => pair?.[1])).size).toBe(4);
    expect(new Set(picks.map((pair) => pair?.[0]))).toEqual(new Set([0]));
  });

  it('leaves the table and what was told on it alone', () => {
    const match = draftMatch();
    choose(match, 0, 0);
    const { table, state } = match;
    const told = table.events?.length;
    table.because = 'D-9';
    determinize(table, match.view(1), new Rng('alone'));
    expect(table.cells).toBe(state);
    expect(table.events).toHaveLength(told ?? -1);
    expect(table.because).toBe('D-9');
  });
});

describe('a draft', () => {
  /** How often each card is imagined among those a seat has kept. */
  function keptBy(match: Match, viewer: number, seat: number, deals: number): Map<number, number> {
    const found = new Map<number, number>();
    for (const { table, cells } of imagined(match, viewer, deals)) {
      lay(table, cells);
      for (const slot of listOf(table, zoneOf(table, 'kept', seat))) {
        found.set(faceOf(table, slot), (found.get(faceOf(table, slot)) ?? 0) + 1);
      }
    }
    return found;
  }

  const choices = (match: Match, nths: readonly number[]): void => {
    for (const [seat, nth] of nths.entries()) choose(match, seat, nth);
  };

  it('leaves it open which card of a pack one has passed was taken', () => {
    const match = draftMatch(3);
    choices(match, [0, 0, 0]);
    const passed = facesOf(match, packOf(match, 1));
    choices(match, [1, 1, 1]);
    // Seat 1 kept one of the two cards that seat 0 passed, and gave the other to seat 2.
    const found = keptBy(match, 0, 1, 400);
    const counts = passed.map((face) => found.get(face) ?? 0);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(400);
    expect(Math.min(...counts)).toBeGreaterThan(150);
  });

  it('tells it when the rest of the pack comes back', () => {
    const match = draftMatch(2);
    choices(match, [0, 0]);
    const passed = facesOf(match, packOf(match, 1));
    choices(match, [0, 1]);
    const back = facesOf(match, packOf(match, 0));
    const missing = passed.filter((face) => !back.includes(face));
    expect(missing).toHaveLength(1);
    expect(keptBy(match, 0, 1, 100).get(missing[0] ?? -1)).toBe(100);
  });
});
