/** Checks one field of a literal; effects in it are handed back to be checked in turn. */
export type FieldCheck = (
  value: unknown,
) => string | { readonly nested: readonly unknown[] } | undefined;

/** A table of kinds: of each at least its fields are known. */
export type KindTable = Readonly<
  Record<string, { readonly fields: Readonly<Record<string, FieldCheck>> }>
>;

/**
 * What is wrong with a literal, the field first. The effects that stand in it are handed to
 * `nested` with their places.
 */
function faultIn(
  table: KindTable,
  what: string,
  value: unknown,
  nested: (place: string, effect: unknown) => void,
): string | undefined {
  const literal = (typeof value === 'object' && value !== null ? value : {}) as Readonly<
    Record<string, unknown>
  >;
  const kind = literal['kind'];
  const entry = typeof kind === 'string' && Object.hasOwn(table, kind) ? table[kind] : undefined;
  if (entry === undefined) return `: ${JSON.stringify(kind ?? value)} is not a kind of ${what}`;
  for (const name of Object.keys(literal)) {
    if (name !== 'kind' && !Object.hasOwn(entry.fields, name)) {
      return `.${name}: ${String(kind)} has no such field`;
    }
  }
  for (const [name, check] of Object.entries(entry.fields)) {
    const found = check(literal[name]);
    if (typeof found === 'string') return `.${name}: ${found}`;
    found?.nested.forEach((effect, i) => {
      nested(`.${name}[${i}]`, effect);
    });
  }
  return undefined;
}

/** Checks a literal at a place and returns the effects in it by theirs; throws what is wrong. */
export function effectsIn(
  table: KindTable,
  what: string,
  place: string,
  value: unknown,
): readonly (readonly [place: string, effect: unknown])[] {
  const found: [string, unknown][] = [];
  const fault = faultIn(table, what, value, (at, effect) => found.push([place + at, effect]));
  if (fault !== undefined) throw new Error(`${place}${fault}`);
  return found;
}

/** A field that holds a literal of a table of its own, such as a condition. */
export const literal =
  (table: KindTable, what: string): FieldCheck =>
  (value) => {
    const nested: unknown[] = [];
    const fault = faultIn(table, what, value, (_at, effect) => nested.push(effect));
    return fault === undefined ? { nested } : fault.replace(/^[:.] ?/, '');
  };
