import { parseArgs } from 'node:util';
import { loadGames } from '@conclave/games';
import type { Game } from '@conclave/kernel';
import { besideGatherings } from './beside.ts';
import { asTable, type Figure } from './figures.ts';
import { gatheringsFigures } from './gatherings.ts';
import { liveFigures } from './live/figures.ts';

// boardgame.io checks every state for being serialisable unless it is told that this is production.
process.env['NODE_ENV'] = 'production';

type Part = () => Promise<Figure[]>;

const besides = (game: Game): [string, Part] => [
  game.id,
  async () => besideGatherings(game, game.seats.min),
];

const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries((await loadGames()).map(besides)),
  // The one game that a peer plays too.
  async gatherings() {
    const { playRandomGame } = await import('../peers/boardgame-io/random-play.ts');
    return gatheringsFigures(playRandomGame);
  },
  live: liveFigures,
};

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const wished = positionals.length === 0 ? Object.keys(PARTS) : positionals;
const figures: Figure[] = [];
for (const name of wished) {
  const part = PARTS[name];
  if (part === undefined) {
    process.stderr.write(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}.\n`);
    process.exit(2);
  }
  figures.push(...(await part()));
}
console.log(values.json ? JSON.stringify({ figures }, undefined, 2) : asTable(figures));
