import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const CODE = /```ts\n(.+?)```/s;

/**
 * Writes the game of docs/add-a-game.md, as a reader would.
 * @param {string} folder
 * @returns {string} the file
 */
export function writeExampleGame(folder) {
  const text = CODE.exec(readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8'))?.[1];
  if (text === undefined) throw new Error('docs/add-a-game.md has no game in it');
  const file = join(folder, 'candles.ts');
  writeFileSync(file, text);
  return file;
}
