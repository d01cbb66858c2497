/** The tables of a game's vocabulary by name: each kind with the ids of the cards that use it. */
export type Kinds = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Calls `visit` with every kind that stands anywhere in a literal. */
function eachKind(value: unknown, visit: (kind: string) => void): void {
  if (typeof value !== 'object' || value === null) return;
  const kind: unknown = (value as { readonly kind?: unknown }).kind;
  if (typeof kind === 'string') visit(kind);
  for (const part of Object.values(value)) eachKind(part, visit);
}

/** Which cards use each kind; what is in no table is passed over. */
export function kindsUsed(
  tables: Readonly<Record<string, readonly string[]>>,
  cards: readonly (readonly [id: string, says: unknown])[],
): Kinds {
  const users = new Map<string, Set<string>>();
  for (const kind of Object.values(tables).flat()) {
    if (users.has(kind)) throw new Error(`the kind ${kind} is in two tables`);
    users.set(kind, new Set());
  }
  for (const [id, says] of cards) eachKind(says, (kind) => users.get(kind)?.add(id));
  const usersOf = (kind: string): [string, string[]] => [kind, [...(users.get(kind) ?? [])]];
  return Object.fromEntries(
    Object.entries(tables).map(([name, kinds]) => [name, Object.fromEntries(kinds.map(usersOf))]),
  );
}
