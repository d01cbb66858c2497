import { push, type Reason, read, type Seat, write } from '@conclave/kernel';
import { SETUP } from '../content/setup.ts';
import { gainEnergy, spendable, TYPES } from './energy.ts';
import { dueOf, pay } from './pay.ts';
import { addGauge, enchanted, gaugeOf, tellAll } from './seat.ts';
import { start } from './start.ts';
import { type SeasonsTable, STEP } from './table.ts';

/** S-11.4 to S-11.8: the bonuses of the free part of a turn. */
export const BONUS = [
  {
    label: 'exchange energy',
    does: 'Discard 2 of your energy tokens and gain 2 of your choice.',
    rule: 'S-11.4',
  },
  {
    label: 'transmute',
    does: 'You may transmute this turn, each token for 1 crystal more.',
    rule: 'S-11.5',
  },
  { label: 'raise the gauge', does: 'Your summoning gauge rises by 1.', rule: 'S-11.6' },
  { label: 'draw a card', does: 'You keep it or discard it.', rule: 'S-11.8' },
] as const;
export const BONUSES: readonly string[] = BONUS.map(({ label }) => label);
const EXCHANGE = 0;
const TRANSMUTE = 1;
const GAUGE = 2;
/** S-11.4 */
const EXCHANGED = 2;

function allSpendable(t: SeasonsTable, seat: Seat): number {
  let sum = 0;
  for (let type = 0; type < TYPES; type++) sum += spendable(t, seat, type);
  return sum;
}

/** S-19.15: the last one only where the enchantment says so. */
export const bonusesInForce = (t: SeasonsTable): number =>
  enchanted(t).extraBonus === undefined ? BONUS.length - 1 : BONUS.length;

export function whyNoBonus(t: SeasonsTable, seat: Seat, bonus: number): Reason | undefined {
  if (bonus > GAUGE && bonus >= bonusesInForce(t)) {
    return { reason: "there is no such bonus without Olaf's Knowledge", rule: 'S-19.15' };
  }
  if (read(t, t.at.bonus, seat) >= SETUP.bonuses) {
    return { reason: `you have used ${SETUP.bonuses} bonuses`, rule: 'S-11.2' };
  }
  if (bonus === EXCHANGE && allSpendable(t, seat) < EXCHANGED) {
    return { reason: 'you have fewer than 2 tokens', rule: 'S-11.4' };
  }
  if (bonus === GAUGE && gaugeOf(t, seat) >= SETUP.gauge) {
    return { reason: `your gauge is at ${SETUP.gauge}`, rule: 'S-11.6' };
  }
  return undefined;
}

/** S-11.2: the marker moves, and the bonus is carried out. */
export function takeBonus(t: SeasonsTable, seat: Seat, bonus: number): void {
  t.because = BONUS[bonus as 0].rule;
  write(t, t.at.bonus, read(t, t.at.bonus, seat) + 1, seat);
  tellAll(t, seat, `uses a bonus: ${BONUSES[bonus]}`, BONUS[bonus as 0].rule);
  if (bonus === EXCHANGE) {
    gainEnergy(t, seat, EXCHANGED);
    pay(t, seat, dueOf([], EXCHANGED, 0), -1);
  } else if (bonus === TRANSMUTE) {
    write(t, t.at.permit, 1);
    write(t, t.at.extra, read(t, t.at.extra) + 1);
  } else if (bonus === GAUGE) addGauge(t, seat, 1);
  else {
    push(t, STEP.settle, seat);
    const { extraBonus } = enchanted(t);
    if (extraBonus !== undefined) start(t, extraBonus, seat, -1);
  }
}
