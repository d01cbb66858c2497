import type { MatchInfo } from '@conclave/protocol';
import type { LocalRecord } from './record.ts';

/** What a page may know of a game it has not opened: the seed shows only when it is over. */
export function infoOf(record: LocalRecord, lifted: number | null, now: number): MatchInfo {
  const { id, title, log, over } = record;
  return {
    id,
    game: log.game,
    rulesVersion: log.rulesVersion,
    title,
    options: { ...log.options },
    pace: { kind: 'none' },
    private: true,
    practice: record.practice !== null || record.lesson !== undefined,
    status: over ? 'finished' : 'playing',
    seats: record.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.name,
      bot: seat.kind === 'bot' ? seat.bot : null,
      player: null,
      connected: true,
      botFrom: null,
      standIn: false,
      resigned: false,
      clock: null,
    })),
    host: null,
    you: lifted,
    deciding: [...record.deciding],
    seedHash: log.seedHash,
    seed: over ? log.seed : null,
    length: log.answers.length,
    winners: [...record.winners],
    rematch: null,
    frozen: null,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    now,
  };
}
