import {
  faceOf,
  hasSeat,
  isOver,
  NONE,
  nextOf,
  read,
  type Seat,
  sizeOf,
  topOf,
  winnersOf,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { DICE } from '../content/dice.ts';
import { SETUP } from '../content/setup.ts';
import { worthOf } from './effects.ts';
import { reserveSize, spendable, TYPES } from './energy.ts';
import { allTokensOn, freeSlots, powerAt } from './places.ts';
import type { Power } from './power.ts';
import { sideOf } from './round.ts';
import { abilityOf, handWorth, prestigeOf } from './score.ts';
import { crystalsOf } from './seat.ts';
import type { SeasonsTable } from './table.ts';
import { WORTH } from './worth.ts';

const WON = 1000;

/** What a card in play is still good for, for each share of the game that is left. */
function promiseOf(power: Power): number {
  const { whenYouSummon, roundEnd, seasonChange, activations, beforeDie } = power;
  let sum = 0;
  if (whenYouSummon !== undefined) sum += WORTH.summon;
  if (roundEnd !== undefined) sum += Math.min(WORTH.roundEnd, worthOf(roundEnd) * WORTH.rounds);
  if (seasonChange !== undefined) sum += WORTH.season;
  sum += ((activations?.length ?? 0) + (beforeDie === undefined ? 0 : 1)) * WORTH.activation;
  const stands = power.transmuteMore + power.cheaper + power.summonToll + power.activationToll;
  return sum + stands * WORTH.standing + (power.insteadOfDie === undefined ? 0 : WORTH.standing);
}

const worthOfEnter = ({ enter }: Power): number => (enter === undefined ? 0 : worthOf(enter));

/** What it is worth to have a card, before its price is paid. */
const worths = new WeakMap<Power, number>();
function worthOfCard(power: Power): number {
  let worth = worths.get(power);
  if (worth === undefined) {
    const price = power.energies * WORTH.energy + power.crystals;
    worth = power.prestige + worthOfEnter(power) + promiseOf(power) / 2 - price;
    worths.set(power, worth);
  }
  return worth;
}

function sumOfWorths(t: SeasonsTable, zone: Zone): number {
  let sum = 0;
  for (let slot = topOf(t, zone); slot !== NONE; slot = nextOf(t, slot)) {
    sum += worthOfCard(t.facts.powers[faceOf(t, slot)] as Power);
  }
  return sum;
}

/** How much of the game is over, from 0 to 1. */
function progress(t: SeasonsTable): number {
  const years = read(t, t.at.year) - SETUP.startYear + (read(t, t.at.space) - 1) / SETUP.spaces;
  return Math.max(0, Math.min(1, years / SETUP.lastYear));
}

/** What a die that is still to be carried out will bring. */
function worthOfDie(t: SeasonsTable, seat: Seat, energy: number): number {
  const code = read(t, t.at.die, seat);
  if (code === 0) return 0;
  let left = 0;
  for (let at = 0; at < DICE; at++) if (read(t, t.at.rolled, at) !== 0) left++;
  const first = read(t, t.at.first);
  const turnOf = (other: Seat): number => (other - first + t.seats) % t.seats;
  if (left <= 1 && turnOf(seat) <= turnOf(read(t, t.at.active))) return 0;
  const side = sideOf(t, code);
  let worth = side.crystals;
  for (let type = 0; type < TYPES; type++) worth += (side.energy[type] ?? 0) * energy;
  if (side.star) worth += WORTH.star;
  if (side.card) worth += WORTH.card;
  if (side.transmute) worth += WORTH.frame + reserveSize(t, seat) * 0.4;
  return worth;
}

/** What a seat has, and what it may still make of it. */
function standing(t: SeasonsTable, seat: Seat): number {
  const done = progress(t);
  const left = 1 - done;
  const energy = done > 0.9 ? WORTH.lateEnergy : WORTH.energy;
  let sum = crystalsOf(t, seat) + prestigeOf(t, seat);
  sum -= SETUP.bonusCosts[read(t, t.at.bonus, seat)] ?? 0;
  const ability = abilityOf(t, seat);
  if (ability !== undefined) {
    sum += read(t, t.at.used, seat) === 1 ? ability.points : Math.max(0, ability.points) * 0.2;
  }
  for (let type = 0; type < TYPES; type++) sum += spendable(t, seat, type) * energy;
  let place = 0;
  for (let slot = topOf(t, zoneOf(t, t.zone.play, seat)); slot !== NONE; slot = nextOf(t, slot)) {
    const power = powerAt(t, slot, seat, place++);
    sum += promiseOf(power) * left;
    if (power.whenFull !== undefined) sum += allTokensOn(t, slot) * energy * 1.1;
    if (power.gameEnd !== undefined) sum += worthOf(power.gameEnd, t, seat, slot);
  }
  const hand = sizeOf(t, zoneOf(t, t.zone.hand, seat));
  sum += sumOfWorths(t, zoneOf(t, t.zone.hand, seat)) * WORTH.held * left;
  sum += hand * (handWorth(t, seat) * done + 2 * left);
  for (const zone of [t.zone.library2, t.zone.library3, t.zone.pool]) {
    sum += sumOfWorths(t, zone + seat) * WORTH.held;
  }
  const free = Math.max(0, freeSlots(t, seat));
  sum += Math.min(free, hand) * WORTH.slot * left;
  sum += Math.max(0, Math.min(free - hand, 4)) * WORTH.spareSlot * left;
  return sum + worthOfDie(t, seat, energy);
}

/** How good the position is for a seat: what it has against the best of the others. */
export function evaluate(t: SeasonsTable, seat: Seat): number {
  let rival = -WON;
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat) rival = Math.max(rival, standing(t, other));
  }
  const lead = standing(t, seat) - rival * WORTH.rival;
  if (isOver(t)) return (hasSeat(winnersOf(t), seat) ? WON : -WON) + lead;
  return lead;
}
