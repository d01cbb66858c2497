import type { LocalWish } from '../table/local-tables.ts';

/** Who is to sit on a seat of a new table. The first is always the one who opens it. */
export type SeatWish =
  | { readonly kind: 'you' }
  /** Somebody who joins by the link, or another person at this screen. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

export type Where = 'online' | 'here';

/** The wishes a new table begins with: the game's least number, the others open to people. */
export function firstSeats({ min }: { readonly min: number }): readonly SeatWish[] {
  return Array.from({ length: min }, (_, i) =>
    i === 0 ? { kind: 'you' } : { kind: 'person', name: '' },
  );
}

/** The wishes for this many seats: those there are, then bots. */
export function resizeSeats(
  seats: readonly SeatWish[],
  count: number,
  bot: string,
): readonly SeatWish[] {
  return Array.from({ length: count }, (_, i) => {
    if (i === 0) return { kind: 'you' };
    return seats[i] ?? { kind: 'bot', bot };
  });
}

export const seatValue = (seat: SeatWish): string =>
  seat.kind === 'bot' ? `bot:${seat.bot}` : seat.kind;

export function seatFrom(value: string, before: SeatWish): SeatWish {
  if (value.startsWith('bot:')) return { kind: 'bot', bot: value.slice('bot:'.length) };
  return before.kind === 'person' ? before : { kind: 'person', name: '' };
}

export const botsOf = (seats: readonly SeatWish[]): { seat: number; bot: string }[] =>
  seats.flatMap((wish, seat) => (wish.kind === 'bot' ? [{ seat, bot: wish.bot }] : []));

/** Everybody is there: the game can be dealt at once. */
export const isFull = (seats: readonly SeatWish[]): boolean =>
  seats.every((seat) => seat.kind !== 'person');

export function localSeats(seats: readonly SeatWish[], own: string): LocalWish['seats'] {
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot };
    const name = seat.kind === 'you' ? own : seat.name.trim();
    return { kind: 'person', name: name || `Player ${i + 1}` };
  });
}
