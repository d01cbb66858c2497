import { gatherings } from '@conclave/game-gatherings';
import { type GameLog, type Match, replay } from '@conclave/kernel/play';
import type { Replay } from '@conclave/protocol';
import { expect } from 'vitest';
import type { WatchedTable } from './player.ts';

/** The match as it stood after so many answers, rebuilt from the replay alone. */
export function matchAt(found: Replay, answers: number): Match {
  const log = found.log as GameLog;
  const played = replay(gatherings, log, 0);
  if (!('match' in played)) throw new Error(played.error.reason);
  const { match } = played;
  match.table.names = found.names;
  match.rewind(0);
  for (const { seat, picks } of log.answers.slice(0, answers)) {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return match;
}

/** Compares everything a socket was sent with what the kernel gives that viewer, and nothing else. */
export function expectOwnViews(table: WatchedTable, found: Replay, viewer: number): void {
  expect(table.misfits).toBe(0);
  const { answers } = found.log as GameLog;
  const match = matchAt(found, 0);
  for (const [i, update] of table.updates.entries()) {
    expect(update.viewer).toBe(viewer);
    while (match.answers.length < update.seq) {
      const { seat, picks } = answers[match.answers.length] as GameLog['answers'][number];
      expect(match.answer(seat, picks)).toBeUndefined();
    }
    const seen = table.views[i];
    expect(seen).toEqual(match.view(viewer));
    expect(update.events).toEqual(
      JSON.parse(JSON.stringify(match.eventsSince(update.from ?? 0, viewer))),
    );
    expect(update.decision).toEqual(
      JSON.parse(JSON.stringify(viewer > 5 ? null : (match.decision(viewer) ?? null))),
    );
  }
}
