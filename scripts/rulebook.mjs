// Writes each game's rulebook.ts from its RULES.md, so that the rule a player
// reads and the rule the program cites are the same sentence.
// `node scripts/rulebook.mjs` writes; with `--check` it only compares.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$/gm;

/** @param {string} markdown */
function plain(markdown) {
  return markdown.replace(/\*\*(.+?)\*\*/g, '$1').replace(/\*(.+?)\*/g, '$1');
}

/** @param {string} text */
function quote(text) {
  return text.includes("'") && !text.includes('"')
    ? `"${text}"`
    : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** @param {string} markdown */
function rulebookOf(markdown) {
  const rules = [...markdown.matchAll(RULE)].map(
    ([, id, text]) => `  {\n    id: '${id}',\n    text: ${quote(plain(text ?? ''))},\n  },`,
  );
  return [
    "import type { Rule } from '@conclave/kernel';",
    '',
    '/** Made from RULES.md by `npm run rulebook`. */',
    'export const RULEBOOK: readonly Rule[] = [',
    ...rules,
    '];',
    '',
  ].join('\n');
}

let stale = 0;
const games = readdirSync(join(root, 'packages')).filter((name) => name.startsWith('game-'));
for (const name of games) {
  const source = join(root, 'packages', name, 'RULES.md');
  const target = join(root, 'packages', name, 'src', 'text', 'rulebook.ts');
  const wanted = rulebookOf(readFileSync(source, 'utf8'));
  if (existsSync(target) && readFileSync(target, 'utf8') === wanted) continue;
  if (process.argv.includes('--check')) {
    console.error(`${name}: rulebook.ts is not what RULES.md says; run \`npm run rulebook\``);
    stale++;
  } else writeFileSync(target, wanted);
}
process.exitCode = stale === 0 ? 0 : 1;
