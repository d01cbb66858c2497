import { SHOWS } from '../content/facts.ts';
import type { Kinds } from '../rules/kinds.ts';
import type { EnchantersTable as T } from '../rules/table.ts';

/** The tables a module brings; each of its entries is checked where it is written. */
export type ModuleKinds = {
  readonly [Sort in Exclude<keyof Kinds, 'shows'>]?: Readonly<Record<string, object>>;
};

/** Bits for the sorts of abilities that are looked for; the base game's are fixed, the last three are no abilities. */
const MOST_BITS = 28;

function showsOf({ events, modifiers }: Kinds): Readonly<Record<string, number>> {
  const sorts: Record<string, number> = { ...SHOWS };
  const lasting = Object.keys(modifiers).filter((kind) => modifiers[kind]?.lasting === true);
  let bit = Object.keys(SHOWS).length;
  for (const sort of [...Object.keys(events), ...lasting]) {
    if (Object.hasOwn(sorts, sort)) continue;
    if (bit === MOST_BITS)
      throw new Error(`there is no bit left for abilities of the sort ${sort}`);
    sorts[sort] = 1 << bit++;
  }
  return sorts;
}

/** All kinds of several modules. A name stands for one kind. */
export function mergeKinds(brought: readonly ModuleKinds[]): Kinds<T> {
  const merged = (sort: keyof ModuleKinds): Readonly<Record<string, object>> => {
    const out: Record<string, object> = {};
    for (const [name, entry] of brought.flatMap((kinds) => Object.entries(kinds[sort] ?? {}))) {
      if (Object.hasOwn(out, name)) throw new Error(`${name} is twice among the ${sort}`);
      out[name] = entry;
    }
    return out;
  };
  const costs = merged('costs');
  const kinds = {
    effects: { ...merged('effects'), ...costs },
    costs,
    values: merged('values'),
    conditions: merged('conditions'),
    modifiers: merged('modifiers'),
    glory: merged('glory'),
    events: merged('events'),
    types: merged('types'),
    shows: {},
  } as unknown as Kinds<T>;
  return { ...kinds, shows: showsOf(kinds) };
}
