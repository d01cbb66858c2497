import type { Dressing, Table } from '@conclave/kernel';
import { type Position, positionOf, type View } from '@conclave/kernel/look';
import type { Paint } from '../paint.ts';
import { labelled, plural } from '../text.ts';

/** What is needed to put a view into words. */
export interface Look {
  /** A table of the same game; only its names and layout are used. */
  readonly table: Table;
  readonly view: View;
  readonly names: readonly string[];
  readonly dressing: Required<Dressing>;
  readonly paint: Paint;
  readonly width: number;
}

const LABELS_END = 22;
/** A longer list of names is cut short in the picture of the table. */
const MOST_NAMES = 8;

interface Card {
  /** Undefined where the face is not known. */
  readonly name?: string;
  readonly back?: string;
}

function cardOf({ table }: Look, id: string): Card {
  const face = table.spec.faces.find((each) => each.id === id);
  if (face !== undefined) {
    const back = table.spec.backs[face.back];
    return { name: face.name, ...(back === undefined ? {} : { back }) };
  }
  const back = id.slice(1);
  return back === '' ? {} : { back };
}

function show({ dressing, paint }: Look, { name, back = '' }: Card): string {
  const text = name ?? `[${back}]`;
  const colour = dressing.backs[back];
  return colour === undefined ? text : paint(colour, text);
}

/** Cards that look alike become one entry, where the first of them stands. */
function grouped(look: Look, cards: readonly Card[]): string[] {
  const groups = new Map<string, number>();
  for (const card of cards) {
    const text = show(look, card);
    groups.set(text, (groups.get(text) ?? 0) + 1);
  }
  return [...groups].map(([text, count]) => (count === 1 ? text : `${count} × ${text}`));
}

/** The cards of one zone, top first, as far as the viewer knows them. */
function tellCards(look: Look, ids: readonly string[], most = MOST_NAMES): string {
  if (ids.length === 0) return look.paint('dim', 'empty');
  const cards = ids.map((id) => cardOf(look, id));
  const known = cards.filter(({ name }) => name !== undefined);
  const backs = cards.filter(({ name, back }) => name === undefined && back !== undefined);
  const blank = cards.length - known.length - backs.length;
  if (known.length === 0 && blank > 0) {
    const top = cards[0] as Card;
    const shown = top.back === undefined ? '' : `, ${show(look, top)} on top`;
    return `${plural(cards.length, 'card')}${shown}`;
  }
  const named = grouped(look, known);
  const cut = named.length > most ? [`… and ${named.length - most} more`] : [];
  const hidden = grouped(look, backs);
  const rest = blank > 0 ? [plural(blank, 'unknown card')] : [];
  return [...named.slice(0, most), ...cut, ...hidden, ...rest].join(', ');
}

type ZoneEntry = readonly [name: string, title: string, lists: readonly (readonly string[])[]];

function zonesOf({ table }: Look, position: Position, ofSeats: boolean): ZoneEntry[] {
  return Object.entries(table.spec.zones)
    .filter(([, { of }]) => (of === 'seat') === ofSeats)
    .map(([name, { title }]) => [name, title, position.zones[name] ?? []]);
}

const labelOf = (table: Table, name: string, i: number): string =>
  table.spec.zones[name]?.labels?.[i] ?? `${i + 1}`;

function drawShared(look: Look, position: Position): string[] {
  return zonesOf(look, position, false).flatMap(([name, title, lists]) => {
    const { passing, boxes } = look.dressing;
    if (boxes.includes(name)) return [];
    if (passing.includes(name) && lists.every((ids) => ids.length === 0)) return [];
    const text =
      lists.length === 1
        ? tellCards(look, lists[0] ?? [])
        : lists
            .map((ids, i) => `${labelOf(look.table, name, i)}: ${tellCards(look, ids)}`)
            .join(' · ');
    return [labelled(title, text, LABELS_END, look.width)];
  });
}

/** A seat's zones. An empty one is worth a line only in front: the hand. */
function drawSeat(look: Look, position: Position, seat: number): string[] {
  const zones = zonesOf(look, position, true).flatMap(([, title, lists], i) => {
    const ids = lists[seat] ?? [];
    if (ids.length === 0 && i > 0) return [];
    return [labelled(title, tellCards(look, ids), LABELS_END, look.width)];
  });
  const has = look.dressing.own.flatMap((name) => {
    const value = position.counters[name]?.[seat] ?? 0;
    return value === 0 ? [] : [`${look.table.spec.counters[name]?.title ?? name} ${value}`];
  });
  return has.length === 0
    ? zones
    : [labelled('Has', has.join(' · '), LABELS_END, look.width), ...zones];
}

function drawCounters({ dressing, names }: Look, position: Position): string {
  return Object.entries(dressing.counters)
    .flatMap(([name, words]) => words(position.counters[name]?.[0] ?? 0, names) ?? [])
    .join(' · ');
}

/** The table as its viewer sees it; the viewer's own place comes last, nearest to the prompt. */
export function drawTable(look: Look, title: string, seatTitle: (seat: number) => string): string {
  const { table, view, paint } = look;
  const position = positionOf(table, view.cells);
  const lines = [
    [paint('bold', title), drawCounters(look, position)].filter(Boolean).join(' · '),
    '',
    ...drawShared(look, position),
  ];
  const others = look.names.map((_, i) => (view.viewer + 1 + i) % look.names.length);
  for (const seat of others) {
    lines.push('', paint('bold', seatTitle(seat)), ...drawSeat(look, position, seat));
  }
  return lines.join('\n');
}

/** Every card of the zones with a name like the given one. */
export function drawZone(look: Look, wanted: string): string | undefined {
  const position = positionOf(look.table, look.view.cells);
  const word = wanted.toLowerCase();
  const lines: string[] = [];
  for (const [name, { title, of }] of Object.entries(look.table.spec.zones)) {
    if (!`${name} ${title}`.toLowerCase().includes(word)) continue;
    (position.zones[name] ?? []).forEach((ids, i) => {
      const whose = of === 'seat' ? `${look.names[i]}'s ` : '';
      const number = typeof of === 'number' ? ` ${labelOf(look.table, name, i)}` : '';
      lines.push(`${whose}${title}${number}: ${tellCards(look, ids, ids.length)}`);
    });
  }
  return lines.length === 0 ? undefined : lines.join('\n');
}
