import { type Slot, type Table, UNKNOWN } from '@conclave/kernel';
import { faceIn, isUnknown, type View } from '@conclave/kernel/look';
import type { TableEvent } from '@conclave/kernel/play';

/**
 * What a viewer learned by an answer: the faces and backs that events showed and
 * the view before did not, and those the view shows now, as the back of a card
 * that was uncovered. After a shuffle every face shown counts.
 */
export function learned(
  t: Table,
  before: View,
  events: readonly TableEvent[],
  after: View,
): string {
  const lessons: string[] = [];
  const faceAt = (view: View, slot: Slot): number =>
    faceIn(view.cells[t.layout.slots + slot] as number);
  let shuffled = false;
  for (const event of events) {
    if (event.kind === 'shuffle') shuffled = true;
    if (event.kind !== 'move' && event.kind !== 'show') continue;
    if (event.face === UNKNOWN) continue;
    if (shuffled || event.face !== faceAt(before, event.slot)) {
      lessons.push(`${event.slot}:${event.face}`);
    }
  }
  for (let slot = 0; slot < t.layout.slotCount; slot++) {
    const face = faceAt(after, slot);
    if (face !== UNKNOWN && face !== faceAt(before, slot)) lessons.push(`${slot}:${face}`);
  }
  return lessons.join(' ');
}

/** A face that the last event about a slot told, and that the view does not show. */
export function wronglyTold(
  t: Table,
  events: readonly TableEvent[],
  after: View,
): TableEvent | undefined {
  let fresh = events.length;
  while (fresh > 0 && events[fresh - 1]?.kind !== 'shuffle') fresh--;
  return events.slice(fresh).find((event) => {
    if (event.kind !== 'move' && event.kind !== 'show') return false;
    if (isUnknown(event.face)) return false;
    return faceIn(after.cells[t.layout.slots + event.slot] as number) !== event.face;
  });
}
