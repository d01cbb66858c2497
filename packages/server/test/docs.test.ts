import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openMetrics } from '../src/metrics.ts';
import { Environment } from '../src/settings.ts';

const page = readFileSync(new URL('../../../docs/run-it.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(([, name, value]) => ({
  name: name ?? '',
  value: value ?? '',
}));

test('every setting is on the page, and nothing else', () => {
  expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(Environment.shape).sort());
});

test('the defaults on the page are the defaults', () => {
  const defaults: Readonly<Record<string, unknown>> = Environment.parse({});
  for (const { name, value } of rows) {
    // What depends on the machine is said in words.
    if (name === 'BOT_WORKERS') continue;
    const shown = /^`(.*)`$/.exec(value)?.[1] ?? value;
    expect(shown, name).toBe(String(defaults[name] ?? 'none'));
  }
});

test('every figure of ours is on the page', async () => {
  const { registry } = openMetrics({ sockets: () => 0, matches: () => 0 });
  const names = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const own = names.filter((name) => name.startsWith('conclave_'));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
