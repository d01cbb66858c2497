import { existsSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import files from '@fastify/static';
import type { House } from '../house.ts';
import { fail } from '../outcome.ts';
import type { App } from './provider.ts';

const NOT_BUILT = [
  '<!doctype html><meta charset="utf-8"><title>Conclave</title>',
  '<p>The server runs; the pages are not built yet. Run <code>npm start</code>.</p>',
].join('\n');

const NO_SUCH_ADDRESS = fail('malformed', 'There is no such address.');
const YEAR_SECONDS = 31_536_000;
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest', '.map']);
const WORTH_BYTES = 1024;
const brotli = promisify(brotliCompress);

/**
 * The pages. Every address that is no file is the page itself, which finds its
 * way from there. Files are looked up when they are asked for, so a page that
 * is built anew is served at once.
 */
export async function mountWeb(app: App, house: House): Promise<void> {
  const { webDir } = house.settings;
  const index = join(webDir, 'index.html');
  const assets = join(webDir, 'assets');
  let compressed = 0;
  /** The time of the build there is, or undefined; a new one is compressed meanwhile. */
  const built = async (): Promise<number | undefined> => {
    const time = await stat(index).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (time === undefined || time === compressed) return time;
    compressed = time;
    compressAll(assets).catch((error: unknown) =>
      // A folder that cannot be written is served as it is.
      house.log.warn({ err: error }, 'the pages could not be compressed'),
    );
    return time;
  };
  await built();
  await app.register(files, {
    root: webDir,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(assets, '/'));
      reply.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url } = request;
    const isPage = method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$|\?)/.test(url);
    if (!isPage) return reply.code(404).send(NO_SUCH_ADDRESS.error);
    if ((await built()) !== undefined) return reply.sendFile('index.html');
    return reply.code(503).type('text/html').send(NOT_BUILT);
  });
}

/**
 * Writes a compressed copy beside each file that has none yet. Only files whose
 * name tells what is in them: a copy of another could be older than the file.
 */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = `${path}.br`;
    if (existsSync(copy) || (await stat(path)).size < WORTH_BYTES) continue;
    const packed = await brotli(await readFile(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    // Under its own name only once it is whole: it may be asked for meanwhile.
    await writeFile(`${copy}.part`, packed);
    await rename(`${copy}.part`, copy);
  }
}
