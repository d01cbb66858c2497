import type { Table } from '../spec.ts';
import type { Seat } from '../state/ids.ts';

/** Several seats as one number, a bit for each. */
export type Seats = number & { readonly names?: 'seats' };

export const onlySeat = (seat: Seat): Seats => 1 << seat;
export const everySeat = (t: Pick<Table, 'seats'>): Seats => (1 << t.seats) - 1;
export const hasSeat = (seats: Seats, seat: Seat): boolean => ((seats >> seat) & 1) === 1;
export const withSeat = (seats: Seats, seat: Seat): Seats => seats | (1 << seat);
export const withoutSeat = (seats: Seats, seat: Seat): Seats => seats & ~(1 << seat);
