import type { Finding } from './finding.ts';

const COLUMNS = ['attack', 'tried', 'met', '/healthz', 'memory', 'another table', 'verdict'];
const WIDEST = 46;

const ms = (value: number): string => Math.round(value).toLocaleString('en');
const cut = (text: string): string =>
  text.length > WIDEST ? `${text.slice(0, WIDEST - 1)}…` : text;

function rowOf({ attack, attempt, seen, memory, faults }: Finding): string[] {
  return [
    attack,
    cut(attempt.tried),
    cut(attempt.met),
    `${ms(seen.healthP50)} / ${ms(seen.healthMax)} ms`,
    `${Math.round(memory)} MB`,
    `${seen.answers} answers, p99 ${ms(seen.answerP99)} ms, ${seen.errors.length} errors`,
    faults.length === 0 ? 'held' : 'BROKEN',
  ];
}

/** One line for each attack, then what each counted itself, then what broke. */
export function asTable(findings: readonly Finding[]): string {
  const rows = [COLUMNS, ...findings.map(rowOf)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const table = rows.map((row) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const counts = findings.flatMap(({ attack, attempt }) =>
    attempt.counts.map(({ what, value, most }) => {
      const bound = most === undefined ? '' : ` (at most ${most.toLocaleString('en')})`;
      return `${attack}: ${what}: ${value.toLocaleString('en')}${bound}`;
    }),
  );
  const faults = findings.flatMap(({ attack, faults: all }) =>
    all.map((fault) => `BROKEN ${attack}: ${fault}`),
  );
  const parts = [table, counts, faults.length === 0 ? ['Nothing broke.'] : faults];
  return parts.map((part) => part.join('\n')).join('\n\n');
}
