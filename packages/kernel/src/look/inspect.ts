import type { Table } from '../spec.ts';
import { backOfUnknown, faceIn, firstIn, isUnknown, NONE, nextIn } from '../state/slots.ts';

/** A position in names: each zone's cards, top first, and each counter. */
export interface Position {
  readonly zones: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly counters: Readonly<Record<string, readonly number[]>>;
}

function idOf(t: Table, face: number): string {
  if (!isUnknown(face)) return t.spec.faces[face]?.id ?? `face-${face}`;
  const back = backOfUnknown(face);
  return back < 0 ? '?' : `?${t.spec.backs[back]}`;
}

/** Writes a state or a view out in names, for people, files and comparisons. */
export function positionOf(t: Table, cells: readonly number[]): Position {
  const { layout } = t;
  const zones: Record<string, string[][]> = {};
  for (let z = 0; z < layout.zoneCount; z++) {
    const cards: string[] = [];
    for (let s = firstIn(cells[layout.zones + z] as number); s !== NONE; ) {
      const word = cells[layout.slots + s] as number;
      cards.push(idOf(t, faceIn(word)));
      s = nextIn(word);
    }
    const name = layout.zoneName[z] as string;
    zones[name] = [...(zones[name] ?? []), cards];
  }
  const counters: Record<string, number[]> = {};
  for (let c = 0; c < layout.counterCount; c++) {
    const name = layout.counterName[c] as string;
    counters[name] = [...(counters[name] ?? []), cells[layout.counters + c] as number];
  }
  return { zones, counters };
}
