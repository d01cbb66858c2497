import { SPECTATOR, type View } from '@conclave/kernel/look';
import type { TableEvent } from '@conclave/kernel/play';
import { diffViews, type TableUpdate } from '@conclave/protocol';
import { clocksAt } from '../matches/clock.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import type { Engine } from '../rules/engine.ts';

/** A view that was sent, and the moment it showed. */
export interface Shown {
  readonly update: number;
  readonly viewer: number;
  readonly view: View;
  readonly seq: number;
  readonly epoch: number;
  readonly version: number;
}

/** How far somebody has followed the match. */
export interface Followed {
  readonly seq: number;
  readonly epoch: number;
}

/** The events from an answer on, and where each answer's own begin. */
function eventsFrom(
  engine: Engine,
  viewer: number,
  from: number,
  length: number,
): { readonly events: TableEvent[]; readonly starts: number[] } {
  const events: TableEvent[] = [];
  const starts: number[] = [];
  if (from === 0) events.push(...engine.told(0, viewer));
  for (let answer = from + 1; answer <= length; answer++) {
    starts.push(events.length);
    events.push(...engine.told(answer, viewer));
  }
  return { events, starts };
}

/** What a viewer is shown next: the change from the base where there is one. */
export function compose(
  live: LiveMatch,
  engine: Engine,
  viewer: number,
  update: number,
  base: Shown | undefined,
  followed: Followed | undefined,
  now: number,
): { readonly message: TableUpdate; readonly shown: Shown } {
  const { record, id } = live;
  const view = live.view(engine, viewer);
  const seq = record.length;
  const { epoch } = record;
  const from = followed === undefined ? 0 : live.standing(followed.seq, followed.epoch);
  const clocks = clocksAt(record, now);
  const message: TableUpdate = {
    match: id,
    seq,
    view: base === undefined ? whole(view) : changeFrom(base, view),
    viewer,
    decision: viewer === SPECTATOR ? null : (engine.decision(viewer) ?? null),
    pending: engine.pending(),
    ...eventsFrom(engine, viewer, from, seq),
    from,
    epoch,
    undo: viewer === SPECTATOR ? { reason: 'nothing-to-undo' } : engine.undo(viewer),
    clocks: clocks === null ? null : clocks.map((left) => Math.max(0, left)),
    now,
    update,
  };
  return { message, shown: { update, viewer, view, seq, epoch, version: live.version } };
}

const whole = ({ cells, memory }: View): TableUpdate['view'] => ({ kind: 'full', cells, memory });

function changeFrom(base: Shown, view: View): TableUpdate['view'] {
  const patch = diffViews(base.view, view);
  // A patch names each cell; where most have changed the whole is shorter.
  if (patch.cells.length > view.cells.length) return whole(view);
  return { kind: 'patch', base: base.update, ...patch };
}
