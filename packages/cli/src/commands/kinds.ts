import type { Game, Kinds, Options } from '@conclave/kernel';
import { noMoreThan } from '../args.ts';
import { type Command, FINE, JSON_FLAG } from '../command.ts';
import { print, printJson } from '../io.ts';
import { optionsOf, SETUP_FLAGS } from '../setup.ts';
import { gameNamed } from '../shelf.ts';
import { plural, table } from '../text.ts';

type Users = Kinds[string];

interface Counted {
  readonly id: string;
  readonly name: string;
  readonly kinds: number;
  /** Those with a single user: the fewer there are, the plainer are the words. */
  readonly single: readonly string[];
  readonly tables: Kinds;
}

const singleIn = (users: Users): string[] =>
  Object.keys(users).filter((kind) => users[kind]?.length === 1);

function count({ id, name, kinds: users }: Game, options: Options): Counted[] {
  if (users === undefined) return [];
  const tables = users(options);
  const all = Object.values(tables);
  const kinds = all.reduce((sum, table) => sum + Object.keys(table).length, 0);
  return [{ id, name, kinds, single: all.flatMap(singleIn), tables }];
}

const heading = (kinds: number, single: number): string =>
  `${plural(kinds, 'kind')}, ${single} with a single user`;

function tellTable(name: string, users: Users): string {
  const all = Object.entries(users).sort(([, a], [, b]) => b.length - a.length);
  const rows = all.map(([kind, cards]) => [
    kind,
    `${cards.length}`,
    cards.length === 1 ? `${cards[0]}` : '',
  ]);
  return `  ${name}: ${heading(all.length, singleIn(users).length)}\n${table(rows, '    ')}`;
}

const tell = ({ id, name, kinds: all, single, tables }: Counted): string =>
  [
    `${id}: ${name}`,
    `  ${heading(all, single.length)}`,
    ...Object.entries(tables).map(([sort, users]) => tellTable(sort, users)),
  ].join('\n');

export const kinds: Command = {
  name: 'kinds',
  usage: "[game] [--json] [--options '{…}'] [--content FILE]",
  summary: 'the words cards are written in, and how many cards use each',
  about:
    'Counts for each table of a game (effects, conditions, …) its kinds and the cards that use each,\n' +
    'and names the kinds that a single card uses. Without a game it counts for every game.',
  examples: ['kinds', 'kinds seasons', 'kinds seasons --json'],
  flags: { ...JSON_FLAG, ...SETUP_FLAGS },
  run(args, io, shelf) {
    noMoreThan(args, 1);
    const [id] = args.given;
    const asked = id === undefined ? shelf.games : [gameNamed(shelf, id)];
    const counted = asked.flatMap((game) => count(game, optionsOf(args, game)));
    if (args.switches.has('json')) printJson(io, counted);
    else print(io, counted.map(tell).join('\n\n'));
    return FINE;
  },
};
