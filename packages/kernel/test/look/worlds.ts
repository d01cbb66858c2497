import type { Table } from '@conclave/kernel';
import { faceIn, isUnknown, type View } from '@conclave/kernel/look';
import { batchOfEntry, faceOfEntry } from '../../src/look/view.ts';
import { backOfUnknown, zoneIn } from '../../src/state/slots.ts';
import { batchIn, reachOf } from '../../src/table/memory.ts';

/** What the viewer knows of one hole: which backs fit, which zone it lies in, its batch. */
interface Hole {
  readonly slot: number;
  readonly back: number;
  readonly zone: number;
  readonly batch: number;
}

function holesOf(t: Table, view: View, from: number, to: number): Hole[] {
  const holes: Hole[] = [];
  for (let slot = from; slot < to; slot++) {
    const word = view.cells[t.layout.slots + slot] ?? 0;
    if (!isUnknown(faceIn(word))) continue;
    const memory = slot < t.layout.remembered ? (view.cells[t.layout.memory + slot] ?? 0) : 0;
    const back = backOfUnknown(faceIn(word));
    holes.push({ slot, back, zone: zoneIn(word), batch: batchIn(memory) });
  }
  return holes;
}

/** Whether copies of a face in these holes can be the ones that were lost in those batches. */
function explained(view: View, lost: readonly number[], holes: readonly Hole[]): boolean {
  const [batch, ...rest] = lost;
  if (batch === undefined) return true;
  const reach = reachOf(view.cells, batch);
  return holes.some(
    (hole, i) =>
      ((reach >> hole.batch) & 1) === 1 &&
      explained(
        view,
        rest,
        holes.filter((_, k) => k !== i),
      ),
  );
}

/** Whether faces dealt to the holes of one set fit everything the viewer knows. */
function fits(t: Table, view: View, holes: readonly Hole[], deal: readonly number[]): boolean {
  for (const [i, { back, zone }] of holes.entries()) {
    const face = deal[i] ?? -1;
    if (back >= 0 && t.backOf[face] !== back) return false;
    const name = t.layout.zoneName[zone] ?? '';
    if (t.spec.zones[name]?.never?.includes(t.spec.faces[face]?.id ?? '')) return false;
  }
  return [...new Set(deal)].every((face) => {
    const entries = view.memory.filter((entry) => faceOfEntry(entry) === face);
    return explained(
      view,
      entries.map(batchOfEntry),
      holes.filter((hole, i) => deal[i] === face && hole.slot < t.layout.remembered),
    );
  });
}

function hiddenFaces(t: Table, view: View, faces: readonly number[], from: number): number[] {
  const left = [...faces];
  for (let slot = from; slot < from + faces.length; slot++) {
    const face = faceIn(view.cells[t.layout.slots + slot] ?? 0);
    if (!isUnknown(face)) left.splice(left.indexOf(face), 1);
  }
  return left.sort((a, b) => a - b);
}

/** Every different order of a sorted list. */
function* orders(list: readonly number[]): Generator<number[]> {
  if (list.length === 0) yield [];
  for (const [i, first] of list.entries()) {
    if (i > 0 && list[i - 1] === first) continue;
    for (const rest of orders(list.filter((_, k) => k !== i))) yield [first, ...rest];
  }
}

/** The faces a state has where the view has holes, as one word. */
export function dealIn(t: Table, view: View, cells: readonly number[]): string {
  return holesOf(t, view, 0, t.layout.slotCount)
    .map(({ slot }) => faceIn(cells[t.layout.slots + slot] ?? 0))
    .join(' ');
}

/** Every deal that fits what a viewer knows, found by trying them all. */
export function possibleDeals(t: Table, view: View): Set<string> {
  let deals = [''];
  let from = 0;
  for (const { faces } of t.spec.sets) {
    const holes = holesOf(t, view, from, from + faces.length);
    const fitting = [...orders(hiddenFaces(t, view, faces, from))]
      .filter((deal) => fits(t, view, holes, deal))
      .map((deal) => deal.join(' '));
    deals = deals.flatMap((start) => fitting.map((deal) => [start, deal].join(' ').trim()));
    from += faces.length;
  }
  return new Set(deals);
}
