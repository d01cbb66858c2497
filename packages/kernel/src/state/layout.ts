import type { Many, Parts, ZoneSpec } from './parts.ts';

/**
 * Where everything lies in a state. A state is one flat list of whole numbers
 * (docs/adr/0002), so this file is the only map of it:
 *
 *   header | counters | zones | slots | known | pools | memory | stack
 */

/** Seats that must answer before the rules go on, as a bit mask. */
export const WAITING = 0;
/** 0 while playing; then 1 + twice the mask of the winners. */
export const OVER = 1;
/** Grows whenever somebody learns something: the bound of undo. */
export const INFO = 2;
/** How many random events there have been. */
export const EVENTS = 3;
/** Four words of key for the random events. */
export const KEY = 4;
export const KEY_WORDS = 4;
/** Numbers on the stack. */
export const DEPTH = 8;
/** For each of the 16 batches the batches a card lost in it may be in now, two a word. */
export const REACH = 9;
export const BATCHES = 16;
const HEADER = REACH + BATCHES / 2;

/** A view's own bit besides the seats' bits: what an onlooker may see. */
export const MAX_SEATS = 6;
export const SPECTATOR = MAX_SEATS;
export const EVERYONE = (1 << (MAX_SEATS + 1)) - 1;

/** Which backs of a zone show. */
export const NO_BACKS = 0;
export const TOP_BACK = 1;
export const ALL_BACKS = 2;
const BACKS = { none: NO_BACKS, top: TOP_BACK, all: ALL_BACKS } as const;

export interface Layout {
  readonly size: number;
  readonly counters: number;
  readonly zones: number;
  readonly slots: number;
  /** For each slot who knows its face, four a word. */
  readonly known: number;
  readonly memory: number;
  readonly stack: number;
  readonly zoneCount: number;
  readonly counterCount: number;
  readonly slotCount: number;
  /** Slots of sets that are shuffled again in play come first; they carry memory. */
  readonly remembered: number;
  /** How many numbers the stack holds. */
  readonly stackSize: number;
  /** Per zone: who sees the faces there, and which backs show. */
  readonly faceMask: readonly number[];
  readonly backs: readonly number[];
  readonly zoneName: readonly string[];
  readonly zoneIndex: readonly number[];
  /** The first zone of the same name. */
  readonly zoneFirst: readonly number[];
  readonly zoneStart: ReadonlyMap<string, number>;
  readonly counterName: readonly string[];
  readonly counterIndex: readonly number[];
  readonly counterMask: readonly number[];
  readonly counterQuiet: readonly boolean[];
  readonly counterStart: ReadonlyMap<string, number>;
  /** Per slot: its set. Per set: where its slots begin, and where its pool does. */
  readonly setOf: readonly number[];
  readonly setStart: readonly number[];
  /**
   * The faces of a set of which only some are in play, each plus one, two a word; -1 where a
   * set has none. Everybody sees it.
   */
  readonly pools: readonly number[];
  /** Faces that some zone can never hold, each with those zones. */
  readonly never: ReadonlyMap<number, ReadonlySet<number>>;
}

const LIMITS = {
  zones: 254,
  slots: 2046,
  faces: 3900,
  backs: 180,
  steps: 256,
  questions: 256,
} as const;

export function limit(what: keyof typeof LIMITS, count: number): void {
  if (count > LIMITS[what]) {
    throw new Error(`a table holds at most ${LIMITS[what]} ${what}, this game wants ${count}`);
  }
}

function maskOf(see: 'all' | 'owner' | 'none', index: number): number {
  if (see === 'all') return EVERYONE;
  return see === 'owner' ? 1 << index : 0;
}

/**
 * The names of the things of one name, each with how many there are of it. Where a seat has
 * several, `place[3]` is the fourth of each seat.
 */
function expand(name: string, of: Many | undefined, seats: number): [string, number][] {
  if (typeof of !== 'object') return [[name, of === 'seat' ? seats : (of ?? 1)]];
  return Array.from({ length: of[1] }, (_, nth) => [`${name}[${nth}]`, seats]);
}

/** What the table says of a zone; those that a seat has several of share it. */
export const zoneSpec = (spec: Pick<Parts, 'zones'>, name: string): ZoneSpec | undefined =>
  spec.zones[name] ?? spec.zones[name.replace(/\[\d+\]$/, '')];

/** For each face the zones that can never hold it. */
function neverOf(spec: Parts, zoneName: readonly string[]): Map<number, Set<number>> {
  const never = new Map<number, Set<number>>();
  for (const [zone, name] of zoneName.entries()) {
    for (const id of zoneSpec(spec, name)?.never ?? []) {
      const face = spec.faces.findIndex((entry) => entry.id === id);
      if (face < 0) throw new Error(`the zone ${name} can never hold ${id}, which is no card`);
      never.set(face, (never.get(face) ?? new Set()).add(zone));
    }
  }
  return never;
}

export function layOut(spec: Parts, seats: number): Layout {
  if (seats > MAX_SEATS) throw new Error(`a table has at most ${MAX_SEATS} seats`);
  const zoneStart = new Map<string, number>();
  const zoneName: string[] = [];
  const zoneIndex: number[] = [];
  const faceMask: number[] = [];
  const backs: number[] = [];
  for (const [name, zone] of Object.entries(spec.zones)) {
    zoneStart.set(name, zoneName.length);
    for (const [own, many] of expand(name, zone.of, seats)) {
      zoneStart.set(own, zoneName.length);
      for (let i = 0; i < many; i++) {
        zoneName.push(own);
        zoneIndex.push(i);
        faceMask.push(maskOf(zone.faces, i));
        backs.push(BACKS[zone.backs]);
      }
    }
  }
  const counterStart = new Map<string, number>();
  const counterName: string[] = [];
  const counterIndex: number[] = [];
  const counterMask: number[] = [];
  const counterQuiet: boolean[] = [];
  for (const [name, counter] of Object.entries(spec.counters)) {
    counterStart.set(name, HEADER + counterName.length);
    for (const [own, many] of expand(name, counter.of, seats)) {
      counterStart.set(own, HEADER + counterName.length);
      for (let i = 0; i < many; i++) {
        counterName.push(own);
        counterIndex.push(i);
        counterMask.push(maskOf(counter.see, i));
        counterQuiet.push(counter.quiet === true);
      }
    }
  }
  const setOf: number[] = [];
  const setStart: number[] = [];
  let remembered = 0;
  spec.sets.forEach((set, s) => {
    setStart.push(setOf.length);
    if (set.unseen && (set.reshuffled || set.room === undefined)) {
      throw new Error(`the set ${set.name} is drawn unseen: it needs a room and no reshuffling`);
    }
    if (set.reshuffled && setOf.length !== remembered) {
      throw new Error(`the set ${set.name} is reshuffled and must come before those that are not`);
    }
    // A view names a card that was lost sight of by its face alone.
    const earlier = spec.sets.slice(0, s).flatMap((other) => other.faces);
    if (set.reshuffled && set.faces.some((face) => earlier.includes(face))) {
      throw new Error(`the set ${set.name} is reshuffled and has a face of another set`);
    }
    for (let i = 0; i < (set.room ?? set.faces.length); i++) setOf.push(s);
    if (set.reshuffled) remembered = setOf.length;
  });
  limit('zones', zoneName.length);
  limit('slots', setOf.length);
  limit('faces', spec.faces.length);
  limit('backs', spec.backs.length);
  const zones = HEADER + counterName.length;
  const slots = zones + zoneName.length;
  const known = slots + setOf.length;
  let memory = known + Math.ceil(setOf.length / 4);
  const pools = spec.sets.map(({ room, unseen }) => {
    if (room === undefined || unseen) return -1;
    const at = memory;
    memory += Math.ceil(room / 2);
    return at;
  });
  const stack = memory + remembered;
  return {
    size: stack + spec.stack,
    counters: HEADER,
    zones,
    slots,
    known,
    pools,
    memory,
    stack,
    zoneCount: zoneName.length,
    counterCount: counterName.length,
    slotCount: setOf.length,
    remembered,
    stackSize: spec.stack,
    faceMask,
    backs,
    zoneName,
    zoneIndex,
    zoneFirst: zoneIndex.map((index, zone) => zone - index),
    zoneStart,
    counterName,
    counterIndex,
    counterMask,
    counterQuiet,
    counterStart,
    setOf,
    setStart,
    never: neverOf(spec, zoneName),
  };
}
