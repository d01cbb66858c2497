import type { Table } from '../spec.ts';
import {
  backOfUnknown,
  faceIn,
  firstIn,
  isUnknown,
  knownIn,
  NONE,
  nextIn,
} from '../state/slots.ts';

/** One card as a viewer sees it. */
export interface SeenCard {
  readonly slot: number;
  /** The face, or -1 where it is not known. */
  readonly face: number;
  /** The back, or -1 where not even that is known. */
  readonly back: number;
  /** Mask of those who know the face, as far as the viewer knows it too. */
  readonly known: number;
}

/** A view laid out for drawing: each zone's cards, top first, and each counter, by name. */
export interface Sight {
  readonly zones: Readonly<Record<string, readonly (readonly SeenCard[])[]>>;
  readonly counters: Readonly<Record<string, readonly number[]>>;
}

function seen(t: Table, slot: number, word: number, known: number): SeenCard {
  const face = faceIn(word);
  if (isUnknown(face)) return { slot, face: -1, back: Math.max(-1, backOfUnknown(face)), known: 0 };
  return { slot, face, back: t.backOf[face] as number, known };
}

/** Reads a view or a state for drawing. */
export function sightOf(t: Table, cells: readonly number[]): Sight {
  const { layout } = t;
  const zones: Record<string, SeenCard[][]> = {};
  for (let z = 0; z < layout.zoneCount; z++) {
    const cards: SeenCard[] = [];
    for (let s = firstIn(cells[layout.zones + z] as number); s !== NONE; ) {
      const word = cells[layout.slots + s] as number;
      cards.push(seen(t, s, word, knownIn(cells, layout.known, s)));
      s = nextIn(word);
    }
    const name = layout.zoneName[z] as string;
    const list = zones[name];
    if (list === undefined) zones[name] = [cards];
    else list.push(cards);
  }
  const counters: Record<string, number[]> = {};
  for (let c = 0; c < layout.counterCount; c++) {
    const name = layout.counterName[c] as string;
    const value = cells[layout.counters + c] as number;
    const list = counters[name];
    if (list === undefined) counters[name] = [value];
    else list.push(value);
  }
  return { zones, counters };
}
