import type { Game, Options } from '@conclave/kernel';
import { tellCard } from '../commands/cards.ts';
import { rulesLike, tellRule } from '../commands/rules.ts';
import { nearest } from '../usage.ts';

export const HELP = [
  'a number   choose that option; several numbers where several are asked for',
  '?          what you might expect to be able to do and cannot; "? word" for some of it',
  'u          take your last choice back, as long as nothing came to light',
  't          the table again',
  'z place    everything in a place, as in "z discard"',
  'l          what happened so far',
  's          scores, as far as you can know them',
  'r rule     a rule by id or word, as in "r G-4.2"',
  'c card     a card by name, as in "c proxima"',
  'h          this help',
  'q          save and quit',
].join('\n');

export function tellRuleLike(game: Game, wanted: string, width: number): string {
  if (wanted === '') return 'Which rule? As in "r G-4.2" or "r discard".';
  const found = rulesLike(game, wanted);
  if (found.length > 0) return found.map((rule) => tellRule(rule, width)).join('\n');
  const like = nearest(
    wanted,
    game.rulebook.map(({ id }) => id),
  );
  return `No rule fits "${wanted}".${like === undefined ? '' : ` Did you mean ${like}?`}`;
}

const CARDS_TOLD = 6;

export function tellCardLike(game: Game, options: Options, wanted: string): string {
  if (wanted === '') return 'Which card? Type a part of its name after the c.';
  const cards = game.cards(options);
  const word = wanted.toLowerCase();
  const exact = cards.filter(({ id, name }) => id === word || name.toLowerCase() === word);
  const found =
    exact.length > 0
      ? exact
      : cards.filter(({ id, name }) => `${id} ${name}`.toLowerCase().includes(word));
  if (found.length === 0) {
    const like = nearest(
      wanted,
      cards.map(({ name }) => name),
    );
    return `No card is called "${wanted}".${like === undefined ? '' : ` Did you mean ${like}?`}`;
  }
  const names = found.slice(CARDS_TOLD).map(({ name }) => name);
  const more = names.length === 0 ? '' : `\nand ${names.join(', ')}`;
  return found.slice(0, CARDS_TOLD).map(tellCard).join('\n') + more;
}
