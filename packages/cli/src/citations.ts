import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { findRepository } from './files.ts';

/** A test that names a rule. */
export interface Citation {
  readonly file: string;
  readonly name: string;
}

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Anything that looks like a rule's number. */
const RULE = /\b[A-Z]+-\d+\.\d+(?![.\d]*\d)/g;

/** The first argument of a call where a text stands there and another argument follows. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;

function filesBelow(folder: string): string[] {
  const out: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules' && !entry.name.startsWith('.')) {
        out.push(...filesBelow(path));
      }
    } else if (/\.(test\.ts|json)$/.test(entry.name)) out.push(path);
  }
  return out.sort();
}

const isTest = (file: string): boolean => /(^|\/)test\/.*\.test\.ts$/.test(file);

function titlesOf({ file, text }: Source): Citation[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => ({
    file,
    name: title.replace(/\\(['"`\\])/g, '$1'),
  }));
}

/** A scenario file cites the rules it lists; its note is its name. */
function scenarioOf({
  file,
  text,
}: Source): { name: string; rules: readonly string[] } | undefined {
  if (!text.includes('"steps"')) return undefined;
  try {
    const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const { note, rules, steps, expect } = data;
    if (!Array.isArray(steps) || expect === undefined) return undefined;
    return {
      name: typeof note === 'string' ? note : basename(file, '.json'),
      rules: Array.isArray(rules) ? rules.map(String) : [],
    };
  } catch {
    return undefined;
  }
}

/** For each rule the tests and scenarios that cite it; empty where the sources are not at hand. */
export function findCitations(
  root: string | undefined = findRepository(),
): ReadonlyMap<string, readonly Citation[]> {
  const found = new Map<string, Citation[]>();
  if (root === undefined) return found;
  const cite = (rule: string, citation: Citation): void => {
    found.set(rule, [...(found.get(rule) ?? []), citation]);
  };
  for (const path of filesBelow(join(root, 'packages'))) {
    const source = {
      file: relative(root, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    };
    if (isTest(source.file)) {
      for (const citation of titlesOf(source)) {
        // A bare number is an argument, not the name of a test.
        const rules = new Set(citation.name.match(RULE));
        for (const rule of rules) if (citation.name !== rule) cite(rule, citation);
      }
      continue;
    }
    const scenario = scenarioOf(source);
    for (const rule of new Set([
      ...(scenario?.rules ?? []),
      ...(scenario?.name.match(RULE) ?? []),
    ])) {
      cite(rule, { file: source.file, name: scenario?.name ?? '' });
    }
  }
  return found;
}
