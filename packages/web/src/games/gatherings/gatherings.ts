import type { CardInfo } from '@conclave/kernel';
import { CHARACTERISTICS, type Characteristic } from './signs.ts';

/** What a type needs of a characteristic. */
export type Need = 'same' | 'different' | 'either';

export interface GatheringType {
  readonly letter: string;
  readonly name: string;
  readonly needs: Readonly<Record<Characteristic, Need>>;
}

const type = (
  letter: string,
  name: string,
  element: Need,
  school: Need,
  aspect: Need,
): GatheringType => ({ letter, name, needs: { element, school, aspect } });

/** G-4.5, as the piles on the table show it. */
export const TYPES: readonly GatheringType[] = [
  type('A', 'Alea', 'same', 'same', 'either'),
  type('B', 'Babau', 'same', 'different', 'same'),
  type('C', 'Conto', 'same', 'different', 'different'),
  type('D', 'Dubio', 'different', 'same', 'same'),
  type('E', 'Extra', 'different', 'same', 'different'),
  type('F', 'Felix', 'different', 'different', 'same'),
  type('G', 'Genius', 'different', 'different', 'different'),
];

/** What the cards picked so far say about one characteristic. */
export interface Verdict {
  readonly name: Characteristic;
  readonly plural: string;
  readonly values: readonly string[];
  /** Still possible, or neither. */
  readonly can: readonly Exclude<Need, 'either'>[];
}

export const isEnchanter = (card: CardInfo): boolean =>
  card.kind === 'enchanter' || card.kind === 'airEnchanter';

const WILD = 'any';

/** G-4.1, G-1.3: which of "all the same" and "all different" these values allow. */
function patterns(values: readonly string[]): Exclude<Need, 'either'>[] {
  const fixed = values.filter((value) => value !== WILD);
  const kinds = new Set(fixed).size;
  const can: Exclude<Need, 'either'>[] = [];
  if (kinds <= 1) can.push('same');
  if (kinds === fixed.length) can.push('different');
  return can;
}

export function verdicts(cards: readonly CardInfo[]): Verdict[] {
  return CHARACTERISTICS.map(({ name, plural }) => {
    const values = cards.map((card) => String(card[name]));
    return { name, plural, values, can: patterns(values) };
  });
}

/** The types three cards can be (G-4.6); none if they are no gathering. */
export function typesOf(cards: readonly CardInfo[]): GatheringType[] {
  if (cards.length !== 3 || !cards.every(isEnchanter)) return [];
  const can = new Map(verdicts(cards).map((verdict) => [verdict.name, verdict.can]));
  return TYPES.filter(({ needs }) =>
    CHARACTERISTICS.every(({ name }) => {
      const possible = can.get(name) ?? [];
      const need = needs[name];
      return need === 'either' ? possible.length > 0 : possible.includes(need);
    }),
  );
}

/** Why cards are no gathering, and the rule; undefined while they still can be one. */
export function whyNone(
  cards: readonly CardInfo[],
): { readonly reason: string; readonly rule: string } | undefined {
  const odd = cards.find((card) => !isEnchanter(card));
  if (odd !== undefined) {
    return {
      reason: `${odd.name} is no Enchanter, and a gathering is made of Enchanters only`,
      rule: 'G-4.1',
    };
  }
  if (cards.length < 3) return undefined;
  const bad = verdicts(cards).find(({ can }) => can.length === 0);
  if (bad === undefined) return undefined;
  return {
    reason: `the ${bad.plural} ${bad.values.join(', ')} are neither all the same nor all different`,
    rule: 'G-4.1',
  };
}

/** What a third card must be for two that are picked; `any` where a wild one leaves it open. */
export function thirdOf(
  cards: readonly CardInfo[],
): Readonly<Record<Characteristic, string>> | undefined {
  if (cards.length !== 2 || !cards.every(isEnchanter)) return undefined;
  const wanted = CHARACTERISTICS.map(({ name, signs }) => {
    const [a, b] = cards.map((card) => String(card[name])) as [string, string];
    if (a === WILD || b === WILD) return [name, WILD];
    if (a === b) return [name, a];
    const rest = Object.keys(signs).filter(
      (value) => value !== a && value !== b && value !== WILD && value !== 'air',
    );
    return [name, rest[0] ?? WILD];
  });
  return Object.fromEntries(wanted) as Record<Characteristic, string>;
}

/** A gathering that lies in a hand, maybe with one card of the Magical Area. */
export interface Possible {
  readonly slots: readonly number[];
  readonly types: readonly GatheringType[];
  readonly reused: boolean;
}

interface Held {
  readonly slot: number;
  readonly card: CardInfo;
}

/** G-4.2, G-4.3: everything a hand can make, the rarest piles first. */
export function possibleIn(hand: readonly Held[], area: readonly Held[]): Possible[] {
  const own = hand.filter(({ card }) => isEnchanter(card));
  const again = area.filter(({ card }) => card.kind === 'enchanter');
  const out: Possible[] = [];
  const look = (three: readonly Held[], reused: boolean): void => {
    const types = typesOf(three.map(({ card }) => card));
    if (types.length > 0) out.push({ slots: three.map(({ slot }) => slot), types, reused });
  };
  own.forEach((a, i) => {
    own.slice(i + 1).forEach((b, j) => {
      for (const c of own.slice(i + j + 2)) look([a, b, c], false);
      for (const c of again) look([a, b, c], true);
    });
  });
  const best = ({ types }: Possible): string => types[types.length - 1]?.letter ?? '';
  return out.sort((a, b) => best(b).localeCompare(best(a)) || Number(a.reused) - Number(b.reused));
}
