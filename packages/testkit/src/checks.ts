import { cards } from './checks/cards.ts';
import { ends } from './checks/ends.ts';
import { exhaustive } from './checks/exhaustive.ts';
import { forks } from './checks/forks.ts';
import { golden } from './checks/golden.ts';
import { hidden } from './checks/hidden.ts';
import { imagine } from './checks/imagine.ts';
import { json } from './checks/json.ts';
import { options } from './checks/options.ts';
import { replay } from './checks/replay.ts';
import { rules } from './checks/rules.ts';
import { scenarios } from './checks/scenarios.ts';
import { scores } from './checks/scores.ts';
import { secrets } from './checks/secrets.ts';
import { setup } from './checks/setup.ts';
import { steps } from './checks/steps.ts';
import { undo } from './checks/undo.ts';
import { words } from './checks/words.ts';
import type { CheckFailure } from './failure.ts';
import type { Task } from './run.ts';

interface Check {
  /** What a game promises by passing it. */
  readonly says: string;
  /** Whether it looks at one table at a time, or at the game as a whole. */
  readonly on: 'table' | 'game';
  /** Games to play on each table, or altogether, unless told otherwise. */
  readonly games: number;
  run(task: Task): CheckFailure[];
}

/** Everything a game is checked for, by name. */
const CHECK = {
  ends: {
    says: 'random play ends within the bound, and every decision has an option',
    on: 'table',
    games: 10,
    run: ends,
  },
  steps: {
    says: 'random play takes no more than a twentieth of the steps there may be between decisions',
    on: 'table',
    games: 5,
    run: steps,
  },
  options: {
    says: 'every offered answer is taken, every other is refused with a rule and leaves no trace',
    on: 'table',
    games: 1,
    run: options,
  },
  json: {
    says: 'a twin that goes through JSON after every answer stays equal',
    on: 'table',
    games: 2,
    run: json,
  },
  forks: { says: 'forks share no memory', on: 'table', games: 1, run: forks },
  replay: {
    says: 'the log replays to the same state at every answer, and a changed log is found out',
    on: 'table',
    games: 1,
    run: replay,
  },
  undo: {
    says: "nobody goes back over another seat's answer or over something learned",
    on: 'table',
    games: 1,
    run: undo,
  },
  hidden: {
    says: 'what a viewer cannot see changes nothing of what it sees, is asked or told',
    on: 'table',
    games: 1,
    run: hidden,
  },
  imagine: {
    says: "filling a view's holes gives a possible deal with the same view",
    on: 'table',
    games: 1,
    run: imagine,
  },
  cards: {
    says: 'every card is always in exactly one place',
    on: 'table',
    games: 2,
    run: cards,
  },
  scores: {
    says: 'every seat has a score that is the sum of its items',
    on: 'table',
    games: 1,
    run: scores,
  },
  words: { says: 'every card has an id of its own and words', on: 'table', games: 0, run: words },
  setup: {
    says: 'options outside their schema are refused by the name of the field',
    on: 'table',
    games: 0,
    run: setup,
  },
  secrets: {
    says: 'zones and counters are seen by those they are meant for',
    on: 'table',
    games: 0,
    run: secrets,
  },
  exhaustive: {
    says: 'every card, question, kind of option and step gets used',
    on: 'game',
    games: 400,
    run: exhaustive,
  },
  rules: { says: 'every rule is cited by a test', on: 'game', games: 0, run: rules },
  scenarios: { says: 'every card has a scenario', on: 'game', games: 0, run: scenarios },
  golden: { says: 'finished games play again to the same end', on: 'game', games: 0, run: golden },
} as const satisfies Readonly<Record<string, Check>>;

export type CheckName = keyof typeof CHECK;

/** The names of all checks. */
export const CHECKS = Object.keys(CHECK) as readonly CheckName[];

export const checkNamed = (name: CheckName): Check => CHECK[name];
