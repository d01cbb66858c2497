import {
  lookAt,
  mix,
  move,
  moveAll,
  moveOnTop,
  NONE,
  reveal,
  shuffle,
  type Table,
} from '@conclave/kernel';
import fc from 'fast-check';

/** What a random run does to a table. */
export type Command =
  | { readonly kind: 'move' | 'moveOnTop'; readonly slot: number; readonly zone: number }
  | { readonly kind: 'moveAll'; readonly from: number; readonly zone: number }
  | { readonly kind: 'reveal'; readonly slot: number }
  | { readonly kind: 'lookAt'; readonly slot: number; readonly seat: number }
  | { readonly kind: 'shuffle'; readonly zone: number }
  | { readonly kind: 'mix'; readonly zone: number; readonly keep: number; readonly slot: number };

const pick = (count: number): fc.Arbitrary<number> => fc.nat({ max: count - 1 });

/** Any run of verbs on a table of this size. */
export function commandsOn(
  { slots, zones, seats }: { slots: number; zones: number; seats: number },
  size: { minLength?: number; maxLength: number },
): fc.Arbitrary<Command[]> {
  const slot = pick(slots);
  const zone = pick(zones);
  const one: fc.Arbitrary<Command> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), slot, zone }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('moveOnTop' as const), slot, zone }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('moveAll' as const), from: zone, zone }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reveal' as const), slot }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('lookAt' as const), slot, seat: pick(seats) }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('shuffle' as const), zone }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('mix' as const),
        zone,
        keep: pick(1 << seats),
        slot,
      }),
    },
  );
  return fc.array(one, { ...size, size: 'max' });
}

/** Does it on the real table, and returns where a card followed through a mix is now. */
export function perform(t: Table, command: Command): number {
  switch (command.kind) {
    case 'move':
      move(t, command.slot, command.zone);
      break;
    case 'moveOnTop':
      moveOnTop(t, command.slot, command.zone);
      break;
    case 'moveAll':
      moveAll(t, command.from, command.zone);
      break;
    case 'reveal':
      reveal(t, command.slot);
      break;
    case 'lookAt':
      lookAt(t, command.slot, command.seat);
      break;
    case 'shuffle':
      shuffle(t, command.zone);
      break;
    case 'mix':
      return mix(t, command.zone, command.keep, command.slot);
  }
  return NONE;
}
