import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const kernel = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const src = join(kernel, 'src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => join(src, name));

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\s*\(\s*)['"]([^'"]+)['"]/g;

describe('the kernel stands alone', () => {
  it('has its source where this test looks for it', () => {
    expect(files.length).toBeGreaterThan(20);
  });

  it.each(files.map((file) => [relative(kernel, file), file]))(
    '%s imports nothing from outside',
    (_name, file) => {
      for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
        expect(target).toMatch(/^\.\.?\/.*\.ts$/);
        expect(relative(src, resolve(dirname(file), target))).not.toMatch(/^\.\./);
      }
    },
  );

  it('has no dependency of any kind', () => {
    const manifest = JSON.parse(readFileSync(join(kernel, 'package.json'), 'utf8'));
    for (const kind of [
      ...['dependencies', 'devDependencies', 'peerDependencies'],
      ...['optionalDependencies', 'bundledDependencies', 'bundleDependencies'],
    ]) {
      expect(Object.keys(manifest)).not.toContain(kind);
    }
  });
});
