import { note, read, write } from '@conclave/kernel';
import type { Players, Value } from '../../content/vocabulary.ts';
import { amountWords, boostWords, does, playersWords } from '../../text/words.ts';
import { anotherHeals as anotherHealsHit } from '../costs.ts';
import { amountOf, attackOf, bounded, defenseOf, resolved } from '../measure.ts';
import type { EnchantersTable as T } from '../table.ts';
import { addCrystals, heal } from '../wounds.ts';
import { optional, players, value, whole } from './checks.ts';
import { aimed, type Entry } from './entry.ts';

/** EF-8.5: a fixed number once it is resolved. */
function boost(t: T, seat: number, attack: number, defense: number): void {
  write(t, t.at.attackBoost + seat, bounded(read(t, t.at.attackBoost + seat) + attack));
  write(t, t.at.defenseBoost + seat, bounded(read(t, t.at.defenseBoost + seat) + defense));
  if (t.events !== undefined) {
    const now = `Attack ${attackOf(t, seat)}, Defense ${defenseOf(t, seat)}`;
    note(t, seat, `${t.names[seat]} now has ${now}`, 'E-4.6');
  }
}

/** EF-8.1 */
export const boostAttack: Entry<'boostAttack'> = {
  fields: { n: value },
  tags: [],
  words: (e) => boostWords(e.n, 'Attack'),
  run: (t, e, seat, _slot, event) => boost(t, seat, resolved(t, e.n, seat, seat, event), 0),
};

/** EF-8.2 */
export const boostDefense: Entry<'boostDefense'> = {
  fields: { n: value },
  tags: [],
  words: (e) => boostWords(e.n, 'Defense'),
  run: (t, e, seat, _slot, event) => boost(t, seat, 0, resolved(t, e.n, seat, seat, event)),
};

/** EF-8.3: both are read before either changes. */
export const boostBoth: Entry<'boostBoth'> = {
  fields: { attack: value, defense: value },
  tags: [],
  words: (e) => `${boostWords(e.attack, 'Attack')} and ${boostWords(e.defense, 'Defense')}`,
  run(t, e, seat, _slot, event) {
    const attack = resolved(t, e.attack, seat, seat, event);
    boost(t, seat, attack, resolved(t, e.defense, seat, seat, event));
  },
};

/** EF-8.4 */
export const doubleAttack: Entry<'doubleAttack'> = {
  fields: {},
  tags: [],
  words: () => 'double your Attack',
  run: (t, _e, seat) => boost(t, seat, attackOf(t, seat), 0),
};

/** EF-4.5 */
export const spendDefense: Entry<'spendDefense'> = {
  fields: { n: whole(1, 20) },
  tags: [],
  words: (e) => `spend ${e.n} Defense`,
  doable: (t, e, seat) => defenseOf(t, seat) >= e.n,
  run: (t, e, seat) => boost(t, seat, 0, -e.n),
};

const crystalsOf = (t: T, seat: number): number => read(t, t.at.crystals + seat);

/** So many crystals; a value below 0 moves none. */
const many = (t: T, n: Value, you: number, them: number, event: number): number =>
  Math.max(0, resolved(t, n, you, them, event));

/** EF-4.1 */
export const payCrystals: Entry<'payCrystals'> = {
  fields: { n: whole(1, 50) },
  tags: [],
  words: (e) => `pay ${amountWords(e.n, 'crystal')}`,
  doable: (t, e, seat) => crystalsOf(t, seat) >= e.n,
  run: (t, e, seat) => addCrystals(t, seat, -e.n),
};

function forMask(t: T, mask: number, each: (seat: number) => void): void {
  for (let who = 0; who < t.seats; who++) if ((mask >> who) & 1) each(who);
}

const target = (who: Players | undefined): Players => who ?? 'you';

/** EF-9.1 */
export const gainCrystals: Entry<'gainCrystals'> = aimed<'gainCrystals'>({
  fields: { n: value, who: optional(players) },
  words: (e) => `${does(target(e.who), 'gain', 'gains')} ${amountWords(e.n, 'crystal')}`,
  hit: {
    players: (e) => target(e.who),
    all: (t, e, seat, _slot, mask, event) =>
      forMask(t, mask, (who) => addCrystals(t, who, many(t, e.n, seat, who, event))),
  },
});

/** EF-9.2, E-14.12 */
export const stealCrystals: Entry<'stealCrystals'> = aimed<'stealCrystals'>({
  fields: { n: value, from: players },
  words: (e) => `steal ${amountWords(e.n, 'crystal')} from ${playersWords(e.from)}`,
  hit: {
    players: (e) => e.from,
    eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
    all: (t, e, seat, _slot, mask, event) =>
      forMask(t, mask, (who) => pass(t, who, seat, many(t, e.n, seat, who, event))),
  },
});

function pass(t: T, from: number, to: number, n: number): void {
  const moved = Math.min(n, crystalsOf(t, from));
  addCrystals(t, from, -moved);
  addCrystals(t, to, moved);
}

const canPay = (t: T, seat: number, n: Value, event: number): boolean =>
  crystalsOf(t, seat) >= amountOf(t, n, seat, seat, event);

/** EF-9.3 */
export const loseCrystals: Entry<'loseCrystals'> = aimed<'loseCrystals'>({
  fields: { n: value, who: optional(players) },
  words: (e) => `${does(target(e.who), 'lose', 'loses')} ${amountWords(e.n, 'crystal')}`,
  doable: (t, e, seat) => target(e.who) !== 'you' || canPay(t, seat, e.n, 0),
  hit: {
    players: (e) => target(e.who),
    eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
    all: (t, e, seat, _slot, mask, event) =>
      forMask(t, mask, (who) => addCrystals(t, who, -many(t, e.n, seat, who, event))),
  },
});

/** EF-9.4 */
export const loseAllCrystals: Entry<'loseAllCrystals'> = aimed<'loseAllCrystals'>({
  fields: { who: optional(players) },
  words: (e) => `${does(target(e.who), 'lose', 'loses')} all crystals`,
  hit: {
    players: (e) => target(e.who),
    eligible: (t, _e, _seat, other) => crystalsOf(t, other) > 0,
    all: (t, _e, _seat, _slot, mask) =>
      forMask(t, mask, (who) => addCrystals(t, who, -crystalsOf(t, who))),
  },
});

/** EF-9.5 */
export const giveCrystals: Entry<'giveCrystals'> = aimed<'giveCrystals'>({
  fields: { n: value, to: players },
  words: (e) => `give ${playersWords(e.to)} ${amountWords(e.n, 'crystal')}`,
  doable: (t, e, seat) => canPay(t, seat, e.n, 0),
  hit: {
    players: (e) => e.to,
    eligible: (t, _e, seat) => crystalsOf(t, seat) > 0,
    all: (t, e, seat, _slot, mask, event) =>
      forMask(t, mask, (who) => pass(t, seat, who, many(t, e.n, seat, who, event))),
  },
});

/** EF-4.4 */
export const anotherHeals: Entry<'anotherHeals'> = aimed<'anotherHeals'>({
  fields: { n: whole(1, 20) },
  words: (e) => `another player heals ${amountWords(e.n, 'wound')}`,
  hit: {
    ...anotherHealsHit,
    all: (t, e, _seat, _slot, mask) => forMask(t, mask, (who) => heal(t, who, e.n)),
  },
});
