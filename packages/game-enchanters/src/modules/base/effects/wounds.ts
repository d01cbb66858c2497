import {
  ask,
  hasSeat,
  note,
  onlySeat,
  plural,
  push,
  type Question,
  read,
  type Seat,
  type Slot,
  withoutSeat,
  withSeat,
  write,
} from '@conclave/kernel';
import { players, value, whole } from '../../../content/checks.ts';
import { isPositive } from '../../../content/inside.ts';
import type { Players } from '../../../content/vocabulary.ts';
import type { Hit, Wounds } from '../../../rules/kinds.ts';
import { resolved } from '../../../rules/measure.ts';
import { firstIn, targetsOf } from '../../../rules/players.ts';
import { amount, hurt, meansOneself, NOTHING } from '../../../rules/prospect.ts';
import { canHeal } from '../../../rules/stats.ts';
import { ASK, STEP } from '../../../rules/steps.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { EVENT, fire } from '../../../rules/triggers.ts';
import { addWounds, heal, passOn, woundsOf } from '../../../rules/wounds.ts';
import {
  aiming,
  type CostEntry,
  type Entry,
  free,
  nobody,
  nothing,
  type Of,
  once,
  reaches,
} from './entry.ts';

/** E-11.8: one event for each seat, told to triggers when all have their wounds. */
function wound(t: T, mask: number, wounds: (seat: Seat) => number): void {
  let wounded = 0;
  const active = read(t, t.at.active);
  for (let i = 0; i < t.seats; i++) {
    const seat = (active + i) % t.seats;
    if (!hasSeat(mask, seat)) continue;
    const n = Math.max(0, wounds(seat));
    addWounds(t, seat, n);
    if (n > 0) wounded = withSeat(wounded, seat);
  }
  if (wounded !== 0) fire(t, EVENT.takeWounds, wounded, 0);
}

/** Whom players mean who are wounded for certain: nobody where the position decides. */
export function aimedAt(players: Players): Wounds {
  if (typeof players === 'object' || players === 'current') return nobody();
  return { self: players === 'you' || players === 'each', others: players !== 'you' };
}

/** EF-7.1 */
export const takeWounds: Entry<'takeWounds'> = {
  fields: { n: value },
  tags: [],
  words: (e, say) => `take ${say.amount(e.n, 'wound')}`,
  run: (t, e, seat, _slot, event) =>
    wound(t, onlySeat(seat), () => resolved(t, e.n, seat, seat, event)),
  blocked: free,
  prospect: (t, e, hope) => hurt(t, amount(t, e.n, hope), hope),
  wounds: (e, _of, kinds) => (isPositive(kinds, e.n) ? aimedAt('you') : nobody()),
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-4.3 */
export const payWounds: CostEntry<'payWounds'> = {
  fields: { n: whole(1, 20) },
  tags: [],
  words: (e, say) => `take ${say.amount(e.n, 'wound')}`,
  run: (t, e, seat) => wound(t, onlySeat(seat), () => e.n),
  blocked: free,
  prospect: (t, e, hope) => hurt(t, amount(t, e.n, hope), hope),
  wounds: () => aimedAt('you'),
  times: once,
  commutes: false,
  ofThisCard: false,
  paid: 3,
  crystals: () => 0,
  timesPayable: free,
  besides: 'itself',
};

const dealing: Hit<Of<'dealWounds'>, T> = {
  players: (e) => e.to,
  all: (t, e, seat, _slot, mask, event) =>
    wound(t, mask, (victim) => resolved(t, e.n, seat, victim, event)),
};

/** EF-7.2 */
export const dealWounds: Entry<'dealWounds'> = {
  ...aiming(dealing),
  fields: { to: players, n: value },
  tags: [],
  words: (e, say) => `${say.does(e.to, 'take', 'takes')} ${say.amount(e.n, 'wound')}`,
  blocked: (t, e, seat, slot) => reaches(t, dealing, e, seat, slot),
  prospect: (t, e, hope) => (meansOneself(e.to) ? hurt(t, amount(t, e.n, hope), hope) : NOTHING),
  wounds: (e, _of, kinds) => (isPositive(kinds, e.n) ? aimedAt(e.to) : nobody()),
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** E-11.5 to E-11.7: wounds that change their owner. */
function moveWounds(t: T, from: number, n: number): void {
  passOn(t, from, n);
  if (t.events !== undefined && n > 0) {
    note(t, from, `${t.names[from]} passes on ${plural(n, 'wound')}`, 'E-11.5');
  }
}

const transferring: Hit<Of<'transferWounds'>, T> = {
  players: (e) => e.to,
  eligible: (t, _e, seat) => woundsOf(t, seat) > 0,
  all(t, e, seat, slot, mask) {
    for (let who = 0; who < t.seats; who++) write(t, t.at.share, 0, who);
    shareWounds(t, seat, slot, mask, Math.min(e.n, woundsOf(t, seat)));
  },
};

/** EF-7.3 */
export const transferWounds: Entry<'transferWounds'> = {
  ...aiming(transferring),
  fields: { n: whole(1, 20), to: players },
  tags: [],
  words: (e, say) =>
    e.to === 'others'
      ? `hand ${e.n} of your wounds to other players, split as you like`
      : `hand ${e.n} of your wounds to ${say.players(e.to)}`,
  blocked: (t, e, seat, slot) => reaches(t, transferring, e, seat, slot),
  prospect: nothing,
  wounds: (e) => aimedAt(e.to),
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** Asks how many each receiver gets; the last one gets the rest. */
export function shareWounds(t: T, seat: Seat, slot: Slot, mask: number, n: number): void {
  if (mask & (mask - 1)) {
    ask(t, ASK.share, seat, slot, mask, n);
    return;
  }
  write(t, t.at.share, n, firstIn(mask));
  handOver(t, seat);
}

function handOver(t: T, seat: Seat): void {
  let sum = 0;
  let mask = 0;
  for (let who = 0; who < t.seats; who++) {
    const n = read(t, t.at.share, who);
    sum += n;
    if (n > 0) mask = withSeat(mask, who);
  }
  moveWounds(t, seat, sum);
  wound(t, mask, (who) => {
    const n = read(t, t.at.share, who);
    write(t, t.at.share, 0, who);
    return n;
  });
}

/** EF-7.3: how the wounds are split. */
export const askShare: Question<T> = {
  rule: 'EF-7.3',
  prompt: (t, _seat, _slot, mask, n) =>
    `How many wounds does ${t.names[firstIn(mask)]} get, of up to ${n}?`,
  card: (_t, slot) => slot,
  options(_t, _seat, out, _slot, _mask, n) {
    out.amount(0, n);
  },
  tell: (_t, _seat, n) => ({
    label: `${n}`,
    does: n === 1 ? '1 wound changes hands.' : `${n} wounds change hands.`,
    rule: 'EF-7.3',
  }),
  apply(t, seat, picks, slot, mask, n) {
    const who = firstIn(mask);
    const given = picks[0] as number;
    write(t, t.at.share, given, who);
    push(t, STEP.shareWounds, seat, slot, withoutSeat(mask, who), n - given);
  },
};

const pulling: Hit<Of<'pullWounds'>, T> = {
  players: (e) => e.from,
  eligible: (t, _e, _seat, other) => woundsOf(t, other) > 0,
  all(t, e, seat, _slot, mask) {
    let sum = 0;
    for (let who = 0; who < t.seats; who++) {
      if (!hasSeat(mask, who)) continue;
      const n = Math.min(e.n, woundsOf(t, who));
      moveWounds(t, who, n);
      sum += n;
    }
    wound(t, onlySeat(seat), () => sum);
  },
};

/** EF-7.4 */
export const pullWounds: Entry<'pullWounds'> = {
  ...aiming(pulling),
  fields: { n: whole(1, 20), from: players },
  tags: [],
  words: (e, say) => `take over ${say.amount(e.n, 'wound')} from ${say.players(e.from)}`,
  blocked: (t, e, seat, slot) => reaches(t, pulling, e, seat, slot),
  prospect: (t, e, hope) => hurt(t, amount(t, e.n, hope), hope),
  // Others' wounds run out; one's own come back.
  wounds: (e) => (aimedAt(e.from).self ? aimedAt('you') : nobody()),
  times: once,
  commutes: false,
  ofThisCard: false,
};

function healEach(t: T, mask: number, wounds: (seat: Seat) => number): void {
  for (let who = 0; who < t.seats; who++) if (hasSeat(mask, who)) heal(t, who, wounds(who));
}

const canBeHealed = (t: T, seat: Seat): boolean => woundsOf(t, seat) > 0 && canHeal(t, seat);

const healingSome: Hit<Of<'heal'>, T> = {
  players: (e) => e.who,
  eligible: (t, _e, _seat, other) => canBeHealed(t, other),
  all: (t, e, seat, _slot, mask, event) =>
    healEach(t, mask, (who) => resolved(t, e.n, seat, who, event)),
};

/** EF-7.6 */
export const healing: Entry<'heal'> = {
  ...aiming(healingSome),
  fields: { who: players, n: value },
  tags: [],
  words: (e, say) => `${say.does(e.who, 'heal', 'heals')} ${say.amount(e.n, 'wound')}`,
  blocked: (t, e, seat, slot) => reaches(t, healingSome, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: true,
  ofThisCard: false,
};

const healingAll: Hit<Of<'healAll'>, T> = {
  players: (e) => e.who,
  eligible: (t, _e, _seat, other) => canBeHealed(t, other),
  all: (t, _e, _seat, _slot, mask) => healEach(t, mask, (who) => woundsOf(t, who)),
};

/** EF-7.7 */
export const healAll: Entry<'healAll'> = {
  ...aiming(healingAll),
  fields: { who: players },
  tags: [],
  words: (e, say) => say.does(e.who, 'heal all your wounds', 'heals all wounds'),
  blocked: (t, e, seat, slot) => reaches(t, healingAll, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const healingAnother: Hit<Of<'anotherHeals'>, T> = {
  players: () => 'another',
  // EF-4.4: another player who has as many wounds and can be healed.
  eligible: (t, e, _seat, other) => woundsOf(t, other) >= e.n && canHeal(t, other),
  all: (t, e, _seat, _slot, mask) => healEach(t, mask, () => e.n),
};

/** EF-4.4 */
export const anotherHeals: CostEntry<'anotherHeals'> = {
  ...aiming(healingAnother),
  fields: { n: whole(1, 20) },
  tags: [],
  words: (e, say) => `another player heals ${say.amount(e.n, 'wound')}`,
  blocked: (t, e, seat, slot) =>
    targetsOf(t, healingAnother, e, seat, slot) === 0
      ? { reason: `no other player can heal ${e.n}`, rule: 'EF-4.4' }
      : undefined,
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  paid: 0,
  crystals: () => 0,
  timesPayable: free,
  besides: 'others',
};
