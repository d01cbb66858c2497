import type { Game, Rule } from '@conclave/kernel';
import { noMoreThan } from '../args.ts';
import { type Citation, findCitations } from '../citations.ts';
import { type Command, DISAGREES, FINE, JSON_FLAG } from '../command.ts';
import { complain, print, printJson } from '../io.ts';
import { gameOf } from '../shelf.ts';
import { plural, wrap } from '../text.ts';
import { unknown } from '../usage.ts';

const ID = /^[a-z]+-\d+(\.\d+)?$/i;
const TESTS_TOLD = 5;
const WIDTH = 96;

/** The rules an id, the beginning of one (`G-4`) or a word stands for. */
export function rulesLike(game: Game, wanted: string): readonly Rule[] {
  const word = wanted.toLowerCase();
  const exact = game.rulebook.filter(({ id }) => id.toLowerCase() === word);
  if (exact.length > 0) return exact;
  if (ID.test(wanted)) {
    return game.rulebook.filter(({ id }) => id.toLowerCase().startsWith(`${word}.`));
  }
  return game.rulebook.filter(({ text }) => text.toLowerCase().includes(word));
}

export const tellRule = ({ id, text }: Rule, width = WIDTH): string =>
  `${id}\n${wrap(text, width, '  ')}`;

function tell(rule: Rule, tests: readonly Citation[], most: number): string {
  const lines = tests.slice(0, most).map(({ file, name }) => `    ${file}: ${name}`);
  if (tests.length > most) lines.push(`    … and ${tests.length - most} more`);
  return [tellRule(rule), `  ${plural(tests.length, 'test')}`, ...lines].join('\n');
}

export const rules: Command = {
  name: 'rules',
  usage: '<game> [id or word] [--json]',
  summary: "a game's numbered rules and the tests that cite them",
  about:
    'Prints every rule with its id, its sentence and the tests and scenarios that cite it. An id\n' +
    '(G-4.2), a chapter (G-4) or a word asks for some of them only.',
  examples: ['rules gatherings', 'rules gatherings G-4.2', 'rules gatherings proxima --json'],
  flags: JSON_FLAG,
  run(args, io, shelf) {
    const game = gameOf(args, shelf, 'rules');
    noMoreThan(args, 2);
    const wanted = args.given[1];
    const found = wanted === undefined ? game.rulebook : rulesLike(game, wanted);
    if (found.length === 0 && wanted !== undefined && ID.test(wanted)) {
      throw unknown(
        'rule',
        wanted,
        game.rulebook.map(({ id }) => id),
      );
    }
    const citations = findCitations();
    const testsOf = ({ id }: Rule): readonly Citation[] => citations.get(id) ?? [];
    if (args.switches.has('json')) {
      printJson(
        io,
        found.map((rule) => ({ id: rule.id, text: rule.text, tests: testsOf(rule) })),
      );
    } else if (found.length > 0) {
      const most = found.length === 1 ? Number.POSITIVE_INFINITY : TESTS_TOLD;
      print(io, found.map((rule) => tell(rule, testsOf(rule), most)).join('\n\n'));
    }
    if (found.length > 0) return FINE;
    complain(io, `No rule of ${game.name} mentions "${wanted}".`);
    return DISAGREES;
  },
};
