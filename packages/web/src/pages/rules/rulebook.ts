import type { Game } from '@conclave/kernel';

/** A stretch of text: plain, stressed, or the number of a rule. */
export interface Span {
  readonly text: string;
  readonly kind: 'plain' | 'strong' | 'stress' | 'rule';
}

export type Block =
  | { readonly kind: 'rule'; readonly id: string; readonly spans: readonly Span[] }
  | { readonly kind: 'text'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly (readonly Span[])[])[];
    };

export interface Section {
  /** Where a link leads: `G-4`, or the title as one word. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly sections: readonly Section[];
}

const RULE_LINE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (.+)$/;
const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|([A-Z]+-\d+(?:\.\d+)?)/g;

/** Splits a line into its stretches. Nothing in it is ever markup for the page. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(SPANS)) {
    if (match.index > from) spans.push({ text: line.slice(from, match.index), kind: 'plain' });
    const [whole, strong, stress, rule] = match;
    if (strong !== undefined) spans.push({ text: strong, kind: 'strong' });
    else if (stress !== undefined) spans.push({ text: stress, kind: 'stress' });
    else if (rule !== undefined) spans.push({ text: rule, kind: 'rule' });
    from = match.index + whole.length;
  }
  if (from < line.length) spans.push({ text: line.slice(from), kind: 'plain' });
  return spans;
}

export const textOf = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

const cellsOf = (line: string): Span[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));

function sectionId(title: string): string {
  const numbered = /^([A-Z]+-\d+)\b/.exec(title)?.[1];
  return numbered ?? title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The blocks of lines that stand together, from the first of them on. */
function blockOf(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  if (first.startsWith('|')) {
    const [head, , ...rows] = lines;
    return [{ kind: 'table', head: cellsOf(head ?? ''), rows: rows.map(cellsOf) }];
  }
  if (!first.startsWith('- ')) return [{ kind: 'text', spans: spansOf(lines.join(' ')) }];
  const blocks: Block[] = [];
  let items: Span[][] = [];
  const closeList = (): void => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const line of lines) {
    const [, id, text] = RULE_LINE.exec(line) ?? [];
    if (id === undefined || text === undefined) items.push(spansOf(line.replace(/^- /, '')));
    else {
      closeList();
      blocks.push({ kind: 'rule', id, spans: spansOf(text) });
    }
  }
  closeList();
  return blocks;
}

/** Reads a game's RULES.md. */
export function readRulebook(markdown: string): Rulebook {
  let title = '';
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const paragraph of markdown.split(/\n\s*\n/)) {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const [first = ''] = lines;
    if (first.startsWith('# ')) title = first.slice(2);
    else if (first.startsWith('## ')) {
      const heading = first.slice(3).trim();
      sections.push({ id: sectionId(heading), title: heading, blocks: [] });
      if (lines.length > 1) sections[sections.length - 1]?.blocks.push(...blockOf(lines.slice(1)));
    } else if (lines.length > 0) sections[sections.length - 1]?.blocks.push(...blockOf(lines));
  }
  return { title, sections };
}

/** Something found: a rule by its number, or a line of another section. */
export interface Found {
  readonly id: string;
  readonly section: string;
  readonly spans: readonly Span[];
}

const plain = (text: string): string => text.toLowerCase().normalize('NFKD');

function* linesOf(section: Section): Generator<Found> {
  for (const block of section.blocks) {
    if (block.kind === 'rule') yield { id: block.id, section: section.title, spans: block.spans };
    else if (block.kind === 'text') {
      yield { id: section.id, section: section.title, spans: block.spans };
    } else {
      const rows = block.kind === 'list' ? block.items : block.rows.map(joinCells);
      for (const spans of rows) yield { id: section.id, section: section.title, spans };
    }
  }
}

const joinCells = (cells: readonly (readonly Span[])[]): Span[] =>
  cells.flatMap((cell, i): Span[] =>
    i === 0 ? [...cell] : [{ text: ' · ', kind: 'plain' }, ...cell],
  );

const NAME_LENGTH = 40;

/** How near a line is to what was asked: by number, by its section's number, by its name, by its text. */
function nearness({ id, spans }: Found, asked: string, words: readonly string[]): number {
  const number = id.toUpperCase();
  if (number === asked) return 0;
  if (number.startsWith(`${asked}.`)) return 1;
  const text = plain(textOf(spans));
  const colon = text.indexOf(':');
  const name = colon > 0 && colon <= NAME_LENGTH ? text.slice(0, colon) : '';
  return words.every((word) => name.includes(word)) ? 2 : 3;
}

/** Every line that has all the words, in any order, the nearest first; a rule's number is one of its words. */
export function search(rulebook: Rulebook, wish: string): Found[] {
  const words = plain(wish)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const asked = wish.trim().toUpperCase();
  const found: { readonly line: Found; readonly near: number }[] = [];
  for (const section of rulebook.sections) {
    for (const line of linesOf(section)) {
      const text = plain(`${line.id} ${textOf(line.spans)}`);
      if (!words.every((word) => text.includes(word))) continue;
      found.push({ line, near: nearness(line, asked, words) });
    }
  }
  return found.sort((a, b) => a.near - b.near).map(({ line }) => line);
}

export const countRules = ({ sections }: Rulebook): number =>
  sections.reduce(
    (sum, { blocks }) => sum + blocks.filter(({ kind }) => kind === 'rule').length,
    0,
  );

/** The book of a game that brings its rules alone. */
export const plainBook = ({ name, rulebook }: Pick<Game, 'name' | 'rulebook'>): string =>
  [`# ${name}\n`, '## Rules', ...rulebook.map(({ id, text }) => `- **${id}** ${text}`)].join('\n');
