import type { Game } from '../game.ts';
import { sha256 } from '../random/sha256.ts';
import { isFingerprintOf } from '../state/fingerprint.ts';
import { type GameLog, Match } from './match.ts';

/** Where a log and the rules part ways. `answer` is the index of the first wrong answer. */
export interface Disagreement {
  readonly place: string;
  readonly answer?: number;
  readonly reason: string;
  readonly rule: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const damaged = (place: string, reason: string): { readonly error: Disagreement } => ({
  error: { place, reason, rule: '' },
});

const FIELDS = {
  game: 'string',
  rulesVersion: 'number',
  seats: 'number',
  options: 'object',
  seed: 'string',
  seedHash: 'string',
  hash: 'string',
} as const;

/** Reads a log from data of unknown origin and says where it is damaged. */
export function readLog(
  data: unknown,
): { readonly log: GameLog } | { readonly error: Disagreement } {
  if (!isRecord(data)) return damaged('file', 'is not a record');
  if (data['format'] !== 'conclave-log/1') return damaged('format', 'must be conclave-log/1');
  for (const [field, type] of Object.entries(FIELDS)) {
    const value = data[field];
    if (typeof value !== type || (type === 'object' && !isRecord(value))) {
      return damaged(field, `must be of type ${type}`);
    }
  }
  const answers = data['answers'];
  if (!Array.isArray(answers)) return damaged('answers', 'must be a list');
  for (const [i, answer] of answers.entries()) {
    if (!isRecord(answer)) return damaged(`answers[${i}]`, 'is not a record');
    if (!Number.isInteger(answer['seat'])) {
      return damaged(`answers[${i}].seat`, 'must be a whole number');
    }
    const picks = answer['picks'];
    if (!Array.isArray(picks) || !picks.every(Number.isSafeInteger)) {
      return damaged(`answers[${i}].picks`, 'must be a list of whole numbers');
    }
  }
  return { log: data as unknown as GameLog };
}

/**
 * Plays a log, whole or up to an answer. Stops at the first answer that the
 * rules do not take, and names it.
 */
export function replay(
  game: Game,
  log: GameLog,
  upTo = log.answers.length,
): { readonly match: Match; readonly error?: Disagreement } | { readonly error: Disagreement } {
  if (log.game !== game.id) return damaged('game', `is ${log.game}, not ${game.id}`);
  if (log.rulesVersion !== game.rulesVersion) {
    return damaged('rulesVersion', `is ${log.rulesVersion}; these rules are ${game.rulesVersion}`);
  }
  const started = Match.start(game, log);
  if ('error' in started) {
    const { field, reason, rule } = started.error;
    const place = field === 'seats' || field === 'options' ? field : `options.${field}`;
    return { error: { place, reason, rule } };
  }
  const { match } = started;
  for (const [i, { seat, picks }] of log.answers.slice(0, Math.max(0, upTo)).entries()) {
    const refusal = match.answer(seat, picks);
    if (refusal !== undefined) {
      const { reason, rule } = refusal;
      return { match, error: { place: `answers[${i}]`, answer: i, reason, rule } };
    }
  }
  return { match };
}

/** Whether a log is what it says: its seed, every answer, and the state at the end. */
export function verify(game: Game, log: GameLog): Disagreement | undefined {
  if (sha256(log.seed) !== log.seedHash) {
    return damaged('seedHash', 'is not the hash of the seed').error;
  }
  const played = replay(game, log);
  if (played.error !== undefined) return played.error;
  if ('match' in played && !isFingerprintOf(played.match.table, log.hash)) {
    return damaged('hash', `is ${log.hash}; the rules give ${played.match.hash}`).error;
  }
  return undefined;
}
