import type { Kinds } from '../rules/kinds.ts';
import { woundsBy } from './inside.ts';
import type { Ability, Content, Part } from './vocabulary.ts';

type Trigger = Extract<Ability, { readonly type: 'trigger' }>;

/** EF-5.3, EF-1.5: one that fires once a turn, hangs on a condition or may be passed over comes to an end. */
const answersWounds = (ability: Ability): ability is Trigger =>
  ability.type === 'trigger' &&
  ability.on === 'takeWounds' &&
  ability.oncePerTurn !== true &&
  ability.optional !== true &&
  ability.if === undefined;

const abilitiesOf = (...parts: readonly Part[]): readonly Ability[] =>
  parts.flatMap(({ abilities }) => abilities ?? []);

interface Bearer {
  readonly place: string;
  /** How many players can have it before them at once. */
  readonly held: number;
  readonly abilities: readonly Ability[];
}

const EVERYBODY = 4;

function bearersOf({ kingdoms, villages, more = {} }: Content): Bearer[] {
  const cards = kingdoms.flatMap(({ id, cards: own }, i) =>
    own.map((card) => ({
      place: `kingdoms[${i}](${id}).cards.${card.id}`,
      held: card.copies,
      abilities: abilitiesOf(card.upper, card.lower),
    })),
  );
  const towns = villages.map(({ id, abilities }, i) => ({
    place: `villages[${i}](${id})`,
    held: EVERYBODY,
    abilities,
  }));
  const others = Object.entries(more).flatMap(([deck, own]) =>
    own.map((card) => ({
      place: `more.${deck}.${card.id}`,
      held: EVERYBODY,
      abilities: abilitiesOf(card.upper, card.lower),
    })),
  );
  return [...cards, ...towns, ...others];
}

/**
 * A trigger that answers wounds with wounds and never stops: alone, or with a copy before
 * another player that hits back. Other circles (journeys to the Graveyard that refill it,
 * wounds that hang on a number) need a position that may never come; the kernel stops them.
 */
export function loopIn(kinds: Kinds, content: Content): { readonly place: string } | undefined {
  return bearersOf(content).find(({ held, abilities }) =>
    abilities.filter(answersWounds).some(({ effect }) => {
      const { self, others } = woundsBy(kinds, effect);
      return self || (others && held > 1);
    }),
  );
}
