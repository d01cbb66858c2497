import type { Table } from '../spec.ts';
import { backOfUnknown, isUnknown, UNKNOWN, unknownWithBack } from '../state/slots.ts';
import type { Recorded, TableEvent } from './recorded.ts';

function faceFor(
  t: Table,
  viewer: number,
  event: { readonly face: number; readonly seenBy: number; readonly back: boolean },
): number {
  if ((event.seenBy >> viewer) & 1) return event.face;
  return event.back ? unknownWithBack(t.backOf[event.face] as number) : UNKNOWN;
}

/** The events as one viewer may see them. */
export function eventsFor(t: Table, viewer: number, events: readonly Recorded[]): TableEvent[] {
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
      case 'count':
        if (((t.layout.counterMask[event.cell] as number) >> viewer) & 1) out.push(event);
        break;
      default:
        out.push(event);
    }
  }
  return out;
}

/** Tells everyone, in words, something that no single card's move tells. */
export function note(t: Table, seat: number, text: string, rule: string): void {
  if (t.events !== undefined) t.events.push({ kind: 'note', text, seat, rule });
}

/** A card's name as far as the face tells. */
export function cardName(t: Table, face: number): string {
  if (!isUnknown(face)) return t.spec.faces[face]?.name ?? `face ${face}`;
  const back = backOfUnknown(face);
  return back < 0 ? 'a card' : `a card (${t.spec.backs[back]} back)`;
}

function zoneTitle(t: Table, zone: number): string {
  const name = t.layout.zoneName[zone] as string;
  const spec = t.spec.zones[name];
  const index = t.layout.zoneIndex[zone] as number;
  const title = spec?.title ?? name;
  if (spec?.of === 'seat') return `${t.names[index]}'s ${title}`;
  return spec?.of === undefined ? `the ${title}` : `the ${title} ${index + 1}`;
}

/** An event as a sentence. Undefined where a sentence would only repeat the picture. */
export function tell(t: Table, event: TableEvent): string | undefined {
  switch (event.kind) {
    case 'move':
      return `${cardName(t, event.face)}: ${zoneTitle(t, event.from)} → ${zoneTitle(t, event.to)}`;
    case 'show':
      return `${cardName(t, event.face)} is shown`;
    case 'shuffle':
      return `${zoneTitle(t, event.zone)} is shuffled`;
    case 'roll':
      return undefined;
    case 'count':
      return undefined;
    case 'note':
      return event.text;
    case 'end': {
      const winners = t.names.filter((_, seat) => (event.winners >> seat) & 1);
      return winners.length === 0 ? 'Nobody wins' : `${winners.join(' and ')} won`;
    }
  }
}
