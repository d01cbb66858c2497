import content from './objects.json' with { type: 'json' };

/** The value of an object, or a Sorcerer's Stone. */
export type ObjectValue = number | 'S';

export const PILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
type Pile = (typeof PILES)[number];
export type ObjectTable = Readonly<Record<Pile, readonly ObjectValue[]>>;

/** G-1.7: cards in a pile. */
const PILE_SIZE = 7;
const HIGHEST = 20;

/** What is wrong with an object table, and where. */
export function objectTableError(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return Object.hasOwn(content.tables, value)
      ? undefined
      : `must be one of ${Object.keys(content.tables).join(', ')} or a table of its own`;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return 'must be the name of a table or a record of the piles A to G';
  }
  for (const name of Object.keys(value)) {
    if (!(PILES as readonly string[]).includes(name)) return `${name}: there is no such pile`;
  }
  for (const pile of PILES) {
    const values = (value as Record<string, unknown>)[pile];
    if (!Array.isArray(values) || values.length !== PILE_SIZE) {
      return `${pile}: must be a list of ${PILE_SIZE} values`;
    }
    for (const [i, entry] of values.entries()) {
      const fine = entry === 'S' || (Number.isInteger(entry) && entry >= 0 && entry <= HIGHEST);
      if (!fine) return `${pile}[${i}]: must be a whole number from 0 to ${HIGHEST}, or "S"`;
    }
  }
  return undefined;
}

/** The table an option names or carries; `objectTableError` has passed it. */
export function objectTable(option: unknown): ObjectTable {
  const tables = content.tables as unknown as Readonly<Record<string, ObjectTable>>;
  return typeof option === 'string' ? (tables[option] as ObjectTable) : (option as ObjectTable);
}

for (const [name, table] of Object.entries(content.tables)) {
  const error = objectTableError(table);
  if (error !== undefined) throw new Error(`content/objects.json: tables.${name}.${error}`);
}
