import type { Game } from '@conclave/kernel';
import { arrange, Match } from '@conclave/kernel/play';
import { disagreements } from './expect.ts';
import { readScenario } from './read.ts';
import type { Failure, Scenario, ScenarioResult } from './scenario.ts';
import { playStep } from './steps.ts';

const result = (failures: readonly Failure[]): ScenarioResult => ({
  ok: failures.length === 0,
  failures,
});

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/** Runs a scenario, given as data of unknown origin, with one of these games. Never throws. */
export function runScenario(data: unknown, games: readonly Game[]): ScenarioResult {
  const read = readScenario(data);
  if ('damage' in read) {
    const { place, reason } = read.damage;
    return result([{ place, message: reason }]);
  }
  const { scenario } = read;
  const game = games.find(({ id }) => id === scenario.game);
  if (game === undefined) {
    const known = games.map(({ id }) => id).join(', ');
    return result([
      { place: 'game', message: `there is no game ${scenario.game}; there are ${known}` },
    ]);
  }
  const started = safely(() => start(scenario, game));
  if ('failures' in started) return result(started.failures);
  return result([...unknownNames(scenario, started.match), ...play(scenario, game, started.match)]);
}

/** A fresh match with the cards arranged, or what keeps it from being one. */
function start(
  scenario: Scenario,
  game: Game,
): { readonly match: Match } | { readonly failures: readonly Failure[] } {
  const opened = Match.start(game, scenario);
  if ('error' in opened) {
    const { field, reason } = opened.error;
    const place = field === 'seats' || field === 'options' ? field : `options.${field}`;
    return { failures: [{ place, message: reason }] };
  }
  const { match } = opened;
  if (scenario.arrange === undefined) return opened;
  for (const [card, seats] of Object.entries(scenario.arrange.known ?? {})) {
    const at = seats.findIndex((seat) => seat >= scenario.seats);
    if (at < 0) continue;
    const message = `there are only ${scenario.seats} seats`;
    return { failures: [{ place: `arrange.known.${card}[${at}]`, message }] };
  }
  const error = arrange(match.table, scenario.arrange);
  if (error === undefined) return { match };
  return { failures: [{ place: `arrange.${error.place}`, message: error.reason }] };
}

type Started = ReturnType<typeof start>;

function safely(begin: () => Started): Started {
  try {
    return begin();
  } catch (error) {
    const message = `the rules cannot go on from here: ${reasonOf(error)}`;
    return { failures: [{ place: 'arrange', message }] };
  }
}

/** Rules and cards a scenario says it tests, and the game does not have. */
function unknownNames({ rules, cards }: Scenario, match: Match): Failure[] {
  const ruleIds = new Set(match.game.rulebook.map(({ id }) => id));
  const cardIds = new Set(match.game.cards(match.setup.options).map(({ id }) => id));
  const missing = (field: string, given: readonly string[], known: ReadonlySet<string>) =>
    given.flatMap((id, i) =>
      known.has(id) ? [] : [{ place: `${field}[${i}]`, message: `the game has no ${id}` }],
    );
  return [...missing('rules', rules ?? [], ruleIds), ...missing('cards', cards ?? [], cardIds)];
}

function play(scenario: Scenario, game: Game, first: Match): Failure[] {
  const failures: Failure[] = [];
  const begin = first.table.events?.length ?? 0;
  let match = first;
  const goBack = (isKept: (answer: number) => boolean): Match => {
    const again = start(scenario, game);
    if ('failures' in again) throw new Error('the arrangement cannot be made a second time');
    for (const { seat, picks } of match.answers.filter((_, answer) => isKept(answer))) {
      const refusal = again.match.answer(seat, picks);
      if (refusal !== undefined) throw new Error(`the answers do not replay: ${refusal.reason}`);
    }
    return again.match;
  };
  let place = 'steps';
  try {
    for (const [i, step] of scenario.steps.entries()) {
      place = `steps[${i}]`;
      const outcome = playStep(match, step, place, goBack);
      failures.push(...outcome.failures);
      if (outcome.match === undefined) return failures;
      match = outcome.match;
    }
    place = 'expect';
    failures.push(...disagreements(match, scenario.expect, place, begin));
  } catch (error) {
    failures.push({ place, message: `the rules broke down: ${reasonOf(error)}` });
  }
  return failures;
}
