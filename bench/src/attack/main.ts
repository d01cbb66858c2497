import { parseArgs } from 'node:util';
import { ATTACKS, NOTHING } from './attacks.ts';
import { type Finding, PROMISED } from './finding.ts';
import { asTable } from './report.ts';
import { Run } from './run.ts';

const USAGE = `npm run attack [-- options]
Attacks the server as one guest could, and tells what everybody else noticed.

  --only NAME,…      these attacks alone
  --short            fewer of everything: about a minute
  --database WHERE   sqlite (as it is by itself), or the address of a PostgreSQL database
  --json             for machines
  --list             the attacks there are

It ends with 1 if a bound is broken: /healthz within ${PROMISED.health} ms, the server within
${PROMISED.memory} MB, nothing to notice at another table, and what each attack counts itself.`;

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function options(): { only: string; short: boolean; json: boolean; database: string } {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string', default: '' },
        short: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        database: { type: 'string', default: 'sqlite' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (values.list) {
      for (const { name, about } of ATTACKS) console.log(`${name.padEnd(18)}${about}`);
      process.exit(0);
    }
    return values;
  } catch (error) {
    stopWith(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

const { only, short, json, database } = options();
const names = only.split(',').filter((name) => name !== '');
const unknown = names.find((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown !== undefined) {
  const known = ATTACKS.map(({ name }) => name).join(', ');
  stopWith(`There is no attack ${unknown}; there are ${known}.`);
}
if (database !== 'sqlite' && !/^postgres(ql)?:\/\//.test(database)) {
  stopWith('--database is sqlite or begins with postgres://.');
}
const chosen = ATTACKS.filter(
  (attack) =>
    // What the machine itself does is always measured beside the rest.
    attack === NOTHING ||
    (names.length > 0 ? names.includes(attack.name) : !(short && attack.longOnly === true)),
);

const isTerminal = process.stderr.isTTY === true;
let at = 0;
const run = new Run({
  short,
  bounds: PROMISED,
  settings: database === 'sqlite' ? {} : { DATABASE_URL: database },
  began(attack) {
    at++;
    if (isTerminal) process.stderr.write(`\r\x1b[K${at} of ${chosen.length}: ${attack.about}`);
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // A terminal and whoever started us may both say it: the second time changes nothing.
  process.on(signal, () => {
    void run.stop().then(() => process.exit(1));
  });
}

const findings: Finding[] = [];
try {
  for (const attack of chosen) findings.push(await run.carryOut(attack));
} finally {
  await run.stop();
  if (isTerminal) process.stderr.write('\r\x1b[K');
}
console.log(
  json ? JSON.stringify({ bounds: PROMISED, findings }, undefined, 2) : asTable(findings),
);
process.exit(findings.some(({ faults }) => faults.length > 0) ? 1 : 0);
