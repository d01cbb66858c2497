import type { Face, Question, Table, TableSpec, ZoneSpec } from '@conclave/kernel';
import { seedKey } from '../src/table/shuffle.ts';
import { makeTable } from '../src/table/table.ts';

/** Eight cards, by turns with a red and a blue back. */
export const TREES = ['ash', 'birch', 'cedar', 'dogwood', 'elm', 'fir', 'gorse', 'holly'] as const;
const BACKS = ['red', 'blue'] as const;

export const faces = (ids: readonly string[]): Face[] =>
  ids.map((id, i) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    back: i % BACKS.length,
    text: '',
  }));

/** One zone for each way of seeing. */
export const ZONES = {
  deck: { title: 'draw pile', faces: 'none', backs: 'top' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all' },
  row: { title: 'row', of: 2, faces: 'all', backs: 'all' },
  cellar: { title: 'cellar', faces: 'none', backs: 'none' },
} as const satisfies Readonly<Record<string, ZoneSpec>>;

const COUNTERS = {
  round: { title: 'round', see: 'all' },
  score: { title: 'score', of: 'seat', see: 'all' },
  vault: { title: 'vault', of: 'seat', see: 'owner' },
  fate: { title: 'fate', see: 'none' },
} as const;

export type SmallTable = Table<keyof typeof ZONES, keyof typeof COUNTERS>;

export type SmallSpec = TableSpec<string, string, unknown, SmallTable>;

/** A question that offers the codes given and does nothing with the answer. */
export const question = (
  over: Partial<Question<SmallTable>> & { readonly codes?: readonly number[] } = {},
): Question<SmallTable> => {
  const { codes = [0], ...rest } = over;
  return {
    rule: 'Q-1',
    prompt: () => 'Which?',
    options(_t, _seat, out) {
      for (const code of codes) out.add(code);
    },
    tell: (_t, _seat, code) => ({ label: `number ${code}`, does: 'nothing', rule: 'Q-1' }),
    apply() {},
    ...rest,
  };
};

export function smallSpec(over: Partial<SmallSpec> = {}): TableSpec {
  const spec: SmallSpec = {
    zones: ZONES,
    counters: COUNTERS,
    backs: BACKS,
    faces: faces(TREES),
    sets: [{ name: 'trees', faces: TREES.map((_, i) => i), zone: 'deck', reshuffled: true }],
    stack: 18,
    steps: [],
    stepNames: [],
    questions: [],
    questionNames: [],
    facts: undefined,
    begin() {},
    ...over,
  };
  return spec as unknown as TableSpec;
}

/** A table with every card in its first zone and the key of a seed, and no rules running. */
export function smallTable(over: Partial<SmallSpec> = {}, seats = 3, seed = 'small'): SmallTable {
  const t = makeTable(smallSpec(over), seats);
  seedKey(t, seed);
  return t as unknown as SmallTable;
}

/** What `f` throws. */
export function thrownBy(f: () => unknown): string {
  try {
    f();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing was thrown';
}
