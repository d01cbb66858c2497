import { Choices } from '../decide/choices.ts';
import type { Table, TableSpec } from '../spec.ts';
import { type Layout, layOut, limit } from '../state/layout.ts';
import { ABSENT, EMPTY_ZONE, NONE, setKnown, slotWord } from '../state/slots.ts';
import type { State } from '../state/state.ts';
import { homeOf, linkLast } from './links.ts';

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
    asked: -1,
    cells: emptyState(spec, layout),
    events: undefined,
    because: '',
    names: Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`),
  };
}

/**
 * Every card in its box: the cards of each set in their first zone, known to whoever sees it
 * there. Those that the rules bring in are nowhere.
 */
function emptyState(spec: TableSpec, layout: Layout): State {
  const cells = new Array<number>(layout.size).fill(0) as State;
  for (let z = 0; z < layout.zoneCount; z++) cells[layout.zones + z] = EMPTY_ZONE;
  for (let s = 0; s < layout.slotCount; s++) cells[layout.slots + s] = ABSENT;
  for (const [i, set] of spec.sets.entries()) {
    const zone = homeOf(layout, set);
    if (set.room !== undefined) continue;
    for (const [k, face] of set.faces.entries()) {
      const slot = (layout.setStart[i] as number) + k;
      cells[layout.slots + slot] = slotWord(face, zone, NONE);
      setKnown(cells, layout.known, slot, layout.faceMask[zone] as number);
      linkLast(cells, layout, slot, zone);
    }
  }
  return cells;
}

/** Puts a state on the table. */
export function lay(t: Table, state: State): void {
  t.cells = state;
  t.asked = -1;
}
