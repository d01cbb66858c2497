import type { Table } from '../spec.ts';
import { BATCHES, OVER, REACH, WAITING } from '../state/layout.ts';
import type { CardSet } from '../state/parts.ts';
import { setKnown } from '../state/slots.ts';
import { homeOf } from '../table/links.ts';
import { bring, exchange } from '../table/supply.ts';
import { lay } from '../table/table.ts';
import { faceOf, isInPlay, knownBy, listOf, move, moveOnTop, whereIs } from '../table/zones.ts';
import { dropAll, Endless, push, run } from './run.ts';

/** A position to be made by hand: for puzzles, bug reports, rule tests, tutorials. */
export interface Arrangement {
  /**
   * Card ids, top first. `hand` is a list of one list a seat; a zone there is
   * only one of may be one plain list; null leaves a zone alone. Cards not asked
   * for anywhere go back to where their set began, under the ones asked for there.
   */
  readonly zones?: Readonly<Record<string, readonly (string | readonly string[] | null)[]>>;
  /** A number, or one a seat; null leaves it alone. Private compartments as well. */
  readonly counters?: Readonly<Record<string, number | readonly (number | null)[]>>;
  /** Who knows a card besides those who see it where it lies: id to seats. */
  readonly known?: Readonly<Record<string, readonly number[]>>;
  /** The step the rules go on with; without it the open decision stays. */
  readonly next?: { readonly step: string } & Readonly<Partial<Record<ArgumentName, number>>>;
}

const ARGUMENTS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
type ArgumentName = (typeof ARGUMENTS)[number];

export interface ArrangementError {
  readonly place: string;
  readonly reason: string;
}

class Misplaced extends Error {
  readonly place: string;
  constructor(place: string, reason: string) {
    super(reason);
    this.place = place;
  }
}

interface Wish {
  readonly place: string;
  readonly zone: number;
  readonly cards: readonly string[];
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isSeat = (t: Table, seat: unknown): boolean =>
  Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < t.seats;

function wishes(t: Table, zones: NonNullable<Arrangement['zones']>): Wish[] {
  const out: Wish[] = [];
  for (const [name, given] of Object.entries(zones)) {
    const start = t.layout.zoneStart.get(name);
    if (start === undefined) throw new Misplaced(`zones.${name}`, 'there is no such zone');
    if (!isList(given)) throw new Misplaced(`zones.${name}`, 'must be a list');
    const many = t.layout.zoneName.filter((other) => other === name).length;
    const plain = given.every((entry) => typeof entry === 'string');
    const lists: readonly unknown[] = plain ? [given] : given;
    if (lists.length > many) {
      throw new Misplaced(`zones.${name}[${many}]`, `there are only ${many} of these`);
    }
    for (const [i, cards] of lists.entries()) {
      if (cards === null) continue;
      const place = plain ? `zones.${name}` : `zones.${name}[${i}]`;
      if (!isList(cards) || !cards.every((card) => typeof card === 'string')) {
        throw new Misplaced(place, 'must be a list of card ids');
      }
      out.push({ place, zone: start + i, cards: cards as readonly string[] });
    }
  }
  return out;
}

/** Where each card of a set begins, which is where it goes when nobody asks for it. */
const homes = (t: Table): number[] =>
  t.layout.setOf.map((set) => homeOf(t.layout, t.spec.sets[set] as CardSet));

function faceNamed(t: Table, id: string, place: string): number {
  const face = t.spec.faces.findIndex((entry) => entry.id === id);
  if (face < 0) throw new Misplaced(place, `there is no card ${id}`);
  return face;
}

/** A card that is asked for, and where. */
interface Asked {
  readonly place: string;
  readonly face: number;
  readonly zone: number;
  slot: number;
}

/**
 * A card that is not in play comes in for one of its set that nobody asks for, where there is
 * another of it in the box. Returns its slot, or -1.
 */
function bringInstead(t: Table, face: number, claimed: ReadonlySet<number>): number {
  const { layout } = t;
  const set = t.spec.sets.findIndex((one) => one.room !== undefined && one.faces.includes(face));
  const { faces = [], room = 0 } = t.spec.sets[set] ?? {};
  const first = layout.setStart[set] ?? 0;
  const slots = Array.from({ length: room }, (_, i) => first + i);
  const copies = faces.filter((one) => one === face).length;
  if (slots.filter((slot) => faceOf(t, slot) === face).length >= copies) return -1;
  const slot = slots.find((one) => !claimed.has(one));
  if (slot === undefined) return -1;
  const own = t.spec.sets[set] as CardSet;
  if (isInPlay(t, slot)) exchange(t, set, slot, face);
  else bring(t, own.name, [face], homeOf(layout, own));
  return slot;
}

function placeCards(t: Table, wanted: readonly Wish[]): void {
  const claimed = new Set<number>();
  const wishedZones = new Set(wanted.map((wish) => wish.zone));
  const home = homes(t);
  const asked = wanted.flatMap(({ place, zone, cards }) =>
    cards.map((id, i): Asked => {
      const at = `${place}[${i}]`;
      return { place: at, face: faceNamed(t, id, at), zone, slot: -1 };
    }),
  );
  const claim = (one: Asked, slot: number | undefined): void => {
    if (slot === undefined || slot < 0) return;
    one.slot = slot;
    claimed.add(slot);
  };
  for (const one of asked) {
    const free = (slot: number): boolean => faceOf(t, slot) === one.face && !claimed.has(slot);
    const all = home.map((_, slot) => slot).filter(free);
    const near = all.find((s) => whereIs(t, s) === one.zone);
    claim(one, near ?? all.find((s) => !wishedZones.has(whereIs(t, s))) ?? all[0]);
  }
  for (const one of asked) {
    if (one.slot < 0) claim(one, bringInstead(t, one.face, claimed));
    const id = t.spec.faces[one.face]?.id;
    if (one.slot < 0) throw new Misplaced(one.place, `no ${id} is left`);
  }
  for (const zone of wishedZones) {
    for (const slot of listOf(t, zone)) {
      if (!claimed.has(slot) && home[slot] !== zone) move(t, slot, home[slot] as number);
    }
  }
  for (const { slot, zone } of asked.reverse()) moveOnTop(t, slot, zone);
}

/** Everybody knows what they see, and nothing from before. */
function resetKnowledge(t: Table): void {
  const { layout, cells } = t;
  for (let s = 0; s < layout.slotCount; s++) {
    if (isInPlay(t, s)) setKnown(cells, layout.known, s, layout.faceMask[whereIs(t, s)] as number);
  }
  cells.fill(0, layout.memory, layout.memory + layout.remembered);
  cells.fill(0, REACH, REACH + BATCHES / 2);
}

function teachCards(t: Table, known: NonNullable<Arrangement['known']>): void {
  for (const [id, seats] of Object.entries(known)) {
    const face = faceNamed(t, id, `known.${id}`);
    if (!isList(seats) || !seats.every((seat) => isSeat(t, seat))) {
      throw new Misplaced(`known.${id}`, `must be a list of seats from 0 to ${t.seats - 1}`);
    }
    for (let s = 0; s < t.layout.slotCount; s++) {
      if (faceOf(t, s) !== face) continue;
      const mask = seats.reduce((sum, seat) => sum | (1 << seat), knownBy(t, s));
      setKnown(t.cells, t.layout.known, s, mask);
    }
  }
}

function setCounters(t: Table, counters: NonNullable<Arrangement['counters']>): void {
  for (const [name, given] of Object.entries(counters)) {
    const start = t.layout.counterStart.get(name);
    if (start === undefined) throw new Misplaced(`counters.${name}`, 'there is no such counter');
    const many = t.layout.counterName.filter((other) => other === name).length;
    const values: readonly unknown[] = isList(given) ? given : [given];
    if (values.length > many) {
      throw new Misplaced(`counters.${name}[${many}]`, `there are only ${many} of these`);
    }
    for (const [i, value] of values.entries()) {
      if (value === null) continue;
      if (!Number.isSafeInteger(value)) {
        throw new Misplaced(`counters.${name}[${i}]`, 'must be a whole number');
      }
      t.cells[start + i] = value as number;
    }
  }
}

function goOn(t: Table, next: NonNullable<Arrangement['next']>): void {
  const step = t.spec.stepNames.indexOf(next.step);
  if (step < 0) {
    throw new Misplaced('next.step', `must be one of ${t.spec.stepNames.join(', ')}`);
  }
  for (const name of ARGUMENTS) {
    if (next[name] !== undefined && !Number.isSafeInteger(next[name])) {
      throw new Misplaced(`next.${name}`, 'must be a whole number');
    }
  }
  dropAll(t);
  t.cells[WAITING] = 0;
  t.cells[OVER] = 0;
  push(t, step, next.a, next.b, next.c, next.d, next.e, next.f);
}

/** Arranges the position on the table, or says what is wrong and leaves it as it was. */
export function arrange(t: Table, wish: Arrangement): ArrangementError | undefined {
  const before = t.cells.slice() as typeof t.cells;
  const { events, because } = t;
  const told = events?.length ?? 0;
  t.events = undefined;
  try {
    placeCards(t, wishes(t, wish.zones ?? {}));
    resetKnowledge(t);
    teachCards(t, wish.known ?? {});
    setCounters(t, wish.counters ?? {});
    if (wish.next !== undefined) goOn(t, wish.next);
    t.events = events;
    t.asked = -1;
    run(t);
    return undefined;
  } catch (error) {
    lay(t, before);
    t.events = events;
    t.because = because;
    if (events !== undefined) events.length = told;
    if (error instanceof Misplaced) return { place: error.place, reason: error.message };
    if (error instanceof Endless) return { place: 'next', reason: error.message };
    throw error;
  }
}
