export type Space = 'one' | 'subset' | 'order' | 'amount';

/**
 * The legal answers to one question: the kind of space and the codes in it.
 * A code is a whole number that means something to its question (a slot, a seat,
 * a pile), not a position in the list, so that a log reads the same for ever.
 * One object is filled again and again; search allocates nothing.
 */
export class Choices {
  space: Space = 'one';
  min = 1;
  max = 1;
  count = 0;
  readonly codes: number[] = [];

  clear(): void {
    this.space = 'one';
    this.min = 1;
    this.max = 1;
    this.count = 0;
  }

  add(code: number): void {
    this.codes[this.count++] = code;
  }

  /** From `min` to `max` of the codes, in any order. */
  subset(min: number, max: number): void {
    this.space = 'subset';
    this.min = min;
    this.max = max;
  }

  /** All of the codes, in an order of the seat's choice. */
  order(): void {
    this.space = 'order';
  }

  /** A whole number from `min` to `max`. */
  amount(min: number, max: number): void {
    this.space = 'amount';
    this.min = min;
    this.max = max;
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }

  /** Whether nobody could answer. */
  get empty(): boolean {
    return this.space === 'amount' ? this.max < this.min : this.count < this.min;
  }

  /** The fewest picks an answer may have. */
  get least(): number {
    if (this.space === 'order') return this.count;
    return this.space === 'subset' ? this.min : 1;
  }

  /** The most picks an answer may have. */
  get most(): number {
    if (this.space === 'order') return this.count;
    return this.space === 'subset' ? Math.min(this.max, this.count) : 1;
  }
}
