import {
  ask,
  type Choices,
  NONE,
  nextOf,
  type OptionWords,
  push,
  type Question,
  type Reason,
  read,
  topOf,
  type WhyNot,
  write,
  zoneOf,
} from '@conclave/kernel';
import type { Power } from '../content/powers.ts';
import { BONUS, BONUSES, takeBonus, whyNoBonus } from './bonus.ts';
import { sourceName, sourcesOf, spendable, spendableAt, TYPES } from './energy.ts';
import { isMarked, isTurned, powerAt, powerOn } from './places.ts';
import { abilityOf } from './score.ts';
import { worthOf } from './season.ts';
import { enchanted, nameOf, printedPower, tellAll } from './seat.ts';
import { start, whyBlocked, wordsFor } from './start.ts';
import { activate, meansOf, summon, whyNoSummon } from './summon.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { extraWorth, mayTransmute, transmute } from './transmute.ts';
import { type Effect, ENERGIES } from './vocabulary.ts';
import { crystals, points } from './words.ts';

/** Codes: what is done in the bits above the ninth, and with what below. */
const END = 0;
const SUMMON = 1 << 9;
const ACTIVATE = 2 << 9;
const TRANSMUTE = 3 << 9;
const USE_BONUS = 4 << 9;
const USE_TOKEN = 5 << 9;
const USE_ENCHANTMENT = 6 << 9;
const WHAT = 15 << 9;
const SECOND = 256;

/** S-5.9: the turn goes on until its player ends it (S-5.11). */
export function freeStep(t: SeasonsTable, seat: number): void {
  ask(t, ASK.act, seat);
}

const TURNED: Reason = { reason: 'it is turned already', rule: 'S-10.6' };
const NO_PERMISSION: Reason = {
  reason: 'you have no permission to transmute this turn',
  rule: 'S-7.1',
};

function whyNoToken(t: SeasonsTable, seat: number): Reason | undefined {
  const ability = abilityOf(t, seat);
  if (ability === undefined) return { reason: 'you have no ability token', rule: 'S-20.1' };
  if (ability.usage === 'permanent') {
    return { reason: 'this token works by itself', rule: 'S-20.7' };
  }
  if (read(t, t.at.used + seat) === 1) return { reason: 'it has been used', rule: 'S-20.4' };
  return whyBlocked(t, ability.effect, seat, -1);
}

function whyNoEnchantment(t: SeasonsTable, seat: number): Reason | undefined {
  const open = enchanted(t, 'openTop');
  if (open === undefined) return { reason: 'no enchantment offers this', rule: 'S-19.1' };
  if (read(t, t.at.acted) === 1) return { reason: 'once in a turn', rule: 'S-19.17' };
  return whyBlocked(t, open.effect, seat, -1);
}

/** The effects a card of one's own may be activated for; most cards have one. */
function offerActivations(t: SeasonsTable, seat: number, out: Choices): void {
  let place = 0;
  for (let slot = topOf(t, t.zone.play + seat); slot !== NONE; slot = nextOf(t, slot)) {
    const { activations } = powerAt(t, slot, seat, place);
    if (activations.length > 0 && !isMarked(t, 'turned', seat, place)) {
      for (let i = 0; i < activations.length; i++) {
        if (whyBlocked(t, activations[i] as Effect, seat, slot) === undefined) {
          out.add(ACTIVATE | slot | (i * SECOND));
        }
      }
    }
    place++;
  }
}

function offerTransmutations(t: SeasonsTable, seat: number, out: Choices): void {
  if (!mayTransmute(t, seat)) return;
  for (const source of sourcesOf(t, seat)) {
    for (let type = 0; type < TYPES; type++) {
      if (spendableAt(t, seat, source, type) > 0) out.add(TRANSMUTE | (source * 4 + type));
    }
  }
}

function tellActivation(t: SeasonsTable, slot: number, which: number): OptionWords {
  const { activations } = powerOn(t, slot);
  const does = wordsFor(activations[which] as Effect);
  const label =
    activations.length > 1 ? `Activate ${nameOf(t, slot)}: ${does}` : `Activate ${nameOf(t, slot)}`;
  return { label, does, rule: 'S-10.5', slots: [slot] };
}

/** A cost in words. */
function tellCost(power: Power): string {
  if (power.declared) return 'one token of each energy you declare';
  const parts = power.energy.flatMap((count, type) =>
    count === 0 ? [] : [`${count} ${ENERGIES[type]}`],
  );
  if (power.crystals > 0) parts.push(crystals(power.crystals));
  return parts.length === 0 ? 'nothing' : parts.join(', ');
}

/** S-5.9 */
export const askAct: Question<SeasonsTable> = {
  rule: 'S-5.9',
  prompt: () => 'Transmute, summon, activate, use a bonus, or end your turn.',
  options(t, seat, out) {
    out.add(END);
    const means = meansOf(t, seat);
    // Without room nothing can be summoned; most hands need not be looked at.
    let slot = means.free > 0 ? topOf(t, t.zone.hand + seat) : NONE;
    for (; slot !== NONE; slot = nextOf(t, slot)) {
      if (whyNoSummon(t, seat, slot, means) === undefined) out.add(SUMMON | slot);
    }
    offerActivations(t, seat, out);
    offerTransmutations(t, seat, out);
    for (let bonus = 0; bonus < BONUSES.length; bonus++) {
      if (whyNoBonus(t, seat, bonus) === undefined) out.add(USE_BONUS | bonus);
    }
    if (whyNoToken(t, seat) === undefined) out.add(USE_TOKEN);
    if (whyNoEnchantment(t, seat) === undefined) out.add(USE_ENCHANTMENT);
  },
  tell(t, seat, code) {
    const slot = code & 255;
    switch (code & WHAT) {
      case SUMMON: {
        const power = printedPower(t, slot);
        const does = `It costs ${tellCost(power)}. ${t.spec.faces[topFace(t, slot)]?.text ?? ''}`;
        return { label: `Summon ${power.name}`, does, rule: 'S-8.1', slots: [slot] };
      }
      case ACTIVATE:
        return tellActivation(t, slot, code & SECOND ? 1 : 0);
      case TRANSMUTE: {
        const worth = worthOf(t, slot & 3) + extraWorth(t, seat);
        const from = slot >> 2 === 0 ? '' : ` from ${sourceName(t, seat, slot >> 2)}`;
        return {
          label: `Transmute ${ENERGIES[slot & 3]}${from}`,
          does: `You receive ${crystals(worth)}.`,
          rule: 'S-7.2',
        };
      }
      case USE_BONUS:
        return tellBonus(slot);
      case USE_TOKEN: {
        const ability = abilityOf(t, seat);
        const words = ability === undefined ? '' : wordsFor(ability.effect);
        const does = `It scores ${points(ability?.points ?? 0)} at the end.`;
        const token = topOf(t, t.zone.ability + seat);
        return { label: `Use your token: ${words}`, does, rule: 'S-20.3', slots: [token] };
      }
      case USE_ENCHANTMENT: {
        const open = enchanted(t, 'openTop');
        const does = open === undefined ? '' : wordsFor(open.effect);
        return { label: does, does, rule: 'S-19.17', slots: [topOf(t, t.zone.enchantment)] };
      }
      default:
        return { label: 'End your turn', does: 'The next player goes on.', rule: 'S-5.11' };
    }
  },
  whyNot,
  refuse,
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code === END) return;
    push(t, STEP.free, seat);
    const slot = code & 255;
    switch (code & WHAT) {
      case SUMMON:
        summon(t, seat, slot);
        return;
      case ACTIVATE:
        activate(t, seat, slot, powerOn(t, slot).activations[code & SECOND ? 1 : 0] as Effect);
        return;
      case TRANSMUTE:
        transmute(t, seat, slot >> 2, slot & 3);
        return;
      case USE_BONUS:
        takeBonus(t, seat, slot);
        return;
      case USE_TOKEN:
        useToken(t, seat);
        return;
      default:
        useEnchantment(t, seat);
    }
  },
};

const topFace = (t: SeasonsTable, slot: number): number =>
  t.facts.powers.indexOf(printedPower(t, slot));

function tellBonus(bonus: number): OptionWords {
  const { label, does, rule } = BONUS[bonus as 0] ?? BONUS[0];
  return { label: `Bonus: ${label}`, does: `${does} Your bonus marker moves forward.`, rule };
}

/** S-20.3, S-20.5 */
function useToken(t: SeasonsTable, seat: number): void {
  const ability = abilityOf(t, seat);
  if (ability === undefined) return;
  t.because = 'S-20.5';
  write(t, t.at.used + seat, 1);
  tellAll(t, seat, `uses the ability token ${ability.name}`, 'S-20.5');
  push(t, STEP.settle, seat);
  start(t, ability.effect, seat, -1);
}

/** S-19.17 */
function useEnchantment(t: SeasonsTable, seat: number): void {
  const open = enchanted(t, 'openTop');
  if (open === undefined) return;
  t.because = 'S-19.17';
  write(t, t.at.acted, 1);
  push(t, STEP.settle, seat);
  start(t, open.effect, seat, -1);
}

/** Everything a person might expect to do now and cannot. */
function whyNot(t: SeasonsTable, seat: number): WhyNot[] {
  const out: WhyNot[] = [];
  for (let slot = topOf(t, t.zone.hand + seat); slot !== NONE; slot = nextOf(t, slot)) {
    const reason = whyNoSummon(t, seat, slot);
    const label = `Summon ${nameOf(t, slot)}`;
    if (reason !== undefined) out.push({ label, ...reason, slots: [slot] });
  }
  for (let slot = topOf(t, t.zone.play + seat); slot !== NONE; slot = nextOf(t, slot)) {
    const { activations, beforeDie } = powerOn(t, slot);
    const slots = [slot];
    if (beforeDie !== undefined) out.push({ label: `Activate ${nameOf(t, slot)}`, ...LATE, slots });
    for (const [i, effect] of activations.entries()) {
      const reason = isTurned(t, slot) ? TURNED : whyBlocked(t, effect, seat, slot);
      const { label } = tellActivation(t, slot, i);
      if (reason !== undefined) out.push({ label, ...reason, slots });
    }
  }
  if (!mayTransmute(t, seat)) {
    for (let type = 0; type < TYPES; type++) {
      if (spendable(t, seat, type) > 0) {
        out.push({ label: `Transmute ${ENERGIES[type]}`, ...NO_PERMISSION });
      }
    }
  }
  for (let bonus = 0; bonus < BONUSES.length; bonus++) {
    const reason = whyNoBonus(t, seat, bonus);
    if (reason !== undefined && reason.rule !== 'S-19.15') {
      out.push({ label: tellBonus(bonus).label, ...reason });
    }
  }
  const token = abilityOf(t, seat) === undefined ? undefined : whyNoToken(t, seat);
  if (token !== undefined) out.push({ label: 'Use your token', ...token });
  const vision = enchanted(t, 'openTop') === undefined ? undefined : whyNoEnchantment(t, seat);
  if (vision !== undefined) out.push({ label: 'Discard the top card', ...vision });
  return out;
}

const LATE: Reason = {
  reason: 'it is activated before the actions of the die',
  rule: 'S-10.5',
};

/** Why a code is no option. Looks only at cards the seat may know. */
function refuse(t: SeasonsTable, seat: number, code: number): Reason | undefined {
  const slot = code & 255;
  if (code < 0 || code >= 7 << 9) return undefined;
  switch (code & WHAT) {
    case SUMMON:
      if (slot >= t.layout.remembered || zoneOf(t, slot) !== t.zone.hand + seat) {
        return { reason: 'that card is not in your hand', rule: 'S-8.1' };
      }
      return whyNoSummon(t, seat, slot);
    case ACTIVATE: {
      if (slot >= t.layout.remembered || zoneOf(t, slot) !== t.zone.play + seat) {
        return { reason: 'that is not a card you control', rule: 'S-10.5' };
      }
      const effect = powerOn(t, slot).activations[code & SECOND ? 1 : 0];
      if (effect === undefined) return { reason: 'it has no such activation', rule: 'S-10.1' };
      return isTurned(t, slot) ? TURNED : whyBlocked(t, effect, seat, slot);
    }
    case TRANSMUTE:
      return mayTransmute(t, seat) ? undefined : NO_PERMISSION;
    case USE_BONUS:
      return slot < BONUSES.length ? whyNoBonus(t, seat, slot) : undefined;
    case USE_TOKEN:
      return whyNoToken(t, seat);
    case USE_ENCHANTMENT:
      return whyNoEnchantment(t, seat);
    default:
      return undefined;
  }
}
