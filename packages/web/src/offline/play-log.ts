import type { Game, SetupError } from '@conclave/kernel';
import { type Disagreement, type GameLog, Match } from '@conclave/kernel/play';
import type { Chapter } from './record.ts';

/** A match whose sentences carry the players' names from the set-up on. */
export function startNamed(
  game: Game,
  wish: { readonly seats: number; readonly options: unknown; readonly seed: string },
  names: readonly string[],
): { readonly match: Match } | { readonly error: SetupError } {
  const started = Match.start(game, wish);
  if ('error' in started) return started;
  started.match.table.names = [...names];
  // The set-up was told before the names were known: it is told once more.
  started.match.rewind(0);
  return started;
}

/** Plays a log up to an answer, with names. Stops at the first answer the rules do not take. */
export function playLog(
  game: Game,
  log: GameLog,
  names: readonly string[],
  upTo = log.answers.length,
): { readonly match: Match } | { readonly error: Disagreement } {
  if (log.game !== game.id) {
    return { error: { place: 'game', reason: `is ${log.game}, not ${game.id}`, rule: '' } };
  }
  if (log.rulesVersion !== game.rulesVersion) {
    const reason = `is ${log.rulesVersion}; the rules here are ${game.rulesVersion}`;
    return { error: { place: 'rulesVersion', reason, rule: '' } };
  }
  const started = startNamed(game, log, names);
  if ('error' in started) {
    const { field, reason, rule } = started.error;
    return { error: { place: field, reason, rule } };
  }
  for (const [i, { seat, picks }] of log.answers.slice(0, upTo).entries()) {
    const refusal = started.match.answer(seat, picks);
    if (refusal !== undefined) {
      const { reason, rule } = refusal;
      return { error: { place: `answers[${i}]`, answer: i, reason, rule } };
    }
  }
  return started;
}

/** What a viewer was told, answer by answer, from the set-up on. */
export function historyOf(match: Match, viewer: number): Chapter[] {
  const { game, setup, seed, answers, table } = match;
  const started = startNamed(game, { ...setup, seed }, table.names);
  if ('error' in started) throw new Error(started.error.reason);
  const again = started.match;
  const setUp = again.eventsSince(0, viewer);
  const chapters: Chapter[] = [{ seq: 0, events: setUp }];
  for (const [i, { seat, picks }] of answers.entries()) {
    again.answer(seat, picks);
    const told = again.eventsSince(i, viewer);
    // The kernel tells the set-up once more with the first answer.
    chapters.push({ seq: i + 1, events: i === 0 ? told.slice(setUp.length) : told });
  }
  return chapters;
}

/** What a viewer was told since a number of answers. */
export function chaptersSince(match: Match, viewer: number, from: number): Chapter[] {
  if (from < 1) return historyOf(match, viewer).slice(from + 1);
  const chapters: Chapter[] = [];
  let rest = match.eventsSince(from, viewer);
  for (let seq = from + 1; seq <= match.answers.length; seq++) {
    const after = match.eventsSince(seq, viewer);
    chapters.push({ seq, events: rest.slice(0, rest.length - after.length) });
    rest = after;
  }
  return chapters;
}
