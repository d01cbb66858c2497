import { describe, expect, it } from 'vitest';
import { conclave, fileWith } from './harness.ts';

const HOLDS = {
  game: 'gatherings',
  seats: 2,
  seed: 'x',
  options: { startingSeat: '1' },
  arrange: { zones: { open: ['fire-elemental'] } },
  steps: [{ seat: 0, choose: 'fire-elemental' }],
  expect: { zones: { 'hand[0]': ['fire-elemental'] }, scores: [1, 0] },
};
const FAILS = { ...HOLDS, expect: { zones: { 'hand[0]': ['air-mage'] }, scores: [2, 0] } };

describe('scenario', () => {
  it('says that a file holds', async () => {
    const file = fileWith(HOLDS);
    const { code, out, err } = await conclave(['scenario', file]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toBe(`ok      ${file}\n1 scenario held, 0 failed\n`);
  });

  it('shows what was expected and what is, with the line, and fails', async () => {
    const file = fileWith(FAILS);
    const { code, out } = await conclave(['scenario', file]);
    expect(code).toBe(1);
    expect(out).toContain(`FAILED  ${file}`);
    expect(out).toMatch(
      /line \d+, expect\.zones\.hand\[0\]: other cards: - air-mage, \+ fire-elemental/,
    );
    expect(out).toMatch(/expected: \[2,0\]\n +actual: +\[1,0\]/);
  });

  it('runs several files and tells each for a machine', async () => {
    const good = fileWith(HOLDS);
    const bad = fileWith(FAILS);
    const { code, out } = await conclave(['scenario', good, bad, '--json']);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      { file: good, ok: true, failures: [] },
      {
        file: bad,
        ok: false,
        failures: [
          expect.objectContaining({ expected: ['air-mage'], actual: ['fire-elemental'] }),
          expect.objectContaining({ place: 'expect.scores', expected: [2, 0], actual: [1, 0] }),
        ],
      },
    ]);
  });

  it.each([
    ['{\n "game": "gatherings",\n "seats": 2,,\n}', /line 3, column 13/],
    [{ ...HOLDS, seats: 'two' }, /line \d+, seats: must be a whole number/],
    [{ ...HOLDS, game: 'gathering' }, /line 2, game: there is no game gathering/],
    [{ ...HOLDS, steps: [{ seat: 0, chose: 1 }] }, /line \d+, steps\[0\]\.chose: is not a field/],
    ['[]', /file: must be a record/],
  ])('says where a damaged file is damaged (%#)', async (content, where) => {
    const { code, out, err } = await conclave(['scenario', fileWith(content)]);
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(out).toMatch(where);
  });
});
