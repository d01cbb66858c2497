import { type Game, read, sizeOf, winnersOf } from '@conclave/kernel';
import { isUnknown, positionOf, SPECTATOR } from '@conclave/kernel/look';
import { deal, fork, Match, openTable, sha256, tell } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { fingerprintOf } from '../../src/state/fingerprint.ts';
import { backOfUnknown } from '../../src/state/slots.ts';
import { draftMatch } from '../draft.ts';
import { ACT, orchard, orchardMatch } from '../orchard.ts';
import { thrownBy } from '../small.ts';

describe('a match', () => {
  it('begins with the deal of its seed', () => {
    const match = orchardMatch();
    expect(match.answers).toEqual([]);
    expect(match.over).toBe(false);
    expect(match.pending()).toEqual([{ seat: 0, question: 'act', rule: 'O-2' }]);
    expect(match.hash).toBe(orchardMatch().hash);
    expect(match.hash).not.toBe(orchardMatch([], { seed: 'pear' }).hash);
    expect(match.hash).toBe(fingerprintOf(match.table));
    expect(match.state).toBe(match.table.cells);
  });

  it('publishes the hash of its seed', () => {
    expect(orchardMatch().seedHash).toBe(sha256('apple'));
  });

  it('does not begin with a wrong set-up', () => {
    expect(Match.start(orchard, { seats: 9, seed: 'x' })).toEqual({
      error: { field: 'seats', reason: 'must be a whole number from 2 to 4; 9 given', rule: '' },
    });
    expect(Match.start(orchard, { seats: 2, seed: 'x', options: { size: 0 } })).toEqual({
      error: { field: 'size', reason: 'must be a whole number from 1 to 9; 0 given', rule: 'O-5' },
    });
  });

  it('calls the players by their names from the set-up on', () => {
    const match = draftMatch(3, ['Ann', '', 'Cleo', 'Dan']);
    expect(match.table.names).toEqual(['Ann', 'Player 2', 'Cleo']);
    for (const seat of [0, 1, 2]) match.answer(seat, [match.decision(seat)?.options[0]?.code ?? 0]);
    const told = match.eventsSince(0, 0).flatMap((event) => tell(match.table, event) ?? []);
    expect(told.filter((words) => words.endsWith('keeps a card'))).toEqual([
      'Ann keeps a card',
      'Player 2 keeps a card',
      'Cleo keeps a card',
    ]);
    expect(told.some((words) => words.includes("→ Ann's pack"))).toBe(true);
    expect(match.branch().table.names).toEqual(match.table.names);
    expect(draftMatch(3, []).table.names).toEqual(['Player 1', 'Player 2', 'Player 3']);
  });

  it('takes options, and fills the rest in', () => {
    const started = Match.start(orchard, { seats: 2, seed: 'x', options: { size: 7 } });
    if ('error' in started) throw new Error(started.error.reason);
    expect(started.match.setup).toEqual({ seats: 2, options: { size: 7, frost: false } });
    expect(started.match.table.facts).toEqual({ size: 7, frost: false });
  });

  it('takes an answer and goes on', () => {
    const match = orchardMatch([
      [0, ACT.mark],
      [0, ACT.pass],
    ]);
    expect(match.answers).toEqual([
      { seat: 0, picks: [ACT.mark] },
      { seat: 0, picks: [ACT.pass] },
    ]);
    expect(match.pending()).toEqual([{ seat: 1, question: 'act', rule: 'O-2' }]);
    expect(match.decision(1)?.options).toHaveLength(7);
    expect(match.decision(0)).toBeUndefined();
  });

  it('keeps an answer of its own, not the list it was given', () => {
    const match = orchardMatch();
    const picks = [ACT.mark];
    match.answer(0, picks);
    picks[0] = 99;
    expect(match.answers).toEqual([{ seat: 0, picks: [ACT.mark] }]);
  });

  it('refuses an answer with the reason and stays as it was', () => {
    const match = orchardMatch([[0, ACT.mark]]);
    const { hash } = match;
    const told = match.eventsSince(0, SPECTATOR);
    expect(match.answer(0, [99])).toEqual({
      code: 'outside',
      reason: 'nobody may do that',
      rule: 'O-9',
    });
    expect(match.answer(1, [0])?.code).toBe('not-open');
    expect(match.hash).toBe(hash);
    expect(match.answers).toHaveLength(1);
    expect(match.eventsSince(0, SPECTATOR)).toEqual(told);
  });

  it('ends, and then asks nobody and takes nothing', () => {
    const match = orchardMatch([
      [0, ACT.pass],
      [1, ACT.end],
    ]);
    expect(match.over).toBe(true);
    expect(winnersOf(match.table)).toBe(0b10);
    expect(match.pending()).toEqual([]);
    expect(match.decision(1)).toBeUndefined();
    expect(match.answer(1, [ACT.mark])).toEqual({
      code: 'over',
      reason: 'the game is over',
      rule: 'O-7',
    });
  });

  it('shows each viewer its own view', () => {
    const match = orchardMatch();
    const hand = (viewer: number): string =>
      positionOf(match.table, match.view(viewer).cells).zones['hand']?.[1]?.[0] ?? '';
    expect(hand(1)).not.toMatch(/^\?/);
    expect(hand(0)).toMatch(/^\?(red|blue)$/);
    expect(hand(SPECTATOR)).toMatch(/^\?(red|blue)$/);
  });
});

describe('what happened', () => {
  const match = orchardMatch([
    [0, ACT.mark],
    [0, ACT.draw],
    [0, ACT.hide],
  ]);
  const kinds = (from: number, viewer: number): string[] =>
    match.eventsSince(from, viewer).map(({ kind }) => kind);

  it('is told from the set-up on', () => {
    expect(kinds(0, 0)).toEqual([
      'shuffle',
      ...['move', 'move', 'move'],
      'count',
      'move',
      'count',
      'note',
    ]);
  });

  it('is told since an answer', () => {
    expect(kinds(1, 0)).toEqual(['move', 'count', 'note']);
    expect(kinds(2, 0)).toEqual(['count', 'note']);
    expect(kinds(3, 0)).toEqual([]);
    expect(kinds(77, 0)).toEqual([]);
  });

  it('is told to each viewer as far as it may know', () => {
    expect(kinds(2, 1)).toEqual(['note']);
    const drawn = (viewer: number): number => {
      const event = match.eventsSince(1, viewer)[0];
      return event?.kind === 'move' ? event.face : -1;
    };
    expect(isUnknown(drawn(0))).toBe(false);
    expect(isUnknown(drawn(1))).toBe(true);
    expect(backOfUnknown(drawn(1))).toBe(match.table.backOf[drawn(0)]);
  });

  it('names the rule each time', () => {
    expect(match.eventsSince(0, 0).map(({ rule }) => rule)).toEqual([
      ...['O-1', 'O-1', 'O-1', 'O-1'],
      ...['O-2', 'O-2', 'O-2', 'O-3'],
    ]);
  });
});

describe('a simultaneous decision', () => {
  const voting = (): Match => orchardMatch([[0, ACT.vote]]);

  it('is open for all until each has answered', () => {
    const match = voting();
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 1, 2]);
    match.answer(1, [3]);
    expect(match.pending().map(({ seat }) => seat)).toEqual([0, 2]);
    expect(match.answer(1, [2])?.code).toBe('not-open');
    match.answer(2, [2]);
    match.answer(0, [1]);
    expect([0, 1, 2].map((seat) => read(match.table, 'score', seat))).toEqual([1, 3, 2]);
    expect(match.pending()).toEqual([{ seat: 0, question: 'act', rule: 'O-2' }]);
  });

  it('keeps each answer secret until all are there', () => {
    const match = voting();
    const other = voting();
    match.answer(1, [3]);
    other.answer(1, [2]);
    for (const viewer of [0, 2, SPECTATOR]) {
      expect(match.view(viewer)).toEqual(other.view(viewer));
      expect(match.eventsSince(1, viewer)).toEqual(other.eventsSince(1, viewer));
    }
    expect(match.view(1)).not.toEqual(other.view(1));
  });
});

describe('going back', () => {
  const played = (): Match =>
    orchardMatch([
      [0, ACT.mark],
      [0, ACT.draw],
      [0, ACT.pass],
      [1, ACT.mark],
    ]);

  it('leaves the match as it was after so many answers', () => {
    for (const answers of [0, 1, 2, 3, 4]) {
      const match = played();
      match.rewind(answers);
      const fresh = orchardMatch(
        (
          [
            [0, ACT.mark],
            [0, ACT.draw],
            [0, ACT.pass],
            [1, ACT.mark],
          ] as const
        ).slice(0, answers),
      );
      expect(match.hash).toBe(fresh.hash);
      expect(match.answers).toEqual(fresh.answers);
      expect(match.eventsSince(0, 0)).toEqual(fresh.eventsSince(0, 0));
      expect(match.eventsSince(1, 0)).toEqual(fresh.eventsSince(1, 0));
      expect(match.undo(0)).toEqual(fresh.undo(0));
    }
  });

  it('deals the same cards again', () => {
    const match = played();
    const after = match.hash;
    match.rewind(1);
    match.answer(0, [ACT.draw]);
    match.answer(0, [ACT.pass]);
    match.answer(1, [ACT.mark]);
    expect(match.hash).toBe(after);
  });

  it('says when the log does not replay, as when the position was arranged', () => {
    const match = played();
    (match.answers as { seat: number; picks: number[] }[])[0] = { seat: 2, picks: [0] };
    expect(thrownBy(() => match.rewind(2))).toBe(
      'the log does not replay: Player 3 has nothing to decide now',
    );
  });
});

describe('a branch', () => {
  it('has the position on a table of its own', () => {
    const match = orchardMatch([[0, ACT.draw]]);
    const { hash } = match;
    const { table, state } = match.branch();
    expect(state).toEqual(match.state);
    expect(table.cells).toBe(state);
    expect(table).not.toBe(match.table);
    expect(table.events).toBeUndefined();
    state[20] = 99;
    expect(match.hash).toBe(hash);
  });

  it('is not to be had when the game no longer opens such a table', () => {
    let closed = false;
    const game: Game = {
      ...orchard,
      checkSetup: () =>
        closed ? { field: 'size', reason: 'is no longer played', rule: 'O-5' } : undefined,
    };
    const started = Match.start(game, { seats: 2, seed: 'x' });
    if ('error' in started) throw new Error(started.error.reason);
    closed = true;
    expect(thrownBy(() => started.match.branch())).toBe('is no longer played');
  });

  it('deals a fresh game when asked to, not one on top of the position', () => {
    const match = orchardMatch([[0, ACT.draw]]);
    const { table } = match.branch();
    deal(table, 'apple');
    expect(table.cells).toEqual(orchardMatch().state);
  });
});

describe('dealing', () => {
  it('starts anew on the same table each time', () => {
    const opened = openTable(orchard, 3);
    if ('error' in opened) throw new Error(opened.error.reason);
    const { table } = opened;
    deal(table, 'one');
    const first = fork(table.cells);
    deal(table, 'two');
    expect(table.cells).not.toEqual(first);
    expect(sizeOf(table, 0)).toBe(5);
    deal(table, 'one');
    expect(table.cells).toEqual(first);
  });
});
