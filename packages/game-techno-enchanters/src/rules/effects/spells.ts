import {
  mix,
  move,
  moveAll,
  NONE,
  nextOf,
  note,
  onlySeat,
  random,
  type Seat,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { eliminate } from '../elimination.ts';
import type { TechnoTable } from '../table.ts';
import { gain } from '../treasures.ts';
import { amountInUse } from '../trimagic-in-use.ts';

/** T-4.3, gift: the cards the caster has looked at go to the target's hand. */
export function giveDrawn(t: TechnoTable, caster: Seat, target: number): void {
  t.because = 'T-4.3';
  const count = sizeOf(t, zoneOf(t, t.zone.looking, caster));
  moveAll(t, zoneOf(t, t.zone.looking, caster), zoneOf(t, t.zone.hand, target));
  if (t.events === undefined) return;
  const cards = count === 1 ? 'a card' : `${count} cards`;
  note(t, caster, `${t.names[target]} gets ${cards} from the gift`, 'T-4.3');
}

/** T-4.3, theft: random face-down treasures; only thief and victim know which (T-4.9). */
export function steal(t: TechnoTable, caster: Seat, target: number): void {
  t.because = 'T-4.3';
  const pile = zoneOf(t, t.zone.treasures, target);
  const count = Math.min(amountInUse(t), sizeOf(t, pile));
  if (count > 0) mix(t, pile, onlySeat(target), NONE);
  for (let i = 0; i < count; i++) {
    const slot = topOf(t, pile);
    gain(t, caster, slot);
    if (t.events !== undefined) {
      note(t, caster, `${t.names[caster]} steals from ${t.names[target]}: {0}`, 'T-4.3', slot);
    }
  }
  if (count === 0 && t.events !== undefined) {
    note(t, caster, `${t.names[target]} has no treasure to steal`, 'T-4.8');
  }
}

/** T-4.3, hex: random cards of the target's hand are discarded. */
export function hex(t: TechnoTable, caster: Seat, target: number): void {
  t.because = 'T-4.3';
  const hand = zoneOf(t, t.zone.hand, target);
  const count = Math.min(amountInUse(t), sizeOf(t, hand));
  for (let i = 0; i < count; i++) {
    let slot = topOf(t, hand);
    for (let skip = random(t, sizeOf(t, hand)); skip > 0; skip--) slot = nextOf(t, slot);
    move(t, slot, t.zone.discard);
    if (t.events !== undefined) {
      note(t, caster, `the hex takes {0} from ${t.names[target]}`, 'T-4.3', slot);
    }
  }
  if (count === 0) {
    if (t.events !== undefined) note(t, caster, `${t.names[target]} holds no card`, 'T-4.8');
  } else if (sizeOf(t, hand) === 0 && target !== caster) eliminate(t, caster, target);
}
