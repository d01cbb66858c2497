import { useEffect } from 'react';
import type { TableModel } from '../../table/model.ts';

/** How long somebody takes who looks at a hand and decides: from one and a half to five seconds. */
const SHORTEST = 1500;
const LONGEST = 5000;

/** A span of time as people take it: mostly short, now and then long. */
export const thinkingTime = (chance: () => number): number =>
  SHORTEST + (LONGEST - SHORTEST) * chance() * chance();

/** The code of the only answer to the question about a Shield, or undefined. */
export function onlyAnswer(decision: TableModel['decision']): number | undefined {
  if (decision?.question !== 'shield' || decision.options.length !== 1) return undefined;
  return decision.options[0]?.code;
}

/**
 * T-3.9: everyone who is targeted is asked about a Shield. Whoever holds none need not
 * press a button: the page answers after a while, so that the time taken tells nothing.
 */
export function useShieldAnswer({ decision, connection }: TableModel): void {
  useEffect(() => {
    const code = onlyAnswer(decision);
    if (code === undefined) return undefined;
    const timer = setTimeout(() => void connection.answer([code]), thinkingTime(Math.random));
    return () => clearTimeout(timer);
  }, [decision, connection]);
}
