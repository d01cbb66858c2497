import type { MatchRecord } from '../store/record.ts';
import { stopClocks } from './clock.ts';

/** The record of a table that has stopped for good: nobody is asked and no clock runs. */
export const frozen = (record: MatchRecord, reason: string, now: number): MatchRecord => ({
  ...stopClocks(record, now),
  frozen: reason.slice(0, MOST_WORDS),
  deciding: 0,
  deadline: null,
  updatedAt: now,
});

const MOST_WORDS = 300;
