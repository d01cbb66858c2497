import type { CardInfo } from '@conclave/kernel';
import { noMoreThan } from '../args.ts';
import { type Command, FINE, JSON_FLAG } from '../command.ts';
import { print, printJson } from '../io.ts';
import { optionsOf, SETUP_FLAGS } from '../setup.ts';
import { gameOf } from '../shelf.ts';
import { plural, table } from '../text.ts';

const COMMON = new Set(['id', 'name', 'set', 'kind', 'copies', 'text', 'source']);

/** A part of a card: what it says stands in the card's text as well. */
const isPart = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'text' in value;

/** What a card's data holds, as people say it: no braces, and nothing of which there is none. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).join(' and ');
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).filter(([, part]) => part !== 0);
  if (parts.length === 0) return 'nothing';
  const byPlayers = parts.every(([name]) => /^\d+$/.test(name));
  if (byPlayers) return parts.map(([, part]) => say(part)).join('/');
  return parts.map(([name, part]) => `${say(part)} ${name}`).join(' + ');
}

function facts(card: CardInfo): string {
  return Object.entries(card)
    .filter(([name, value]) => !COMMON.has(name) && !isPart(value))
    .map(([name, value]) => `${name} ${say(value)}`)
    .join(', ');
}

/** A card in full, for people. */
export function tellCard(card: CardInfo): string {
  const own = facts(card);
  return [
    `${card.name} (${card.id})`,
    `  ${card.kind}, ${card.set}, ${plural(card.copies, 'copy', 'copies')}${own === '' ? '' : `; ${own}`}`,
    ...(card.text === '' ? [] : [`  ${card.text}`]),
  ].join('\n');
}

function grouped(cards: readonly CardInfo[]): string {
  const sets = [...new Set(cards.map((card) => card.set))];
  return sets
    .map((set) => {
      const own = cards.filter((card) => card.set === set);
      const copies = own.reduce((sum, card) => sum + card.copies, 0);
      const rows = own.map((card) => [
        `${card.copies} ×`,
        card.id,
        card.name,
        card.kind,
        [facts(card), card.text].filter((part) => part !== '').join(' · '),
      ]);
      return `${set} (${plural(copies, 'card')})\n${table(rows, '  ')}`;
    })
    .join('\n\n');
}

export const cards: Command = {
  name: 'cards',
  usage: "<game> [--json] [--options '{…}'] [--content FILE]",
  summary: "a game's cards",
  about:
    'Lists every card of a game by set: copies, id, name, kind, facts and text. The JSON is a list of\n' +
    "records with id, name, set, kind, copies, text, source and the game's own facts.",
  examples: ['cards gatherings', 'cards gatherings --json'],
  flags: { ...JSON_FLAG, ...SETUP_FLAGS },
  run(args, io, shelf) {
    const game = gameOf(args, shelf, 'cards');
    noMoreThan(args, 1);
    const list = game.cards(optionsOf(args, game));
    if (args.switches.has('json')) printJson(io, list);
    else print(io, grouped(list));
    return FINE;
  },
};
