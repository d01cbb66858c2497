import {
  ask,
  askAll,
  finish,
  move,
  NONE,
  nextOf,
  note,
  push,
  random,
  read,
  reveal,
  type Seat,
  type Step,
  shuffle,
  sizeOf,
  topOf,
  write,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { drawCard } from './draw.ts';
import { effects } from './effects.ts';
import { scoresOf } from './score.ts';
import { ASK, type LanternsTable, STEP } from './table.ts';

const HAND = 3;
const OIL = 3;

const seatsOf = (t: LanternsTable): number[] => Array.from({ length: t.seats }, (_, seat) => seat);

/** L-2.1 */
function setUp(t: LanternsTable): void {
  t.because = 'L-2.1';
  shuffle(t, t.zone.deck);
  shuffle(t, t.zone.sky);
  for (const seat of seatsOf(t)) write(t, 'oil', OIL, seat);
  push(t, STEP.dusk);
}

/** L-3.1, L-3.3: hands are filled, then everyone bids at once. */
function dusk(t: LanternsTable): void {
  t.because = 'L-3.1';
  write(t, 'round', read(t, 'round') + 1);
  for (const seat of seatsOf(t)) {
    for (let i = sizeOf(t, zoneOf(t, 'hand', seat)); i < HAND; i++) drawCard(t, seat);
  }
  push(t, STEP.showBids);
  askAll(t, ASK.bid, (1 << t.seats) - 1);
}

/** L-3.4 */
function showBids(t: LanternsTable): void {
  t.because = 'L-3.4';
  const bids = seatsOf(t).map((seat) => read(t, 'bid', seat));
  for (const [seat, bid] of bids.entries()) {
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} bids ${bid}`, 'L-3.4');
    write(t, 'oil', read(t, 'oil', seat) - bid, seat);
    write(t, 'bid', 0, seat);
  }
  const highest = seatsOf(t).filter((seat) => bids[seat] === Math.max(...bids));
  const leader = highest[highest.length > 1 ? random(t, highest.length) : 0] as number;
  write(t, 'leader', leader);
  push(t, STEP.night, leader);
  push(t, STEP.turn, leader, t.seats);
}

/** L-4.1: the seat acts, and after it those that are left. */
function turn(t: LanternsTable, seat: Seat, left: number): void {
  if (left > 1) push(t, STEP.turn, (seat + 1) % t.seats, left - 1);
  ask(t, ASK.act, seat);
}

/** L-5.1, L-5.2 */
function night(t: LanternsTable, leader: number): void {
  t.because = 'L-5.1';
  const star = topOf(t, t.zone.sky);
  if (t.facts.stars && star !== NONE) move(t, star, zoneOf(t, 'stars', leader));
  t.because = 'L-5.2';
  for (const seat of seatsOf(t)) {
    const shade = topOf(t, zoneOf(t, 'shade', seat));
    if (t.facts.openShades && shade !== NONE) reveal(t, shade);
  }
  push(t, read(t, 'round') < t.facts.rounds ? STEP.dusk : STEP.score);
}

/** L-6.1, L-6.2 */
function score(t: LanternsTable): void {
  t.because = 'L-6.1';
  for (const seat of seatsOf(t)) {
    for (const zone of [zoneOf(t, 'shade', seat), zoneOf(t, 'stars', seat)]) showAll(t, zone);
  }
  const totals = scoresOf(t).map(({ total }) => total);
  const best = seatsOf(t).filter((seat) => totals[seat] === Math.max(...totals));
  const shared = read(t, 'embers') % 2 === 0;
  const winners = shared ? best : best.slice(0, 1);
  finish(
    t,
    winners.reduce((mask, seat) => mask | (1 << seat), 0),
    'L-6.1',
  );
}

function showAll(t: LanternsTable, zone: Zone): void {
  for (let card = topOf(t, zone); card !== NONE; card = nextOf(t, card)) reveal(t, card);
}

export const STEPS: Readonly<Record<keyof typeof STEP, Step<LanternsTable>>> = {
  setUp,
  dusk,
  showBids,
  turn,
  night,
  score,
  effect: effects.step,
};
