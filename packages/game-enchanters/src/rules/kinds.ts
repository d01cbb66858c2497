import type { FieldCheck, Reason, Seat, Slot } from '@conclave/kernel';
import type { FaceFacts } from '../content/facts.ts';
import type {
  Cards,
  Condition,
  Cost,
  Effect,
  Filter,
  Glory,
  Modifier,
  Pile,
  Players,
  TriggerEvent,
  Value,
} from '../content/vocabulary.ts';

/**
 * One table for the kinds of each sort of thing that can stand on a card. An entry holds
 * everything that is known of its kind; where something is missing it does not compile.
 * `T` is the table, which itself holds these.
 */
export interface Kinds<T = unknown> {
  /** Costs among them: they are carried out by the same machine. */
  readonly effects: Readonly<Record<string, EffectKind<Effect, T>>>;
  readonly costs: Readonly<Record<string, CostKind<Cost, T>>>;
  readonly values: Readonly<Record<string, ValueKind<Exclude<Value, number>, T>>>;
  readonly conditions: Readonly<Record<string, ConditionKind<Condition, T>>>;
  readonly modifiers: Readonly<Record<string, ModifierKind<Modifier, T>>>;
  readonly glory: Readonly<Record<string, GloryKind<Glory, T>>>;
  readonly events: Readonly<Record<string, EventKind<TriggerEvent>>>;
  readonly types: Readonly<Record<string, CardType>>;
  /** The bit of each sort of ability that is looked for (see `SHOWS`). */
  readonly shows: Readonly<Record<string, number>>;
}

/** The names of all kinds of a union, each with its own member. */
type ByKind<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: Extract<U, { readonly kind: K }>;
};

/** A module's tables: an entry for each kind of its own unions. */
export type EffectTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: EffectKind<ByKind<U>[K], T>;
};
export type CostTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: CostKind<ByKind<U>[K], T>;
};
export type ValueTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: ValueKind<ByKind<U>[K], T>;
};
export type ConditionTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: ConditionKind<ByKind<U>[K], T>;
};
export type ModifierTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: ModifierKind<ByKind<U>[K], T>;
};
export type GloryTable<U extends { readonly kind: string }, T> = {
  readonly [K in keyof ByKind<U>]: GloryKind<ByKind<U>[K], T>;
};
export type EventTable<U extends { readonly on: string }> = {
  readonly [K in U['on']]: EventKind<Extract<U, { readonly on: K }>>;
};

/** What a field holds that has a kind of its own. */
export type Inside = 'effect' | 'effects' | 'value' | 'values' | 'condition' | 'players';

/** Checks a field that came from a file, by the kinds there are. */
export interface Field {
  (given: unknown, kinds: Kinds): ReturnType<FieldCheck>;
  readonly inside?: Inside;
}

/** One check for every field but the name of the kind. */
type Fields<E, Name extends string = 'kind'> = Readonly<Record<Exclude<keyof E, Name>, Field>>;

/** Words for whatever stands inside something else. */
export interface Say {
  effect(effect: Effect): string;
  /** Alone: "your Defense". */
  value(value: Value): string;
  /** What it counts: "wound you have", or "wounds you have" for any number but 1. */
  noun(value: Value, n: number): string;
  /** So many of something: "3 crystals", "1 wound for every 2 Monsters you have". */
  amount(value: Value, one: string, many?: string): string;
  /** "+3 Attack", "+1 Attack for each point of your Defense". */
  boost(value: Value, stat: 'Attack' | 'Defense'): string;
  /** A number of what a value counts: "4 wounds", "2 Dragons". */
  number(value: Value, n: number): string;
  condition(condition: Condition): string;
  /** The players as the subject of a sentence. */
  players(players: Players): string;
  /** "you heal", "another player heals". */
  does(players: Players, you: string, they: string): string;
}

/** What something can add, at the very best (E-19.4: generous where it is unsure). */
export interface Prospect {
  readonly attack: number;
  readonly defense: number;
  readonly crystals: number;
  readonly wounds: number;
  /** How often it doubles Attack. */
  readonly doubles: number;
}

/** Whose prospects, how far to look beneath other cards, and the wounds that set off a trigger. */
export interface Hope {
  readonly seat: Seat;
  readonly deep: boolean;
  readonly event: number;
}

/** Whom an effect wounds whatever is chosen: its own player, others, or nobody for certain. */
export interface Wounds {
  readonly self: boolean;
  readonly others: boolean;
}

/** What an effect does to the players it is aimed at. */
export interface Hit<E, T> {
  readonly players: (effect: E) => Players;
  /** E-13.6: whether a player can be affected at all. */
  eligible?(t: T, effect: E, seat: Seat, other: Seat): boolean;
  /** To all at once, or to each for itself where something may be asked. */
  all?(t: T, effect: E, seat: Seat, slot: Slot, mask: number, value: number): void;
  one?(t: T, effect: E, seat: Seat, slot: Slot, other: Seat, value: number): void;
}

/** What is to become of a card decides whether it may be chosen. */
export type Fate = 'leave' | 'bury' | 'unbury';

/** What an effect does with the cards chosen for it. */
export interface CardUse<E, T> {
  readonly cards: (effect: E) => Cards;
  readonly fate: Fate;
  readonly rule: string;
  /** `owner` had the card; `seat` is who performs the effect, `to` who gets the card. */
  take(t: T, effect: E, seat: Seat, slot: Slot, owner: Seat, card: number, to: number): void;
}

/** What can be chosen inside an effect, and what becomes of the rest. */
export interface Choice<E> {
  /** The parts among which one is chosen. */
  parts(effect: E): readonly Effect[];
  readonly prompt: string;
  readonly rest: 'follows' | 'mayFollow' | 'fallsAway';
}

/** E-14.8: how an effect swaps a card of the track; `first` is the place picked before, plus one. */
export interface Swap<E, T> {
  suits(t: T, effect: E, seat: Seat, card: number): boolean;
  /** Whether two cards of the track are picked. */
  readonly two: boolean;
  /** The zone on top of which the other card lies. */
  home(t: T, effect: E, seat: Seat, first: number): number;
}

export interface EffectKind<E, T> {
  readonly fields: Fields<E>;
  readonly tags: readonly string[];
  words(effect: E, say: Say): string;
  /** `value` is the number of the event that set it off. */
  run(t: T, effect: E, seat: Seat, slot: Slot, value: number): void;
  /** E-6.2, E-6.18: why it cannot be paid or carried out in full now. */
  blocked(t: T, effect: E, seat: Seat, slot: Slot): Reason | undefined;
  /** What it could add for the player who performs it. */
  prospect(t: T, effect: E, hope: Hope): Prospect;
  /** Whom it wounds for certain; `of` tells it of the effects inside. */
  wounds(effect: E, of: (inner: Effect) => Wounds, kinds: Kinds): Wounds;
  /** How often what is inside it is done at most. */
  times(effect: E): number;
  /** Whether several of it come out the same in any order. */
  readonly commutes: boolean;
  /** Whether it is about the card it stands on, which must then lie in a pile. */
  readonly ofThisCard: boolean;
  /** At whom it is aimed and what it does there. */
  readonly hit?: Hit<E, T>;
  /** Which cards it moves and where to. */
  readonly use?: CardUse<E, T>;
  readonly choice?: Choice<E>;
  readonly swap?: Swap<E, T>;
  /** Goes on with what is left of it: parts as a mask, or a number of times. */
  again?(t: T, effect: E, seat: Seat, slot: Slot, left: number, value: number): void;
}

/** EF-4: what must be paid in full before anything happens. */
export interface CostKind<E, T> extends EffectKind<E, T> {
  /** E-6.19: the lowest is paid first. */
  readonly paid: number;
  /** Crystals it takes; all of an action's are added up before any is paid. */
  crystals(cost: E): number;
  /** How often it can be paid at most, crystals and wounds aside; undefined is without a bound. */
  timesPayable(t: T, cost: E, seat: Seat): number | undefined;
  /** E-6.2: whether it may stand in several parts of a cost, or none else that takes cards. */
  readonly besides: 'itself' | 'others' | 'noOtherCards';
}

export type Plural = readonly [string, string];

/** Everything a sentence can need of a value. */
export interface ValueWords<V> {
  /** What it counts, as a noun in both numbers. */
  noun(value: V, say: Say): Plural;
  alone(value: V, say: Say): string;
  amount(value: V, one: string, many: string, say: Say): string;
  /** What somebody has the most of: "wounds", "Attack", "Monsters". */
  most(value: V, say: Say): string;
  least(value: V): 'least' | 'fewest';
  number(value: V, n: number, say: Say): string;
}

/** What values read that actions may raise first, as a mask. */
export const READS = { attackOrDefense: 1, icons: 2, wounds: 4, crystals: 8 } as const;

export interface ValueKind<V, T> {
  readonly fields: Fields<V>;
  readonly words: ValueWords<V>;
  /** EF-2: a die is rolled only when it is meant to be, and counts as its best otherwise. */
  of(t: T, value: V, you: number, them: number, event: number, roll: boolean): number;
  /** Whether it is above 0 for certain when wounds have just been taken (E-11.2). */
  isPositive(value: V, of: (inner: Value) => boolean): boolean;
  /** Of itself; what is inside it reads for itself. */
  reads(value: V): number;
}

export interface ConditionKind<C, T> {
  readonly fields: Fields<C>;
  words(condition: C, say: Say): string;
  holds(t: T, condition: C, seat: Seat): boolean;
  /** E-15.5: a condition of a moment; what hangs on it is not always on. */
  readonly fleeting: boolean;
  /** E-7.11: what hangs on it works only until the fight is over. */
  readonly untilFight: boolean;
}

/** What an ability stands on decides which kinds make sense there. */
export type Bearer = 'artifact' | 'creature' | 'village';

export interface ModifierKind<M, T> {
  readonly fields: Fields<M>;
  words(modifier: M, say: Say): string;
  /** The only bearer on which it means something. */
  readonly on: Bearer | 'anything';
  /** Whether it may hang on a condition. */
  readonly conditional: boolean;
  /** Whether it is looked for before players and on the Village. */
  readonly lasting: boolean;
  /** Whose Health and Strength it changes: the creature's it stands on, or every creature's. */
  readonly creatures: 'itself' | 'all' | 'none';
  /** What it adds to a creature that a seat fights. */
  adds(t: T, modifier: M, creature: FaceFacts, seat: Seat, stat: 'health' | 'strength'): number;
}

export interface GloryKind<G, T> {
  readonly fields: Fields<G>;
  words(glory: G, say: Say): string;
  /** EF-17: what it is worth to a seat now; each is rounded down for itself (EF-17.10). */
  points(t: T, glory: G, seat: Seat): number;
  /** What it is worth whatever happens. */
  sure(glory: G): number;
}

/** EF-5: what a trigger can wait for. */
interface EventKind<E> {
  readonly fields: Readonly<Record<Exclude<keyof E, 'on'>, Field>>;
  words(event: E): string;
}

/** E-1.3: a type of card. */
export interface CardType {
  /** The fields it has besides those of every card. */
  readonly fields: Readonly<Record<string, FieldCheck>>;
  readonly bearer: Bearer;
  /** The pile of a player in which it belongs, if any. */
  readonly pile: Pile | 'none';
  /** E-10.1: whether it is fought. */
  readonly fights: boolean;
  /** EF-3.22 */
  readonly filters: readonly Filter[];
}
