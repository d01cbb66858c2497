import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contents, readContents } from '../src/content.ts';
import { gamesWith } from '../src/games.ts';
import { TIMING } from '../src/index.ts';
import { givenOptions, layTable } from '../src/matches/new-table.ts';
import { Engines } from '../src/rules/engines.ts';
import { TOWN } from './support/town.ts';

const games = await gamesWith([]);

describe("cards of one's own", () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'conclave-content-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  const file = (content: unknown): string => {
    const path = join(folder, 'own.json');
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };

  const wish: Parameters<typeof layTable>[0] = {
    game: 'enchanters',
    seats: 2,
    options: { village: 'normaltown' },
    bots: [],
    title: '',
    pace: { kind: 'none' },
    private: false,
    start: false,
  };
  const host = { id: 'host', name: 'Host' };
  const engines = new Engines(
    { contentThreads: 1, games: [], timing: TIMING },
    pino({ level: 'silent' }),
  );
  const supplies = (contents: Contents) => ({
    games,
    engines,
    contents,
    contentFromPlayers: false,
  });

  it('are what new tables of their game are played with, and travel with the table', async () => {
    const contents = readContents([file({ game: 'enchanters', villages: [TOWN] })], games);
    const laid = await layTable(wish, host, 0, supplies(contents));
    expect(laid).toMatchObject({ ok: true, value: { options: { content: { villages: [TOWN] } } } });
    const plain = await layTable(wish, host, 0, supplies(new Map()));
    expect(plain).toMatchObject({ ok: true, value: { options: { content: 'original' } } });
  });

  it('are told to whoever looks at the cards of their game', () => {
    const contents = readContents([file({ game: 'enchanters', villages: [TOWN] })], games);
    expect(givenOptions('enchanters', games, contents)).toEqual({
      ok: true,
      value: { content: { villages: [TOWN] } },
    });
    expect(givenOptions('gatherings', games, contents)).toEqual({ ok: true, value: {} });
    expect(givenOptions('chess', games, contents)).toMatchObject({
      error: { code: 'unknown-game' },
    });
  });

  it('that are wrong stop the start with file, card and field', () => {
    const bad = structuredClone(TOWN);
    Object.assign(bad.abilities[0] ?? {}, { effect: { kind: 'winTheGame' } });
    const path = file({ game: 'enchanters', villages: [bad] });
    expect(() => readContents([path], games)).toThrow(
      `${path}: villages[0](normaltown).abilities[0].effect: "winTheGame" is not a kind of effect`,
    );
  });

  it('must say for which game they are, and be JSON, and be there', () => {
    expect(() => readContents([file({ villages: [] })], games)).toThrow(
      'game must say for which game',
    );
    expect(() => readContents([file('{')], games)).toThrow('is not JSON');
    expect(() => readContents([join(folder, 'nowhere.json')], games)).toThrow('cannot be read');
  });
});
