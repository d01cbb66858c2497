// `npm test`, also on a fresh clone: nothing may be imported here that an install has to bring.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, HOW_TO_GET_CHROMIUM } from './chromium.mjs';
import { installIfNeeded, ROOT } from './install.mjs';

const REPORT = join(ROOT, 'reports/vitest.json');

/**
 * A stage returns what went wrong, or nothing.
 * @typedef {() => string | undefined} Stage
 */

/**
 * @param {string} script
 * @param {string[]} args
 * @returns {string | undefined}
 */
function runNode(script, ...args) {
  const run = spawnSync(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (run.status === 0) return undefined;
  return run.error?.message ?? `ended with ${run.signal ?? `exit code ${run.status}`}`;
}

/**
 * @param {string} tool
 * @param {string[]} args
 */
function runTool(tool, ...args) {
  return runNode(join('node_modules', tool), ...args);
}

/** @type {Stage} */
function provideChromium() {
  if (findChromium() === undefined) installChromium();
  const path = findChromium();
  if (path === undefined) return HOW_TO_GET_CHROMIUM;
  process.env['CHROMIUM_PATH'] = path;
  process.stdout.write(`${path}\n`);
  return undefined;
}

function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

/** @type {Stage} */
function runTests() {
  rmSync(REPORT, { force: true });
  const trouble = runTool(
    'vitest/vitest.mjs',
    'run',
    '--coverage',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${REPORT}`,
  );
  const counts = readCounts();
  if (counts.left > 0) return `${counts.left} tests were skipped or are still to do`;
  // The database of the tests ends the runner in its own way, and the exit code may not tell.
  return trouble ?? (counts.failed > 0 ? `${counts.failed} tests failed` : undefined);
}

function readCounts() {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, left: 0 };
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  return {
    passed: Number(report.numPassedTests),
    failed: Number(report.numFailedTests),
    left: Number(report.numPendingTests) + Number(report.numTodoTests),
  };
}

/** @type {Record<string, Stage>} */
const STAGES = {
  lock: () => runNode('scripts/complete-lock.mjs', '--check'),
  rulebook: () => runNode('scripts/rulebook.mjs', '--check'),
  chromium: provideChromium,
  types: () => runTool('typescript/bin/tsc', '-b', '--force'),
  lint: () => runTool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  boundaries: () =>
    runTool('dependency-cruiser/bin/dependency-cruise.mjs', 'packages', 'bench', 'e2e'),
  unused: () => runTool('knip/bin/knip.js'),
  tests: runTests,
};

/** @param {string[]} args */
function chooseStages(args) {
  const [flag, name = ''] = args;
  if (flag === undefined) return Object.entries(STAGES);
  const stage = STAGES[name];
  if (flag === '--only' && stage !== undefined) return [/** @type {const} */ ([name, stage])];
  process.stderr.write(`usage: npm test [-- --only ${Object.keys(STAGES).join('|')}]\n`);
  return [];
}

/**
 * @param {string} name
 * @param {Stage} stage
 */
function runStage(name, stage) {
  process.stdout.write(`\n== ${name} ==\n`);
  const startedAt = performance.now();
  const trouble = attempt(stage);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (trouble !== undefined) process.stdout.write(`${trouble}\n`);
  return { name, trouble, seconds };
}

/** @param {Stage} stage */
function attempt(stage) {
  try {
    return stage();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @returns {boolean} whether all is well */
function main() {
  const stages = chooseStages(process.argv.slice(2));
  if (stages.length === 0) return false;
  const install = runStage('install', installIfNeeded);
  if (install.trouble !== undefined) return false;

  const results = [install, ...stages.map(([name, stage]) => runStage(name, stage))];
  process.stdout.write('\n== summary ==\n');
  for (const { name, trouble, seconds } of results) {
    const verdict = trouble === undefined ? 'ok' : 'FAILED';
    process.stdout.write(`${verdict.padEnd(7)}${name.padEnd(12)}${seconds.padStart(7)} s\n`);
  }
  if (stages.some(([name]) => name === 'tests')) {
    const { passed, failed } = readCounts();
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
  }
  return results.every(({ trouble }) => trouble === undefined);
}

process.exitCode = main() ? 0 : 1;
