import { useEffect } from 'react';
import type { TableModel } from '../../table/model.ts';

/** Nobody reads a question faster, and nobody should wait longer for one. */
const SHORTEST = 800;
const LONGEST = 15_000;
const USUALLY_MORE = 2200;

/**
 * A span of time as people take it who look at a hand and decide: mostly short, now and then
 * long. Without the long ones, whoever takes their time would be known to hold a Shield.
 */
export const thinkingTime = (chance: () => number): number =>
  Math.min(LONGEST, SHORTEST - USUALLY_MORE * Math.log(1 - chance()));

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
