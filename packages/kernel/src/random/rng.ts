import { sha256Words } from './sha256.ts';

const SCALE = 1 / 0x100000000;

/**
 * A fast generator for whoever plays or tests, never for the match itself:
 * bots, determinizing, sampling. (Small fast counting generator, 32 bits.)
 */
export class Rng {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string) {
    const words = sha256Words(`rng:${seed}`);
    this.a = words[0] as number;
    this.b = words[1] as number;
    this.c = words[2] as number;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** A signed 32-bit word. */
  word(): number {
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    this.c |= 0;
    return sum;
  }

  /** A whole number from 0 to n - 1, n below 2^21; its bias for the small n of a table is below one in 2^24. */
  below(n: number): number {
    return ((this.word() >>> 0) * (n * SCALE)) | 0;
  }

  shuffle<T>(list: T[], length = list.length): void {
    for (let i = length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as T;
      list[i] = list[j] as T;
      list[j] = held;
    }
  }
}
