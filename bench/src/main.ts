import { parseArgs } from 'node:util';
import { asTable } from './figures.ts';
import { gatheringsFigures } from './gatherings.ts';

// boardgame.io checks every state for being serialisable unless it is told that this is production.
process.env['NODE_ENV'] = 'production';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const { playRandomGame } = await import('../peers/boardgame-io/random-play.ts');
const figures = gatheringsFigures(playRandomGame);
console.log(values.json ? JSON.stringify({ figures }, undefined, 2) : asTable(figures));
