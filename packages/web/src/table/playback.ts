import type { TableSnapshot } from './connection.ts';

/**
 * Which of the snapshots that arrived is on the screen. What others do is shown
 * step by step, so a snapshot may wait for its turn; what does not change the
 * cards (chat, clocks, who is there) shows at once.
 */
export interface Playback {
  readonly shown: TableSnapshot;
  readonly waiting: readonly TableSnapshot[];
}

/** Steps that may wait; with more of them the oldest are skipped. */
const MOST_WAITING = 24;

const samePosition = (a: TableSnapshot, b: TableSnapshot): boolean =>
  a.view === b.view && a.seq === b.seq && a.events === b.events;

/** Everything that needs no animation, taken from the newest snapshot. */
function freshen(shown: TableSnapshot, newest: TableSnapshot): TableSnapshot {
  const { info, chat, status, missedFrom, curtain, refused } = newest;
  return { ...shown, info, chat, status, missedFrom, curtain, refused };
}

/** Whether the new position follows from the old one by answers, each of which can be shown. */
function follows(before: TableSnapshot, after: TableSnapshot): boolean {
  return (
    before.view !== undefined &&
    after.view !== undefined &&
    before.view.viewer === after.view.viewer &&
    after.seq > before.seq &&
    after.seq - before.seq <= 3
  );
}

export function receive(
  playback: Playback,
  newest: TableSnapshot,
  how: 'step-by-step' | 'at-once',
): Playback {
  const { shown, waiting } = playback;
  const last = waiting[waiting.length - 1] ?? shown;
  if (samePosition(last, newest)) {
    if (waiting.length === 0) return { shown: newest, waiting };
    return { shown: freshen(shown, newest), waiting: [...waiting.slice(0, -1), newest] };
  }
  if (how === 'at-once' || !follows(last, newest) || newest.curtain !== null) {
    return { shown: newest, waiting: [] };
  }
  const queue = [...waiting, newest].slice(-MOST_WAITING);
  return { shown: freshen(shown, newest), waiting: queue };
}

export function next({ shown, waiting }: Playback): Playback {
  const [first, ...rest] = waiting;
  if (first === undefined) return { shown, waiting };
  const newest = waiting[waiting.length - 1] as TableSnapshot;
  return { shown: freshen(first, newest), waiting: rest };
}

export function skip({ shown, waiting }: Playback): Playback {
  return { shown: waiting[waiting.length - 1] ?? shown, waiting: [] };
}

/** How long a step stays before the next one, in milliseconds. */
export function holdFor(waiting: number, own: 'own' | 'other'): number {
  if (waiting > 8) return 140;
  if (waiting > 4) return 280;
  return own === 'own' ? 360 : 650;
}
