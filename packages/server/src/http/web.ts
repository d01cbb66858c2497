import { createHash } from 'node:crypto';
import { existsSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import files from '@fastify/static';
import type { House } from '../house.ts';
import { fail } from '../outcome.ts';
import { originOf } from './origin.ts';
import { pageAt } from './page.ts';
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

/** Addresses where what is not there is an error, and not a place the page knows. */
const NO_PAGES = /^\/(api|socket\.io|assets)(\/|$)/;

/**
 * The pages. Every address that is no file is the page itself, which finds its
 * way from there. Files are looked up when they are asked for, so a page that
 * is built anew is served at once.
 */
export async function mountWeb(app: App, house: House): Promise<void> {
  const { settings, games, log } = house;
  const { webDir } = settings;
  const index = join(webDir, 'index.html');
  const assets = join(webDir, 'assets');
  let built = { time: 0, html: '' };
  /** The page as it was built last, or undefined; what came with it is compressed meanwhile. */
  const readPage = (): string | undefined => {
    const time = found(index)?.mtimeMs;
    if (time === undefined) return undefined;
    if (time === built.time) return built.html;
    built = { time, html: readFileSync(index, 'utf8') };
    compressAll(assets).catch((error: unknown) =>
      // A folder that cannot be written is served as it is.
      log.warn({ err: error }, 'the pages could not be compressed'),
    );
    return built.html;
  };
  readPage();
  await app.register(files, {
    root: webDir,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // A folder is no file, whatever the asker can unpack; and the page is not sent as it lies there.
    allowedPath: (path) => {
      const file = join(webDir, path);
      return file !== index && found(file)?.isFile() === true;
    },
    setHeaders(reply, path) {
      const hashed = path.startsWith(join(assets, '/'));
      reply.setHeader(
        'cache-control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      );
      // Who keeps it for others keeps it for those who can unpack it alone.
      reply.setHeader('vary', 'accept-encoding');
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request;
    const path = url.split('?')[0] ?? '';
    const asksForPage = method === 'GET' || method === 'HEAD';
    const isPage = !NO_PAGES.test(path) || found(join(webDir, path))?.isDirectory() === true;
    if (!asksForPage || !isPage) return reply.code(404).send(NO_SUCH_ADDRESS.error);
    const html = readPage();
    if (html === undefined) return reply.code(503).type('text/html').send(NOT_BUILT);
    const page = pageAt(html, originOf(request, settings), path, games);
    const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    reply.headers({ 'cache-control': 'no-cache', etag: tag });
    // A cache on the way may have marked it as weak: what it stands for is the same.
    if (request.headers['if-none-match']?.includes(tag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });
}

function found(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A name that no file can have.
    return undefined;
  }
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
