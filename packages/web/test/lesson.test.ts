import type { Game } from '@conclave/kernel';
import { sightOf } from '@conclave/kernel/look';
import type { Decision, Match } from '@conclave/kernel/play';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  dueSteps,
  fittingOptions,
  isMove,
  type Lesson,
  type LessonStep,
  lengthOf,
  picksFor,
  repliesOf,
  shownStep,
  stepsOf,
  type Wanted,
  withNames,
} from '../src/games/lesson.ts';
import { GAMES, type GameEntry } from '../src/games/registry.ts';
import { Desk } from '../src/offline/desk.ts';
import type { LocalConnection } from '../src/offline/local-connection.ts';
import { openLocal } from '../src/offline/local-tables.ts';
import type { Call, Word } from '../src/offline/messages.ts';
import { startNamed } from '../src/offline/play-log.ts';
import { type GameStore, memoryStore } from '../src/offline/store.ts';
import { unwanted } from '../src/pages/learn/moment.ts';

const LEARNER = 0;

/** A browser with its games. */
function browser(game: Game, store: GameStore = memoryStore()) {
  const listeners: ((event: { readonly data: Word }) => void)[] = [];
  let chance = 0;
  const desk = new Desk({
    games: [game],
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

const wishFor = (game: Game, lesson: Lesson, name = 'Ann') => ({
  game: game.id,
  name,
  bots: lesson.bots,
  options: lesson.options,
  script: { seed: lesson.seed, replies: repliesOf(lesson) },
});

const namesIn = (connection: LocalConnection): string[] =>
  connection.snapshot().info.seats.map((seat) => seat.name);

/** The table when the learner is asked, or when all is over. */
async function settled(connection: LocalConnection) {
  for (;;) {
    const now = connection.snapshot();
    if (now.decision !== null || now.info.status === 'finished') return now;
    await new Promise((go) => setTimeout(go, 0));
  }
}

/** Does what the lesson says, up to a number of moves; the steps shown, in their order. */
async function follow(lesson: Lesson, connection: LocalConnection, moves = 100) {
  const shown: string[] = [];
  const read = new Set<string>();
  for (let given = 0; given < moves; ) {
    const { seq, decision } = await settled(connection);
    const step = shownStep(dueSteps(lesson, seq), read);
    if (step === undefined) return shown;
    shown.push(step.title);
    if (!isMove(step)) {
      read.add(step.title);
      continue;
    }
    const names = namesIn(connection);
    const picks = decision === null ? undefined : picksFor(decision, step.choose, names);
    expect(picks, step.title).toBeDefined();
    connection.guard = (answer) => unwanted(step, decision, names, answer);
    expect(await connection.answer(picks ?? []), step.title).toMatchObject({ ok: true });
    connection.guard = undefined;
    given++;
  }
  await settled(connection);
  return shown;
}

const titlesOf = (lesson: Lesson): string[] => stepsOf(lesson).map(({ title }) => title);

/** Everything an answer needs is there: the seat is asked, and each wish means one option only. */
function answerByWords(match: Match, seat: number, wanted: Wanted, where: string): Decision {
  const decision = match.decision(seat);
  if (decision === undefined) throw new Error(`${where}: seat ${seat} is asked nothing`);
  for (const words of typeof wanted === 'string' ? [wanted] : wanted) {
    const fitting = fittingOptions(decision, words, match.table.names);
    const meanings = new Set(fitting.map(({ label, does }) => `${label}: ${does}`));
    expect([...meanings], `${where}: ${words}`).toHaveLength(1);
  }
  const picks = picksFor(decision, wanted, match.table.names) ?? [];
  expect(match.answer(seat, picks), where).toBeUndefined();
  return decision;
}

/** All that a step's words can be about: what the learner sees. */
function seenBy(match: Match): string[] {
  const { table, game, setup } = match;
  const sight = sightOf(table, match.view(LEARNER).cells);
  const names = new Map(game.cards(setup.options).map((card) => [card.id, card.name]));
  const nameOf = (face: number): string => names.get(table.spec.faces[face]?.id ?? '') ?? '?';
  const zones = Object.entries(sight.zones).flatMap(([zone, places]) =>
    places.flatMap((cards, i) => {
      const known = cards.filter(({ face }) => face >= 0).map(({ face }) => nameOf(face));
      return known.length === 0 || cards.length > 12 ? [] : [`${zone} ${i}: ${known.join(', ')}`];
    }),
  );
  const counters = Object.entries(sight.counters)
    .filter(([name]) => match.table.spec.counters[name]?.quiet !== true)
    .filter(([, values]) => values.some((n) => n !== 0))
    .map(([counter, values]) => `${counter} ${values.join(' ')}`);
  return [...zones, counters.join('; ')];
}

/** What follows from the answer a step wants, in the words of its option. */
function foretold(step: LessonStep, match: Match): string[] {
  const decision = match.decision(LEARNER);
  if (decision === undefined || !isMove(step) || typeof step.choose !== 'string') return [];
  const options = fittingOptions(decision, step.choose, match.table.names);
  return options.slice(0, 1).map(({ label, does }) => `> ${label}: ${does}`);
}

/** The course, played by the engine alone; beside each step what the learner sees then. */
function walk(game: Game, lesson: Lesson): { readonly match: Match; readonly story: string } {
  const names = ['Ann', ...lesson.bots.map((_, i) => `Bot ${i + 1}`)];
  const { seed, options } = lesson;
  const started = startNamed(game, { seats: names.length, options, seed }, names);
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const story: string[] = [];
  for (const entry of lesson.course) {
    if ('bots' in entry) {
      for (const [i, reply] of entry.bots.entries()) {
        const seat = match.pending()[0]?.seat ?? -1;
        const where = `after “${story.at(-1)?.split('\n')[0] ?? ''}”, reply ${i + 1}`;
        expect(seat, where).not.toBe(LEARNER);
        answerByWords(match, seat, reply, where);
      }
      continue;
    }
    const words = [`# ${entry.title}`, withNames(entry.words, names)];
    story.push(`${[...words, ...foretold(entry, match), ...seenBy(match)].join('\n')}\n`);
    if (!isMove(entry)) continue;
    const { question } = answerByWords(match, LEARNER, entry.choose, entry.title);
    expect(question, entry.title).toBe(entry.asks);
  }
  return { match, story: story.join('\n') };
}

const taught = GAMES.filter(
  (entry): entry is GameEntry & Required<Pick<GameEntry, 'loadLesson'>> =>
    entry.loadLesson !== undefined,
);

test('every game has a first game that teaches', () => {
  expect(taught.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
});

test('whoever follows the first game of Gatherings has won it at the end', async () => {
  const entry = taught.find(({ id }) => id === 'gatherings');
  if (entry === undefined) throw new Error('there is no such lesson');
  const [game, lesson] = await Promise.all([entry.load(), entry.loadLesson()]);
  const connection = await browser(game).learn(wishFor(game, lesson), 'go-on');
  await follow(lesson, connection);
  expect(connection.snapshot().info).toMatchObject({ status: 'finished', winners: [LEARNER] });
});

describe.each(taught)('the first game of $name', ({ load, loadLesson }) => {
  let game: Game;
  let lesson: Lesson;

  beforeAll(async () => {
    [game, lesson] = await Promise.all([load(), loadLesson()]);
  });

  test('every question is asked as foreseen, and every answer stands among the options', () => {
    const { match } = walk(game, lesson);
    expect(match.answers).toHaveLength(lengthOf(lesson));
    expect(match.answers.filter(({ seat }) => seat === LEARNER).length).toBeGreaterThanOrEqual(10);
  });

  test('what the words speak of is what the learner sees; read the words when this changes', async () => {
    const { story } = walk(game, lesson);
    await expect(story).toMatchFileSnapshot(`lessons/${game.id}.txt`);
  });

  test('shows every step once, in order, and then leaves the learner alone', async () => {
    const connection = await browser(game).learn(wishFor(game, lesson), 'go-on');
    expect(await follow(lesson, connection)).toEqual(titlesOf(lesson));
    expect(new Set(titlesOf(lesson)).size).toBe(titlesOf(lesson).length);
    for (let i = 0; i < 5; i++) {
      const { info, seq, decision } = await settled(connection);
      if (info.status === 'finished') return;
      const due = dueSteps(lesson, seq);
      if (i === 0) expect(due.filter(isMove)).toEqual([]);
      else expect(due).toEqual([]);
      const [first] = decision?.options ?? [];
      const all = decision?.options.map(({ code }) => code) ?? [];
      const picks = decision?.space === 'order' ? all : [first?.code ?? decision?.min ?? -1];
      expect(await connection.answer(picks)).toMatchObject({ ok: true });
    }
  });

  test('goes the same way whatever the learner is called', async () => {
    const connection = await browser(game).learn(wishFor(game, lesson, 'Greedy'), 'go-on');
    expect(await follow(lesson, connection)).toEqual(titlesOf(lesson));
  });

  test('every step names a rule of the game, and its words are few', () => {
    const known = new Set(game.rulebook.map(({ id }) => id));
    expect(stepsOf(lesson).filter(({ rule }) => !known.has(rule))).toEqual([]);
    for (const { title, words } of stepsOf(lesson)) expect(words.length, title).toBeLessThan(260);
  });

  test('whoever leaves it comes back to the same step, with the same bot moves to follow', async () => {
    const store = memoryStore();
    const wish = wishFor(game, lesson);
    const before = await follow(lesson, await browser(game, store).learn(wish, 'go-on'), 6);
    const rest = await follow(lesson, await browser(game, store).learn(wish, 'go-on'));
    // What was to be read after the last move is told once more.
    expect([...new Set([...before, ...rest])]).toEqual(titlesOf(lesson));
  });

  test('begins anew when it is asked to, or when another course is taught since', async () => {
    const store = memoryStore();
    const wish = wishFor(game, lesson);
    await follow(lesson, await browser(game, store).learn(wish, 'go-on'), 3);
    const other = { ...wish, script: { ...wish.script, replies: [] } };
    expect((await browser(game, store).learn(wish, 'go-on')).snapshot().seq).toBeGreaterThan(2);
    expect((await browser(game, store).learn(other, 'go-on')).snapshot().seq).toBe(0);
    await follow(lesson, await browser(game, store).learn(wish, 'go-on'), 3);
    expect((await browser(game, store).learn(wish, 'anew')).snapshot().seq).toBe(0);
  });

  test('is practice and stands in no list of games', async () => {
    const here = browser(game);
    const connection = await here.learn(wishFor(game, lesson), 'go-on');
    expect(connection.snapshot().info.practice).toBe(true);
    expect(await here.games()).toEqual([]);
  });

  test('a move that belongs to another step is refused in words, and nothing has changed', async () => {
    const connection = await browser(game).learn(wishFor(game, lesson), 'go-on');
    const { decision, seq } = await settled(connection);
    const step = dueSteps(lesson, seq).find(isMove);
    if (decision === null || step === undefined) throw new Error('nothing is asked');
    const names = namesIn(connection);
    const right = picksFor(decision, step.choose, names) ?? [];
    const other =
      decision.space === 'order'
        ? [...right].reverse()
        : [decision.options.find(({ code }) => !right.includes(code))?.code ?? -1];
    connection.guard = (picks) => unwanted(step, decision, names, picks);
    const refused = await connection.answer(other);
    expect(refused).toMatchObject({ ok: false, error: { code: 'not-allowed' } });
    expect(connection.snapshot().seq).toBe(0);
    expect((await connection.answer(right)).ok).toBe(true);
  });
});
