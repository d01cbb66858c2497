import { technoEnchanters } from '@conclave/game-techno-enchanters';
import { faceOf, listOf, type Table, withFace, zoneOf } from '@conclave/kernel';
import { SPECTATOR } from '@conclave/kernel/look';
import { arrange } from '@conclave/kernel/play';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { compose } from '../src/live/update.ts';
import { LiveMatch } from '../src/matches/live-match.ts';
import { Thinking } from '../src/matches/thinking.ts';
import { openMetrics } from '../src/metrics.ts';
import { Here } from '../src/rules/here.ts';
import { type MatchRecord, OPEN_SEAT, type Seat } from '../src/store/record.ts';

const NAMES = ['Ada', 'Bea', 'Cy', 'Dan'];
const OTHERS = [0, 2, 3, SPECTATOR];

const record = (seats: readonly Partial<Seat>[] = []): MatchRecord => ({
  id: 'shieldtable1',
  game: 'techno-enchanters',
  rulesVersion: technoEnchanters.rulesVersion,
  title: '',
  options: {},
  pace: { kind: 'live', minutes: 10, increment: 5 },
  private: false,
  practice: false,
  status: 'playing',
  host: null,
  invite: '',
  seed: 'the same deal',
  seedHash: '',
  length: 0,
  epoch: 0,
  deciding: 1,
  winners: 0,
  hash: null,
  rematch: null,
  clocks: [600_000, 600_000, 600_000, 600_000],
  clockAt: 1000,
  deadline: null,
  createdAt: 1000,
  updatedAt: 1000,
  frozen: null,
  cardsBy: 'house',
  banned: [],
  seats: NAMES.map((name, i) => ({ ...OPEN_SEAT, kind: 'person', name, ...seats[i] })),
});

/** Ada is about to cast a find; Bea holds two cards, one of them a Shield or not. */
function tableWhere(bea: 'has a Shield' | 'has none', seats: readonly Partial<Seat>[] = []) {
  const loaded = { record: record(seats), answers: [], lastChat: 0 };
  const live = new LiveMatch(technoEnchanters, loaded, { away: 0, report: () => undefined });
  const { options, seed } = loaded.record;
  const deal = { game: technoEnchanters, seats: 4, options, seed, names: NAMES };
  const engine = Here.open(deal, []);
  live.become(loaded, engine);
  const { table } = engine;
  const error = arrange(table, {
    zones: {
      hand: [['dispel'], ['elemental-shield', 'windfall'], ['dispel'], []],
      rowA: [['find-stone-0', 'gift-stone-1-link', 'hex-stone-0'], [], [], []],
    },
    counters: { active: 0, round: 1, plays: 2 },
    next: { step: 'part', a: 4 },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  if (bea === 'has none') exchange(table, 'elemental-shield', 'tremor');
  return { live, engine };
}

/** A card of Bea's hand and one of the draw pile change places, and nothing else. */
function exchange(t: Table, held: string, drawn: string): void {
  const find = (zone: number, id: string): number =>
    t.layout.slots +
    (listOf(t, zone).find((slot) => t.spec.faces[faceOf(t, slot)]?.id === id) ?? Number.NaN);
  const a = find(zoneOf(t, 'hand', 1), held);
  const b = find(t.zone['deck'] ?? 0, drawn);
  const [one, other] = [t.cells[a] as number, t.cells[b] as number];
  t.cells[a] = withFace(one, other & 0x3ff);
  t.cells[b] = withFace(other, one & 0x3ff);
}

function answer(live: LiveMatch, engine: Here, seat: number, label: string): void {
  const option = engine.decision(seat)?.options.find((one) => one.label === label);
  expect(engine.play(seat, [option?.code ?? -1])).toBeUndefined();
  live.record = { ...live.record, length: live.record.length + 1 };
  live.version++;
}

/** What is sent to one who looks on, letter by letter: whole, and as a change from before. */
function messages(bea: 'has a Shield' | 'has none', viewer: number): string[] {
  const { live, engine } = tableWhere(bea);
  const before = compose(live, engine, viewer, 1, undefined, undefined, 2000);
  answer(live, engine, 0, 'Bea');
  const asked = compose(live, engine, viewer, 2, before.shown, before.shown, 3000);
  answer(live, engine, 1, 'Let it happen');
  const answered = compose(live, engine, viewer, 3, asked.shown, asked.shown, 4000);
  const whole = compose(live, engine, viewer, 4, undefined, undefined, 5000);
  return [before, asked, answered, whole].map(({ message }) => JSON.stringify(message));
}

test.each(OTHERS)(
  'T-3.9 no message to viewer %i depends on whether the target has a Shield',
  (viewer) => {
    const [before, asked, answered] = messages('has a Shield', viewer);
    expect(asked).toContain('"pending":[{"seat":1,"question":"shield"');
    expect(answered).toContain('"question":"findTreasure"');
    expect(before).not.toBe(asked);
    expect(messages('has none', viewer)).toEqual(messages('has a Shield', viewer));
  },
);

test('T-3.9 the target alone is told what it can answer', () => {
  const optionsOf = (bea: 'has a Shield' | 'has none'): string[] => {
    const { live, engine } = tableWhere(bea);
    answer(live, engine, 0, 'Bea');
    const { message } = compose(live, engine, 1, 1, undefined, undefined, 2000);
    return message.decision?.options.map(({ label }) => label) ?? [];
  };
  expect(optionsOf('has a Shield')).toEqual(['Let it happen', 'Play Elemental Shield']);
  expect(optionsOf('has none')).toEqual(['Let it happen']);
});

/** The waits of the server under test: they end when they are let. */
const waits = vi.hoisted((): (() => void)[] => []);
vi.mock('node:timers/promises', () => ({
  setTimeout: () => new Promise<void>((go) => waits.push(go)),
}));

const settle = (): Promise<void> => new Promise((go) => setImmediate(go));

test.each(['has a Shield', 'has none'] as const)(
  'T-3.9 a bot that %s thinks while it waits and answers when the wait is over',
  async (bea) => {
    const { live, engine } = tableWhere(bea, [{}, { kind: 'bot', bot: 'greedy' }]);
    answer(live, engine, 0, 'Bea');
    live.record = { ...live.record, deciding: 1 << 1 };
    const nothing = (): void => undefined;
    live.watchers.add({
      player: 'ada',
      table: nothing,
      info: nothing,
      chat: nothing,
      closed: nothing,
    });
    const thought = vi.fn().mockResolvedValue([255]);
    const given = vi.fn();
    const thinking = new Thinking({
      pool: { warm: nothing, answer: thought },
      apart: { warm: nothing, answer: thought },
      rooms: { change: async (one, work) => work(one) },
      settings: { botDelay: 700 },
      metrics: openMetrics({ sockets: () => 0, matches: () => 0 }),
      log: pino({ level: 'silent' }),
      play: () => ({
        answer(_live, { seat, picks }) {
          given(seat, picks);
          live.record = { ...live.record, deciding: 1, length: live.record.length + 1 };
          return Promise.resolve({ ok: true, value: { seq: live.record.length } });
        },
      }),
    });
    thinking.maybeThink(live);
    await settle();
    expect(thought).toHaveBeenCalledTimes(1);
    expect(given).not.toHaveBeenCalled();
    expect(waits).toHaveLength(1);
    waits.shift()?.();
    await settle();
    expect(given).toHaveBeenCalledWith(1, [255]);
    expect(waits).toHaveLength(0);
  },
);
