import { positionOf } from '@conclave/kernel/look';
import { type Arrangement, arrange, type Decision, Match } from '@conclave/kernel/play';
import { type Choice, choose } from '@conclave/testkit';
import { seasons } from '../src/index.ts';
import { DICE } from './components.ts';

const SEASONS = Object.keys(DICE);

export interface Wish {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly zones?: NonNullable<Arrangement['zones']>;
  readonly counters?: NonNullable<Arrangement['counters']>;
  readonly next?: NonNullable<Arrangement['next']>;
}

/** The base game and its advanced cards, without a module. */
export const PLAIN = { abilities: false, enchantment: 'none', startingSeat: '1' };

export function start(wish: Pick<Wish, 'seats' | 'options' | 'seed'> = {}): Match {
  const { seats = 2, seed = 'a table', options = PLAIN } = wish;
  const started = Match.start(seasons, { seats, seed, options });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  return started.match;
}

const each = <V>(seats: number, value: V): V[] => new Array<V>(seats).fill(value);

/** A match in the free part of seat 0's turn, gauges high, nothing else anywhere, but for the wish. */
export function table(wish: Wish = {}): Match {
  const { seats = 2 } = wish;
  const match = start(wish);
  const none = each<readonly string[]>(seats, []);
  const error = arrange(match.table, {
    zones: {
      hand: none,
      play: none,
      library2: none,
      library3: none,
      packet: none,
      pool: none,
      discard: [],
      ...wish.zones,
    },
    counters: { gauge: each(seats, 15), ...wish.counters },
    next: wish.next ?? { step: 'free', a: 0 },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  return match;
}

export function cards(match: Match, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.state).zones[zone]?.[index] ?? [];
}

/** The same as a viewer sees it. */
export function seen(match: Match, viewer: number, zone: string, index = 0): readonly string[] {
  return positionOf(match.table, match.view(viewer).cells).zones[zone]?.[index] ?? [];
}

export function counter(match: Match, name: string, index = 0): number {
  return positionOf(match.table, match.state).counters[name]?.[index] ?? Number.NaN;
}

export const counters = (match: Match, name: string): readonly number[] =>
  positionOf(match.table, match.state).counters[name] ?? [];

/** Answers in words and throws if that is not possible. */
export function say(match: Match, seat: number, ...choices: Choice[]): void {
  for (const choice of choices) {
    const trouble = choose(match, seat, choice);
    if (trouble !== undefined) throw new Error(trouble);
  }
}

/** The first seat that decides now, and what it is asked. */
export function asked(match: Match): Decision {
  const [first] = match.pending();
  const decision = first === undefined ? undefined : match.decision(first.seat);
  if (decision === undefined) throw new Error('nobody is asked anything');
  return decision;
}

export const labels = (match: Match): string[] => asked(match).options.map(({ label }) => label);

/** The reason and rule for what cannot be done, by its label. */
export function whyNot(match: Match, label: string): string | undefined {
  const found = asked(match).whyNot.find((entry) => entry.label.startsWith(label));
  return found === undefined ? undefined : found.rule;
}

/** A side of a die as the list of components writes it. */
export function sideOf(code: number): { season: string; text: string; die: number } {
  const number = code - 1;
  const season = SEASONS[Math.floor(number / 30)] ?? '';
  const die = Math.floor(number / 6) % 5;
  return { season, die, text: DICE[season]?.[die]?.split(' ')[number % 6] ?? '' };
}

/** The code of a side that is written like this. */
export function dieWith(text: string, season = 'winter'): number {
  for (let side = 0; side < 30; side++) {
    const code = SEASONS.indexOf(season) * 30 + side + 1;
    if (sideOf(code).text === text) return code;
  }
  throw new Error(`no side of ${season} reads ${text}`);
}

/** Answers every open question at random but in the same way each time, until the question comes. */
export function playTo(match: Match, question: string): void {
  for (let i = 0; i < 2000; i++) {
    const decision = asked(match);
    if (decision.question === question) return;
    const codes = decision.options.map(({ code }) => code);
    const count =
      decision.space === 'order' ? codes.length : decision.space === 'one' ? 1 : decision.min;
    const refusal = match.answer(decision.seat, codes.slice(0, count));
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  throw new Error(`${question} never came`);
}
