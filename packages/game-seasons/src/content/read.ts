/** Reads content that came as data: every mistake is told with its place. */
export class Place {
  readonly name: string;
  readonly value: unknown;

  constructor(name: string, value: unknown) {
    this.name = name;
    this.value = value;
  }

  fail(reason: string): never {
    throw new Error(`${this.name}: ${reason}`);
  }

  /** A record that has these fields, and of the optional ones any. */
  record(fields: readonly string[], optional: readonly string[] = []): Place {
    const { value } = this;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail('must be a record');
    }
    for (const name of Object.keys(value as object)) {
      if (!fields.includes(name) && !optional.includes(name)) {
        new Place(`${this.name}.${name}`, undefined).fail('there is no such field');
      }
    }
    for (const name of fields)
      if (!Object.hasOwn(value as object, name)) this.fail(`lacks ${name}`);
    return this;
  }

  /** A literal whose kind and fields are looked at where they are known. */
  literal<L>(what: string): L {
    const { value } = this;
    if (typeof value !== 'object' || value === null) this.fail(`must be an ${what}`);
    return value as L;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.value as object, name);
  }

  at(name: string): Place {
    return new Place(`${this.name}.${name}`, (this.value as Record<string, unknown>)[name]);
  }

  list(length?: number): Place[] {
    const { value } = this;
    if (!Array.isArray(value)) return this.fail('must be a list');
    if (length !== undefined && value.length !== length) {
      this.fail(`must have ${length} entries, and has ${value.length}`);
    }
    return value.map((entry, i) => new Place(`${this.name}[${i}]`, entry));
  }

  text(): string {
    const { value } = this;
    if (typeof value !== 'string' || value === '') return this.fail('must be a text');
    return value;
  }

  oneOf<const V extends string>(...values: readonly V[]): V {
    const found = values.find((value) => value === this.value);
    return found ?? this.fail(`must be one of ${values.join(', ')}`);
  }

  whole(min: number, max: number): number {
    const { value } = this;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      return this.fail(`must be a whole number from ${min} to ${max}`);
    }
    return value;
  }

  flag(): boolean {
    const { value } = this;
    if (typeof value !== 'boolean') return this.fail('must be true or false');
    return value;
  }

  /** The field if it is there, or what stands for it. */
  maybe<V>(name: string, read: (place: Place) => V, otherwise: V): V {
    return this.has(name) ? read(this.at(name)) : otherwise;
  }
}
