/** Counts who is here by some key, so that nobody takes all the room there is. */
export class Crowd {
  private readonly most: number;
  private readonly counts = new Map<string, number>();

  /** 0 is no limit. */
  constructor(most: number) {
    this.most = most === 0 ? Number.POSITIVE_INFINITY : most;
  }

  /** Somebody comes: what to call when they go, or nothing where there is no room. */
  enter(key: string): (() => void) | undefined {
    const here = this.counts.get(key) ?? 0;
    if (here >= this.most) return undefined;
    this.counts.set(key, here + 1);
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      const left = (this.counts.get(key) ?? 1) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
