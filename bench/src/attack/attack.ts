import type { Door } from '../live/request.ts';

/** Whom an attack is aimed at, and where it comes from. */
export interface Target {
  /** The way of the attacker: one guest at one address. */
  readonly door: Required<Door>;
  /** The way of somebody else, to see what is left for them. */
  readonly elsewhere: Required<Door>;
  /** Whether it is to be over within seconds. */
  readonly short: boolean;
}

/** Something an attack counts itself. */
export interface Count {
  readonly what: string;
  readonly value: number;
  readonly unit?: string;
  /** It must not be more than that. */
  readonly most?: number;
}

/** What came of an attack, as the attacker saw it. */
export interface Attempt {
  /** What was tried, with its number. */
  readonly tried: string;
  /** What the server did about it. */
  readonly met: string;
  readonly counts: readonly Count[];
}

export interface Attack {
  readonly name: string;
  /** One line that says what it does. */
  readonly about: string;
  /** Settings of the server that are not the default. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether the server is killed and started again afterwards: what was left there must not harm it. */
  readonly restart?: boolean;
  /** Whether the short form leaves it out. */
  readonly longOnly?: boolean;
  run(target: Target): Promise<Attempt>;
}

/** How many: the whole number, or fewer where it is to be short. */
export const many = ({ short }: Target, whole: number, fewer: number): number =>
  short ? fewer : whole;

/** Counts what came how often: "380 × 200, 20 × 429". */
export class Tallied {
  private readonly counts = new Map<string, number>();

  add(what: string | number): void {
    this.counts.set(`${what}`, this.of(what) + 1);
  }

  of(what: string | number): number {
    return this.counts.get(`${what}`) ?? 0;
  }

  toString(): string {
    const all = [...this.counts].sort(([, a], [, b]) => b - a);
    return all.map(([what, count]) => `${count.toLocaleString('en')} × ${what}`).join(', ');
  }
}
