import {
  ask,
  type Choices,
  cardName,
  faceOf,
  NONE,
  nextOf,
  note,
  type Question,
  type Reason,
  type Seat,
  type Slot,
  topOf,
  type WhyNot,
  whereIs,
  zoneOf,
} from '@conclave/kernel';
import { FIRST_TRICK, isAir, isEnchanter, isTrick } from '../content/faces.ts';
import { PILES } from '../content/objects.ts';
import { TRICKS, type Trick } from '../content/tricks.ts';
import { effects } from './effects.ts';
import { gatheringTypes, TYPES, whyNoGathering } from './gatherings.ts';
import { GATHER, gatherCode, organise, slotsOf, typeIn } from './organise.ts';
import { ASK } from './steps.ts';
import type { GatheringsTable } from './table.ts';

/** Codes: 0 is to do neither, then a Trick by its slot, then gatherings. */
const PASS = 0;
const TRICK = 1 << 26;

export function askToAct(t: GatheringsTable, seat: Seat): void {
  ask(t, ASK.act, seat);
}

const trickOf = (t: GatheringsTable, slot: Slot): Trick =>
  TRICKS[faceOf(t, slot) - FIRST_TRICK] as Trick;

const hand: number[] = [];
const faces: number[] = [];

/** Writes the Enchanters of a hand to `hand` and `faces`, and offers the Tricks met on the way. */
function sortHand(t: GatheringsTable, seat: Seat, out: Choices | undefined): number {
  let n = 0;
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    const face = faceOf(t, s);
    if (isEnchanter(face)) {
      hand[n] = s;
      faces[n++] = face;
    } else if (out !== undefined && isTrick(face)) {
      if (effects.blocked(t, trickOf(t, s).effect, seat) === undefined) out.add(TRICK | s);
    }
  }
  return n;
}

/** G-4.6: one option for each type that three cards can be. */
function offer(out: Choices, types: number, a: number, b: number, c: number): void {
  for (let type = 0, rest = types; rest !== 0; type++, rest >>= 1) {
    if (rest & 1) out.add(gatherCode(type, a, b, c));
  }
}

const tower: number[] = [];
const towerFaces: number[] = [];

/** G-4.3: the cards of the Magical Area that may be used again. */
function sortArea(t: GatheringsTable): number {
  let n = 0;
  for (let s = topOf(t, t.zone.area); s !== NONE; s = nextOf(t, s)) {
    const face = faceOf(t, s);
    if (isAir(face)) continue;
    tower[n] = s;
    towerFaces[n++] = face;
  }
  return n;
}

/** G-4.2: three cards of the hand, or two and one of the Magical Area. */
function offerGatherings(t: GatheringsTable, n: number, out: Choices): void {
  const towers = sortArea(t);
  for (let i = 0; i < n; i++) {
    const a = faces[i] as number;
    for (let j = i + 1; j < n; j++) {
      const b = faces[j] as number;
      for (let k = j + 1; k < n; k++) {
        const types = gatheringTypes(a, b, faces[k] as number);
        if (types !== 0) {
          offer(out, types, hand[i] as number, hand[j] as number, hand[k] as number);
        }
      }
      for (let k = 0; k < towers; k++) {
        const types = gatheringTypes(a, b, towerFaces[k] as number);
        if (types !== 0) {
          offer(out, types, hand[i] as number, hand[j] as number, tower[k] as number);
        }
      }
    }
  }
}

/** G-3.3: one gathering, or one Trick, or neither. */
export const askAct: Question<GatheringsTable> = {
  rule: 'G-3.3',
  prompt: () => 'Organise a gathering, play a Trick, or go on.',
  options(t, seat, out) {
    out.add(PASS);
    const n = sortHand(t, seat, out);
    offerGatherings(t, n, out);
  },
  tell(t, _seat, code) {
    if (code === PASS) {
      return { label: 'Neither', does: 'You organise nothing and play no Trick.', rule: 'G-3.3' };
    }
    if (code & GATHER) return tellGathering(t, code);
    const slot = code & 255;
    const trick = trickOf(t, slot);
    return {
      label: `Play ${trick.name}`,
      does: effects.words(trick.effect),
      rule: trick.rule,
      slots: [slot],
    };
  },
  whyNot,
  refuse,
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === PASS) return;
    if (code & GATHER) {
      organise(t, seat, code);
      return;
    }
    const slot = code & 255;
    const trick = trickOf(t, slot);
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} plays ${trick.name}`, trick.rule);
    t.because = trick.rule;
    effects.start(t, trick.effect, seat, slot);
  },
};

function tellGathering(t: GatheringsTable, code: number): ReturnType<typeof askAct.tell> {
  const type = typeIn(code);
  const slots = slotsOf(code);
  const reused = whereIs(t, slots[2]) === t.zone.area;
  const cards = slots.map((slot) => cardName(t, faceOf(t, slot))).join(', ');
  const gift = reused ? '' : ' and a New Gathering card, if one is left';
  return {
    label: `${TYPES[type]}: ${cards}${reused ? ' (from the Magical Area)' : ''}`,
    does: `Take an object of pile ${PILES[type]}${gift}.${type === 0 ? ' You may take an extra turn.' : ''}`,
    rule: 'G-4.5',
    slots,
  };
}

/** Tricks that may not be played now, and triples of the hand that are no gathering. */
function whyNot(t: GatheringsTable, seat: Seat): WhyNot[] {
  const out: WhyNot[] = [];
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    if (!isTrick(faceOf(t, s))) continue;
    const trick = trickOf(t, s);
    const blocked = effects.blocked(t, trick.effect, seat);
    if (blocked !== undefined) out.push({ label: `Play ${trick.name}`, slots: [s], ...blocked });
  }
  const n = sortHand(t, seat, undefined);
  const slots = hand.slice(0, n);
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      for (let k = j + 1; k < n; k++) {
        const three = [slots[i], slots[j], slots[k]] as [number, number, number];
        const reason = whyNoGathering(three.map((slot) => faceOf(t, slot)));
        if (reason === undefined) continue;
        const label = three.map((slot) => cardName(t, faceOf(t, slot))).join(', ');
        out.push({ label, reason, rule: 'G-4.1', slots: three });
      }
    }
  }
  for (let s = topOf(t, t.zone.area); s !== NONE; s = nextOf(t, s)) {
    if (!isAir(faceOf(t, s))) continue;
    out.push({ label: `Re-use ${cardName(t, faceOf(t, s))}`, slots: [s], ...AIR_STAYS });
  }
  return out;
}

const AIR_STAYS: Reason = {
  reason: 'an Air Enchanter in the Magical Area cannot be used again',
  rule: 'G-4.3',
};

/** Why a code is no option. Looks only at cards the seat may know. */
function refuse(t: GatheringsTable, seat: Seat, code: number): Reason | undefined {
  const own = (slot: Slot): boolean =>
    slot < t.layout.slotCount && whereIs(t, slot) === zoneOf(t, t.zone.hand, seat);
  const inArea = (slot: Slot): boolean =>
    slot < t.layout.slotCount && whereIs(t, slot) === t.zone.area;
  if (code >= GATHER && code < GATHER * 2) {
    const slots = slotsOf(code);
    const [a, b, c] = slots;
    if (!own(a) || !own(b) || !(own(c) || inArea(c))) {
      return {
        reason: 'a gathering needs three cards of your hand, or two and one of the Magical Area',
        rule: 'G-4.2',
      };
    }
    const three = slots.map((slot) => faceOf(t, slot));
    if (!three.every(isEnchanter)) {
      return { reason: 'a gathering is made of Enchanters only', rule: 'G-4.1' };
    }
    if (inArea(c) && isAir(three[2] as number)) return AIR_STAYS;
    const reason = whyNoGathering(three);
    if (reason !== undefined) return { reason, rule: 'G-4.1' };
    if (a === b || b === c || a === c) {
      return { reason: 'a gathering needs three different cards', rule: 'G-4.1' };
    }
    const types = gatheringTypes(three[0] as number, three[1] as number, three[2] as number);
    if ((types >> typeIn(code)) & 1) return undefined;
    const type = TYPES[typeIn(code)] ?? 'of that type';
    return { reason: `these three are not ${type}`, rule: 'G-4.5' };
  }
  if (code >= TRICK && code < TRICK * 2) {
    const slot = code & 0xffff;
    if (!own(slot)) return { reason: 'that card is not in your hand', rule: 'G-3.3' };
    if (!isTrick(faceOf(t, slot))) return { reason: 'that card is not a Trick', rule: 'G-3.3' };
    return effects.blocked(t, trickOf(t, slot).effect, seat);
  }
  return undefined;
}
