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
  type Seat,
  type Slot,
  topOf,
  type WhyNot,
  whereIs,
  write,
  zoneOf,
} from '@conclave/kernel';
import { BONUS, BONUSES, bonusesInForce, takeBonus, whyNoBonus } from './bonus.ts';
import { sourceName, sourcesOf, spendable, spendableAt, TYPES } from './energy.ts';
import { powerOn, saying } from './places.ts';
import type { Power } from './power.ts';
import { abilityOf } from './score.ts';
import { worthOf } from './season.ts';
import { enchanted, nameOf, printedPower, tellAll } from './seat.ts';
import { start, whyBlocked, wordsFor } from './start.ts';
import { activate, type Means, meansOf, summon, whyNoActivation, whyNoSummon } from './summon.ts';
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
export function freeStep(t: SeasonsTable, seat: Seat): void {
  ask(t, ASK.act, seat);
}

const LATE: Reason = {
  reason: 'it is activated before the actions of the die',
  rule: 'S-10.5',
};
const NO_PERMISSION: Reason = {
  reason: 'you have no permission to transmute this turn',
  rule: 'S-7.1',
};

/**
 * Why a code cannot be chosen now: of what is offered, what is refused and what a person
 * might expect alike. Looks only at cards the seat may know.
 */
function blocked(t: SeasonsTable, seat: Seat, code: number, means?: Means): Reason | undefined {
  const slot = code & 255;
  switch (code & WHAT) {
    case SUMMON:
      if (slot >= t.layout.remembered || whereIs(t, slot) !== zoneOf(t, t.zone.hand, seat)) {
        return { reason: 'that card is not in your hand', rule: 'S-8.1' };
      }
      return whyNoSummon(t, seat, slot, means);
    case ACTIVATE: {
      if (slot >= t.layout.remembered || whereIs(t, slot) !== zoneOf(t, t.zone.play, seat)) {
        return { reason: 'that is not a card you control', rule: 'S-10.5' };
      }
      const effect = activationOf(t, code);
      if (effect === undefined) return { reason: 'it has no such activation', rule: 'S-10.1' };
      return whyNoActivation(t, seat, slot, effect);
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

function offer(t: SeasonsTable, seat: Seat, out: Choices, code: number, means?: Means): void {
  if (blocked(t, seat, code, means) === undefined) out.add(code);
}

const activationOf = (t: SeasonsTable, code: number): Effect | undefined =>
  powerOn(t, code & 255).activations?.[code & SECOND ? 1 : 0];

function whyNoToken(t: SeasonsTable, seat: Seat): Reason | undefined {
  const ability = abilityOf(t, seat);
  if (ability === undefined) return { reason: 'you have no ability token', rule: 'S-20.1' };
  if (ability.usage === 'permanent') {
    return { reason: 'this token works by itself', rule: 'S-20.7' };
  }
  if (read(t, t.at.used, seat) === 1) return { reason: 'it has been used', rule: 'S-20.4' };
  return whyBlocked(t, ability.effect, seat, -1);
}

function whyNoEnchantment(t: SeasonsTable, seat: Seat): Reason | undefined {
  const { openTop } = enchanted(t);
  if (openTop === undefined) return { reason: 'no enchantment offers this', rule: 'S-19.1' };
  if (read(t, t.at.acted) === 1) return { reason: 'once in a turn', rule: 'S-19.17' };
  return whyBlocked(t, openTop.effect, seat, -1);
}

const found: number[] = [];

/** The effects a card of one's own may be activated for; most cards have one. */
function offerActivations(t: SeasonsTable, seat: Seat, out: Choices): void {
  const n = saying(t, seat, 'activations', found);
  for (let i = 0; i < n; i++) {
    const slot = found[i] as number;
    const count = powerOn(t, slot).activations?.length ?? 0;
    for (let k = 0; k < count; k++) offer(t, seat, out, ACTIVATE | slot | (k * SECOND));
  }
}

function offerTransmutations(t: SeasonsTable, seat: Seat, out: Choices): void {
  if (blocked(t, seat, TRANSMUTE) !== undefined) return;
  for (const source of sourcesOf(t, seat)) {
    for (let type = 0; type < TYPES; type++) {
      if (spendableAt(t, seat, source, type) > 0) out.add(TRANSMUTE | (source * 4 + type));
    }
  }
}

function tellActivation(t: SeasonsTable, code: number): OptionWords {
  const slot = code & 255;
  const does = wordsFor(activationOf(t, code) as Effect);
  const several = (powerOn(t, slot).activations?.length ?? 0) > 1;
  const label = `Activate ${nameOf(t, slot)}${several ? `: ${does}` : ''}`;
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
    let slot = means.free > 0 ? topOf(t, zoneOf(t, t.zone.hand, seat)) : NONE;
    for (; slot !== NONE; slot = nextOf(t, slot)) {
      offer(t, seat, out, SUMMON | slot, means);
    }
    offerActivations(t, seat, out);
    offerTransmutations(t, seat, out);
    for (let bonus = 0; bonus < BONUSES.length; bonus++) offer(t, seat, out, USE_BONUS | bonus);
    offer(t, seat, out, USE_TOKEN);
    offer(t, seat, out, USE_ENCHANTMENT);
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
        return tellActivation(t, code);
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
        const words = ability?.usage === 'once' ? wordsFor(ability.effect) : '';
        const does = `It scores ${points(ability?.points ?? 0)} at the end.`;
        const token = topOf(t, zoneOf(t, t.zone.ability, seat));
        return { label: `Use your token: ${words}`, does, rule: 'S-20.3', slots: [token] };
      }
      case USE_ENCHANTMENT: {
        const { openTop } = enchanted(t);
        const does = openTop === undefined ? '' : wordsFor(openTop.effect);
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
        activate(t, seat, slot, activationOf(t, code) as Effect);
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

const topFace = (t: SeasonsTable, slot: Slot): number =>
  t.facts.powers.indexOf(printedPower(t, slot));

function tellBonus(bonus: number): OptionWords {
  const { label, does, rule } = BONUS[bonus as 0] ?? BONUS[0];
  return { label: `Bonus: ${label}`, does: `${does} Your bonus marker moves forward.`, rule };
}

/** S-20.3, S-20.5 */
function useToken(t: SeasonsTable, seat: Seat): void {
  const ability = abilityOf(t, seat);
  if (ability?.usage !== 'once') return;
  t.because = 'S-20.5';
  write(t, t.at.used, 1, seat);
  tellAll(t, seat, `uses the ability token ${ability.name}`, 'S-20.5');
  push(t, STEP.settle, seat);
  start(t, ability.effect, seat, -1);
}

/** S-19.17 */
function useEnchantment(t: SeasonsTable, seat: Seat): void {
  const { openTop } = enchanted(t);
  if (openTop === undefined) return;
  t.because = 'S-19.17';
  write(t, t.at.acted, 1);
  push(t, STEP.settle, seat);
  start(t, openTop.effect, seat, -1);
}

/** Everything a person might expect to do now and cannot. */
function whyNot(t: SeasonsTable, seat: Seat): WhyNot[] {
  const out: WhyNot[] = [];
  const expect = (code: number, label: string, slots?: number[]): void => {
    const reason = blocked(t, seat, code);
    if (reason !== undefined) out.push({ label, ...reason, ...(slots ? { slots } : {}) });
  };
  for (let slot = topOf(t, zoneOf(t, t.zone.hand, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    expect(SUMMON | slot, `Summon ${nameOf(t, slot)}`, [slot]);
  }
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    const { activations = [], beforeDie } = powerOn(t, slot);
    const label = `Activate ${nameOf(t, slot)}`;
    if (beforeDie !== undefined) out.push({ label, ...LATE, slots: [slot] });
    for (const i of activations.keys()) {
      const code = ACTIVATE | slot | (i * SECOND);
      expect(code, tellActivation(t, code).label, [slot]);
    }
  }
  for (let type = 0; type < TYPES; type++) {
    if (spendable(t, seat, type) > 0) expect(TRANSMUTE | type, `Transmute ${ENERGIES[type]}`);
  }
  for (let bonus = 0; bonus < bonusesInForce(t); bonus++) {
    expect(USE_BONUS | bonus, tellBonus(bonus).label);
  }
  if (abilityOf(t, seat) !== undefined) expect(USE_TOKEN, 'Use your token');
  if (enchanted(t).openTop !== undefined) expect(USE_ENCHANTMENT, 'Discard the top card');
  return out;
}

/** Why a code is no option. */
function refuse(t: SeasonsTable, seat: Seat, code: number): Reason | undefined {
  return code < 0 || code >= 7 << 9 ? undefined : blocked(t, seat, code);
}
