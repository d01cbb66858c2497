import type { Rng } from '../random/rng.ts';
import type { Table } from '../spec.ts';
import { BATCHES, EVENTS, KEY, KEY_WORDS } from '../state/layout.ts';
import type { CardSet } from '../state/parts.ts';
import { ABSENT, backOfUnknown, faceIn, isUnknown, zoneIn } from '../state/slots.ts';
import type { State, View } from '../state/state.ts';
import { batchIn, reachOf, withLost } from '../table/memory.ts';
import { facesInPlay } from '../table/supply.ts';
import { imagineSecrets } from './imagine.ts';
import { fill, mend } from './mend.ts';
import { batchOfEntry, faceOfEntry } from './view.ts';

/**
 * Fills a view's holes with a random deal that fits everything the viewer knows:
 * the faces seen, the backs that show, how many lie where, and for cards lost
 * sight of in a shuffle, where they can still be.
 */
export function determinize(t: Table, view: View, rng: Rng): State {
  const cells = view.cells.slice() as State;
  for (let i = 0; i < KEY_WORDS; i++) cells[KEY + i] = rng.word();
  cells[EVENTS] = 0;
  for (let set = 0; set < t.spec.sets.length; set++) dealSet(t, cells, view, set, rng);
  imagineSecrets(t, cells, view.viewer, rng);
  return cells;
}

// Working lists, filled anew for each set; determinizing allocates only the state.
/** Per face, how many are still to be dealt; per back likewise. */
const left: number[] = [];
const leftOfBack: number[] = [];
/** Holes whose back shows, by back, and how many of them are still open. */
const backed: number[][] = [];
const backedCount: number[] = [];
/** Holes of which nothing shows. */
const blank: number[] = [];
let blankCount = 0;

/** The faces of the set, as far as anybody can tell which are in play. */
const faces: number[] = [];
let faceCount = 0;

function dealSet(t: Table, cells: State, view: View, number: number, rng: Rng): void {
  const set = t.spec.sets[number] as CardSet;
  const first = t.layout.setStart[number] as number;
  const end = first + (set.room ?? set.faces.length);
  faceCount = facesInPlay(t, cells, number, faces);
  for (let i = 0; i < faceCount; i++) {
    const face = faces[i] as number;
    const back = t.backOf[face] as number;
    left[face] = 0;
    leftOfBack[back] = 0;
    backedCount[back] = 0;
  }
  for (let i = 0; i < faceCount; i++) take(t, faces[i] as number, -1);
  if (findHoles(t, cells, first, end) === 0) return;
  if (set.unseen) {
    dealSome(t, cells, first, end, rng);
    return;
  }
  for (const face of t.layout.never.keys()) dealBarred(t, cells, view, face, rng);
  const remembers = first < t.layout.remembered && view.memory.length > 0;
  const memory = remembers ? memoryOf(t, set, view) : [];
  let placed = memory.length === 0 || dealRemembered(t, cells, view.viewer, memory, rng);
  for (const face of t.layout.never.keys()) if ((left[face] ?? 0) > 0) placed = false;
  dealUnseen(t, cells, rng);
  if (placed) return;
  mend(t, cells, view, memory, { from: first, to: end }, rng);
}

/** Takes `count` of a face from what is to be dealt. */
function take(t: Table, face: number, count: number): void {
  const back = t.backOf[face] as number;
  left[face] = (left[face] as number) - count;
  leftOfBack[back] = (leftOfBack[back] as number) - count;
}

function findHoles(t: Table, cells: State, from: number, to: number): number {
  let holes = 0;
  blankCount = 0;
  for (let s = from; s < to; s++) {
    const word = cells[t.layout.slots + s] as number;
    if (word === ABSENT) continue;
    const face = faceIn(word);
    if (!isUnknown(face)) {
      take(t, face, 1);
      continue;
    }
    holes++;
    const back = backOfUnknown(face);
    if (back < 0) blank[blankCount++] = s;
    else {
      const n = backedCount[back] as number;
      listFor(back)[n] = s;
      backedCount[back] = n + 1;
    }
  }
  return holes;
}

function listFor(back: number): number[] {
  let list = backed[back];
  if (list === undefined) {
    list = [];
    backed[back] = list;
  }
  return list;
}

/** Deals the cards of which nothing is known, each to any hole that is left for its back. */
function dealUnseen(t: Table, cells: State, rng: Rng): void {
  for (let k = 0; k < faceCount; k++) {
    const face = faces[k] as number;
    if (left[face] === 0) continue;
    const back = t.backOf[face] as number;
    const shown = backedCount[back] as number;
    // As many cards of a back lie blank as there are more of them than holes that show it.
    const i = shown === 0 ? 0 : rng.below(leftOfBack[back] as number);
    take(t, face, 1);
    fill(t, cells, i < shown ? takeBacked(back, i) : takeBlank(rng.below(blankCount)), face);
  }
}

/** Deals some of the cards of which others are not in play: to each hole any that is left for its back. */
function dealSome(t: Table, cells: State, from: number, to: number, rng: Rng): void {
  rng.shuffle(faces, faceCount);
  for (const shown of [true, false]) {
    for (let s = from; s < to; s++) {
      const word = cells[t.layout.slots + s] as number;
      const back = backOfUnknown(faceIn(word));
      if (word === ABSENT || !isUnknown(faceIn(word)) || back >= 0 !== shown) continue;
      const face = faces.find(
        (one, i) =>
          i < faceCount && (left[one] as number) > 0 && (!shown || t.backOf[one] === back),
      ) as number;
      take(t, face, 1);
      fill(t, cells, s, face);
    }
  }
}

function takeBacked(back: number, i: number): number {
  const list = listFor(back);
  const slot = list[i] as number;
  const last = (backedCount[back] as number) - 1;
  list[i] = list[last] as number;
  backedCount[back] = last;
  return slot;
}

function takeBlank(i: number): number {
  const slot = blank[i] as number;
  blank[i] = blank[--blankCount] as number;
  return slot;
}

const entries: number[] = [];
const room: number[] = [];
const TRIES = 12;
const ANYWHERE = 0xffff;

/** What the viewer remembers of the cards of one set. */
function memoryOf(t: Table, set: CardSet, view: View): readonly number[] {
  if (set.faces.length === t.layout.remembered) return view.memory;
  return view.memory.filter((entry) => set.faces.includes(faceOfEntry(entry)));
}

/**
 * Deals the remembered cards first, those with the least room before the others.
 * One that finds no place is dealt among the unseen, and the deal then mended.
 */
function dealRemembered(
  t: Table,
  cells: State,
  viewer: number,
  memory: readonly number[],
  rng: Rng,
): boolean {
  const count = memory.length;
  for (let i = 0; i < count; i++) entries[i] = memory[i] as number;
  rng.shuffle(entries, count);
  measureRoom(t, cells);
  sortByRoom(count);
  let all = true;
  for (let i = 0; i < count; i++) {
    if (!place(t, cells, entries[i] as number, viewer, rng)) all = false;
  }
  return all;
}

/** A card that some zones can never hold is dealt before the others. */
function dealBarred(t: Table, cells: State, view: View, face: number, rng: Rng): void {
  const remembered = view.memory.some((entry) => faceOfEntry(entry) === face);
  for (let n = left[face] ?? 0; n > 0 && !remembered; n--) findPlace(t, cells, face, ANYWHERE, rng);
}

function place(t: Table, cells: State, entry: number, viewer: number, rng: Rng): boolean {
  const batch = batchOfEntry(entry);
  const slot = findPlace(t, cells, faceOfEntry(entry), reachOf(cells, batch), rng);
  if (slot < 0) return false;
  const at = t.layout.memory + slot;
  cells[at] = withLost(cells[at] as number, viewer, batch);
  return true;
}

/** Deals a face into a hole whose batch is in `reach`, and returns that slot or -1. */
function findPlace(t: Table, cells: State, face: number, reach: number, rng: Rng): number {
  const back = t.backOf[face] as number;
  const shown = backedCount[back] as number;
  const list = listFor(back);
  // A hole that shows this back needs one of these cards: the last ones may not lie elsewhere.
  const mayLieBlank = (leftOfBack[back] as number) > shown;
  const places = shown + (mayLieBlank ? blankCount : 0);
  if (places === 0) return -1;
  const barred = t.layout.never.get(face);
  // As many of these cards lie blank as there are more of them than holes that show their back.
  const start = rng.below(places);
  for (let k = 0; k < TRIES + places; k++) {
    let i = k < TRIES ? rng.below(leftOfBack[back] as number) : (start + k) % places;
    if (k < TRIES && i >= shown) i = shown + rng.below(blankCount);
    const slot = (i < shown ? list[i] : blank[i - shown]) as number;
    if (reach !== ANYWHERE && !((reach >> batchOf(t, cells, slot)) & 1)) continue;
    if (barred?.has(zoneIn(cells[t.layout.slots + slot] as number))) continue;
    if (i < shown) takeBacked(back, i);
    else takeBlank(i - shown);
    take(t, face, 1);
    fill(t, cells, slot, face);
    return slot;
  }
  return -1;
}

const batchOf = (t: Table, cells: State, slot: number): number =>
  batchIn(cells[t.layout.memory + slot] as number);

/** Per batch, how many holes went through it. */
const holesOf = new Array<number>(BATCHES).fill(0);

function tally(t: Table, cells: State, list: readonly number[], count: number): void {
  for (let i = 0; i < count; i++) {
    const batch = batchIn(cells[t.layout.memory + (list[i] as number)] as number);
    holesOf[batch] = (holesOf[batch] as number) + 1;
  }
}

/** Per batch, how many holes a card lost in it may be in. */
function measureRoom(t: Table, cells: State): void {
  holesOf.fill(0);
  tally(t, cells, blank, blankCount);
  for (let b = 0; b < t.spec.backs.length; b++) tally(t, cells, listFor(b), backedCount[b] ?? 0);
  for (let b = 1; b < BATCHES; b++) {
    let sum = 0;
    for (let reach = reachOf(cells, b), other = 0; reach !== 0; reach >>= 1, other++) {
      if (reach & 1) sum += holesOf[other] as number;
    }
    room[b] = sum;
  }
}

function sortByRoom(count: number): void {
  for (let i = 1; i < count; i++) {
    const entry = entries[i] as number;
    const own = room[batchOfEntry(entry)] as number;
    let j = i - 1;
    while (j >= 0 && (room[batchOfEntry(entries[j] as number)] as number) > own) {
      entries[j + 1] = entries[j] as number;
      j--;
    }
    entries[j + 1] = entry;
  }
}
