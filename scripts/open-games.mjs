// The games, for what is not run through tsx itself: the start, and the builder of the page.
import { register } from 'node:module';
import { tsImport } from 'tsx/esm/api';

// Before tsx, which then meets the files of games from elsewhere as modules.
register('../packages/games/bin/house-kernel.mjs', import.meta.url);

/** @type {typeof import('../packages/games/src/files.ts')} */
const files = await tsImport('@conclave/games/files', import.meta.url);

export const { openGames, WrongGame } = files;
