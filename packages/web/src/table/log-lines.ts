import { cardName, type Table } from '@conclave/kernel';
import { isUnknown } from '@conclave/kernel/look';
import { namedElsewhere, type TableEvent, tell } from '@conclave/kernel/play';
import type { SeenEvent } from './connection.ts';

/** A card that took part in a line. */
interface LineCard {
  readonly slot: number;
  /** As in the event: a hole where the viewer may not know it. */
  readonly face: number;
}

/** One sentence of the log. */
export interface LogLine {
  readonly id: number;
  readonly seq: number;
  /** Whose doing it is, or -1. */
  readonly seat: number;
  readonly text: string;
  readonly rule: string;
  readonly cards: readonly LineCard[];
}

/** The lines between two turns. */
export interface LogTurn {
  readonly id: number;
  readonly turn: number;
  readonly seat: number;
  readonly lines: readonly LogLine[];
}

/** Which counters tell turns apart; a game's board names them. */
export interface TurnCounters {
  readonly turns: string;
  readonly active?: string;
}

/** The seat a zone belongs to, or -1. */
function seatOfZone(t: Table, zone: number): number {
  const name = t.layout.zoneName[zone];
  if (name === undefined || t.spec.zones[name]?.of !== 'seat') return -1;
  return t.layout.zoneIndex[zone] as number;
}

type Move = Extract<TableEvent, { kind: 'move' }>;

/** What became of each card within one answer: only where it began and where it ended. */
function journeys(events: readonly SeenEvent[]): readonly { id: number; move: Move }[] {
  const bySlot = new Map<number, { id: number; move: Move }>();
  for (const { id, event } of events) {
    if (event.kind !== 'move') continue;
    const before = bySlot.get(event.slot);
    const face = before !== undefined && isUnknown(event.face) ? before.move.face : event.face;
    const from = before?.move.from ?? event.from;
    bySlot.set(event.slot, { id: before?.id ?? id, move: { ...event, from, face } });
  }
  return [...bySlot.values()].filter(({ move }) => move.from !== move.to);
}

/** More cards than this are only counted. */
const MANY = 4;

/** Moves between the same kinds of places are told together. */
function moveLines(t: Table, events: readonly SeenEvent[], seq: number, told: boolean): LogLine[] {
  const lines: LogLine[] = [];
  const together = new Map<string, { id: number; moves: Move[] }>();
  for (const { id, move } of journeys(events)) {
    const shared = seatOfZone(t, move.to) < 0 ? t.layout.zoneName[move.to] : move.to;
    const key = `${move.from}>${String(shared)}`;
    const group = together.get(key);
    if (group === undefined) together.set(key, { id, moves: [move] });
    else group.moves.push(move);
  }
  for (const { id, moves } of together.values()) {
    const move = moves[0] as Move;
    const many = moves.length > MANY;
    if (told && many) continue;
    const seat = Math.max(seatOfZone(t, move.to), seatOfZone(t, move.from));
    const cards = moves.map(({ slot, face }) => ({ slot, face }));
    const names = many
      ? `${cards.length} cards`
      : cards.map((card) => cardName(t, card.face)).join(', ');
    const ways =
      new Set(moves.map((one) => one.to)).size > 1 ? severalWays(t, moves) : way(t, move);
    const text = sentenceOf(`${names}: ${ways}`);
    lines.push({ id, seq, seat, text, rule: move.rule, cards: many ? [] : cards });
  }
  return lines;
}

/** Where a card went, as the kernel words it. */
function way(t: Table, move: Move): string {
  const sentence = tell(t, move) ?? '';
  return sentence.slice(sentence.indexOf(': ') + 2);
}

function severalWays(t: Table, moves: readonly Move[]): string {
  const ends = moves.map((move) => way(t, move).split(' → ')[1] ?? '');
  return `${way(t, moves[0] as Move).split(' → ')[0] ?? ''} → ${[...new Set(ends)].join(', ')}`;
}

const sentenceOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The lines of one answer. A note is the sentence; the cards that moved with it
 * hang on the note of the same rule or seat, and those no note speaks of get a line.
 */
export function linesOf(t: Table, events: readonly SeenEvent[]): LogLine[] {
  const first = events[0];
  if (first === undefined) return [];
  const notes: { -readonly [K in keyof LogLine]: LogLine[K] }[] = [];
  const rest: LogLine[] = [];
  const all = events.map(({ event }) => event);
  for (const { id, event } of events) {
    if (event.kind === 'move' || event.kind === 'roll' || event.kind === 'count') continue;
    if (namedElsewhere(all, event)) continue;
    const told = tell(t, event);
    if (told === undefined) continue;
    const text = sentenceOf(told);
    const seat = event.kind === 'note' ? event.seat : -1;
    if (event.kind === 'shuffle' && rest.some((line) => line.text === text)) continue;
    const cards = cardsOf(event);
    const line = { id, seq: first.seq, seat, text, rule: event.rule, cards };
    if (event.kind === 'note') notes.push(line);
    else rest.push(line);
  }
  const moves = t.spec.toldByNotes ? [] : moveLines(t, events, first.seq, notes.length > 0);
  for (const line of moves) {
    const owner = notes.find((note) => note.seat === line.seat && near(note, line));
    if (owner === undefined) rest.push(line);
    else {
      const has = new Set(owner.cards.map((card) => card.slot));
      owner.cards = [...owner.cards, ...line.cards.filter((card) => !has.has(card.slot))];
    }
  }
  return [...notes, ...rest].sort((a, b) => a.id - b.id);
}

function cardsOf(event: TableEvent): readonly LineCard[] {
  if (event.kind === 'note') return event.cards;
  return event.kind === 'show' ? [{ slot: event.slot, face: event.face }] : [];
}

/** Rules of the same chapter speak of the same doing. */
const near = (a: LogLine, b: LogLine): boolean => a.rule.split('.')[0] === b.rule.split('.')[0];

/** Everything that happened, answer by answer, under the turn it belongs to. */
export function turnsOf(
  t: Table,
  events: readonly SeenEvent[],
  counters: TurnCounters | undefined,
): LogTurn[] {
  const turnsCell = cellOf(t, counters?.turns);
  const activeCell = cellOf(t, counters?.active);
  const turns: { id: number; turn: number; seat: number; lines: LogLine[] }[] = [];
  let current = { id: 0, turn: 0, seat: -1, lines: [] as LogLine[] };
  let batch: SeenEvent[] = [];
  let active = -1;
  const flush = (): void => {
    current.lines.push(...linesOf(t, batch));
    batch = [];
  };
  for (const seen of events) {
    const { event } = seen;
    if (batch.length > 0 && (batch[0] as SeenEvent).seq !== seen.seq) flush();
    if (event.kind === 'count' && event.cell === activeCell) active = event.value;
    if (event.kind === 'count' && event.cell === turnsCell) {
      flush();
      if (current.lines.length > 0) turns.push(current);
      current = { id: seen.id, turn: event.value, seat: active, lines: [] };
      // A counter that starts at zero is not told when it stays zero.
      if (active < 0 && activeCell >= 0) current.seat = 0;
    }
    batch.push(seen);
  }
  flush();
  if (current.lines.length > 0 || current.turn > 0) turns.push(current);
  return turns;
}

function cellOf(t: Table, name: string | undefined): number {
  if (name === undefined) return -1;
  return (t.layout.counterStart.get(name) ?? -1) - t.layout.counters;
}
