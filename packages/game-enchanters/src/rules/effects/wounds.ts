import { ask, note, push, type Question, read, write } from '@conclave/kernel';
import { amountWords, does, playersWords } from '../../text/words.ts';
import { packAim, seatIn, slotIn, targetIn, valueIn } from '../frame.ts';
import { resolved } from '../measure.ts';
import { firstIn } from '../players.ts';
import { canHeal } from '../stats.ts';
import { ASK, STEP } from '../steps.ts';
import type { EnchantersTable as T } from '../table.ts';
import { EVENT, fire } from '../triggers.ts';
import { addWounds, heal } from '../wounds.ts';
import { players, value, whole } from './checks.ts';
import { aimed, type Entry } from './entry.ts';

const woundsOf = (t: T, seat: number): number => read(t, t.at.wounds + seat);

/** E-11.8: one event for each seat, told to triggers when all have their wounds. */
function wound(t: T, mask: number, wounds: (seat: number) => number): void {
  let wounded = 0;
  const active = read(t, t.at.active);
  for (let i = 0; i < t.seats; i++) {
    const seat = (active + i) % t.seats;
    if (!((mask >> seat) & 1)) continue;
    const n = Math.max(0, wounds(seat));
    addWounds(t, seat, n);
    if (n > 0) wounded |= 1 << seat;
  }
  if (wounded !== 0) fire(t, EVENT.takeWounds, wounded, 0);
}

/** EF-7.1 */
export const takeWounds: Entry<'takeWounds'> = {
  fields: { n: value },
  tags: [],
  words: (e) => `take ${amountWords(e.n, 'wound')}`,
  run: (t, e, seat, _slot, event) => wound(t, 1 << seat, () => resolved(t, e.n, seat, seat, event)),
};

/** EF-4.3 */
export const payWounds: Entry<'payWounds'> = {
  fields: { n: whole(1, 20) },
  tags: [],
  words: (e) => `take ${amountWords(e.n, 'wound')}`,
  run: (t, e, seat) => wound(t, 1 << seat, () => e.n),
};

/** EF-7.2 */
export const dealWounds: Entry<'dealWounds'> = aimed<'dealWounds'>({
  fields: { to: players, n: value },
  words: (e) => `${does(e.to, 'take', 'takes')} ${amountWords(e.n, 'wound')}`,
  hit: {
    players: (e) => e.to,
    all: (t, e, seat, _slot, mask, event) =>
      wound(t, mask, (victim) => resolved(t, e.n, seat, victim, event)),
  },
});

/** E-11.5 to E-11.7: wounds that change their owner. */
function moveWounds(t: T, from: number, n: number): void {
  write(t, t.at.wounds + from, woundsOf(t, from) - n);
  if (t.events !== undefined && n > 0) {
    note(t, from, `${t.names[from]} passes on ${amountWords(n, 'wound')}`, 'E-11.5');
  }
}

/** EF-7.3 */
export const transferWounds: Entry<'transferWounds'> = aimed<'transferWounds'>({
  fields: { n: whole(1, 20), to: players },
  words: (e) =>
    e.to === 'others'
      ? `hand ${e.n} of your wounds to other players, split as you like`
      : `hand ${e.n} of your wounds to ${playersWords(e.to)}`,
  hit: {
    players: (e) => e.to,
    eligible: (t, _e, seat) => woundsOf(t, seat) > 0,
    all(t, e, seat, slot, mask) {
      const id = t.facts.effects.idOf(e);
      for (let who = 0; who < t.seats; who++) t.cells[t.at.share + who] = 0;
      shareOut(t, id, packAim(seat, slot, mask, Math.min(e.n, woundsOf(t, seat))));
    },
  },
});

/** Asks how many each receiver gets; the last one gets the rest. */
function shareOut(t: T, id: number, b: number): void {
  const mask = targetIn(b);
  const next = firstIn(mask);
  if (mask & (mask - 1)) {
    ask(t, ASK.share, seatIn(b), id, b);
    return;
  }
  t.cells[t.at.share + next] = valueIn(b);
  handOver(t, seatIn(b));
}

function handOver(t: T, seat: number): void {
  let sum = 0;
  let mask = 0;
  for (let who = 0; who < t.seats; who++) {
    const n = read(t, t.at.share + who);
    sum += n;
    if (n > 0) mask |= 1 << who;
  }
  moveWounds(t, seat, sum);
  wound(t, mask, (who) => {
    const n = read(t, t.at.share + who);
    t.cells[t.at.share + who] = 0;
    return n;
  });
}

export const shareWounds = shareOut;

/** EF-7.3: how the wounds are split. */
export const askShare: Question<T> = {
  rule: 'EF-7.3',
  prompt: (t, _seat, _id, b) =>
    `How many wounds does ${t.names[firstIn(targetIn(b))]} get, of up to ${valueIn(b)}?`,
  card: (_t, _id, b) => slotIn(b),
  options(_t, _seat, out, _id, b) {
    out.amount(0, valueIn(b));
  },
  tell: (_t, _seat, n) => ({
    label: `${n}`,
    does: n === 1 ? '1 wound changes hands.' : `${n} wounds change hands.`,
    rule: 'EF-7.3',
  }),
  apply(t, seat, picks, id, b) {
    const who = firstIn(targetIn(b));
    const n = picks[0] as number;
    t.cells[t.at.share + who] = n;
    const rest = targetIn(b) & ~(1 << who);
    push(t, STEP.shareWounds, id, packAim(seat, slotIn(b), rest, valueIn(b) - n));
  },
};

/** EF-7.4 */
export const pullWounds: Entry<'pullWounds'> = aimed<'pullWounds'>({
  fields: { n: whole(1, 20), from: players },
  words: (e) => `take over ${amountWords(e.n, 'wound')} from ${playersWords(e.from)}`,
  hit: {
    players: (e) => e.from,
    eligible: (t, _e, _seat, other) => woundsOf(t, other) > 0,
    all(t, e, seat, _slot, mask) {
      let sum = 0;
      for (let who = 0; who < t.seats; who++) {
        if (!((mask >> who) & 1)) continue;
        const n = Math.min(e.n, woundsOf(t, who));
        moveWounds(t, who, n);
        sum += n;
      }
      wound(t, 1 << seat, () => sum);
    },
  },
});

function healEach(t: T, mask: number, wounds: (seat: number) => number): void {
  for (let who = 0; who < t.seats; who++) if ((mask >> who) & 1) heal(t, who, wounds(who));
}

const canBeHealed = (t: T, seat: number): boolean => woundsOf(t, seat) > 0 && canHeal(t, seat);

/** EF-7.6 */
export const healing: Entry<'heal'> = aimed<'heal'>({
  fields: { who: players, n: value },
  words: (e) => `${does(e.who, 'heal', 'heals')} ${amountWords(e.n, 'wound')}`,
  hit: {
    players: (e) => e.who,
    eligible: (t, _e, _seat, other) => canBeHealed(t, other),
    all: (t, e, seat, _slot, mask, event) =>
      healEach(t, mask, (who) => resolved(t, e.n, seat, who, event)),
  },
});

/** EF-7.7 */
export const healAll: Entry<'healAll'> = aimed<'healAll'>({
  fields: { who: players },
  words: (e) => `${does(e.who, 'heal all your wounds', 'heals all wounds')}`,
  hit: {
    players: (e) => e.who,
    eligible: (t, _e, _seat, other) => canBeHealed(t, other),
    all: (t, _e, _seat, _slot, mask) => healEach(t, mask, (who) => woundsOf(t, who)),
  },
});
