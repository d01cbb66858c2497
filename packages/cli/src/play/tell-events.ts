import type { Table } from '@conclave/kernel';
import { namedElsewhere, type TableEvent, tell } from '@conclave/kernel/play';
import type { Paint } from '../paint.ts';

const isSeats = (t: Table, zone: number): boolean =>
  t.spec.zones[t.layout.zoneName[zone] as string]?.of === 'seat';

/** Whether the picture of the table tells it as well: a card that went from no player to none. */
function isPicture(t: Table, event: TableEvent): boolean {
  return event.kind === 'move' && !isSeats(t, event.from) && !isSeats(t, event.to);
}

/** What happened, one line each: what the rules say of it, and below that the cards that moved. */
export function tellEvents(t: Table, events: readonly TableEvent[], paint: Paint): string[] {
  return events.flatMap((event) => {
    const known = isPicture(t, event) || namedElsewhere(events, event);
    const sentence = known ? undefined : tell(t, event);
    if (sentence === undefined) return [];
    const rule = event.rule === '' ? '' : paint('dim', ` [${event.rule}]`);
    const detail = event.kind === 'move' || event.kind === 'shuffle';
    return [detail ? paint('dim', `    ${sentence}`) + rule : `  ${sentence}${rule}`];
  });
}
