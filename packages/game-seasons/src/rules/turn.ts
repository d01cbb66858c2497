import {
  ask,
  NONE,
  nextOf,
  push,
  type Question,
  read,
  type Seat,
  topOf,
  type WhyNot,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import { drawSeveral, tidyLater } from './deck.ts';
import { addReserve, checkLimit, TYPES } from './energy.ts';
import { powerOn, saying } from './places.ts';
import { sideOf, tellSide } from './round.ts';
import { addCrystals, addGauge, nameOf, tellAll } from './seat.ts';
import { start, wordsFor } from './start.ts';
import { activate, whyNoActivation } from './summon.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import type { Effect } from './vocabulary.ts';

/** S-5.1: the parts of a turn; what was gained for the last turn is gone (S-5.12). */
export function turnStep(t: SeasonsTable, seat: Seat): void {
  t.because = 'S-5.1';
  write(t, t.at.active, seat);
  for (const name of [
    'permit',
    'extra',
    'summons',
    'acted',
    'dieCrystals',
    'dieIgnored',
  ] as const) {
    write(t, t.at[name], 0);
  }
  push(t, STEP.free, seat);
  push(t, STEP.dieActions, seat);
  push(t, STEP.before, seat);
}

const MALICE = 1 << 8;
const INSTEAD = 2 << 8;

/** What may be done before the die's actions, as codes (S-5.2). */
function beforeCodes(t: SeasonsTable, seat: Seat, out: number[]): number {
  let n = 0;
  let instead = false;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    const { beforeDie, insteadOfDie } = powerOn(t, slot);
    if (beforeDie !== undefined && whyNoActivation(t, seat, slot, beforeDie) === undefined) {
      out[n++] = MALICE | slot;
    }
    // A second copy gives nothing more.
    if (insteadOfDie !== undefined && !instead) {
      instead = true;
      for (let i = 0; i < insteadOfDie.length; i++) out[n++] = INSTEAD | slot | (i << 12);
    }
  }
  return n;
}

const found: number[] = [];

export function beforeStep(t: SeasonsTable, seat: Seat): void {
  if (beforeCodes(t, seat, found) > 0) ask(t, ASK.before, seat);
}

export const askBefore: Question<SeasonsTable> = {
  rule: 'S-5.2',
  prompt: (t, seat) => `Your die: ${tellSide(sideOf(t, read(t, t.at.die, seat)))}.`,
  options(t, seat, out) {
    out.add(0);
    const n = beforeCodes(t, seat, found);
    for (let i = 0; i < n; i++) out.add(found[i] as number);
  },
  tell(t, seat, code) {
    if (code === 0) {
      const does = tellSide(sideOf(t, read(t, t.at.die, seat)));
      return { label: 'Carry out the die', does, rule: 'S-5.3' };
    }
    const slot = code & 255;
    if (code & MALICE) {
      const does = wordsFor(powerOn(t, slot).beforeDie as Effect);
      return { label: `Activate ${nameOf(t, slot)}`, does, rule: 'S-5.2', slots: [slot] };
    }
    const does = wordsFor(powerOn(t, slot).insteadOfDie?.[code >> 12] as Effect);
    return {
      label: `${nameOf(t, slot)}: ${does}`,
      does: 'The actions of your die are ignored.',
      rule: 'S-5.2',
      slots: [slot],
    };
  },
  whyNot(t, seat) {
    const out: WhyNot[] = [];
    const n = saying(t, seat, 'beforeDie', found);
    for (const slot of found.slice(0, n)) {
      const reason = whyNoActivation(t, seat, slot, powerOn(t, slot).beforeDie as Effect);
      if (reason === undefined) continue;
      out.push({ label: `Activate ${nameOf(t, slot)}`, ...reason, slots: [slot] });
    }
    return out;
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === 0) return;
    const slot = code & 255;
    if (code & MALICE) {
      push(t, STEP.before, seat);
      activate(t, seat, slot, powerOn(t, slot).beforeDie as Effect);
      return;
    }
    write(t, t.at.dieIgnored, 1);
    tellAll(t, seat, 'uses {0} in place of the die', 'S-5.2', slot);
    start(t, powerOn(t, slot).insteadOfDie?.[code >> 12] as Effect, seat, slot);
  },
};

/** S-5.3, S-5.6: energy, crystals and star together, then the limit, then the card. */
export function dieActionsStep(t: SeasonsTable, seat: Seat): void {
  if (read(t, t.at.dieIgnored) === 1) return;
  t.because = 'S-5.3';
  const side = sideOf(t, read(t, t.at.die, seat));
  for (let type = 0; type < TYPES; type++) {
    const count = side.energy[type] ?? 0;
    if (count > 0) addReserve(t, seat, type, count);
  }
  addCrystals(t, seat, side.crystals);
  write(t, t.at.dieCrystals, side.crystals);
  if (side.star) addGauge(t, seat, 1);
  if (side.transmute) write(t, t.at.permit, 1);
  if (side.card) {
    push(t, STEP.settle, seat);
    push(t, STEP.dieCard, seat);
  }
  checkLimit(t, seat);
}

const mayUseBonus = (t: SeasonsTable, seat: Seat): boolean =>
  read(t, t.at.bonus, seat) < SETUP.bonuses;

/** S-5.7, S-5.8 */
export function dieCardStep(t: SeasonsTable, seat: Seat): void {
  t.because = 'S-5.7';
  if (mayUseBonus(t, seat)) ask(t, ASK.dieCard, seat);
  else drawForDie(t, seat, 1);
}

/** One card is kept or discarded; of two, one is kept (S-11.7). */
function drawForDie(t: SeasonsTable, seat: Seat, count: number): void {
  tidyLater(t);
  const drawn = drawSeveral(t, seat, count);
  if (drawn === 0) return;
  tellAll(t, seat, drawn === 1 ? 'draws a card' : 'draws two cards', 'S-5.7');
  if (count === 1) ask(t, ASK.keepOrDiscard, seat, topOf(t, zoneOf(t, t.zone.drawn, seat)));
  else push(t, STEP.keepOne, seat);
}

export const askDieCard: Question<SeasonsTable> = {
  rule: 'S-5.8',
  prompt: () => 'Your die lets you draw a card.',
  options(_t, _seat, out) {
    out.add(1);
    out.add(2);
  },
  tell: (_t, _seat, count) =>
    count === 1
      ? { label: 'Draw one card', does: 'You keep it or discard it.', rule: 'S-5.7' }
      : {
          label: 'Use a bonus: draw two cards',
          does: 'You keep one and discard the other. Your bonus marker moves forward.',
          rule: 'S-11.7',
        },
  apply(t, seat, picks) {
    const count = picks[0] as number;
    if (count === 2) write(t, t.at.bonus, read(t, t.at.bonus, seat) + 1, seat);
    drawForDie(t, seat, count);
  },
};
