import {
  type CounterSpec,
  defineGame,
  type Game,
  type Options,
  push,
  type Setup,
  type SetupError,
  type ZoneSpec,
} from '@conclave/kernel';
import { type Catalogue, catalogueFor, deckSets, kingdomFaces } from './content/catalogue.ts';
import { contentErrorBy } from './content/check.ts';
import { contentFor, givenContentError, ORIGINAL } from './content/content.ts';
import { usersIn } from './content/kinds.ts';
import type { Content } from './content/vocabulary.ts';
import { kingdomsEach } from './modules/base/options.ts';
import { type Merged, merge, optionsOf } from './modules/merge.ts';
import type { Making, Module } from './modules/module.ts';
import { evaluate, isQuiet } from './rules/evaluate.ts';
import { scoresOf } from './rules/scoring.ts';
import { STEP } from './rules/steps.ts';
import type { EnchantersTable, Facts } from './rules/table.ts';
import { ABOUT } from './text/about.ts';

/** E-17.1: cards a player. */
const LEFT_OUT = 5;

function factsFor(
  { lexicon, ports }: Merged,
  { seats, options }: Setup,
  content: Content,
  { facts, effects, firstVillage }: Catalogue,
): Facts {
  const village = options['village'] as string;
  const villageNumber = content.villages.findIndex(({ id }) => id === village);
  const first = options['firstPlayer'];
  // One literal, so that the rules look things up quickly.
  return {
    moments: ports.moments,
    shownToAll: ports.shownToAll,
    shownBefore: ports.shownBefore,
    majors: ports.majors,
    bars: ports.bars,
    wounds: ports.wounds,
    events: ports.events,
    steps: ports.steps,
    questions: ports.questions,
    quiet: ports.quiet,
    content,
    faces: facts,
    effects,
    kinds: lexicon.kinds,
    seeds: seats * (options['superfast'] === true ? 2 : 3),
    decksInPlay: kingdomsEach(seats, options) * seats,
    kingdoms: kingdomFaces(content, seats === 2 || options['superfast'] === true),
    firstVillage,
    decks: options['decks'] as Facts['decks'],
    chosen: (options['kingdoms'] as readonly string[]).map((id) =>
      content.kingdoms.findIndex((kingdom) => kingdom.id === id),
    ),
    village: villageNumber >= 0 ? villageNumber : village === 'drafted' ? 'drafted' : 'random',
    firstPlayer: first === 'random' ? -1 : Number(first) - 1,
    leftOut: options['fast'] === true ? LEFT_OUT : 0,
    depths: options['dragonsInTheDepths'] === true,
  };
}

/** Enchanters, made of these modules; each table has those that its options switch on. */
export function gameOf(modules: readonly Module[]): Game {
  const all = merge(modules);
  const more = Object.fromEntries(all.lexicon.decks.map(({ name, cards }) => [name, cards]));
  const wrong = contentErrorBy(all.lexicon, { kingdoms: [], villages: [], more });
  if (wrong !== undefined) throw new Error(`the content of Enchanters: ${wrong}`);
  const merges = new Map<string, Merged>();
  const mergedFor = (options: Options): Merged => {
    const on = modules.filter((module) => module.isOn(options));
    if (on.length === modules.length) return all;
    const names = on.map(({ id }) => id).join();
    const before = merges.get(names);
    if (before !== undefined) return before;
    const merged = merge(on);
    merges.set(names, merged);
    return merged;
  };
  const contentOf = ({ lexicon }: Merged, options: Options): Content =>
    contentFor(lexicon, options['content']);

  return defineGame<EnchantersTable>({
    id: 'enchanters',
    name: 'Enchanters',
    about: ABOUT,
    rulesVersion: 2,
    seats: { min: 2, max: 4 },
    endRule: 'E-15.1',
    longest: 20_000,
    rulebook: modules.flatMap(({ rulebook }) => rulebook ?? []),
    special: [],
    contentOption: 'content',
    options: {
      ...optionsOf(modules),
      content: {
        title: 'Cards',
        rule: 'EF-20.2',
        kind: 'data',
        default: ORIGINAL,
        check: (value) => givenContentError(all.lexicon, value),
      },
    },
    checkSetup(setup): SetupError | undefined {
      const merged = mergedFor(setup.options);
      // What was given may need a module that is off.
      if (merged !== all) {
        const reason = givenContentError(merged.lexicon, setup.options['content']);
        if (reason !== undefined) return { field: 'content', reason, rule: 'EF-20.2' };
      }
      for (const module of merged.modules) {
        const error = module.checkSetup?.(setup);
        if (error !== undefined) return error;
      }
      return undefined;
    },
    cards(options) {
      const merged = mergedFor(options);
      return catalogueFor(merged.lexicon, contentOf(merged, options)).faces.map(({ info }) => info);
    },
    kinds(options) {
      const merged = mergedFor(options);
      return usersIn(merged.lexicon, contentOf(merged, options));
    },
    spec(setup: Setup) {
      const merged = mergedFor(setup.options);
      const content = contentOf(merged, setup.options);
      const catalogue = catalogueFor(merged.lexicon, content);
      const facts = factsFor(merged, setup, content, catalogue);
      const making: Making = { setup, facts, catalogue };
      const sets = [
        ...merged.modules.flatMap((module) => module.sets?.(making) ?? []),
        ...deckSets(catalogue, content, merged.lexicon.decks),
      ];
      const slots = sets.reduce((n, set) => n + (set.room ?? set.faces.length), 0);
      const zones: Record<string, ZoneSpec> = {};
      const counters: Record<string, CounterSpec> = {};
      for (const module of merged.modules) {
        Object.assign(zones, module.zones?.(making));
        Object.assign(counters, module.counters?.(making, slots));
      }
      return {
        zones,
        counters,
        backs: catalogue.backs,
        faces: catalogue.faces,
        sets,
        stack: merged.stack,
        steps: merged.steps,
        stepNames: Object.keys(merged.ports.steps),
        questions: merged.questions,
        questionNames: Object.keys(merged.ports.questions),
        facts,
        toldByNotes: true,
        begin: (t) => push(t, STEP.setUp),
      };
    },
    scores: scoresOf,
    evaluate,
    isQuiet,
  });
}
