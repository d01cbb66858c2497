/** Helpers for the words that cards, questions and the log are made of. */
import { plural, type Say } from '@conclave/kernel';
import type { Effect } from './vocabulary.ts';

export const crystals = (count: number): string => plural(count, 'crystal');
export const energyTokens = (count: number): string => plural(count, 'energy token');
export const points = (count: number): string =>
  `${count < 0 ? '−' : '+'}${plural(Math.abs(count), 'point')}`;

export const lower = (sentence: string): string =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1);
/** Without the stop at its end. */
export const bare = (sentence: string): string => sentence.replace(/\.$/, '');

/** Things with commas, and a word before the last one. */
function listed(parts: readonly string[], last: string): string {
  const rest = parts.slice(0, -1);
  return rest.length === 0 ? `${parts[0]}` : `${rest.join(', ')}${last}${parts.at(-1)}`;
}

/** Several sentences as one clause, for what follows a price, a condition or a moment. */
export function together(sentences: string): string {
  const parts = bare(sentences).split('. ').map(lower);
  // Parts that have parts themselves stay apart.
  if (parts.slice(0, -1).some((part) => /[:;→]/.test(part))) return lower(sentences);
  const last = parts.at(-1)?.includes(' and ') ? ', then ' : ' and ';
  return `${listed(parts, last)}.`;
}

/** A price, and what follows where something does. */
export const followed = (price: string, then: Effect | undefined, say: Say<Effect>): string =>
  `${price}${then === undefined ? '.' : ` → ${together(say(then))}`}`;

/** Choices in one sentence. */
export const alternatives = (sentences: readonly string[]): string =>
  `${sentences.map((sentence) => bare(together(sentence))).join('; or ')}.`;

/** What is yours, told of others. */
export const theirs = (sentence: string): string => sentence.replace(/\byour\b/g, 'their');

/** Orders as what somebody does: "Draw 1 card." is "draws 1 card.". */
export const doing = (orders: string): string =>
  theirs(together(orders.replace(/(^|\. )(\w+)/g, '$1$2s')));
