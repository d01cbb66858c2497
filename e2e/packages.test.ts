import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeExampleGame } from '../scripts/example-game.mjs';
import { PACKED, packAll } from '../scripts/pack.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TYPEDOC = join(ROOT, 'node_modules/typedoc/bin/typedoc');

/** The example in a package's README, which plays the game of docs/add-a-game.md. */
const exampleOf = (name: string): string => {
  const page = readFileSync(new URL(`../packages/${name}/README.md`, import.meta.url), 'utf8');
  return /```ts\n(.+?)```/s.exec(page)?.[1] ?? '';
};

/** An ordinary project's settings, and the types of what is installed are checked too. */
const settings = (options: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      strict: true,
      types: [],
      lib: ['ES2022', 'DOM'],
      ...options,
    },
    include: ['*.ts'],
  });

describe('the packages that others install', () => {
  let place: string;
  let project: string;
  const run = (command: string, ...args: readonly string[]) =>
    spawnSync(command, args, { cwd: project, encoding: 'utf8' });

  const compile = (options: Readonly<Record<string, unknown>>): void => {
    writeFileSync(join(project, 'tsconfig.json'), settings(options));
    expect(run(process.execPath, TSC, '-p', '.')).toMatchObject({ stdout: '', status: 0 });
  };

  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'conclave-packed-'));
    project = join(place, 'project');
    mkdirSync(project);
    const tarballs = packAll(join(place, 'packed'));
    writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
    const installed = run('npm', 'install', '--offline', '--loglevel=error', ...tarballs);
    if (installed.status !== 0) throw new Error(installed.stderr);
    writeExampleGame(project);
    for (const name of PACKED) writeFileSync(join(project, `${name}.ts`), exampleOf(name));
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  test.each(PACKED)(
    '%s has JavaScript, types, a README and the licence, and nothing else',
    (name) => {
      const folder = join(project, 'node_modules/@conclave', name);
      expect(readdirSync(folder).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json']);
      const files = readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => entry.name);
      expect(files.filter((file) => !/\.(js|d\.ts)$/.test(file))).toEqual([]);
      const about = readFileSync(join(folder, 'package.json'), 'utf8');
      expect(about).not.toMatch(/private|src\/|\*/);
    },
  );

  test.each([
    ['node16', { module: 'Node16', moduleResolution: 'Node16', noEmit: true }],
    ['bundler', { module: 'ESNext', moduleResolution: 'Bundler', noEmit: true }],
  ])('an ordinary project finds their types, resolved as %s', (_, options) => {
    compile(options);
  });

  test('it plays the game of docs/add-a-game.md as their READMEs do', () => {
    compile({ module: 'NodeNext', moduleResolution: 'NodeNext', outDir: 'made' });
    const said = (name: string): string => {
      const { stdout, stderr } = run(process.execPath, join('made', `${name}.js`));
      expect(stderr).toBe('');
      return stdout;
    };
    expect(said('kernel')).toMatch(/^\[\n {2}\{ seat: 0, total: \d+/);
    expect(said('bots')).toMatch(/^6 \[/);
    expect(said('testkit')).toBe('nothing shows\n');
  });

  test('their reference is made from the sources, with a page for each door', () => {
    const out = join(place, 'reference');
    const config = join(ROOT, 'tsconfig.reference.json');
    const made = run(process.execPath, TYPEDOC, '--tsconfig', config, '--out', out);
    expect(made).toMatchObject({ stderr: '', status: 0 });
    expect(readdirSync(join(out, 'modules')).sort()).toEqual([
      '_conclave_bots.html',
      '_conclave_kernel.html',
      '_conclave_kernel_look.html',
      '_conclave_kernel_play.html',
      '_conclave_testkit.html',
    ]);
  });
});
