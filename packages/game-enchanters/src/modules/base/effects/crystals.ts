import { hasSeat, plural, read, type Seat } from '@conclave/kernel';
import { optional, players, value, whole } from '../../../content/checks.ts';
import type { Players, Value } from '../../../content/vocabulary.ts';
import type { Hit } from '../../../rules/kinds.ts';
import { amountOf, resolved } from '../../../rules/measure.ts';
import { amount, meansOneself, NOTHING } from '../../../rules/prospect.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { addCrystals } from '../../../rules/wounds.ts';
import {
  aiming,
  type CostEntry,
  type Entry,
  nobody,
  nothing,
  type Of,
  once,
  reaches,
  unless,
} from './entry.ts';

const crystalsOf = (t: T, seat: Seat): number => read(t, t.at.crystals, seat);

/** So many crystals; a value below 0 moves none. */
const many = (t: T, n: Value, you: number, them: number, event: number): number =>
  Math.max(0, resolved(t, n, you, them, event));

/** EF-4.1 */
export const payCrystals: CostEntry<'payCrystals'> = {
  fields: { n: whole(1, 50) },
  tags: [],
  words: (e, say) => `pay ${say.amount(e.n, 'crystal')}`,
  run: (t, e, seat) => addCrystals(t, seat, -e.n),
  blocked(t, e, seat) {
    const crystals = crystalsOf(t, seat);
    if (crystals >= e.n) return undefined;
    const reason = `it costs ${plural(e.n, 'crystal')}, and you have ${crystals}`;
    return { reason, rule: 'E-6.2' };
  },
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  paid: 2,
  crystals: (e) => e.n,
  timesPayable: () => undefined,
  besides: 'itself',
};

function forMask(t: T, mask: number, each: (seat: Seat) => void): void {
  for (let who = 0; who < t.seats; who++) if (hasSeat(mask, who)) each(who);
}

const target = (who: Players | undefined): Players => who ?? 'you';

const gaining: Hit<Of<'gainCrystals'>, T> = {
  players: (e) => target(e.who),
  all: (t, e, seat, _slot, mask, event) =>
    forMask(t, mask, (who) => addCrystals(t, who, many(t, e.n, seat, who, event))),
};

/** EF-9.1 */
export const gainCrystals: Entry<'gainCrystals'> = {
  ...aiming(gaining),
  fields: { n: value, who: optional(players) },
  tags: [],
  words: (e, say) => `${say.does(target(e.who), 'gain', 'gains')} ${say.amount(e.n, 'crystal')}`,
  blocked: (t, e, seat, slot) => reaches(t, gaining, e, seat, slot),
  prospect: (t, e, hope) =>
    meansOneself(e.who) ? { ...NOTHING, crystals: amount(t, e.n, hope) } : NOTHING,
  wounds: nobody,
  times: once,
  commutes: true,
  ofThisCard: false,
};

function pass(t: T, from: number, to: number, n: number): void {
  const moved = Math.min(n, crystalsOf(t, from));
  addCrystals(t, from, -moved);
  addCrystals(t, to, moved);
}

const stealing: Hit<Of<'stealCrystals'>, T> = {
  players: (e) => e.from,
  eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
  all: (t, e, seat, _slot, mask, event) =>
    forMask(t, mask, (who) => pass(t, who, seat, many(t, e.n, seat, who, event))),
};

/** EF-9.2, E-14.12 */
export const stealCrystals: Entry<'stealCrystals'> = {
  ...aiming(stealing),
  fields: { n: value, from: players },
  tags: [],
  words: (e, say) => `steal ${say.amount(e.n, 'crystal')} from ${say.players(e.from)}`,
  blocked: (t, e, seat, slot) => reaches(t, stealing, e, seat, slot),
  prospect: (t, e, hope) => ({ ...NOTHING, crystals: amount(t, e.n, hope) }),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const canPay = (t: T, seat: Seat, n: Value): boolean =>
  crystalsOf(t, seat) >= amountOf(t, n, seat, seat, 0);

const losing: Hit<Of<'loseCrystals'>, T> = {
  players: (e) => target(e.who),
  eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
  all: (t, e, seat, _slot, mask, event) =>
    forMask(t, mask, (who) => addCrystals(t, who, -many(t, e.n, seat, who, event))),
};

/** EF-9.3 */
export const loseCrystals: Entry<'loseCrystals'> = {
  ...aiming(losing),
  fields: { n: value, who: optional(players) },
  tags: [],
  words: (e, say) => `${say.does(target(e.who), 'lose', 'loses')} ${say.amount(e.n, 'crystal')}`,
  blocked: (t, e, seat, slot) =>
    unless(target(e.who) !== 'you' || canPay(t, seat, e.n)) ?? reaches(t, losing, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const losingAll: Hit<Of<'loseAllCrystals'>, T> = {
  players: (e) => target(e.who),
  eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
  all: (t, _e, _seat, _slot, mask) =>
    forMask(t, mask, (who) => addCrystals(t, who, -crystalsOf(t, who))),
};

/** EF-9.4 */
export const loseAllCrystals: Entry<'loseAllCrystals'> = {
  ...aiming(losingAll),
  fields: { who: optional(players) },
  tags: [],
  words: (e, say) => `${say.does(target(e.who), 'lose', 'loses')} all crystals`,
  blocked: (t, e, seat, slot) => reaches(t, losingAll, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const giving: Hit<Of<'giveCrystals'>, T> = {
  players: (e) => e.to,
  eligible: (t, _e, seat) => crystalsOf(t, seat) > 0,
  all: (t, e, seat, _slot, mask, event) =>
    forMask(t, mask, (who) => pass(t, seat, who, many(t, e.n, seat, who, event))),
};

/** EF-9.5 */
export const giveCrystals: Entry<'giveCrystals'> = {
  ...aiming(giving),
  fields: { n: value, to: players },
  tags: [],
  words: (e, say) => `give ${say.players(e.to)} ${say.amount(e.n, 'crystal')}`,
  blocked: (t, e, seat, slot) => unless(canPay(t, seat, e.n)) ?? reaches(t, giving, e, seat, slot),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};
