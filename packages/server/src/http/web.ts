import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
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

/** The pages. Every address that is no file is the page itself, which finds its way from there. */
export async function mountWeb(app: App, house: House): Promise<void> {
  const { webDir } = house.settings;
  const built = existsSync(join(webDir, 'index.html'));
  if (built) {
    await compressAll(webDir).catch((error: unknown) =>
      // A folder that cannot be written is served as it is.
      house.log.warn({ err: error }, 'the pages could not be compressed'),
    );
    await app.register(files, {
      root: webDir,
      index: false,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const hashed = path.startsWith(join(webDir, 'assets'));
        reply.setHeader(
          'cache-control',
          hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const isPage = method === 'GET' && !/^\/(api|socket\.io|assets)(\/|$|\?)/.test(url);
    if (!isPage) return reply.code(404).send(NO_SUCH_ADDRESS.error);
    if (built) return reply.sendFile('index.html');
    return reply.code(503).type('text/html').send(NOT_BUILT);
  });
}

/** Writes a compressed copy beside each file that has none yet, once a build. */
async function compressAll(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSED.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const copy = `${path}.br`;
    const { size, mtimeMs } = await stat(path);
    if (size < WORTH_BYTES) continue;
    if (existsSync(copy) && (await stat(copy)).mtimeMs >= mtimeMs) continue;
    const packed = await brotli(await readFile(path), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
    });
    await writeFile(copy, packed);
  }
}
