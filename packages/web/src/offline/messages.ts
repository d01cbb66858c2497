import type { Disagreement, GameLog } from '@conclave/kernel/play';
import type { MatchInfo, Outcome } from '@conclave/protocol';
import type {
  FinishedGame,
  LessonScript,
  LocalUpdate,
  NewLocalGame,
  NewPractice,
} from './record.ts';

/** What the page can ask the worker, and what it answers. */
export interface Calls {
  list: { ask: null; reply: readonly MatchInfo[] };
  create: { ask: NewLocalGame; reply: { readonly id: string } };
  practise: { ask: NewPractice; reply: { readonly id: string } };
  remove: { ask: { readonly id: string }; reply: null };
  /** A finished game's whole log. While it is being played it is refused. */
  finished: { ask: { readonly id: string }; reply: FinishedGame };
  /** A lesson is only opened if it is still the one that is taught. */
  open: { ask: { readonly id: string; readonly lesson?: LessonScript }; reply: LocalUpdate };
  close: { ask: { readonly id: string }; reply: null };
  lift: { ask: { readonly id: string; readonly seat: number }; reply: null };
  lower: { ask: { readonly id: string }; reply: null };
  answer: {
    ask: {
      readonly id: string;
      readonly seat: number;
      readonly seq: number;
      readonly picks: readonly number[];
    };
    reply: null;
  };
  undo: {
    ask: {
      readonly id: string;
      readonly seat: number;
      readonly seq: number;
      readonly to: number;
    };
    reply: null;
  };
  /** Milliseconds between two answers of bots, so that a person can follow. */
  pace: { ask: { readonly milliseconds: number }; reply: null };
  verify: { ask: { readonly log: GameLog }; reply: Disagreement | null };
}

export type CallName = keyof Calls;

export type Call = {
  [K in CallName]: { readonly call: number; readonly name: K; readonly ask: Calls[K]['ask'] };
}[CallName];

/** From the worker: the answer to a call, news of an open game, or trouble with the store. */
export type Word =
  | { readonly kind: 'reply'; readonly call: number; readonly outcome: Outcome<unknown> }
  | { readonly kind: 'update'; readonly id: string; readonly update: LocalUpdate }
  | { readonly kind: 'trouble'; readonly message: string };
