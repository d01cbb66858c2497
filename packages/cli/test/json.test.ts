import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineOfPlace, readJson } from '../src/json.ts';

const errorIn = (text: string): unknown => {
  const read = readJson(text);
  return 'error' in read ? read.error : undefined;
};

describe('reading JSON', () => {
  it('takes and refuses exactly what JSON.parse does', () => {
    const edited = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.nat(), fc.constantFrom('', ',', '"', '{', ']', '1', 'x'))
      .map(([text, at, sign]) => {
        const i = at % (text.length + 1);
        return text.slice(0, i) + sign + text.slice(i + 1);
      });
    fc.assert(
      fc.property(fc.oneof(fc.json(), edited, fc.string()), (text) => {
        let parsed: { value: unknown } | undefined;
        try {
          parsed = { value: JSON.parse(text) };
        } catch {
          parsed = undefined;
        }
        const read = readJson(text);
        if (parsed === undefined) expect(read).toHaveProperty('error');
        else expect(read).toHaveProperty('value', parsed.value);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['', { line: 1, column: 1, path: '' }],
    ['{\n  "a": 1,\n  b: 2\n}', { line: 3, column: 3, path: '' }],
    ['{"answers": [{"seat": 0}, {"seat": 01}]}', { line: 1, column: 37, path: 'answers[1]' }],
    ['[1, 2', { line: 1, column: 6, path: '' }],
    ['[1] 2', { line: 1, column: 5, path: '' }],
    ['{"a": "b\n"}', { line: 1, column: 7, path: 'a' }],
  ])('says where %j is damaged', (text, where) => {
    expect(errorIn(text)).toMatchObject(where);
  });

  it('does not fall over a text that is nested too deeply', () => {
    expect(errorIn('['.repeat(100_000))).toMatchObject({ reason: 'it is nested too deeply' });
  });

  it('knows the line of a field, or of the nearest one around it', () => {
    const read = readJson('{\n "a": [\n  {"b": 1},\n  {"b": 2}\n ]\n}');
    if ('error' in read) throw new Error(read.error.reason);
    expect(read.lineOf('a[1].b')).toBe(4);
    expect(lineOfPlace(read, 'a[1].c.d')).toBe(4);
    expect(lineOfPlace(read, 'a[7]')).toBe(2);
    expect(lineOfPlace(read, 'x.y')).toBeUndefined();
  });
});
