/**
 * Cards for tests, so that no test leans on the numbers of the cards that come with the game.
 *
 * `item`, `enchantment`, `monster`, `dragon` make a card from what is printed on its upper and
 * its lower part; `rest`, `minor`, `atOnce`, `when`, `always` make abilities. `contentWith(cards,
 * village)` fills eight whole kingdoms: your cards first, plain ones for the rest. Plain cards are
 * `item-1` … `item-24`, `enchantment-1` … `enchantment-24`, `minor-1` … `minor-8`, `medium-1` …,
 * `major-1` …, `dragon-1` …; they have no icons, abilities or Glory, creatures have Health 1 and
 * Strength 0. As many of your cards fit as there are plain ones of their sort. Copies: an Item or
 * Enchantment 2, minor 6, medium 4, major 2, Dragon 1; with two players 1, 3, 2, 1, 1.
 */
import type {
  Ability,
  Condition,
  Content,
  Cost,
  Doing,
  Icon,
  Kingdom,
  KingdomCard,
  Modifier,
  Part,
  Tier,
  TriggerEvent,
  Village,
} from '../src/content/vocabulary.ts';

export type { Ability, Doing, KingdomCard, Part, Village };

/** The ids of the kingdoms there are; a table holds no others. */
export const KINGDOMS = [
  'bandits',
  'barbarians',
  'cultists',
  'dracons',
  'gnolls',
  'goblins',
  'undead',
  'unicorns',
];

/** The id and the name of the Village the tests play in. */
export const TOWN = 'normaltown';

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const base = (id: string, upper: Part, lower: Part) =>
  ({ id, name: nameOf(id), source: 'original', upper, lower }) as const;

export const item = (id: string, upper: Part = {}, lower: Part = {}): KingdomCard => ({
  ...base(id, upper, lower),
  type: 'item',
  copies: 2,
  twoPlayerCopies: 1,
});

export const enchantment = (id: string, upper: Part = {}, lower: Part = {}): KingdomCard => ({
  ...base(id, upper, lower),
  type: 'enchantment',
  copies: 2,
  twoPlayerCopies: 1,
});

const COPIES = { minor: [6, 3], medium: [4, 2], major: [2, 1] } as const;

interface Fighter {
  readonly health?: number;
  readonly strength?: number;
}

export const monster = (
  id: string,
  { health = 1, strength = 0, tier = 'minor' }: Fighter & { readonly tier?: Tier } = {},
  upper: Part = {},
  lower: Part = {},
): KingdomCard => ({
  ...base(id, upper, lower),
  type: 'monster',
  tier,
  health,
  strength,
  copies: COPIES[tier][0],
  twoPlayerCopies: COPIES[tier][1],
});

export const dragon = (
  id: string,
  { health = 1, strength = 0 }: Fighter = {},
  upper: Part = {},
  lower: Part = {},
): KingdomCard => ({
  ...base(id, upper, lower),
  type: 'dragon',
  health,
  strength,
  copies: 1,
  twoPlayerCopies: 1,
});

/** A part with nothing but these icons. */
export const icons = (counts: Partial<Record<Icon, number>>): Part => ({ icons: counts });
/** A part with nothing but these abilities. */
export const can = (...abilities: readonly Ability[]): Part => ({ abilities });
/** A part with nothing but plain Glory. */
export const glory = (n: number): Part => ({ glory: [{ kind: 'flat', n }] });

export const rest = (effect: Doing, ...cost: readonly Cost[]): Ability => ({
  type: 'action',
  kind: 'rest',
  limit: 1,
  cost,
  effect,
});

/** A minor action, once a turn; the next two are for others. */
export const minor = (effect: Doing, ...cost: readonly Cost[]): Ability => ({
  type: 'action',
  kind: 'minor',
  limit: 1,
  cost,
  effect,
});
export const double = (effect: Doing, ...cost: readonly Cost[]): Ability => ({
  type: 'action',
  kind: 'minor',
  limit: 2,
  cost,
  effect,
});
export const multi = (effect: Doing, ...cost: readonly Cost[]): Ability => ({
  type: 'action',
  kind: 'minor',
  limit: 'multi',
  cost,
  effect,
});

export const atOnce = (effect: Doing): Ability => ({ type: 'immediate', effect });

export const when = (
  event: TriggerEvent,
  effect: Doing,
  more: { if?: Condition; optional?: boolean; oncePerTurn?: boolean } = {},
): Ability => ({ type: 'trigger', ...event, ...more, effect });

export const always = (modifier: Modifier, during?: Condition): Ability =>
  during === undefined ? { type: 'static', modifier } : { type: 'static', modifier, while: during };

/** Effects that many tests use. */
export const gain = (n: number): Doing => ({ kind: 'gainCrystals', n });
export const boost = (n: number): Doing => ({ kind: 'boostAttack', n });
export const guard = (n: number): Doing => ({ kind: 'boostDefense', n });
export const hurt = (n: number): Doing => ({ kind: 'takeWounds', n });
export const heal = (n: number): Doing => ({ kind: 'heal', who: 'you', n });
export const both = (...effects: readonly Doing[]): Doing => ({ kind: 'seq', effects });
export const pay = (n: number): Cost => ({ kind: 'payCrystals', n });

/** A Village whose first ability is a Rest for 1 crystal. */
export const village = (
  abilities: readonly Ability[] = [],
  more: Pick<Village, 'glory'> = {},
  id: string = TOWN,
): Village => ({
  id,
  name: nameOf(id),
  source: 'original',
  abilities: [rest(gain(1)), ...abilities],
  ...more,
});

type Sort = 'item' | 'enchantment' | Tier | 'dragon';
const sortOf = (card: KingdomCard): Sort => (card.type === 'monster' ? card.tier : card.type);

const PLAIN: Readonly<Record<Sort, (id: string) => KingdomCard>> = {
  item: (id) => item(id),
  enchantment: (id) => enchantment(id),
  minor: (id) => monster(id),
  medium: (id) => monster(id, { tier: 'medium' }),
  major: (id) => monster(id, { tier: 'major' }),
  dragon: (id) => dragon(id),
};
const DESIGNS: Readonly<Record<Sort, number>> = {
  item: 3,
  enchantment: 3,
  minor: 1,
  medium: 1,
  major: 1,
  dragon: 1,
};
const SORTS: readonly Sort[] = ['item', 'enchantment', 'minor', 'medium', 'major', 'dragon'];

/** The designs of one sort for all kingdoms: those given, then plain ones. */
function designs(sort: Sort, given: readonly KingdomCard[]): KingdomCard[] {
  const own = given.filter((card) => sortOf(card) === sort);
  const all = DESIGNS[sort] * KINGDOMS.length;
  if (own.length > all) throw new Error(`there is room for ${all} of the sort ${sort}`);
  const plain = Array.from({ length: all - own.length }, (_, i) => PLAIN[sort](`${sort}-${i + 1}`));
  return [...own, ...plain];
}

/** Eight whole kingdoms, with the given cards from the first one on. */
export function kingdomsWith(given: readonly KingdomCard[] = []): Kingdom[] {
  const bySort = SORTS.map((sort) => designs(sort, given));
  return KINGDOMS.map((id, k) => ({
    id,
    name: nameOf(id),
    theme: 'for tests',
    cards: SORTS.flatMap((sort, s) => {
      const many = DESIGNS[sort];
      return (bySort[s] ?? []).slice(k * many, (k + 1) * many);
    }),
  }));
}

/** Content for a table: these cards among plain ones, and the Village the tests play in. */
export const contentWith = (cards: readonly KingdomCard[] = [], town = village()): Content => ({
  kingdoms: kingdomsWith(cards),
  villages: [town],
});
