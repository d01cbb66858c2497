import type { Table } from '../spec.ts';
import { zoneSpec } from '../state/layout.ts';
import { backOfUnknown, isUnknown, UNKNOWN, unknownWithBack } from '../state/slots.ts';
import { backShows, faceOf, knownBy } from '../table/zones.ts';
import type { CardShown, Recorded, TableEvent } from './recorded.ts';

function faceFor(t: Table, viewer: number | 'everything', event: CardShown): number {
  if (viewer === 'everything' || (event.seenBy >> viewer) & 1) return event.face;
  return event.back ? unknownWithBack(t.backOf[event.face] as number) : UNKNOWN;
}

/** The events as one viewer may see them; `everything` is for tests and finished games. */
export function eventsFor(
  t: Table,
  viewer: number | 'everything',
  events: readonly Recorded[],
): TableEvent[] {
  const out: TableEvent[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'move': {
        const { kind, slot, from, to, rule } = event;
        out.push({ kind, slot, from, to, face: faceFor(t, viewer, event), rule });
        break;
      }
      case 'show': {
        const { kind, slot, to, rule } = event;
        out.push({ kind, slot, to, face: faceFor(t, viewer, event), rule });
        break;
      }
      case 'note': {
        const { kind, text, seat, cards, rule } = event;
        const told = cards.map((card) => ({ slot: card.slot, face: faceFor(t, viewer, card) }));
        out.push({ kind, text, seat, cards: told, rule });
        break;
      }
      case 'count':
        if (viewer === 'everything' || maySee(t, viewer, event.cell)) out.push(event);
        break;
      default:
        out.push(event);
    }
  }
  return out;
}

const maySee = (t: Table, viewer: number, counter: number): boolean =>
  (((t.layout.counterMask[counter] as number) >> viewer) & 1) === 1;

/**
 * Tells everyone, in words, what happens. `{0}`, `{1}` … stand for the given slots'
 * cards; each viewer reads the name, the back, or just "a card".
 */
export function note(t: Table, seat: number, text: string, rule: string, ...slots: number[]): void {
  if (t.events === undefined) return;
  const cards = slots.map((slot) => ({
    slot,
    face: faceOf(t, slot),
    seenBy: knownBy(t, slot),
    back: backShows(t, slot),
  }));
  t.events.push({ kind: 'note', text, seat, cards, rule });
}

/** A card's name as far as the face tells. */
export function cardName(t: Table, face: number): string {
  if (!isUnknown(face)) return t.spec.faces[face]?.name ?? `face ${face}`;
  const back = backOfUnknown(face);
  return back < 0 ? 'a card' : `a card (${t.spec.backs[back]} back)`;
}

function zoneTitle(t: Table, zone: number): string {
  const name = t.layout.zoneName[zone] as string;
  const spec = zoneSpec(t.spec, name);
  const index = t.layout.zoneIndex[zone] as number;
  const title = spec?.title ?? name;
  if (spec?.of === 'seat' || typeof spec?.of === 'object') return `${t.names[index]}'s ${title}`;
  if (spec?.of === undefined) return `the ${title}`;
  return `the ${title} ${spec.labels?.[index] ?? index + 1}`;
}

/** Whether a note among these events names the card that is shown: once is enough. */
export const namedElsewhere = (events: readonly TableEvent[], event: TableEvent): boolean =>
  event.kind === 'show' &&
  events.some((other) => other.kind === 'note' && other.cards.some((c) => c.slot === event.slot));

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An event as a sentence. Undefined where a sentence would only repeat the picture. */
export function tell(t: Table, event: TableEvent): string | undefined {
  switch (event.kind) {
    case 'move':
      if (t.spec.toldByNotes) return undefined;
      return `${cardName(t, event.face)}: ${zoneTitle(t, event.from)} → ${zoneTitle(t, event.to)}`;
    case 'show':
      // Shown to others: the note says who looks.
      if (t.spec.toldByNotes && isUnknown(event.face)) return undefined;
      return `${cardName(t, event.face)} is shown`;
    case 'shuffle':
      // Under somebody's eyes it only hides which card leaves, and the note tells of that.
      if (t.spec.toldByNotes && event.seenBy !== 0) return undefined;
      return `${zoneTitle(t, event.zone)} is shuffled`;
    case 'roll':
      return undefined;
    case 'count':
      return undefined;
    case 'note':
      return sentence(
        event.cards.reduce(
          (text, { face }, i) => text.replaceAll(`{${i}}`, cardName(t, face)),
          event.text,
        ),
      );
    case 'end': {
      const winners = t.names.filter((_, seat) => (event.winners >> seat) & 1);
      return winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} won`;
    }
  }
}
