import type { SetupError } from '@conclave/kernel';
import { SPECTATOR, type View } from '@conclave/kernel/look';
import type { Answer, Decision, Pending, Refusal, TableEvent, Undo } from '@conclave/kernel/play';
import type { Deal, Result } from './engine.ts';
import type { Here } from './here.ts';

/** What a thread that runs the rules begins with: files with games from elsewhere. */
export interface RulesData {
  readonly games: readonly string[];
}

/** What it is asked. */
export type Request =
  | {
      readonly kind: 'open';
      readonly deal: Omit<Deal, 'game'> & { readonly game: string };
      readonly answers: readonly Answer[];
    }
  | { readonly kind: 'answer'; readonly seat: number; readonly picks: readonly number[] }
  | { readonly kind: 'rename'; readonly names: readonly string[] };

export type Reply =
  | { readonly kind: 'standing'; readonly standing: Standing }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'wrong'; readonly error: SetupError }
  | { readonly kind: 'stuck'; readonly reason: string };

/** What one viewer sees of the table. */
interface Seen {
  readonly viewer: number;
  readonly view: View;
  readonly decision: Decision | undefined;
  readonly undo: Undo;
  /** What was told of each answer from `Standing.from` on; 0 is the set-up. */
  readonly told: readonly (readonly TableEvent[])[];
}

/** Where a table stands, for every viewer: all that leaves the thread it is played on. */
export interface Standing {
  readonly waiting: number;
  readonly result: Result | undefined;
  readonly askedAt: readonly number[];
  readonly pending: readonly Pending[];
  readonly from: number;
  readonly seen: readonly Seen[];
}

export function standingOf(here: Here, seats: number, from: number): Standing {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const parts = Array.from({ length: here.answers + 1 - from }, (_, i) => from + i);
  const seenBy = (viewer: number): Seen => ({
    viewer,
    view: here.view(viewer),
    decision: viewer === SPECTATOR ? undefined : here.decision(viewer),
    undo: viewer === SPECTATOR ? { reason: 'nothing-to-undo' } : here.undo(viewer),
    told: parts.map((answer) => here.told(answer, viewer)),
  });
  return {
    waiting: here.waiting,
    result: here.result,
    askedAt: all.map((seat) => here.askedAt(seat)),
    pending: here.pending(),
    from,
    seen: [...all, SPECTATOR].map(seenBy),
  };
}
