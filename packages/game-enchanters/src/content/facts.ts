import type {
  Ability,
  Condition,
  Cost,
  Doing,
  Glory,
  KingdomCard,
  Modifier,
  Part,
  TriggerEvent,
  Village,
} from './vocabulary.ts';

export const ITEM = 0;
export const ENCHANTMENT = 1;
export const MONSTER = 2;
export const DRAGON = 3;
export const VILLAGE = 4;
export type TypeNumber =
  | typeof ITEM
  | typeof ENCHANTMENT
  | typeof MONSTER
  | typeof DRAGON
  | typeof VILLAGE;
const TYPES = ['item', 'enchantment', 'monster', 'dragon', 'village'] as const;

/** Sorts of abilities, as bits: a look at one number says which need looking for. */
export const SHOWS = {
  turnBegins: 1,
  turnEnds: 2,
  takeWounds: 4,
  afterTaking: 8,
  afterDefeating: 16,
  afterJourney: 32,
  afterRest: 64,
  gameEnds: 128,
  minor: 256,
  rest: 512,
  untargetable: 1024,
  cannotHeal: 2048,
  crystalCap: 4096,
  bonus: 8192,
  journeyPriceCap: 16384,
} as const;

export interface Action {
  /** Its number on the card; upper part first. */
  readonly index: number;
  readonly rest: boolean;
  /** Uses a turn; 0 for any number of them (E-6.9). */
  readonly limit: number;
  /** In the order in which they are paid (E-6.19). */
  readonly costs: readonly Cost[];
  readonly crystals: number;
  readonly effect: Doing;
}

export interface Trigger {
  /** Its number on the card; upper part first. */
  readonly index: number;
  readonly event: TriggerEvent;
  readonly if: Condition | undefined;
  /** EF-5.3: which of the card's four counts of uses it has, or -1 if it may fire any number of times. */
  readonly use: number;
  readonly effect: Doing;
}

interface Static {
  readonly modifier: Modifier;
  readonly while: Condition | undefined;
}

/** One part of a card, made ready for the rules. */
export interface PartFacts {
  /** Swords less broken swords, and so on (E-14.13). */
  readonly attack: number;
  readonly defense: number;
  readonly undead: number;
  readonly shows: number;
  /** EF-16.3: crystals its owner may keep, if it says so. */
  readonly cap: number;
  readonly actions: readonly Action[];
  readonly triggers: readonly Trigger[];
  readonly statics: readonly Static[];
  readonly glory: readonly Glory[];
}

/** Everything the rules look up of a face. */
export interface FaceFacts {
  readonly name: string;
  readonly type: TypeNumber;
  /** E-3.11: a card every player starts with. */
  readonly start: boolean;
  readonly health: number;
  readonly strength: number;
  readonly upper: PartFacts;
  readonly lower: PartFacts;
  /** Both parts' actions and triggers, by their numbers. */
  readonly actions: readonly Action[];
  readonly triggers: readonly Trigger[];
  readonly immediates: readonly Doing[];
  /** What a creature says of its own Health and Strength, and a Village of all creatures'. */
  readonly ofCreatures: readonly Static[];
  /** What its minor actions do. */
  readonly minors: readonly Doing[];
}

const PAID: Readonly<Record<Cost['kind'], number>> = {
  /** While the cards that give the Defense are still there. */
  spendDefense: -1,
  anotherHeals: 0,
  discardOwn: 0,
  removeOwn: 0,
  giveOwn: 0,
  removeThis: 1,
  discardThis: 1,
  buryThis: 1,
  buryTop: 1,
  payCrystals: 2,
  payWounds: 3,
};

/** E-6.19: choices first, then crystals, then wounds. */
const inOrderOfPaying = (costs: readonly Cost[]): readonly Cost[] =>
  [...costs].sort((a, b) => PAID[a.kind] - PAID[b.kind]);

/** Actions count their uses from 0 up, triggers from here down. */
const LAST_USE = 3;
export const MOST_USES = LAST_USE + 1;

const LIMITS = { 1: 1, 2: 2, multi: 0 } as const;

/** EF-1.5: an ability that may be passed over is one the player may do. */
const wish = (ability: { readonly optional?: boolean; readonly effect: Doing }): Doing =>
  ability.optional === true ? { kind: 'may', effect: ability.effect } : ability.effect;

function partOf(part: Part, actionsBefore: number, triggersBefore: number): PartFacts {
  const actions: Action[] = [];
  const triggers: Trigger[] = [];
  const statics: Static[] = [];
  let shows = 0;
  for (const ability of part.abilities ?? []) {
    if (ability.type === 'action') {
      shows |= ability.kind === 'rest' ? SHOWS.rest : SHOWS.minor;
      actions.push({
        index: actionsBefore + actions.length,
        rest: ability.kind === 'rest',
        limit: LIMITS[ability.limit],
        costs: inOrderOfPaying(ability.cost),
        crystals: ability.cost.reduce(
          (n, cost) => n + (cost.kind === 'payCrystals' ? cost.n : 0),
          0,
        ),
        effect: ability.effect,
      });
    } else if (ability.type === 'trigger') {
      shows |= SHOWS[ability.on];
      triggers.push({
        index: triggersBefore + triggers.length,
        event: ability,
        if: ability.if,
        use: ability.oncePerTurn === true ? LAST_USE - triggersBefore - triggers.length : -1,
        effect: wish(ability),
      });
    } else if (ability.type === 'static') {
      const { kind } = ability.modifier;
      if (Object.hasOwn(SHOWS, kind)) shows |= SHOWS[kind as keyof typeof SHOWS];
      statics.push({ modifier: ability.modifier, while: ability.while });
    }
  }
  const {
    attack = 0,
    brokenSword = 0,
    defense = 0,
    brokenShield = 0,
    undead = 0,
  } = part.icons ?? {};
  return {
    attack: attack - brokenSword,
    defense: defense - brokenShield,
    undead,
    shows,
    cap: statics.reduce(
      (least, { modifier }) =>
        modifier.kind === 'crystalCap' ? Math.min(least, modifier.n) : least,
      Number.MAX_SAFE_INTEGER,
    ),
    actions,
    triggers,
    statics,
    glory: part.glory ?? [],
  };
}

const immediatesOf = (abilities: readonly Ability[] = []): Doing[] =>
  abilities.flatMap((ability) => (ability.type === 'immediate' ? [ability.effect] : []));

const ofCreaturesIn = (...parts: readonly PartFacts[]): Static[] =>
  parts.flatMap(({ statics }) =>
    statics.filter(({ modifier: { kind } }) => kind === 'selfStat' || kind === 'allCreatures'),
  );

const minorsIn = (actions: readonly Action[]): Doing[] =>
  actions.flatMap(({ rest, effect }) => (rest ? [] : [effect]));

const EMPTY: PartFacts = partOf({}, 0, 0);

export function cardFacts(card: KingdomCard): FaceFacts {
  const upper = partOf(card.upper, 0, 0);
  const lower = partOf(card.lower, upper.actions.length, upper.triggers.length);
  const actions = [...upper.actions, ...lower.actions];
  const fights = card.type === 'monster' || card.type === 'dragon';
  return {
    name: card.name,
    type: TYPES.indexOf(card.type) as TypeNumber,
    start: false,
    health: fights ? card.health : 0,
    strength: fights ? card.strength : 0,
    upper,
    lower,
    actions,
    triggers: [...upper.triggers, ...lower.triggers],
    immediates: [...immediatesOf(card.upper.abilities), ...immediatesOf(card.lower.abilities)],
    ofCreatures: ofCreaturesIn(upper, lower),
    minors: minorsIn(actions),
  };
}

/** E-1.16: a card without icons, abilities and Glory. */
export const startFacts = (name: string, type: TypeNumber): FaceFacts => ({
  name,
  type,
  start: true,
  health: 0,
  strength: 0,
  upper: EMPTY,
  lower: EMPTY,
  actions: [],
  triggers: [],
  immediates: [],
  ofCreatures: [],
  minors: [],
});

/** E-1.14: all of a Village shows all the time. */
export function villageFacts(village: Village): FaceFacts {
  const upper = partOf({ abilities: village.abilities, glory: village.glory ?? [] }, 0, 0);
  return {
    ...startFacts(village.name, VILLAGE),
    start: false,
    upper,
    actions: upper.actions,
    triggers: upper.triggers,
    ofCreatures: ofCreaturesIn(upper),
    minors: minorsIn(upper.actions),
  };
}
