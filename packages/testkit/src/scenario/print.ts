import type { Failure, ScenarioResult } from './scenario.ts';

const INDENT = '    ';

function tellValue(value: unknown): string {
  if (!Array.isArray(value)) return JSON.stringify(value);
  if (value.length === 0) return 'nothing';
  if (value.every((entry) => typeof entry === 'number')) return JSON.stringify(value);
  const lines = value.map((entry) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));
  return lines.map((line) => `\n${INDENT}  ${line}`).join('');
}

function tellFailure({ place, message, expected, actual }: Failure): string {
  const lines = [`${place}: ${message}`];
  if (expected !== undefined) lines.push(`${INDENT}expected: ${tellValue(expected)}`);
  if (actual !== undefined) lines.push(`${INDENT}actual:   ${tellValue(actual)}`);
  return lines.join('\n');
}

/** The disagreements of a scenario, for people to read; empty if there are none. */
export function tellResult({ failures }: ScenarioResult): string {
  return failures.map(tellFailure).join('\n');
}
