import type { Game, OptionField } from '@conclave/kernel';
import { noMoreThan } from '../args.ts';
import { type Command, FINE, JSON_FLAG } from '../command.ts';
import { print, printJson } from '../io.ts';
import { plural, table } from '../text.ts';

function describe(game: Game): Readonly<Record<string, unknown>> {
  const { id, name, rulesVersion, seats, options, rulebook } = game;
  const cards = game.cards(defaultsOf(game));
  return {
    id,
    name,
    rulesVersion,
    seats,
    options,
    cards: cards.reduce((sum, card) => sum + card.copies, 0),
    differentCards: cards.length,
    rules: rulebook.length,
  };
}

const defaultsOf = (game: Game): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(game.options).map(([name, field]) => [name, field.default]));

function range(field: OptionField): string {
  switch (field.kind) {
    case 'choice':
      return field.values.join(' | ');
    case 'integer':
      return `${field.min} to ${field.max}`;
    case 'flag':
      return 'true | false';
    case 'several':
      return `a list of ${field.values.join(', ')}`;
    case 'data':
      return 'a name or a table';
  }
}

function tell(game: Game): string {
  const { cards, differentCards, rules } = describe(game);
  const { min, max } = game.seats;
  const rows = Object.entries(game.options).map(([name, field]) => [
    name,
    range(field),
    `default ${JSON.stringify(field.default)}`,
    `${field.title} (${field.rule})`,
  ]);
  return [
    `${game.id}: ${game.name}`,
    `  ${min} to ${max} seats, ${plural(Number(cards), 'card')} (${String(differentCards)} different), ${plural(Number(rules), 'rule')}`,
    rows.length === 0 ? '  no options' : `  options\n${table(rows, '    ')}`,
  ].join('\n');
}

export const games: Command = {
  name: 'games',
  usage: '[--json]',
  summary: 'the games there are, their seats and options',
  about: 'Lists every game with its id, name, numbers of seats, options, cards and rules.',
  examples: ['games', 'games --json', 'games --game ./my-game.ts'],
  flags: JSON_FLAG,
  run(args, io, { games }) {
    noMoreThan(args, 0);
    if (args.switches.has('json')) printJson(io, games.map(describe));
    else print(io, games.map(tell).join('\n\n'));
    return FINE;
  },
};
