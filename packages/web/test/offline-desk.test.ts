import { gatherings } from '@conclave/game-gatherings';
import { SPECTATOR, sightOf } from '@conclave/kernel/look';
import { openTable, replay, sha256, verify } from '@conclave/kernel/play';
import type { Outcome } from '@conclave/protocol';
import { describe, expect, test } from 'vitest';
import { Desk } from '../src/offline/desk.ts';
import type { Call, CallName, Calls, Word } from '../src/offline/messages.ts';
import type { LocalSeat, LocalUpdate } from '../src/offline/record.ts';
import { type GameStore, memoryStore } from '../src/offline/store.ts';
import { finishedGame } from './finished-game.ts';

const ann: LocalSeat = { kind: 'person', name: 'Ann' };
const bob: LocalSeat = { kind: 'person', name: 'Bob' };
const bot: LocalSeat = { kind: 'bot', name: 'Greedy', bot: 'greedy' };

/** A desk with its store, whose bots answer only when they are let. */
function makeDesk(store: GameStore = memoryStore(), held = new Set<string>(), seed = 'a') {
  const words: Word[] = [];
  let calls = 0;
  let clock = 1000;
  const waiting: (() => void)[] = [];
  const desk = new Desk({
    games: [gatherings],
    store,
    now: () => clock++,
    chance: (length) => `${seed}${calls++}${'x'.repeat(length)}`.slice(0, length),
    wait: () => new Promise((go) => waiting.push(go)),
    hold: (id) => {
      if (held.has(id)) return Promise.resolve(undefined);
      held.add(id);
      return Promise.resolve(() => held.delete(id));
    },
    tell: (word) => words.push(word),
  });
  const ask = async <K extends CallName>(name: K, question: Calls[K]['ask']) => {
    const call = ++calls;
    await desk.serve({ call, name, ask: question } as Call);
    const reply = words.find((word) => word.kind === 'reply' && word.call === call);
    if (reply?.kind !== 'reply') throw new Error('no reply');
    return reply.outcome as Outcome<Calls[K]['reply']>;
  };
  const settle = () => new Promise((go) => setTimeout(go, 0));
  /** Lets bots answer until none is next. */
  const letBots = async () => {
    for (;;) {
      await settle();
      const go = waiting.shift();
      if (go === undefined) return;
      go();
    }
  };
  const last = (): LocalUpdate => {
    const updates = words.filter((word) => word.kind === 'update');
    const word = updates[updates.length - 1];
    if (word === undefined) throw new Error('no update');
    return word.update;
  };
  return { ask, letBots, last, words, store, held };
}

function given<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.error.code);

async function begin(
  seats: readonly LocalSeat[],
  options: Readonly<Record<string, unknown>> = {},
  desk = makeDesk(),
) {
  const wish = { game: 'gatherings', seats, options };
  const { id } = given(await desk.ask('create', wish));
  return { desk, id, first: given(await desk.ask('open', { id })) };
}

/** The first legal answer to a decision. */
function firstAnswer({ decision }: LocalUpdate): number[] {
  if (decision === null) throw new Error('nothing to decide');
  const codes = decision.options.map((option) => option.code);
  return decision.space === 'one' ? codes.slice(0, 1) : codes.slice(0, decision.min);
}

function handFaces(update: LocalUpdate, seat: number): readonly number[] {
  const opened = openTable(gatherings, update.info.seats.length);
  if ('error' in opened) throw new Error('no table');
  const sight = sightOf(opened.table, update.view.cells);
  return sight.zones['hand']?.[seat]?.map((card) => card.face) ?? [];
}

describe('solo', () => {
  test('a game against bots is played to its end, and its seed fits the hash shown before', async () => {
    const { desk, id, first } = await begin([ann, bot, { ...bot, name: 'Random', bot: 'random' }]);
    expect(first.info.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(first.info.seed).toBeNull();
    let update = first;
    for (let i = 0; i < 5000 && update.info.status === 'playing'; i++) {
      await desk.letBots();
      update = desk.words.some((word) => word.kind === 'update') ? desk.last() : first;
      if (update.info.status !== 'playing') break;
      const { seq } = update;
      given(await desk.ask('answer', { id, seat: 0, seq, picks: firstAnswer(update) }));
      update = desk.last();
    }
    expect(update.info.status).toBe('finished');
    expect(update.info.winners.length).toBeGreaterThan(0);
    expect(sha256(update.info.seed ?? '')).toBe(first.info.seedHash);
    const { log, names } = given(await desk.ask('finished', { id }));
    expect(names).toEqual(['Ann', 'Greedy', 'Random']);
    expect(verify(gatherings, log)).toBeUndefined();
    expect(given(await desk.ask('verify', { log }))).toBeNull();
  });

  test('what was told in pieces is what is told at once', async () => {
    const { desk, id, first } = await begin([ann, bot], { startingSeat: '2' });
    const told = [...first.chapters];
    await desk.letBots();
    for (let i = 0; i < 12; i++) {
      const { seq } = desk.last();
      given(await desk.ask('answer', { id, seat: 0, seq, picks: firstAnswer(desk.last()) }));
      await desk.letBots();
    }
    for (const word of desk.words) {
      if (word.kind === 'update' && !word.update.whole) told.push(...word.update.chapters);
    }
    const again = given(await desk.ask('open', { id }));
    expect(again.whole).toBe(true);
    expect(told).toEqual(again.chapters);
    expect(again.chapters.map((chapter) => chapter.seq)).toEqual(
      Array.from({ length: again.seq + 1 }, (_, i) => i),
    );
  });

  test('a reload finds the game where it stood, and a log in play is not given out', async () => {
    const { desk, id } = await begin([ann, bot], { startingSeat: '1' });
    const opened = given(await desk.ask('open', { id }));
    given(await desk.ask('answer', { id, seat: 0, seq: 0, picks: firstAnswer(opened) }));
    const before = desk.last();
    const after = makeDesk(desk.store, new Set(), 'b');
    expect(codeOf(await after.ask('finished', { id }))).toBe('not-allowed');
    const update = given(await after.ask('open', { id }));
    expect(update.view).toEqual(before.view);
    expect(update.decision).toEqual(before.decision);
    expect(update.lastSeen).toBeNull();
    const list = given(await after.ask('list', null));
    expect(list.map((game) => [game.id, game.seed, game.length])).toEqual([[id, null, 1]]);
  });

  test('nothing that leaves the desk names the seed before the end', async () => {
    const store = memoryStore();
    const { desk, id } = await begin([ann, bob, bot], {}, makeDesk(store));
    await desk.letBots();
    const seed = (await store.get(id))?.log.seed ?? '';
    expect(seed.length).toBe(32);
    expect(JSON.stringify(desk.words)).not.toContain(seed);
    expect(JSON.stringify(await desk.ask('list', null))).not.toContain(seed);
  });

  test('an answer can be taken back as far as the kernel allows, and no further', async () => {
    const { desk, id } = await begin([ann, bot], { startingSeat: '1' });
    const answer = async () => {
      const update = given(await desk.ask('open', { id }));
      const { seq } = update;
      return desk.ask('answer', { id, seat: 0, seq, picks: firstAnswer(update) });
    };
    for (let i = 0; i < 60; i++) {
      given(await answer());
      const { undo, seq } = desk.last();
      if ('to' in undo) {
        expect(codeOf(await desk.ask('undo', { id, seat: 0, seq, to: undo.to - 1 }))).toBe(
          'refused',
        );
        expect(codeOf(await desk.ask('undo', { id, seat: 0, seq, to: seq }))).toBe('refused');
        given(await desk.ask('undo', { id, seat: 0, seq, to: undo.to }));
        const back = desk.last();
        expect([back.seq, back.whole]).toEqual([undo.to, true]);
        expect(back.chapters).toHaveLength(undo.to + 1);
        return;
      }
      expect(codeOf(await desk.ask('undo', { id, seat: 0, seq, to: seq - 1 }))).toBe('refused');
      await desk.letBots();
    }
    throw new Error('nothing could ever be taken back');
  });

  test('a stale, foreign or illegal answer is refused and changes nothing', async () => {
    const { desk, id, first } = await begin([ann, bot], { startingSeat: '1' });
    const picks = firstAnswer(first);
    expect(codeOf(await desk.ask('answer', { id, seat: 0, seq: 3, picks }))).toBe('stale');
    expect(codeOf(await desk.ask('answer', { id, seat: 1, seq: 0, picks }))).toBe('wrong-seat');
    const refused = await desk.ask('answer', { id, seat: 0, seq: 0, picks: [99] });
    expect(refused).toMatchObject({ ok: false, error: { code: 'refused', rule: 'G-3.2' } });
    expect(given(await desk.ask('open', { id })).seq).toBe(0);
  });
});

describe('hot-seat', () => {
  test('only the view of the seat whose curtain was lifted leaves the desk', async () => {
    const { desk, id, first } = await begin([ann, bob], { startingSeat: '1' });
    expect([first.info.you, first.view.viewer, first.decision]).toEqual([null, SPECTATOR, null]);
    expect(codeOf(await desk.ask('lift', { id, seat: 1 }))).toBe('not-allowed');
    expect(codeOf(await desk.ask('lift', { id, seat: 5 }))).toBe('wrong-seat');
    given(await desk.ask('lift', { id, seat: 0 }));
    while (desk.last().info.deciding.includes(0)) {
      const { seq } = desk.last();
      given(await desk.ask('answer', { id, seat: 0, seq, picks: firstAnswer(desk.last()) }));
      expect(desk.last().view.viewer).toBe(0);
      expect(handFaces(desk.last(), 0).every((face) => face >= 0)).toBe(true);
    }
    const length = desk.last().seq;
    given(await desk.ask('lower', { id }));
    expect(desk.last().view.viewer).toBe(SPECTATOR);
    expect(handFaces(desk.last(), 0).some((face) => face < 0)).toBe(true);
    const late = await desk.ask('answer', { id, seat: 0, seq: length, picks: [0] });
    expect(codeOf(late)).toBe('wrong-seat');
    given(await desk.ask('lift', { id, seat: 1 }));
    expect(desk.last().view.viewer).toBe(1);
    expect(handFaces(desk.last(), 0).some((face) => face < 0)).toBe(true);
    expect(desk.last().whole).toBe(true);
    const record = await desk.store.get(id);
    const played = record === undefined ? undefined : replay(gatherings, record.log);
    if (played === undefined || !('match' in played)) throw new Error('not saved');
    expect(desk.last().view).toEqual(played.match.view(1));
  });

  test('who gets the screen again is told what happened since', async () => {
    const { desk, id } = await begin([ann, bob], { startingSeat: '1' });
    const turnOf = async (seat: number) => {
      given(await desk.ask('lift', { id, seat }));
      const atLift = desk.last();
      while (desk.last().info.deciding.includes(seat)) {
        const { seq } = desk.last();
        given(await desk.ask('answer', { id, seat, seq, picks: firstAnswer(desk.last()) }));
      }
      const { seq } = desk.last();
      given(await desk.ask('lower', { id }));
      return { atLift, seq };
    };
    const first = await turnOf(0);
    expect(first.atLift.lastSeen).toBeNull();
    const second = await turnOf(1);
    expect(second.atLift.lastSeen).toBeNull();
    const third = await turnOf(0);
    expect(third.atLift.lastSeen).toBe(first.seq);
    expect(third.atLift.seq).toBe(second.seq);
  });

  test('after a reload the curtain is down', async () => {
    const { desk, id } = await begin([ann, bob], { startingSeat: '2' });
    given(await desk.ask('lift', { id, seat: 1 }));
    const after = makeDesk(desk.store, new Set(), 'b');
    const update = given(await after.ask('open', { id }));
    expect([update.info.you, update.info.deciding]).toEqual([null, [1]]);
  });
});

describe('practice from a finished game', () => {
  const log = finishedGame('practice');

  test('begins at its moment, is marked, and is not taken back beyond it', async () => {
    const desk = makeDesk();
    const at = log.answers.findIndex(({ seat }) => seat === 0);
    const wish = { log, at, seats: [ann, bot], from: 'somewhere' };
    const { id } = given(await desk.ask('practise', wish));
    const update = given(await desk.ask('open', { id }));
    expect([update.seq, update.info.practice, update.info.seedHash]).toEqual([
      at,
      true,
      log.seedHash,
    ]);
    expect(update.lastSeen).toBeNull();
    expect('to' in update.undo).toBe(false);
    expect(update.decision?.seat).toBe(0);
  });

  test('does not begin where the game is over, nor from a log the rules refuse', async () => {
    const desk = makeDesk();
    const seats = [ann, bot];
    const end = { log, at: log.answers.length, seats, from: 'x' };
    expect(codeOf(await desk.ask('practise', end))).toBe('over');
    const wrong = { ...log, answers: [{ seat: 0, picks: [77] }, ...log.answers] };
    expect(codeOf(await desk.ask('practise', { log: wrong, at: 4, seats, from: 'x' }))).toBe(
      'setup',
    );
  });

  test('verification names the first answer at which log and rules part', async () => {
    const desk = makeDesk();
    const answers = log.answers.map((answer, i) => (i === 5 ? { ...answer, picks: [77] } : answer));
    expect(given(await desk.ask('verify', { log: { ...log, answers } }))?.answer).toBe(5);
    const seed = given(await desk.ask('verify', { log: { ...log, seed: 'another' } }));
    expect(seed?.place).toBe('seedHash');
  });
});

describe('the list of games', () => {
  test('newest first; a deleted game is gone, also if it was open', async () => {
    const desk = makeDesk();
    const one = await begin([ann, bot], {}, desk);
    const two = await begin([ann, bob], {}, desk);
    const ids = async () => given(await desk.ask('list', null)).map((game) => game.id);
    expect(await ids()).toEqual([two.id, one.id]);
    given(await desk.ask('remove', { id: two.id }));
    expect(await ids()).toEqual([one.id]);
    expect(desk.held.has(two.id)).toBe(false);
    expect(codeOf(await desk.ask('open', { id: two.id }))).toBe('unknown-match');
    expect(codeOf(await desk.ask('lower', { id: two.id }))).toBe('not-open');
    await desk.letBots();
  });

  test('a game open in another window is not opened a second time', async () => {
    const { desk, id } = await begin([ann, bot]);
    const other = makeDesk(desk.store, desk.held, 'b');
    expect(codeOf(await other.ask('open', { id }))).toBe('not-allowed');
    given(await desk.ask('close', { id }));
    expect(codeOf(await other.ask('open', { id }))).toBe('ok');
    await desk.letBots();
  });

  test('a wish that cannot be is refused in words', async () => {
    const desk = makeDesk();
    const wish = { game: 'gatherings', options: {} };
    const trouble = async (seats: readonly LocalSeat[], options = {}) => {
      const outcome = await desk.ask('create', { ...wish, options, seats });
      return outcome.ok ? '' : outcome.error.message;
    };
    expect(await trouble([bot, { ...bot, name: 'Other' }])).toBe('At least one person must play.');
    expect(await trouble([ann, ann])).toBe('Two players have the same name.');
    expect(await trouble([ann, { ...bot, bot: 'oracle' }])).toBe('There is no bot called oracle.');
    expect(await trouble([ann])).toContain('seats must be');
    expect(await trouble([ann, bob], { total: 99 })).toContain('total must be');
    const unknown = await desk.ask('create', { game: 'chess', seats: [ann, bob], options: {} });
    expect(codeOf(unknown)).toBe('unknown-game');
  });

  test('a store that cannot save says so and the game goes on', async () => {
    const store = memoryStore();
    const { desk, id, first } = await begin([ann, bot], { startingSeat: '1' }, makeDesk(store));
    store.put = () => Promise.reject(new Error('full'));
    given(await desk.ask('answer', { id, seat: 0, seq: 0, picks: firstAnswer(first) }));
    expect(desk.words.some((word) => word.kind === 'trouble')).toBe(true);
    expect(desk.last().seq).toBe(1);
  });

  test('a record of other rules stays closed and says why', async () => {
    const store = memoryStore();
    const { desk, id } = await begin([ann, bot], {}, makeDesk(store));
    given(await desk.ask('close', { id }));
    const record = await store.get(id);
    if (record === undefined) throw new Error('not saved');
    await store.put({ ...record, log: { ...record.log, rulesVersion: 0 } });
    const outcome = await desk.ask('open', { id });
    expect(outcome.ok ? '' : outcome.error.message).toContain('the rules here are 1');
    expect(desk.held.has(id)).toBe(false);
  });
});
