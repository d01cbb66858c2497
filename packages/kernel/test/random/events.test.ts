import {
  faceOf,
  listOf,
  mix,
  random,
  read,
  reveal,
  shuffle,
  shuffleEach,
  zoneOf,
} from '@conclave/kernel';
import { INFO, SPECTATOR, viewOf } from '@conclave/kernel/look';
import { eventsFor, type Recorded } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { chachaBlock } from '../../src/random/chacha.ts';
import { sha256Words } from '../../src/random/sha256.ts';
import { EVENTS, KEY } from '../../src/state/layout.ts';
import { randomInto, seedKey } from '../../src/table/shuffle.ts';
import { faces, type SmallTable, smallTable, thrownBy } from '../small.ts';
import { chiSquare, chiSquareBound, tally } from '../statistics.ts';

const deckFaces = (t: SmallTable): number[] =>
  listOf(t, t.zone.deck).map((slot) => faceOf(t, slot));

const few = (faces: readonly number[]) => [
  { name: 'few', faces, zone: 'deck', reshuffled: true } as const,
];

/** The bytes of an event's stream. */
function* stream(seed: string, event: number): Generator<number> {
  const key = sha256Words(`conclave deal ${seed}`).slice(0, 4);
  const out = new Int32Array(16);
  for (let block = 0; ; block++) {
    chachaBlock(key, 0, event, block, out);
    for (const word of out) for (const by of [0, 8, 16, 24]) yield (word >>> by) & 255;
  }
}

/** A number below n as the words of the rule have it: enough bits, and too high ones passed over. */
function numberFrom(bytes: Generator<number>, n: number): number {
  if (n <= 1) return 0;
  const bits = Math.ceil(Math.log2(n));
  for (;;) {
    const next = Array.from({ length: bits > 8 ? 4 : 1 }, () => bytes.next().value as number);
    const value = next.reduceRight((sum, byte) => sum * 256 + byte, 0) % 2 ** bits;
    if (value < n) return value;
  }
}

describe('the key of a match', () => {
  it('comes from the seed and is not the hash that is published', () => {
    const t = smallTable({}, 3, 'a seed');
    const key = [0, 1, 2, 3].map((i) => t.cells[KEY + i]);
    expect(key).toEqual(sha256Words('conclave deal a seed').slice(0, 4));
    expect(key).not.toEqual(sha256Words('a seed').slice(0, 4));
  });
});

describe('a random number that is nobody else’s business', () => {
  it('is told to those who may see the counter it goes to, and to nobody else', () => {
    const t = smallTable({}, 3, 'secret');
    const recorded: Recorded[] = [];
    t.events = recorded;
    randomInto(t, 'vault', 1000, 1);
    const value = read(t, 'vault', 1);
    expect(value).toBe(numberFrom(stream('secret', 0), 1000));
    const told = (viewer: number) => JSON.stringify(eventsFor(t, viewer, recorded));
    expect(told(1)).toContain(`"value":${value}`);
    expect([told(0), told(2), told(SPECTATOR)]).toEqual(['[]', '[]', '[]']);
    expect(viewOf(t, 0).cells).not.toContain(value);
    expect(viewOf(t, 1).cells[t.at.vault + 1]).toBe(value);
  });

  it('is a random event of its own, over which nobody goes back', () => {
    const t = smallTable({}, 3, 'secret');
    randomInto(t, 'fate', 1);
    expect([t.cells[EVENTS], t.cells[INFO], read(t, 'fate')]).toEqual([1, 1, 0]);
  });
});

describe('a random number', () => {
  it('is read from the stream of its event, byte by byte or four bytes at a time', () => {
    const t = smallTable({}, 3, 'stream');
    const sides = [1, 2, 3, 6, 7, 100, 128, 129, 255, 256, 257, 1000, 65_536, 2 ** 31, 3 * 2 ** 30];
    for (const [event, n] of sides.entries()) {
      expect(random(t, n)).toBe(numberFrom(stream('stream', event), n));
    }
    expect(t.cells[EVENTS]).toBe(sides.length);
  });

  it('depends on the seed and the number of the event alone', () => {
    const roll = (seed: string, events: number): number => {
      const t = smallTable({}, 3, seed);
      for (let i = 0; i < events; i++) shuffle(t, t.zone.deck);
      return random(t, 1_000_000);
    };
    expect(roll('a', 2)).toBe(roll('a', 2));
    expect(new Set([roll('a', 0), roll('a', 1), roll('a', 2), roll('b', 0)]).size).toBe(4);
    const rolled = smallTable({}, 3, 'a');
    random(rolled, 6);
    random(rolled, 2 ** 31);
    expect(random(rolled, 1_000_000)).toBe(roll('a', 2));
  });

  it.each([2, 3, 5, 6, 7, 20, 129, 200])('has each of %i values alike', (n) => {
    const t = smallTable({}, 3, `sides ${n}`);
    const values = Array.from({ length: n }, (_, i) => i);
    const samples = Array.from({ length: 20 * n + 4000 }, () => random(t, n));
    expect(chiSquare(tally(values, samples))).toBeLessThan(chiSquareBound(n));
  });

  it('is not biased to low numbers where its range is no power of two', () => {
    const t = smallTable({}, 3, 'thirds');
    const third = 2 ** 30;
    const samples = Array.from({ length: 6000 }, () => Math.floor(random(t, 3 * third) / third));
    expect(chiSquare(tally([0, 1, 2], samples))).toBeLessThan(chiSquareBound(3));
  });

  it('counts as something learned and is told as a roll', () => {
    const t = smallTable();
    const events: Recorded[] = [];
    t.events = events;
    t.because = 'R-1';
    const value = random(t, 6);
    expect(t.cells[INFO]).toBe(1);
    expect(events).toEqual([{ kind: 'roll', sides: 6, value, rule: 'R-1' }]);
  });
});

describe('a shuffle', () => {
  it('gives every order alike', () => {
    const orders = ['012', '021', '102', '120', '201', '210'];
    const samples = Array.from({ length: 3000 }, (_, i) => {
      const t = smallTable({ sets: few([0, 1, 2]) }, 2, `order ${i}`);
      shuffle(t, t.zone.deck);
      return deckFaces(t).join('');
    });
    expect(chiSquare(tally(orders, samples))).toBeLessThan(chiSquareBound(orders.length));
  });

  it('gives every order alike when it is repeated on one table', () => {
    const t = smallTable({ sets: few([0, 1, 2, 3]) }, 2, 'repeated');
    const seen = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      shuffle(t, t.zone.deck);
      const order = deckFaces(t).join('');
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    expect(chiSquare([...seen.values()])).toBeLessThan(chiSquareBound(24));
  });

  it('is the same for the same seed and differs for another', () => {
    const order = (seed: string): number[] => {
      const t = smallTable({}, 3, seed);
      shuffle(t, t.zone.deck);
      return deckFaces(t);
    };
    expect(order('a')).toEqual(order('a'));
    expect(order('a')).not.toEqual(order('b'));
  });

  it('gives each place, from the bottom up, a random one of the cards that are left', () => {
    // Two hundred cards need more than one block of the stream.
    const trees = Array.from({ length: 200 }, (_, i) => i);
    const t = smallTable({ faces: faces(trees.map(String)), sets: few(trees) }, 2, 'many');
    shuffle(t, t.zone.deck);
    const bytes = stream('many', 0);
    const rest = [...trees];
    const expected: number[] = [];
    while (rest.length > 0) {
      const j = numberFrom(bytes, rest.length);
      const last = rest.length - 1;
      expected.unshift(rest[j] ?? -1);
      rest[j] = rest[last] ?? -1;
      rest.pop();
    }
    expect(deckFaces(t)).toEqual(expected);
  });

  it('is one random event and counts as something learned', () => {
    const t = smallTable();
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.deck);
    expect(t.cells[EVENTS]).toBe(2);
    expect(t.cells[INFO]).toBe(2);
  });

  it('of no card changes nothing else', () => {
    const t = smallTable();
    reveal(t, 0);
    shuffle(t, t.zone.deck);
    const before = [...t.cells];
    shuffle(t, t.zone.cellar);
    before[EVENTS] = 2;
    before[INFO] = 3;
    expect(t.cells).toEqual(before);
  });

  it('of several zones shuffles each for itself, in one random event', () => {
    const sets = [
      { name: 'left', faces: [0, 1, 2, 3], zone: 'row' },
      { name: 'right', faces: [4, 5, 6, 7], zone: 'row', index: 1 },
    ];
    const orders = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const t = smallTable({ sets }, 2, `each ${i}`);
      shuffleEach(t, t.zone.row, 2);
      expect(t.cells[EVENTS]).toBe(1);
      const [left, right] = [0, 1].map((k) =>
        listOf(t, zoneOf(t, 'row', k)).map((slot) => faceOf(t, slot) % 4),
      );
      expect(new Set(left)).toEqual(new Set([0, 1, 2, 3]));
      orders.add(`${left}|${right}`);
      orders.add(`${left}`);
      orders.add(`${right}`);
    }
    // Both move, and not in step.
    expect(orders.size).toBeGreaterThan(70);
  });

  it('of several zones leaves the next one alone', () => {
    const sets = [{ name: 'rest', faces: [0, 1, 2, 3, 4, 5, 6, 7], zone: 'cellar' }];
    const t = smallTable({ sets });
    shuffleEach(t, t.zone.row, 2);
    expect(t.zone.cellar).toBe(zoneOf(t, 'row', 2));
    expect(listOf(t, t.zone.cellar).map((slot) => faceOf(t, slot))).toEqual(sets[0]?.faces);
  });

  it('refuses cards of two sets', () => {
    const sets = [
      { name: 'a', faces: [0, 1], zone: 'deck' },
      { name: 'b', faces: [2, 3], zone: 'deck' },
    ];
    const t = smallTable({ sets });
    expect(thrownBy(() => shuffle(t, t.zone.deck))).toBe(
      'cards of two sets cannot be shuffled together',
    );
  });

  it('is told with the zone and those who can follow it', () => {
    const t = smallTable();
    const events: Recorded[] = [];
    t.events = events;
    t.because = 'R-2';
    shuffle(t, t.zone.deck);
    shuffle(t, t.zone.row);
    mix(t, zoneOf(t, 'hand', 1), 0b100, 0);
    expect(events).toEqual([
      { kind: 'shuffle', zone: t.zone.deck, seenBy: 0, rule: 'R-2' },
      { kind: 'shuffle', zone: t.zone.row, seenBy: 0b1111111, rule: 'R-2' },
      { kind: 'shuffle', zone: zoneOf(t, 'hand', 1), seenBy: 0b110, rule: 'R-2' },
    ]);
  });

  it('is told nobody while no one listens', () => {
    const t = smallTable();
    shuffle(t, t.zone.deck);
    random(t, 6);
    expect(t.events).toBeUndefined();
  });
});

describe('a mix', () => {
  it('sends the followed card to each place alike', () => {
    const samples = Array.from({ length: 2000 }, (_, i) => {
      const t = smallTable({ sets: few([0, 1, 2, 3]) }, 2, `mix ${i}`);
      const slot = mix(t, t.zone.deck, 0, 1);
      expect(faceOf(t, slot)).toBe(1);
      return slot;
    });
    expect(chiSquare(tally([0, 1, 2, 3], samples))).toBeLessThan(chiSquareBound(4));
  });

  it('returns the slot it was given when that lies elsewhere', () => {
    const t = smallTable();
    expect(mix(t, t.zone.cellar, 0, 5)).toBe(5);
    expect(mix(t, t.zone.deck, 0, 77)).toBe(77);
  });

  it('uses another event than the shuffle before it', () => {
    const t = smallTable({}, 3, 'same');
    const u = smallTable({}, 3, 'same');
    shuffle(t, t.zone.deck);
    mix(u, u.zone.deck, 0, 0);
    expect(deckFaces(t)).toEqual(deckFaces(u));
    mix(t, t.zone.deck, 0, 0);
    expect(deckFaces(t)).not.toEqual(deckFaces(u));
    expect(t.cells[EVENTS]).toBe(2);
  });
});

describe('seeding again', () => {
  it('changes what comes next', () => {
    const t = smallTable({}, 3, 'one');
    seedKey(t, 'two');
    expect(random(t, 2 ** 31)).toBe(random(smallTable({}, 3, 'two'), 2 ** 31));
  });
});
