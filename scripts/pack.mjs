// `npm run pack [-- folder]`: the packages that others can install, as tarballs. Here the sources
// are run as they are; there it is JavaScript with types, a README and the licence.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './install.mjs';

/** Each after those it needs. */
export const PACKED = ['kernel', 'bots', 'testkit'];

/** @typedef {{ name: string, version: string, description: string, exports: Record<string, string>, dependencies?: Record<string, string> }} About */

/**
 * @param {string} script
 * @param {string[]} args
 */
function run(script, args) {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`${script} failed`);
}

/** @param {string} folder */
function npmPack(folder) {
  const { status, stdout } = spawnSync('npm', ['pack', folder, '--json', '--loglevel=error'], {
    cwd: join(folder, '..'),
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack of ${folder} failed`);
  return join(folder, '..', JSON.parse(stdout)[0].filename);
}

/**
 * The settings of a package's sources, to write JavaScript and types with. What it imports of ours
 * is what was packed before.
 * @param {string} source
 * @param {string} out the folder of all packages
 * @param {string} target
 */
function settings(source, out, target) {
  const own = join(source, 'tsconfig.src.json');
  return {
    extends: existsSync(own) ? own : join(source, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, 'src'),
      outDir: join(target, 'dist'),
      typeRoots: [join(ROOT, 'node_modules/@types')],
      paths: {
        '@conclave/*': [join(out, '*/dist/index.d.ts')],
        '@conclave/kernel/*': [join(out, 'kernel/dist/*.d.ts')],
      },
    },
    include: [join(source, 'src')],
  };
}

/**
 * The package.json of what others install.
 * @param {About} about
 */
function aboutOf({ name, version, description, exports, dependencies = {} }) {
  const built = Object.entries(exports).map(([door, file]) => {
    const path = file.replace('./src/', './dist/').replace(/\.ts$/, '');
    return [door, { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  const engines = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).engines;
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines,
    exports: Object.fromEntries(built),
    files: ['dist'],
    dependencies: Object.fromEntries(Object.keys(dependencies).map((own) => [own, version])),
  };
}

/**
 * tsc writes the imports of JavaScript anew and leaves those of types.
 * @param {string} folder
 */
function mendTypes(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts')) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
  }
}

/** @param {string} path @param {unknown} value */
const writeJson = (path, value) => writeFileSync(path, `${JSON.stringify(value, undefined, 2)}\n`);

/**
 * Packs one package.
 * @param {string} name
 * @param {string} out
 */
function packOne(name, out) {
  const source = join(ROOT, 'packages', name);
  const target = join(out, name);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const config = join(out, `${name}.tsconfig.json`);
  writeJson(config, settings(source, out, target));
  run('typescript/bin/tsc', ['-p', config]);
  mendTypes(join(target, 'dist'));
  const about = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeJson(join(target, 'package.json'), aboutOf(about));
  cpSync(join(source, 'README.md'), join(target, 'README.md'));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  return npmPack(target);
}

/**
 * @param {string} out
 * @returns {string[]} the tarballs
 */
export const packAll = (out) => PACKED.map((name) => packOne(name, out));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const out = resolve(process.argv[2] ?? join(ROOT, 'reports/packages'));
  for (const tarball of packAll(out)) process.stdout.write(`${tarball}\n`);
}
