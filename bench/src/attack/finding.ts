import type { Attempt } from './attack.ts';
import type { Seen } from './seen.ts';

/** How an attack went: what the attacker tried, what others noticed of it, and which bounds broke. */
export interface Finding {
  readonly attack: string;
  readonly about: string;
  readonly attempt: Attempt;
  readonly seen: Seen;
  /** Megabytes the server took, at most. */
  readonly memory: number;
  readonly faults: readonly string[];
}

export interface Bounds {
  /** Milliseconds for `/healthz`, always. */
  readonly health: number;
  /** Milliseconds for an answer at another table, in 99 of 100 cases. */
  readonly answer: number;
  /** Megabytes of the server. */
  readonly memory: number;
}

/** What is promised, on a machine that has nothing else to do. */
export const PROMISED: Bounds = { health: 250, answer: 250, memory: 600 };

/** Where other work shares the machine: a server that is blocked still shows, a busy core does not. */
export const BESIDE_OTHERS: Bounds = { health: 1_500, answer: 1_500, memory: 600 };

/** Both halves of an attack after which the server was started again. */
export const together = (one: Seen, other: Seen): Seen => ({
  probes: one.probes + other.probes,
  healthP50: Math.max(one.healthP50, other.healthP50),
  healthMax: Math.max(one.healthMax, other.healthMax),
  answers: one.answers + other.answers,
  answerP99: Math.max(one.answerP99, other.answerP99),
  errors: [...one.errors, ...other.errors],
});

/** Which bounds an attack broke, in words. */
export function faultsOf(
  { attempt, seen, memory }: Pick<Finding, 'attempt' | 'seen' | 'memory'>,
  bounds: Bounds,
): string[] {
  const faults: string[] = [];
  if (seen.healthMax > bounds.health) {
    faults.push(`/healthz took ${Math.round(seen.healthMax)} ms (at most ${bounds.health})`);
  }
  if (memory > bounds.memory) {
    faults.push(`the server took ${Math.round(memory)} MB (at most ${bounds.memory})`);
  }
  if (seen.answers === 0) faults.push('nobody could answer at another table');
  if (seen.answerP99 > bounds.answer) {
    const taken = Math.round(seen.answerP99);
    faults.push(`an answer at another table took ${taken} ms (at most ${bounds.answer})`);
  }
  for (const error of new Set(seen.errors)) faults.push(`at another table: ${error}`);
  for (const { what, value, most } of attempt.counts) {
    if (most !== undefined && value > most) faults.push(`${what}: ${value} (at most ${most})`);
  }
  return faults;
}
