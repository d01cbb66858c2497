import { note, plural, read, type Seat, write } from '@conclave/kernel';
import { bounded, modifiers } from './measure.ts';
import { happen } from './moments.ts';
import type { WoundPort } from './ports.ts';
import { crystalCap } from './stats.ts';
import type { EnchantersTable as T } from './table.ts';

/** E-11.1: wounds a seat has. */
export const woundsOf = (t: T, seat: Seat): number => t.facts.wounds.of(t, seat);

/** E-11.1: each player's own, as a number. */
export const OWN_WOUNDS: WoundPort<T> = {
  of: (t, seat) => read(t, t.at.wounds, seat),
  add: (t, seat, n) => write(t, t.at.wounds, bounded(read(t, t.at.wounds, seat) + n), seat),
  takeOff: (t, seat, n) => write(t, t.at.wounds, read(t, t.at.wounds, seat) - n, seat),
  suppose(t, seat, n) {
    write(t, t.at.wounds, read(t, t.at.wounds, seat) + n, seat);
  },
};

/** E-11.1: adds wounds to a seat and notes how many for what they trigger (E-11.8). */
export function addWounds(t: T, seat: Seat, n: number): void {
  write(t, t.at.woundsJustTaken, n, seat);
  if (n === 0) return;
  t.facts.wounds.add(t, seat, n);
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} takes ${plural(n, 'wound')}`, 'E-11.1');
  }
  happen(t, t.facts.moments.woundsTaken, seat, n);
}

/** E-11.5: takes wounds off a seat that somebody else is to have. */
export function passOn(t: T, seat: Seat, n: number): void {
  t.facts.wounds.takeOff(t, seat, n);
}

/** E-11.3, EF-7.11: heals as many as there are, if the seat can be healed at all. */
export function heal(t: T, seat: Seat, n: number): void {
  const wounds = woundsOf(t, seat);
  const healed = Math.min(wounds, n);
  if (healed <= 0 || modifiers(t, seat, 'cannotHeal').length > 0) return;
  t.facts.wounds.takeOff(t, seat, healed);
  if (t.events !== undefined) {
    note(t, seat, `${t.names[seat]} heals ${plural(healed, 'wound')}`, 'E-11.3');
  }
}

/** Changes a seat's crystals; EF-16.3: what is above the cap goes back at once. */
export function addCrystals(t: T, seat: Seat, n: number): void {
  const before = read(t, t.at.crystals, seat);
  const after = Math.min(Math.max(0, bounded(before + n)), crystalCap(t, seat));
  write(t, t.at.crystals, after, seat);
  if (t.events !== undefined && after !== before) {
    const change = after > before ? 'gains' : 'loses';
    const many = Math.abs(after - before);
    note(t, seat, `${t.names[seat]} ${change} ${plural(many, 'crystal')}`, 'E-1.10');
  }
}
