import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { freshPlace, type Place, serverAt } from './support/house.ts';

const INDEX = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(4000))})`;

let place: Place;
let server: RunningServer;

beforeAll(async () => {
  place = await freshPlace('sqlite');
  const webDir = join(place.dataDir, 'web');
  mkdirSync(join(webDir, 'assets', 'inner'), { recursive: true });
  mkdirSync(join(webDir, 'icons'));
  writeFileSync(join(webDir, 'index.html'), INDEX);
  writeFileSync(join(webDir, 'sw.js'), SCRIPT);
  writeFileSync(join(webDir, 'assets', 'main-abc123.js'), SCRIPT);
  // As the server itself would leave it there after a moment.
  writeFileSync(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT));
  server = await serverAt(place, { webDir });
});
afterAll(async () => {
  await server.close();
  await place.remove();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As a tool asks that is no browser: exactly these headers and this address. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const ENCODINGS: readonly Record<string, string>[] = [
  {},
  ...[
    '',
    'identity',
    'br',
    'gzip',
    'gzip, deflate, br',
    '*',
    'br;q=0',
    'identity;q=0',
    'no;such,,',
  ].map((wish) => ({ 'accept-encoding': wish })),
];
const PAGES = [
  '/',
  '/?utm=1',
  '/index.html',
  '/join/aaaaaaaaaaaa?key=b',
  '/learn/enchanters',
  '/table/abc/',
  '/assets',
  '/assets/',
  '/assets/inner',
  '/assets/inner/',
  '/icons',
  '/icons/',
  '/sw.js/',
  '//',
];

describe.each(ENCODINGS)('for somebody who sends %o', (encoding) => {
  test('every page is the page', async () => {
    for (const path of PAGES) {
      const got = await ask(path, encoding);
      expect([path, got.status], path).toEqual([path, 200]);
      expect(got.headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(got.headers['content-encoding'], path).toBeUndefined();
      expect(got.body.toString(), path).toContain('<div id="root"></div>');
      const head = await ask(path, encoding, 'HEAD');
      expect([path, head.status, head.body.length]).toEqual([path, 200, 0]);
      expect(head.headers['content-length'], path).toBe(got.headers['content-length']);
      const part = await ask(path, { ...encoding, range: 'bytes=0-9' });
      expect([200, 206], path).toContain(part.status);
    }
  });

  test('a file is the file, whole or in part', async () => {
    for (const path of ['/sw.js', '/assets/main-abc123.js']) {
      const { status, headers, body } = await ask(path, encoding);
      expect([path, status]).toEqual([path, 200]);
      const isPacked = headers['content-encoding'] === 'br';
      expect((isPacked ? brotliDecompressSync(body) : body).toString()).toBe(SCRIPT);
      expect(headers.vary).toBe('accept-encoding');
      const head = await ask(path, encoding, 'HEAD');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe(String(body.length));
      const part = await ask(path, { ...encoding, range: 'bytes=2-5' });
      expect(part.status).toBe(206);
      expect(part.body).toEqual(body.subarray(2, 6));
    }
    expect((await ask('/assets/gone-abc123.js', encoding)).status).toBe(404);
    expect((await ask('/api/nothing', encoding, 'HEAD')).status).toBe(404);
  });
});

test('who has the page already is told so', async () => {
  const { headers } = await ask('/');
  const tag = headers.etag ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await ask('/', { 'if-none-match': known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  }
  expect((await ask('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

describe('a preview of a link', () => {
  const propertyOf = (page: string, property: string): string | undefined =>
    new RegExp(`<meta\\s+property="${property}"\\s+content="([^"]*)"`).exec(page)?.[1];
  const pageAt = async (path: string, host = 'play.example.org'): Promise<string> =>
    (await ask(path, { host })).body.toString();

  test('has title, words and a picture with its whole address', async () => {
    const page = await pageAt('/');
    expect(propertyOf(page, 'og:image')).toBe('http://play.example.org/preview.png');
    expect(propertyOf(page, 'og:title')).toBe('Conclave: a table for enchanter card games');
    expect(propertyOf(page, 'og:description')).toContain('With friends');
    expect(page).toContain('<title>Conclave</title>');
  });

  test.each([
    ['/learn/techno-enchanters', 'Learn Techno-Enchanters, move by move'],
    ['/rules/enchanters', 'The rules of Enchanters'],
    ['/cards/seasons', 'The cards of Seasons'],
    ['/new/gatherings', 'Open a table of Gatherings'],
    ['/join/aaaaaaaaaaaa?key=bbbb', 'You are invited to a table'],
    ['/rules/no-such-game', 'Conclave: a table for enchanter card games'],
    ['/constructor/enchanters', 'Conclave: a table for enchanter card games'],
  ])('of %s says where it leads', async (path, title) => {
    expect(propertyOf(await pageAt(path), 'og:title')).toBe(title);
  });

  test('holds nothing that the asker wrote', async () => {
    for (const host of [
      '"><script>alert(1)</script>',
      'a&b',
      'a;b',
      'a,b',
      '*',
      "'self'",
      'a b',
      '$&',
    ]) {
      const { status, headers, body } = await ask('/', { host });
      expect([host, status]).toEqual([host, 400]);
      expect(body.toString()).not.toContain(host);
      expect(headers['content-security-policy']).toMatch(/connect-src 'self'$/);
    }
    expect(await pageAt('/learn/"><script>alert(1)</script>')).not.toContain('alert');
  });
});

describe('sockets of a page', () => {
  const connectsTo = async (headers: Record<string, string>): Promise<string | undefined> => {
    const policy = String((await ask('/', headers)).headers['content-security-policy']);
    return /connect-src ([^;]*)/.exec(policy)?.[1]?.trim();
  };

  test('may go to the host of the page, and to no other', async () => {
    const { host } = new URL(server.url);
    expect(await connectsTo({})).toBe(`'self' ws://${host} wss://${host}`);
    expect(await connectsTo({ host: 'play.example.org:8443' })).toBe(
      "'self' ws://play.example.org:8443 wss://play.example.org:8443",
    );
    expect(await connectsTo({ host: '[::1]:3000' })).toBe(
      "'self' ws://[::1]:3000 wss://[::1]:3000",
    );
  });
});
