import { parseArgs } from 'node:util';
import { enchanters } from '@conclave/game-enchanters';
import { seasons } from '@conclave/game-seasons';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
import { besideGatherings } from './beside.ts';
import { asTable, type Figure } from './figures.ts';
import { gatheringsFigures } from './gatherings.ts';
import { liveFigures } from './live/figures.ts';

// boardgame.io checks every state for being serialisable unless it is told that this is production.
process.env['NODE_ENV'] = 'production';

const PARTS: Readonly<Record<string, () => Promise<Figure[]>>> = {
  async gatherings() {
    const { playRandomGame } = await import('../peers/boardgame-io/random-play.ts');
    return gatheringsFigures(playRandomGame);
  },
  enchanters: async () => besideGatherings(enchanters, enchanters.seats.min),
  seasons: async () => besideGatherings(seasons, seasons.seats.min),
  'techno-enchanters': async () => besideGatherings(technoEnchanters, technoEnchanters.seats.min),
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
