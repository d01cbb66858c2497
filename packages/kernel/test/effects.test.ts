import {
  type Effects,
  type EffectTable,
  effect,
  effects,
  finish,
  oneOf,
  prepareEffects,
  push,
  wholeNumber,
  write,
} from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { run } from '../src/play/run.ts';
import { type SmallTable, smallTable, thrownBy } from './small.ts';

type Gain = { readonly kind: 'gain'; readonly what: 'water' | 'light'; readonly count: number };
type Both = { readonly kind: 'both'; readonly of: readonly Effect[] };
type Later = { readonly kind: 'later'; readonly next: Effect };
type Stop = { readonly kind: 'stop' };
type Effect = Gain | Both | Later | Stop;

const trace: string[] = [];
const STEP = 0;

const TABLE: EffectTable<Effect, SmallTable> = {
  gain: {
    fields: { what: oneOf('water', 'light'), count: wholeNumber(1, 9) },
    words: ({ what, count }) => `gain ${count} ${what}`,
    run(t, { what, count }, seat, slot) {
      trace.push(`${what} ${count} for ${seat} by ${slot}`);
      write(t, 'score', count, seat);
    },
    tags: ['growth'],
    blocked: (_t, { count }, seat) =>
      count > seat ? { reason: `more than ${seat}`, rule: 'F-1' } : undefined,
  },
  both: {
    fields: { of: effects },
    words: ({ of }, say) => of.map(say).join(', then '),
    run(t, { of }, seat, slot) {
      for (const one of [...of].reverse()) prepared().start(t, one, seat, slot);
    },
    tags: [],
  },
  later: {
    fields: { next: effect },
    words: ({ next }, say) => `later ${say(next)}`,
    run(t, { next }, seat, slot) {
      prepared().start(t, next, seat, slot);
    },
    tags: ['delay'],
  },
  stop: {
    fields: {},
    words: () => 'stop',
    run: (t, _effect, seat) => finish(t, 1 << seat, 'F-2'),
    tags: ['special'],
  },
};

const shower: Effect = { kind: 'gain', what: 'water', count: 2 };
const storm: Effect = { kind: 'both', of: [shower, { kind: 'later', next: { kind: 'stop' } }] };
const dawn: Effect = { kind: 'gain', what: 'light', count: 3 };

let made: Effects<Effect, SmallTable> | undefined;
/** The effects of three cards. Made by a test and not on loading, so that a test can fail by it. */
function prepared(): Effects<Effect, SmallTable> {
  made ??= prepareEffects(TABLE, { storm, dawn, drizzle: shower }, STEP);
  return made;
}

const prepare = (card: unknown) => () => prepareEffects(TABLE, { oak: card as Effect }, STEP);

describe('the effects of a game', () => {
  it('are numbered with all that is nested in them, each once', () => {
    expect(prepared().nodes.map(({ kind }) => kind)).toEqual([
      'both',
      'gain',
      'later',
      'stop',
      'gain',
    ]);
    expect(new Set(prepared().nodes).size).toBe(5);
  });

  it('have words made from the tree that runs', () => {
    expect(prepared().words(storm)).toBe('gain 2 water, then later stop');
    expect(prepared().words(dawn)).toBe('gain 3 light');
  });

  it('have the tags of their kind', () => {
    expect(prepared().tags(dawn)).toEqual(['growth']);
    expect(prepared().tags(storm)).toEqual([]);
  });

  it('name the cards that use one of their own', () => {
    expect(prepared().special).toEqual(['storm']);
    expect(prepareEffects(TABLE, { dawn }, STEP).special).toEqual([]);
  });

  it('say why a seat may not start one', () => {
    const t = smallTable();
    expect(prepared().blocked(t, dawn, 1)).toEqual({ reason: 'more than 1', rule: 'F-1' });
    expect(prepared().blocked(t, shower, 2)).toBeUndefined();
    expect(prepared().blocked(t, storm, 0)).toBeUndefined();
  });

  it('run from the stack, in order, for a seat and a card', () => {
    trace.length = 0;
    const t = smallTable({ steps: [prepared().step] });
    prepared().start(t, storm, 1, 200);
    prepared().start(t, dawn, 2, 7);
    run(t);
    expect(trace).toEqual(['light 3 for 2 by 7', 'water 2 for 1 by 200']);
    expect(t.cells[t.at.score + 1]).toBe(2);
  });

  it('run the same literal wherever it stands', () => {
    trace.length = 0;
    const t = smallTable({ steps: [prepared().step] });
    push(t, STEP, 3, 0);
    prepared().start(t, shower, 0, 5);
    run(t);
    expect(trace).toEqual(['water 2 for 0 by 5']);
  });

  it('may stand on no card', () => {
    trace.length = 0;
    const t = smallTable({ steps: [prepared().step] });
    push(t, STEP, 3, 0);
    prepared().start(t, dawn, 5, -1);
    run(t);
    expect(trace).toEqual(['light 3 for 5 by -1']);
  });

  it('carry a number with them', () => {
    const given: number[][] = [];
    const seen: EffectTable<Effect, SmallTable> = {
      ...TABLE,
      stop: { ...TABLE.stop, run: (t, _e, ...who) => given.push(who) && finish(t, 0, 'F-2') },
    };
    const stop: Effect = { kind: 'stop' };
    const own = prepareEffects(seen, { stop }, STEP);
    for (const [slot, value] of [
      [253, 32767],
      [0, 1],
      [-1, 300],
    ] as const) {
      const t = smallTable({ steps: [own.step] });
      own.start(t, stop, 5, slot, value);
      run(t);
    }
    const plain = smallTable({ steps: [own.step] });
    own.start(plain, stop, 1, 2);
    run(plain);
    expect(given).toEqual([
      [5, 253, 32767],
      [5, 0, 1],
      [5, -1, 300],
      [1, 2, 0],
    ]);
  });

  it('have numbers, by which a question can go on with one', () => {
    const all = prepared();
    expect(all.nodes[all.idOf(dawn)]).toBe(dawn);
    expect(all.nodes[all.idOf(storm)]).toBe(storm);
    const other: Effect = { kind: 'stop' };
    expect(thrownBy(() => all.idOf(other))).toBe('an effect of kind stop was not prepared');
  });

  it('cannot be started when they were not prepared', () => {
    const other: Effect = { kind: 'gain', what: 'light', count: 3 };
    expect(thrownBy(() => prepared().start(smallTable(), other, 0, 0))).toBe(
      'an effect of kind gain was not prepared',
    );
  });
});

describe('a card that is wrong stops the load and names the place', () => {
  it.each([
    ['no kind', { what: 'water' }, 'oak: {"what":"water"} is not a kind of effect'],
    ['an unknown kind', { kind: 'burn' }, 'oak: "burn" is not a kind of effect'],
    ['a kind from a prototype', { kind: 'toString' }, 'oak: "toString" is not a kind of effect'],
    ['a kind that is no text', { kind: 7 }, 'oak: 7 is not a kind of effect'],
    ['null', null, 'oak: null is not a kind of effect'],
    ['text', 'gain', 'oak: "gain" is not a kind of effect'],
    ['a list', [], 'oak: [] is not a kind of effect'],
    [
      'a missing field',
      { kind: 'gain', what: 'water' },
      'oak.count: must be a whole number from 1 to 9',
    ],
    [
      'a wrong field',
      { kind: 'gain', what: 'fire', count: 1 },
      'oak.what: must be one of water, light',
    ],
    [
      'a field from a prototype',
      { kind: 'gain', what: 'water', count: 1, valueOf: 1 },
      'oak.valueOf: gain has no such field',
    ],
    ['a field too many', { kind: 'stop', now: true }, 'oak.now: stop has no such field'],
    ['an empty list', { kind: 'both', of: [] }, 'oak.of: must be a list of effects'],
    ['no list', { kind: 'both', of: { kind: 'stop' } }, 'oak.of: must be a list of effects'],
    [
      'a wrong one in a list',
      { kind: 'both', of: [{ kind: 'stop' }, { kind: 'burn' }] },
      'oak.of[1]: "burn" is not a kind of effect',
    ],
    [
      'a wrong one deep down',
      { kind: 'later', next: { kind: 'both', of: [{ kind: 'gain', what: 'light', count: 0 }] } },
      'oak.next[0].of[0].count: must be a whole number from 1 to 9',
    ],
    ['a missing effect', { kind: 'later' }, 'oak.next[0]: undefined is not a kind of effect'],
  ])('with %s', (_what, card, message) => {
    expect(thrownBy(prepare(card))).toBe(message);
  });
});

describe('the checks of single fields', () => {
  it('take one of the words and nothing else', () => {
    const check = oneOf('a', 'b');
    expect([check('a'), check('b')]).toEqual([undefined, undefined]);
    for (const value of ['c', '', 0, undefined, null, ['a']]) {
      expect(check(value)).toBe('must be one of a, b');
    }
  });

  it('take a whole number in the range, ends included', () => {
    const check = wholeNumber(2, 4);
    expect([2, 3, 4].map(check)).toEqual([undefined, undefined, undefined]);
    for (const value of [1, 5, 2.5, '3', Number.NaN, null]) {
      expect(check(value)).toBe('must be a whole number from 2 to 4');
    }
  });
});
