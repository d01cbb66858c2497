import type { Game, Kinds } from '@conclave/kernel';
import { noMoreThan } from '../args.ts';
import { type Command, FINE, JSON_FLAG } from '../command.ts';
import { print, printJson } from '../io.ts';
import { optionsOf, SETUP_FLAGS } from '../setup.ts';
import { gameNamed } from '../shelf.ts';
import { plural, table } from '../text.ts';

type Users = Kinds[string];

/** How many kinds there are, and those with one user: the fewer, the better the words fit. */
function count(users: Users): { readonly kinds: number; readonly single: readonly string[] } {
  const all = Object.entries(users);
  return {
    kinds: all.length,
    single: all.flatMap(([kind, cards]) => (cards.length === 1 ? [kind] : [])),
  };
}

function describe({ id, name }: Game, tables: Kinds): Readonly<Record<string, unknown>> {
  const counted = Object.values(tables).map(count);
  return {
    id,
    name,
    kinds: counted.reduce((sum, { kinds }) => sum + kinds, 0),
    single: counted.flatMap(({ single }) => single),
    tables,
  };
}

function tellTable(name: string, users: Users): string {
  const { kinds, single } = count(users);
  const rows = Object.entries(users)
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, cards]) => [
      kind,
      String(cards.length),
      cards.length === 1 ? String(cards[0]) : '',
    ]);
  return `  ${name}: ${plural(kinds, 'kind')}, ${single.length} with a single user\n${table(rows, '    ')}`;
}

function tell({ id, name }: Game, tables: Kinds): string {
  const counted = Object.values(tables).map(count);
  const kinds = counted.reduce((sum, one) => sum + one.kinds, 0);
  const single = counted.reduce((sum, one) => sum + one.single.length, 0);
  return [
    `${id}: ${name}`,
    `  ${plural(kinds, 'kind')}, ${single} with a single user`,
    ...Object.entries(tables).map(([table, users]) => tellTable(table, users)),
  ].join('\n');
}

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
    const found = asked.flatMap((game) => {
      const tables = game.kinds?.(optionsOf(args, game));
      return tables === undefined ? [] : [{ game, tables }];
    });
    if (args.switches.has('json')) {
      printJson(
        io,
        found.map(({ game, tables }) => describe(game, tables)),
      );
    } else print(io, found.map(({ game, tables }) => tell(game, tables)).join('\n\n'));
    return FINE;
  },
};
