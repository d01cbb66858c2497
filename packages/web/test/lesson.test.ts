import { gatherings } from '@conclave/game-gatherings';
import { openTable, sightOf } from '@conclave/kernel';
import { describe, expect, test } from 'vitest';
import { lesson } from '../src/games/gatherings/lesson.ts';
import { dueSteps, shownStep } from '../src/games/lesson.ts';
import { Desk } from '../src/offline/desk.ts';
import type { LocalConnection } from '../src/offline/local-connection.ts';
import { openLocal } from '../src/offline/local-tables.ts';
import type { Call, Word } from '../src/offline/messages.ts';
import { type GameStore, memoryStore } from '../src/offline/store.ts';
import { momentOf, unwanted } from '../src/pages/learn/moment.ts';

/** A browser with its games. */
function browser(store: GameStore = memoryStore()) {
  const listeners: ((event: { readonly data: Word }) => void)[] = [];
  let chance = 0;
  const desk = new Desk({
    games: [gatherings],
    store,
    now: () => 5,
    chance: (length) => `${chance++}`.padStart(length, 'z'),
    wait: () => Promise.resolve(),
    hold: () => Promise.resolve(() => undefined),
    tell: (data) => {
      for (const listener of listeners) listener({ data });
    },
  });
  const box = {
    postMessage: (message: unknown) => void desk.serve(message as Call),
    addEventListener: (kind: string, listener: (event: { readonly data: Word }) => void) => {
      if (kind === 'message') listeners.push(listener);
    },
  };
  return openLocal(
    () => box,
    () => undefined,
    () => 0,
  );
}

const opened = openTable(gatherings, 1 + lesson.bots.length, lesson.options);
if ('error' in opened) throw new Error(opened.error.reason);
const { table } = opened;

/** What the lesson says to what the learner sees. */
function look(connection: LocalConnection) {
  const snapshot = connection.snapshot();
  const { view, decision, info } = snapshot;
  if (view === undefined) throw new Error('nothing to see');
  const sight = sightOf(table, view.cells);
  const board = { turns: { turns: 'turns', active: 'active' } };
  const moment = momentOf({ sight, decision, you: info.you, board, snapshot });
  return { moment, decision, due: dueSteps(lesson, moment) };
}

/** The table when the learner is asked, or when all is over. */
async function settled(connection: LocalConnection) {
  for (;;) {
    const now = look(connection);
    if (now.decision !== null || now.moment.over) return now;
    await new Promise((go) => setTimeout(go, 0));
  }
}

const { bots, options, seed, replies } = lesson;
const wish = { game: 'gatherings', name: 'Ann', bots, options, script: { seed, replies } };

/** Does what the lesson says, up to a number of moves; the steps shown, in their order. */
async function follow(connection: LocalConnection, moves = 100) {
  const shown: string[] = [];
  const read = new Set<string>();
  for (let given = 0; given < moves; ) {
    const { due, decision } = await settled(connection);
    const step = shownStep(due, read);
    if (step === undefined) return shown;
    shown.push(step.id);
    if (step.choose === undefined) {
      read.add(step.id);
      continue;
    }
    const wanted = decision?.options.filter(({ label }) => step.choose?.test(label)) ?? [];
    expect(
      wanted.map(({ label }) => label),
      step.id,
    ).toHaveLength(1);
    const outcome = await connection.answer([wanted[0]?.code ?? -1]);
    expect(outcome.ok).toBe(true);
    given++;
  }
  return shown;
}

describe('the first game of Gatherings', () => {
  test('shows every step once, in order, and ends with the learner’s win', async () => {
    const connection = await browser().learn(wish, 'go-on');
    expect(await follow(connection)).toEqual(lesson.steps.map(({ id }) => id));
    expect(look(connection).moment).toMatchObject({ over: true, won: true });
  });

  test('every step names a rule of the game', () => {
    const known = new Set(gatherings.rulebook.map(({ id }) => id));
    const unknown = lesson.steps.filter(({ rule }) => !known.has(rule));
    expect(unknown).toEqual([]);
  });

  test('whoever leaves it comes back to the same step, with the same bot moves to follow', async () => {
    const store = memoryStore();
    const before = await follow(await browser(store).learn(wish, 'go-on'), 6);
    const back = await browser(store).learn(wish, 'go-on');
    const rest = await follow(back);
    expect([...before, ...rest]).toEqual(lesson.steps.map(({ id }) => id));
    expect(look(back).moment.won).toBe(true);
  });

  test('begins anew when it is asked to, or when it was finished', async () => {
    const store = memoryStore();
    await follow(await browser(store).learn(wish, 'go-on'), 3);
    expect((await browser(store).learn(wish, 'anew')).snapshot().seq).toBe(0);
    await follow(await browser(store).learn(wish, 'go-on'));
    expect((await browser(store).learn(wish, 'go-on')).snapshot().seq).toBe(0);
  });

  test('is practice and stands in no list of games', async () => {
    const here = browser();
    const connection = await here.learn(wish, 'go-on');
    expect(connection.snapshot().info.practice).toBe(true);
    expect(await here.games()).toEqual([]);
  });

  test('a move that belongs to another step is refused in words, and nothing has changed', async () => {
    const connection = await browser().learn(wish, 'go-on');
    const { due, decision } = look(connection);
    const step = due.find(({ choose }) => choose !== undefined);
    connection.guard = (picks) => unwanted(step, decision, picks);
    const other = decision?.options.find(({ label }) => !step?.choose?.test(label));
    const refused = await connection.answer([other?.code ?? -1]);
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
    expect(connection.snapshot().seq).toBe(0);
    const wanted = decision?.options.find(({ label }) => step?.choose?.test(label));
    expect((await connection.answer([wanted?.code ?? -1])).ok).toBe(true);
    expect(connection.snapshot().seq).toBe(1);
  });
});
