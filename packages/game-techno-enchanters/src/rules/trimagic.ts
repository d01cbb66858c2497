import {
  ask,
  moveAll,
  note,
  push,
  type Question,
  type Reason,
  type Seat,
  sizeOf,
  topOf,
  zoneOf,
} from '@conclave/kernel';
import { SPELLS, type Spell } from '../content/components.ts';
import { SPELL_EFFECTS } from '../content/spells.ts';
import { drawTo } from './draw.ts';
import { serve } from './effects.ts';
import { ROW_NAMES, ROWS, rowOf, trimagicIn } from './rows.ts';
import { isOut } from './seats.ts';
import { ASK, STEP } from './steps.ts';
import type { TechnoTable } from './table.ts';
import { amountInUse, castInUse, spellInUse } from './trimagic-in-use.ts';

/** T-4.2: which of two full rows casts first. */
export const askRowFirst: Question<TechnoTable> = {
  rule: 'T-4.2',
  prompt: () => 'Which of your rows casts first?',
  options(_t, _seat, out) {
    for (let row = 0; row < ROWS; row++) out.add(row);
  },
  tell(t, seat, row) {
    const zone = rowOf(t, seat, row);
    return {
      label: `The ${ROW_NAMES[row]} row: ${SPELLS[trimagicIn(t, zone).spell]}`,
      does: 'The other row casts after it.',
      rule: 'T-4.2',
      zone,
    };
  },
  apply(t, seat, picks) {
    beginCast(t, seat, picks[0] as number);
  },
};

/** The three visions lie in the middle while they take effect. */
export function beginCast(t: TechnoTable, seat: Seat, row: number): void {
  t.because = 'T-4.2';
  moveAll(t, rowOf(t, seat, row), t.zone.inUse);
  if (t.events !== undefined) {
    const { amount, linked } = castInUse(t);
    const reach = `${amount === 1 ? 'one card' : 'two cards'}${linked ? ' for each of up to two players' : ''}`;
    note(t, seat, `${t.names[seat]} casts a trimagic: ${spellInUse(t)}, ${reach}`, 'T-4.2');
  }
  push(t, STEP.endTrimagic);
  push(t, STEP.castOn, seat);
}

/** T-4.2: its visions are discarded. */
export function endTrimagic(t: TechnoTable): void {
  t.because = 'T-4.2';
  moveAll(t, t.zone.inUse, t.zone.discard);
}

/** T-4.3: a theft takes from another player; everything else may be aimed at oneself. */
const mayTarget = (t: TechnoTable, spell: Spell, caster: Seat, other: Seat): boolean =>
  !isOut(t, other) && !(spell === 'theft' && other === caster);

/** T-4.4: `before` is one more than the first target, or 0 while there is none. */
function anyTarget(t: TechnoTable, caster: Seat, before: number): boolean {
  const spell = spellInUse(t);
  for (let other = 0; other < t.seats; other++) {
    if (other !== before - 1 && mayTarget(t, spell, caster, other)) return true;
  }
  return false;
}

/** T-4.4: one target, then perhaps a second one. T-4.8: the first is served before that. */
export function castOn(t: TechnoTable, caster: Seat, before: number): void {
  if (!anyTarget(t, caster, before)) return;
  if (before > 0) {
    if (castInUse(t).linked) ask(t, ASK.secondTarget, caster, before);
  } else if (spellInUse(t) === 'gift') push(t, STEP.drawGift, caster);
  else ask(t, ASK.target, caster);
}

/** T-4.3, gift: the cards are drawn and looked at before their target is named. */
export function drawGift(t: TechnoTable, caster: Seat, before: number): void {
  t.because = 'T-4.3';
  for (let i = amountInUse(t); i > 0; i--) drawTo(t, zoneOf(t, t.zone.looking, caster));
  if (sizeOf(t, zoneOf(t, t.zone.looking, caster)) > 0) ask(t, ASK.target, caster, before);
}

const DOES: Readonly<Record<Spell, (cards: string) => string>> = {
  gift: (cards) => `${cards} you have drawn to that hand.`,
  find: (cards) => `${cards} of the display to those treasures.`,
  theft: (cards) => `${cards} of those treasures to you, at random.`,
  hex: (cards) => `${cards} of that hand discarded, at random.`,
};

function tellTarget(t: TechnoTable, seat: Seat, other: Seat): ReturnType<Question['tell']> {
  const cards = amountInUse(t) === 1 ? 'One card' : 'Two cards';
  return {
    label: other === seat ? 'Yourself' : `${t.names[other]}`,
    does: DOES[spellInUse(t)](cards),
    rule: 'T-4.3',
    seat: other,
  };
}

function targetBlocked(
  t: TechnoTable,
  seat: Seat,
  other: Seat,
  before: number,
): Reason | undefined {
  if (other < 0 || other >= t.seats) return undefined;
  if (other === before - 1) return { reason: 'it has been the first target', rule: 'T-4.4' };
  if (isOut(t, other)) return { reason: `${t.names[other]} is out of the game`, rule: 'T-7.3' };
  return mayTarget(t, spellInUse(t), seat, other)
    ? undefined
    : { reason: 'a theft takes from another player', rule: 'T-4.3' };
}

function addTargets(
  t: TechnoTable,
  seat: Seat,
  out: Parameters<Question['options']>[2],
  before: number,
): void {
  const spell = spellInUse(t);
  for (let other = 0; other < t.seats; other++) {
    if (other !== before - 1 && mayTarget(t, spell, seat, other)) out.add(other);
  }
}

const whyNotTargets = (
  t: TechnoTable,
  seat: Seat,
  before: number,
): ReturnType<NonNullable<Question['whyNot']>> =>
  t.names.flatMap((name, other) => {
    const reason = targetBlocked(t, seat, other, before);
    return reason === undefined ? [] : [{ label: name, ...reason }];
  });

export const askTarget: Question<TechnoTable> = {
  rule: 'T-4.3',
  prompt: (t) => `Whom does the ${spellInUse(t)} target?`,
  card: (t) => topOf(t, t.zone.inUse),
  options: addTargets,
  tell: tellTarget,
  whyNot: whyNotTargets,
  refuse: targetBlocked,
  apply(t, seat, picks, before) {
    const target = picks[0] as number;
    if (before === 0) push(t, STEP.castOn, seat, target + 1);
    push(t, STEP.aim, seat, target);
  },
};

/** Beyond the seats: to stop, and for a gift to draw again before naming the second target. */
const DECLINE = 100;
const DRAW = 101;

/** T-4.4: the second target may be declined. */
export const askSecondTarget: Question<TechnoTable> = {
  rule: 'T-4.4',
  prompt: (t) => `The ${spellInUse(t)} is linked: do you name a second target?`,
  card: (t) => topOf(t, t.zone.inUse),
  options(t, seat, out, before) {
    out.add(DECLINE);
    if (spellInUse(t) === 'gift') out.add(DRAW);
    else addTargets(t, seat, out, before);
  },
  tell(t, seat, code) {
    if (code === DECLINE) {
      return { label: 'No second target', does: 'The trimagic is over.', rule: 'T-4.4' };
    }
    if (code === DRAW) {
      return { label: 'Draw for a second player', does: 'You look, then choose.', rule: 'T-4.4' };
    }
    return tellTarget(t, seat, code);
  },
  whyNot: whyNotTargets,
  refuse(t, seat, code, before) {
    return targetBlocked(t, seat, code, before);
  },
  apply(t, seat, picks, before) {
    const code = picks[0] as number;
    if (code === DRAW) push(t, STEP.drawGift, seat, before);
    else if (code !== DECLINE) push(t, STEP.aim, seat, code);
  },
};

/** T-3.9: whoever is targeted and holds a card is asked first; the caster is not (T-3.10). */
export function aim(t: TechnoTable, caster: Seat, target: number): void {
  if (t.events !== undefined) {
    const whom = target === caster ? 'themselves' : t.names[target];
    note(t, caster, `${t.names[caster]} targets ${whom}`, 'T-4.3');
  }
  if (target !== caster && sizeOf(t, zoneOf(t, t.zone.hand, target)) > 0)
    ask(t, ASK.shield, target, caster);
  else hit(t, caster, target);
}

/** The part of the trimagic that is for one target happens. */
export function hit(t: TechnoTable, caster: Seat, target: number): void {
  serve(t, SPELL_EFFECTS[spellInUse(t)], caster, target);
}
