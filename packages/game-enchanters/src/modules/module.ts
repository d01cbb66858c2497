import type {
  CardSet,
  CounterSpec,
  Options,
  OptionsSchema,
  Question,
  Rule,
  Setup,
  SetupError,
  Step,
  ZoneSpec,
} from '@conclave/kernel';
import type { Catalogue } from '../content/catalogue.ts';
import type { Deck } from '../content/lexicon.ts';
import type { Bar, Major, Moments, Source, WoundPort } from '../rules/ports.ts';
import type { Facts, EnchantersTable as T } from '../rules/table.ts';
import type { ModuleKinds } from './kinds.ts';

/** What a table is made of, for a module that adds to it. */
export interface Making {
  readonly setup: Setup;
  readonly facts: Facts;
  readonly catalogue: Catalogue;
}

/**
 * A part of Enchanters that can be played with or without. The base game is the first one.
 * Whatever a module does not bring, it leaves out; one that is off leaves nothing on the table.
 */
export interface Module {
  readonly id: string;
  isOn(options: Options): boolean;
  readonly options?: OptionsSchema;
  readonly rulebook?: readonly Rule[];
  checkSetup?(setup: Setup): SetupError | undefined;
  /** What can stand on its cards. */
  readonly kinds?: ModuleKinds;
  /** Its own cards besides Kingdoms and Villages. */
  readonly decks?: readonly Deck[];
  /** A zone of a name that there is already takes its place. */
  zones?(making: Making): Readonly<Record<string, ZoneSpec>>;
  counters?(making: Making, slots: number): Readonly<Record<string, CounterSpec>>;
  /** Sets of cards that are not one of its decks as it is. */
  sets?(making: Making): readonly CardSet[];
  readonly steps?: Readonly<Record<string, Step<T>>>;
  readonly questions?: Readonly<Record<string, Question<T>>>;
  /** Those of its questions that leave nothing half done. */
  readonly quiet?: readonly string[];
  /** Numbers its own steps need on the stack besides. */
  readonly stack?: number;
  readonly moments?: Partial<Moments<T>>;
  /** Further sources of parts that show to everybody, and before one seat. */
  readonly shownToAll?: readonly Source<T>[];
  readonly shownBefore?: readonly Source<T>[];
  readonly majors?: readonly Major<T>[];
  readonly bars?: readonly Bar<T>[];
  /** Where wounds are kept; given what it takes the place of. */
  wounds?(before: WoundPort<T>): WoundPort<T>;
}
