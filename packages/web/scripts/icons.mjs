// Writes src/icons/<group>.ts: the outlines of the icons that are used, and no others.
// `node packages/web/scripts/icons.mjs`, or with --check to see that nothing is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { outline } from './outline.mjs';

const FOLDER = fileURLToPath(new URL('../src/icons/', import.meta.url));
/** @type {Record<string, string[]>} */
const groups = JSON.parse(readFileSync(`${FOLDER}names.json`, 'utf8'));

/** @param {string} name */
const constant = (name) =>
  name
    .replace(/^(\d)/, 'n$1')
    .replace(/-(\w)/g, (_, /** @type {string} */ letter) => letter.toUpperCase());

/** @param {string} group */
function file(group) {
  const names = [...new Set(groups[group])].sort();
  const lines = names.map((name) => {
    const line = `export const ${constant(name)} = '${outline(name)}';`;
    return line.length <= 100 ? line : line.replace(" = '", " =\n  '");
  });
  return `// Made by scripts/icons.mjs from game-icons (CC BY 3.0).\n${lines.join('\n')}\n`;
}

const check = process.argv.includes('--check');
let stale = 0;
for (const group of Object.keys(groups)) {
  const path = `${FOLDER}${group}.ts`;
  const text = file(group);
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    // Not made yet.
  }
  if (before === text) continue;
  if (check) {
    stale++;
    process.stderr.write(`src/icons/${group}.ts is out of date: run scripts/icons.mjs\n`);
  } else writeFileSync(path, text);
}
if (stale > 0) process.exitCode = 1;
