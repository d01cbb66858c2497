import type { View } from '@conclave/kernel/look';
import { patchView, type TableUpdate } from '@conclave/protocol';
import type { SeenEvent } from './connection.ts';

/** What a client holds of a match between updates. */
export interface Held {
  readonly view: View | undefined;
  readonly seq: number;
  readonly epoch: number;
  /** Number of the last update; a patch must build on it. */
  readonly update: number;
  readonly events: readonly SeenEvent[];
  readonly nextId: number;
}

export const HOLDS_NOTHING: Held = {
  view: undefined,
  seq: 0,
  epoch: 0,
  update: -1,
  events: [],
  nextId: 1,
};

/** The view after an update, or undefined where its patch builds on another one. */
function nextView(held: Held, { view, viewer }: TableUpdate): View | undefined {
  if (view.kind === 'full') return { viewer, cells: view.cells, memory: view.memory };
  if (held.view === undefined || view.base !== held.update || held.view.viewer !== viewer) {
    return undefined;
  }
  return patchView(held.view, view);
}

/** The answer (counted from one) each event of an update belongs to; 0 is the set-up. */
export function momentsOf(update: TableUpdate): number[] {
  const { from, starts } = update;
  if (from === undefined || starts === undefined) return update.events.map(() => update.seq);
  let answer = -1;
  return update.events.map((_, i) => {
    while (answer + 1 < starts.length && (starts[answer + 1] as number) <= i) answer++;
    return from + answer + 1;
  });
}

/** Takes an update in, or says that the whole view must be asked for. */
export function takeIn(held: Held, update: TableUpdate): Held | 'resync' {
  const view = nextView(held, update);
  if (view === undefined) return 'resync';
  const moments = momentsOf(update);
  const from = update.from ?? Math.min(held.seq, update.seq);
  // What was told of these answers before was taken back, or is told again.
  const stays = (event: SeenEvent): boolean =>
    event.seq <= from && !(update.from === 0 && event.seq === 0);
  const kept = held.events.every(stays) ? held.events : held.events.filter(stays);
  const added = update.events.map((event, i) => ({
    id: held.nextId + i,
    seq: moments[i] as number,
    event,
  }));
  return {
    view,
    seq: update.seq,
    epoch: update.epoch ?? 0,
    update: update.update,
    events: added.length === 0 ? kept : [...kept, ...added],
    nextId: held.nextId + added.length,
  };
}
