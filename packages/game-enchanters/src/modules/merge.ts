import type { Question, Step } from '@conclave/kernel';
import type { Lexicon } from '../content/lexicon.ts';
import type { Moment, Moments, Ports, WoundPort } from '../rules/ports.ts';
import type { EnchantersTable as T } from '../rules/table.ts';
import { OWN_WOUNDS } from '../rules/wounds.ts';
import { mergeKinds } from './kinds.ts';
import type { Module } from './module.ts';

/** Several modules as one, in their order. */
export interface Merged {
  readonly modules: readonly Module[];
  readonly lexicon: Lexicon;
  readonly ports: Ports<T>;
  readonly steps: readonly Step<T>[];
  readonly questions: readonly Question<T>[];
  readonly stack: number;
}

/** One record of several; a name is used once. */
function joined<V>(
  modules: readonly Module[],
  what: string,
  of: (module: Module) => Readonly<Record<string, V>> | undefined,
): Readonly<Record<string, V>> {
  const all: Record<string, V> = {};
  for (const [name, entry] of modules.flatMap((module) => Object.entries(of(module) ?? {}))) {
    if (Object.hasOwn(all, name)) throw new Error(`there are two ${what} of the name ${name}`);
    all[name] = entry;
  }
  return all;
}

/** The options of all modules, whether they are on or not. */
export const optionsOf = (modules: readonly Module[]): NonNullable<Module['options']> =>
  joined(modules, 'options', ({ options }) => options);

const numbered = (names: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i]));

function momentsOf(modules: readonly Module[]): Moments<T> {
  const at = (name: keyof Moments<T>): readonly Moment<T>[] =>
    modules.flatMap(({ moments }) => moments?.[name] ?? []);
  return {
    setUp: at('setUp'),
    deckIsMade: at('deckIsMade'),
    laidOut: at('laidOut'),
    roundBegins: at('roundBegins'),
    turnBegins: at('turnBegins'),
    journeyBegins: at('journeyBegins'),
    defeated: at('defeated'),
    takes: at('takes'),
    taken: at('taken'),
    kept: at('kept'),
    rested: at('rested'),
    invades: at('invades'),
    woundsTaken: at('woundsTaken'),
    turnEnds: at('turnEnds'),
    slid: at('slid'),
    entersTrack: at('entersTrack'),
    filled: at('filled'),
    turnOver: at('turnOver'),
    scoring: at('scoring'),
  };
}

const woundsOf = (modules: readonly Module[]): WoundPort<T> =>
  modules.reduce((before, module) => module.wounds?.(before) ?? before, OWN_WOUNDS);

export function merge(modules: readonly Module[]): Merged {
  const steps = joined(modules, 'steps', (module) => module.steps);
  const questions = joined(modules, 'questions', (module) => module.questions);
  const quiet = modules.flatMap((module) => module.quiet ?? []);
  const kinds = mergeKinds(modules.map((module) => module.kinds ?? {}));
  return {
    modules,
    lexicon: {
      kinds,
      decks: modules.flatMap(({ decks }) => decks ?? []),
    },
    ports: {
      moments: momentsOf(modules),
      shownToAll: modules.flatMap(({ shownToAll }) => shownToAll ?? []),
      shownBefore: modules.flatMap(({ shownBefore }) => shownBefore ?? []),
      majors: modules.flatMap(({ majors }) => majors ?? []),
      bars: modules.flatMap(({ bars }) => bars ?? []),
      wounds: woundsOf(modules),
      events: Object.keys(kinds.events).map((on) => ({ on, shows: kinds.shows[on] ?? 0 })),
      steps: numbered(Object.keys(steps)),
      questions: numbered(Object.keys(questions)),
      quiet: Object.keys(questions).map((name) => quiet.includes(name)),
    },
    steps: Object.values(steps),
    questions: Object.values(questions),
    stack: modules.reduce((sum, { stack }) => sum + (stack ?? 0), 0),
  };
}
