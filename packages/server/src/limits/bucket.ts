/** So many at once, and how fast more are allowed. */
export interface Measure {
  readonly most: number;
  readonly perSecond: number;
  /** How far below nothing it goes: whoever goes on all the same waits the longer. */
  readonly debt?: number;
}

export const UNLIMITED: Measure = { most: Number.POSITIVE_INFINITY, perSecond: 0 };

type Clock = () => number;

const wallClock: Clock = () => Date.now();

/** Fills with time; each thing done takes something out. */
export class Bucket {
  private readonly measure: Measure;
  private readonly clock: Clock;
  private left: number;
  private at: number;

  constructor(measure: Measure, clock: Clock = wallClock) {
    this.measure = measure;
    this.clock = clock;
    this.left = measure.most;
    this.at = clock();
  }

  get level(): number {
    const now = this.clock();
    const seconds = Math.max(0, now - this.at) / 1000;
    this.left = Math.min(this.measure.most, this.left + seconds * this.measure.perSecond);
    this.at = now;
    return this.left;
  }

  /** Takes one out where there is one. */
  take(): boolean {
    if (this.level < 1) return false;
    this.left--;
    return true;
  }

  /** Takes out what was used, whether it is there or not. */
  spend(cost: number): void {
    this.left = Math.max(-(this.measure.debt ?? 0), this.level - cost);
  }

  /** What was taken out was not used. */
  giveBack(): void {
    this.left = Math.min(this.measure.most, this.level + 1);
  }
}

const MOST_KEYS = 100_000;
/** Keys come from clients: an address, a name, whatever was written as an e-mail. */
const KEY_LENGTH = 200;

/** A bucket for each key. Those not asked for longest are forgotten when there are too many. */
export class Buckets {
  private readonly measure: Measure;
  private readonly most: number;
  private readonly clock: Clock;
  private readonly kept = new Map<string, Bucket>();

  constructor(measure: Measure, most = MOST_KEYS, clock: Clock = wallClock) {
    this.measure = measure;
    this.most = most;
    this.clock = clock;
  }

  get size(): number {
    return this.kept.size;
  }

  of(wish: string): Bucket {
    const key = wish.slice(0, KEY_LENGTH);
    const bucket = this.kept.get(key) ?? new Bucket(this.measure, this.clock);
    this.kept.delete(key);
    this.kept.set(key, bucket);
    if (this.kept.size > this.most) {
      const [oldest = key] = this.kept.keys();
      this.kept.delete(oldest);
    }
    return bucket;
  }
}
