import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const css = readFileSync(
  fileURLToPath(new URL('../src/theme/tokens.css', import.meta.url)),
  'utf8',
);

function tokens(theme: 'dark' | 'light'): ReadonlyMap<string, string> {
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]+)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((m) => [m[1] ?? '', m[2] ?? '']),
  );
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const TEXT = ['ink', 'ink-soft', 'ink-faint', 'gold', 'legal', 'danger', 'link'];
const GROUNDS = ['night', 'ground', 'panel', 'panel-raised'];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  const palette = tokens(theme);
  const colour = (name: string): string => {
    const found = palette.get(name);
    if (found === undefined) throw new Error(`no colour ${name}`);
    return found;
  };

  test.each(TEXT)('%s can be read on every ground (AA)', (text) => {
    for (const ground of GROUNDS) {
      expect(contrast(colour(text), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('words on gold and on danger can be read', () => {
    expect(contrast(colour('on-gold'), colour('gold'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('on-gold'), colour('gold-deep'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour('danger'), colour('danger-ground'))).toBeGreaterThanOrEqual(4.5);
  });

  test('what can be chosen stands out from the ground', () => {
    for (const sign of ['legal', 'chosen', 'gold']) {
      expect(contrast(colour(sign), colour('ground')), sign).toBeGreaterThanOrEqual(3);
    }
  });
});
