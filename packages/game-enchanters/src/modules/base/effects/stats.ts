import { note, read, type Seat, write } from '@conclave/kernel';
import { value, whole } from '../../../content/checks.ts';
import { attackOf, bounded, defenseOf, resolved } from '../../../rules/measure.ts';
import { amount, NOTHING } from '../../../rules/prospect.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { type CostEntry, type Entry, free, nobody, nothing, once } from './entry.ts';

/** EF-8.5: a fixed number once it is resolved. */
function boost(t: T, seat: Seat, attack: number, defense: number): void {
  write(t, t.at.attackBoost, bounded(read(t, t.at.attackBoost, seat) + attack), seat);
  write(t, t.at.defenseBoost, bounded(read(t, t.at.defenseBoost, seat) + defense), seat);
  if (t.events !== undefined) {
    const now = `Attack ${attackOf(t, seat)}, Defense ${defenseOf(t, seat)}`;
    note(t, seat, `${t.names[seat]} now has ${now}`, 'E-4.6');
  }
}

/** EF-8.1 */
export const boostAttack: Entry<'boostAttack'> = {
  fields: { n: value },
  tags: [],
  words: (e, say) => say.boost(e.n, 'Attack'),
  run: (t, e, seat, _slot, event) => boost(t, seat, resolved(t, e.n, seat, seat, event), 0),
  blocked: free,
  prospect: (t, e, hope) => ({ ...NOTHING, attack: amount(t, e.n, hope) }),
  wounds: nobody,
  times: once,
  commutes: true,
  ofThisCard: false,
};

/** EF-8.2 */
export const boostDefense: Entry<'boostDefense'> = {
  fields: { n: value },
  tags: [],
  words: (e, say) => say.boost(e.n, 'Defense'),
  run: (t, e, seat, _slot, event) => boost(t, seat, 0, resolved(t, e.n, seat, seat, event)),
  blocked: free,
  prospect: (t, e, hope) => ({ ...NOTHING, defense: amount(t, e.n, hope) }),
  wounds: nobody,
  times: once,
  commutes: true,
  ofThisCard: false,
};

/** EF-8.3: both are read before either changes. */
export const boostBoth: Entry<'boostBoth'> = {
  fields: { attack: value, defense: value },
  tags: [],
  words: (e, say) => `${say.boost(e.attack, 'Attack')} and ${say.boost(e.defense, 'Defense')}`,
  run(t, e, seat, _slot, event) {
    const attack = resolved(t, e.attack, seat, seat, event);
    boost(t, seat, attack, resolved(t, e.defense, seat, seat, event));
  },
  blocked: free,
  prospect(t, e, hope) {
    const attack = amount(t, e.attack, hope);
    return { ...NOTHING, attack, defense: amount(t, e.defense, hope) };
  },
  wounds: nobody,
  times: once,
  commutes: true,
  ofThisCard: false,
};

/** EF-8.4 */
export const doubleAttack: Entry<'doubleAttack'> = {
  fields: {},
  tags: [],
  words: () => 'double your Attack',
  run: (t, _e, seat) => boost(t, seat, attackOf(t, seat), 0),
  blocked: free,
  prospect: () => ({ ...NOTHING, doubles: 1 }),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-4.5; paid first, while the cards that give the Defense are still there. */
export const spendDefense: CostEntry<'spendDefense'> = {
  fields: { n: whole(1, 20) },
  tags: [],
  words: (e) => `spend ${e.n} Defense`,
  run: (t, e, seat) => boost(t, seat, 0, -e.n),
  blocked: (t, e, seat) =>
    defenseOf(t, seat) < e.n ? { reason: `it takes ${e.n} Defense`, rule: 'EF-4.5' } : undefined,
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  paid: -1,
  crystals: () => 0,
  timesPayable: free,
  besides: 'others',
};
