import {
  ask,
  NONE,
  nextOf,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { checkLimit, TYPES } from './energy.ts';
import { canPay, dueOf, pay } from './pay.ts';
import { copiedBy, setCopied } from './places.ts';
import { addCrystals, around, crystalsOf, nameOf, printedPower, tellAll } from './seat.ts';
import { effectNumbered, start, wordsFor } from './start.ts';
import { dueFor, energiesIn, payFor } from './summon.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { type EffectOf, ENERGIES, type Energy } from './vocabulary.ts';

/** Due for a copy: the printed cost, with nothing that changes costs. */
const plainDue = (energy: readonly number[]): number => dueOf(energy, 0, 0);

function canCopy(t: SeasonsTable, seat: Seat, slot: Slot): boolean {
  const power = printedPower(t, slot);
  if (!power.item || crystalsOf(t, seat) < power.crystals) return false;
  if (!power.declared) return canPay(t, seat, plainDue(power.energy));
  return [1, 2, 4, 8].some((mask) => canPay(t, seat, plainDue(energiesIn(mask))));
}

/** Opposing items a seat could pay for. */
function copiable(t: SeasonsTable, seat: Seat): number[] {
  const out: number[] = [];
  for (const other of around(t, seat).slice(1)) {
    for (
      let slot = topOf(t, zoneOf(t, t.zone.play, other));
      slot !== NONE;
      slot = nextOf(t, slot)
    ) {
      if (canCopy(t, seat, slot)) out.push(slot);
    }
  }
  return out;
}

/** without an item to copy the card stays as it is. */
export function offerCopy(t: SeasonsTable, seat: Seat, slot: Slot): void {
  if (copiable(t, seat).length > 0) ask(t, ASK.copy, seat, slot);
}

/** Codes: one more than the slot of the copied item; 0 is to copy nothing. */
export const askCopy: Question<SeasonsTable> = {
  rule: 'S-21.4',
  prompt: (t, _seat, slot) => `Which item does ${nameOf(t, slot)} copy?`,
  card: (_t, slot) => slot,
  options(t, seat, out) {
    out.add(0);
    for (const slot of copiable(t, seat)) out.add(slot + 1);
  },
  tell: (t, _seat, code) =>
    code === 0
      ? { label: 'None', does: 'It stays in play without an effect.', rule: 'S-21.4' }
      : {
          label: `Copy ${nameOf(t, code - 1)}`,
          does: 'You pay its cost and have its effects.',
          rule: 'S-21.4',
          slots: [code - 1],
        },
  apply(t, seat, picks, slot) {
    const copied = (picks[0] as number) - 1;
    if (copied < 0) return;
    setCopied(t, slot, copied);
    const power = printedPower(t, copied);
    tellAll(t, seat, 'copies {0}', 'S-21.4', copied);
    addCrystals(t, seat, -power.crystals);
    push(t, STEP.copied, slot, seat);
    if (power.declared) ask(t, ASK.declare, seat, slot, COPY);
    else pay(t, seat, plainDue(power.energy), copied);
  },
};

/** The copied item's effects begin for the one who copies. */
export function copiedStep(t: SeasonsTable, slot: Slot, seat: Seat): void {
  t.because = 'S-21.4';
  const copied = copiedBy(t, slot);
  if (copied < 0) return;
  const { enter } = printedPower(t, copied);
  if (enter !== undefined) start(t, enter, seat, slot);
  checkLimit(t, seat);
}

/** What a declaration is for. */
const SUMMON = 0;
const COPY = 1;

export function declareStep(t: SeasonsTable, slot: Slot, seat: Seat): void {
  ask(t, ASK.declare, seat, slot, SUMMON);
}

const dueOfMask = (t: SeasonsTable, seat: Seat, mask: number, what: number): number =>
  what === COPY ? plainDue(energiesIn(mask)) : dueFor(t, seat, energiesIn(mask));

const namesIn = (mask: number): string =>
  ENERGIES.filter((_, type) => (mask >> type) & 1).join(', ');

/** S-8.13: codes are masks of energies. */
export const askDeclare: Question<SeasonsTable> = {
  rule: 'S-8.13',
  prompt: (t, _seat, slot) => `Which energies do you declare for ${nameOf(t, slot)}?`,
  card: (_t, slot) => slot,
  options(t, seat, out, _slot, what) {
    for (let mask = 1; mask < 1 << TYPES; mask++) {
      if (canPay(t, seat, dueOfMask(t, seat, mask, what))) out.add(mask);
    }
  },
  tell: (_t, _seat, mask) => ({
    label: namesIn(mask),
    does: 'You have the effect of each of these.',
    rule: 'S-8.13',
  }),
  refuse: (_t, _seat, mask) =>
    mask > 0 && mask < 1 << TYPES ? { reason: 'you lack the energy', rule: 'S-8.13' } : undefined,
  apply(t, seat, picks, slot, what) {
    const mask = picks[0] as number;
    write(t, t.at.declared, mask);
    if (what === SUMMON) payFor(t, seat, slot, energiesIn(mask));
    else pay(t, seat, plainDue(energiesIn(mask)), slot);
  },
};

/** The effects of the declared energies, in an order of the player's choice. */
export function beginElements(t: SeasonsTable, id: number, seat: Seat, slot: Slot): void {
  push(t, STEP.elements, id, seat, slot, read(t, t.at.declared));
}

/** `mask` are the energies that are still to come. */
export function elementsStep(
  t: SeasonsTable,
  id: number,
  seat: Seat,
  slot: Slot,
  mask: number,
): void {
  if (mask === 0) return;
  if ((mask & (mask - 1)) !== 0) ask(t, ASK.element, seat, id, slot, mask);
  else start(t, elementEffect(id, 31 - Math.clz32(mask)), seat, slot);
}

const elementEffect = (id: number, type: number) =>
  (effectNumbered(id) as EffectOf<'forEachDeclared'>)[ENERGIES[type] as Energy];

export const askElement: Question<SeasonsTable> = {
  rule: 'S-8.13',
  prompt: () => 'Which effect comes next?',
  options(_t, _seat, out, _id, _slot, mask) {
    for (let type = 0; type < TYPES; type++) if ((mask >> type) & 1) out.add(type);
  },
  tell(_t, _seat, type, id) {
    const does = wordsFor(elementEffect(id, type));
    return { label: `${ENERGIES[type]}: ${does}`, does, rule: 'S-8.13' };
  },
  apply(t, seat, picks, id, slot, mask) {
    const type = picks[0] as number;
    push(t, STEP.elements, id, seat, slot, mask & ~(1 << type));
    start(t, elementEffect(id, type), seat, slot);
  },
};
