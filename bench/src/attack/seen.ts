/** What the witness is asked. */
export type Asked =
  | {
      readonly kind: 'sit-down';
      readonly url: string;
      readonly pid: number;
      readonly folder: string;
    }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end' };

/** What somebody saw who has nothing to do with the attack. */
export interface Seen {
  readonly probes: number;
  /** Milliseconds that `/healthz` took. */
  readonly healthP50: number;
  readonly healthMax: number;
  /** Answers at another table that were acknowledged, and how many milliseconds that took. */
  readonly answers: number;
  readonly answerP99: number;
  /** What went wrong there. */
  readonly errors: readonly string[];
}
