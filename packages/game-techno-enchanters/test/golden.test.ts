import { readFileSync } from 'node:fs';
import type { GameLog } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { featuresOf, KEPT } from './games.ts';

const read = (name: string): GameLog =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as GameLog;

describe('the kept games are kept for what happens in them', () => {
  it.each(KEPT)('$name', ({ name, seats, has }) => {
    const log = read(name);
    expect(log.seats).toBe(seats);
    expect(has(featuresOf(log))).toBe(true);
  });
});
