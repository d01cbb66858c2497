import { Choices } from '../decide/choices.ts';
import type { Table, TableSpec } from '../spec.ts';
import { type Layout, layOut, limit } from '../state/layout.ts';
import { EMPTY_ZONE, NONE, slotWord, zoneWord } from '../state/slots.ts';
import type { State } from '../state/state.ts';

export function makeTable(spec: TableSpec, seats: number): Table {
  limit('steps', spec.steps.length);
  limit('questions', spec.questions.length);
  const layout = layOut(spec, seats);
  return {
    seats,
    spec,
    layout,
    zone: Object.fromEntries(layout.zoneStart),
    at: Object.fromEntries(layout.counterStart),
    facts: spec.facts,
    steps: spec.steps,
    questions: spec.questions,
    backOf: spec.faces.map((face) => face.back),
    choices: new Choices(),
    args: [0, 0, 0, 0, 0, 0],
    asked: -1,
    cells: emptyState(spec, layout),
    events: undefined,
    because: '',
    names: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
  };
}

/** Every card in its box: the cards of each set in their first zone, known to whoever sees it there. */
function emptyState(spec: TableSpec, layout: Layout): State {
  const cells = new Array<number>(layout.size).fill(0);
  for (let z = 0; z < layout.zoneCount; z++) cells[layout.zones + z] = EMPTY_ZONE;
  let slot = 0;
  for (const set of spec.sets) {
    const start = layout.zoneStart.get(set.zone);
    if (start === undefined) throw new Error(`the set ${set.name} lies in no zone of the table`);
    const zone = start + (set.index ?? 0);
    for (const face of set.faces) {
      const before = cells[layout.zones + zone] as number;
      const count = before >>> 16;
      const last = (before >>> 8) & 255;
      cells[layout.slots + slot] = slotWord(face, layout.faceMask[zone] as number, zone, NONE);
      if (count > 0) {
        const word = cells[layout.slots + last] as number;
        cells[layout.slots + last] = (word & 0xffffff) | (slot << 24);
      }
      cells[layout.zones + zone] = zoneWord(count > 0 ? before & 255 : slot, slot, count + 1);
      slot++;
    }
  }
  return cells as State;
}

/** Puts a state on the table. */
export function lay(t: Table, state: State): void {
  t.cells = state;
  t.asked = -1;
}

export function read(t: Table, cell: number): number {
  return t.cells[cell] as number;
}

/** Sets a counter and tells whoever may see it. */
export function write(t: Table, cell: number, value: number): void {
  const before = t.cells[cell] as number;
  if (before === value) return;
  t.cells[cell] = value;
  if (t.events !== undefined) {
    t.events.push({
      kind: 'count',
      cell: cell - t.layout.counters,
      before,
      value,
      rule: t.because,
    });
  }
}
