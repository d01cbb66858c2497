import { partsOf } from './limits.ts';
import type { Ability, Content, Effect, Part, Players, Value } from './vocabulary.ts';

type Trigger = Extract<Ability, { readonly type: 'trigger' }>;

/** Whom an effect wounds whatever is chosen: its own player, others, or nobody for certain. */
interface Wounds {
  readonly self: boolean;
  readonly others: boolean;
}

const NOBODY: Wounds = { self: false, others: false };

const either = (a: Wounds, b: Wounds): Wounds => ({
  self: a.self || b.self,
  others: a.others || b.others,
});
const inBoth = (a: Wounds, b: Wounds): Wounds => ({
  self: a.self && b.self,
  others: a.others && b.others,
});

/** Whether a number is above 0 for certain when wounds have just been taken (E-11.2). */
function isPositive(v: Value): boolean {
  if (typeof v === 'number') return v > 0;
  switch (v.kind) {
    case 'd6':
    case 'eventValue':
    case 'playerCount':
      return true;
    case 'times':
      return v.by > 0 && isPositive(v.of);
    case 'sum':
    case 'min':
      return v.of.every(isPositive);
    case 'max':
      return v.of.some(isPositive);
    default:
      return false;
  }
}

function aimedAt(players: Players): Wounds {
  switch (players) {
    case 'you':
      return { self: true, others: false };
    case 'each':
      return { self: true, others: true };
    case 'others':
    case 'another':
    case 'targetPlayer':
    case 'left':
    case 'right':
      return { self: false, others: true };
    default:
      return NOBODY;
  }
}

/** A combination wounds whom each way through it wounds; what may be left out wounds nobody. */
function wounds(e: Effect): Wounds {
  switch (e.kind) {
    case 'takeWounds':
      return isPositive(e.n) ? aimedAt('you') : NOBODY;
    case 'payWounds':
      return aimedAt('you');
    case 'dealWounds':
      return isPositive(e.n) ? aimedAt(e.to) : NOBODY;
    case 'transferWounds':
      return aimedAt(e.to);
    case 'pullWounds':
      // Others' wounds run out; one's own come back.
      return aimedAt(e.from).self ? aimedAt('you') : NOBODY;
    case 'seq':
    case 'anyOrder':
    case 'repeat':
      return partsOf(e).map(wounds).reduce(either);
    case 'choose':
    case 'mayElse':
      return partsOf(e).map(wounds).reduce(inBoth);
    case 'ifThen':
      return e.otherwise === undefined ? NOBODY : inBoth(wounds(e.effect), wounds(e.otherwise));
    case 'forEach': {
      const { self, others } = wounds(e.effect);
      const aimed = self || others ? aimedAt(e.players) : NOBODY;
      return either(aimed, { self: others, others });
    }
    default:
      return NOBODY;
  }
}

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

function bearersOf({ kingdoms, villages }: Content): Bearer[] {
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
  return [...cards, ...towns];
}

/**
 * A trigger that answers wounds with wounds and never stops: alone, or with a copy before
 * another player that hits back. Other circles (journeys to the Graveyard that refill it,
 * wounds that hang on a number) need a position that may never come; the kernel stops them.
 */
export function loopIn(content: Content): { readonly place: string } | undefined {
  return bearersOf(content).find(({ held, abilities }) =>
    abilities.filter(answersWounds).some(({ effect }) => {
      const { self, others } = wounds(effect);
      return self || (others && held > 1);
    }),
  );
}
