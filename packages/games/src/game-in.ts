import type { Game } from '@conclave/kernel';

/** What every game has, and nothing else that a module exports has all of. */
const KINDS: Readonly<Partial<Record<keyof Game, string>>> = {
  id: 'string',
  name: 'string',
  rulesVersion: 'number',
  seats: 'object',
  options: 'object',
  rulebook: 'object',
  cards: 'function',
  spec: 'function',
  scores: 'function',
  evaluate: 'function',
};

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(KINDS).every(([name, kind]) => typeof Reflect.get(value, name) === kind);

/** The game a module exports, under whatever name. Throws where there is none, or more than one. */
export function gameIn(module: object): Game {
  const [game, another] = new Set(Object.values(module).filter(isGame));
  if (game === undefined) throw new Error('exports no game made with defineGame');
  if (another !== undefined) {
    throw new Error(`exports two games, ${game.id} and ${another.id}: one a file`);
  }
  return game;
}
