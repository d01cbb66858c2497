import { filter, HIGHEST, number, optional, value, whole, word } from '../../content/checks.ts';
import type { Modifier } from '../../content/vocabulary.ts';
import { matches } from '../../rules/faces.ts';
import type { ModifierTable } from '../../rules/kinds.ts';
import { amountOf } from '../../rules/measure.ts';
import type { EnchantersTable as T } from '../../rules/table.ts';
import { filterWord, signed } from '../../text/words.ts';

function statsWords(health: number, strength: number): string {
  const parts: string[] = [];
  if (health !== 0) parts.push(`${signed(health)} Health`);
  if (strength !== 0) parts.push(`${signed(strength)} Strength`);
  return parts.join(' and ');
}

/** Of a player: it changes no creature. */
const ofPlayers = {
  on: 'anything',
  conditional: true,
  lasting: true,
  creatures: 'none',
  adds: () => 0,
} as const;

/** EF-16 */
export const MODIFIERS = {
  untargetable: {
    ...ofPlayers,
    fields: {},
    words: () => 'no ability of another player affects you',
  },
  cannotHeal: {
    ...ofPlayers,
    fields: {},
    words: () => 'your wounds cannot be healed',
  },
  crystalCap: {
    ...ofPlayers,
    fields: { n: whole(0, HIGHEST) },
    words: (m) => `you keep at most ${m.n} crystals`,
    conditional: false,
  },
  bonus: {
    ...ofPlayers,
    fields: { attack: number, defense: number },
    words(m, say) {
      const parts: string[] = [];
      if (m.attack !== 0) parts.push(say.boost(m.attack, 'Attack'));
      if (m.defense !== 0) parts.push(say.boost(m.defense, 'Defense'));
      return parts.join(' and ');
    },
  },
  journeyPriceCap: {
    ...ofPlayers,
    fields: { from: whole(0, 5), price: whole(0, 5) },
    words: (m, say) =>
      `journeys to distance ${m.from} or more cost ${
        m.price === 0 ? 'nothing' : `only ${say.amount(m.price, 'crystal')}`
      }`,
  },
  doubleDamage: {
    fields: {},
    words: () =>
      'Double Damage: each point of its Strength that Defense does not stop causes two wounds',
    on: 'creature',
    conditional: true,
    lasting: false,
    creatures: 'none',
    adds: () => 0,
  },
  attacksEach: {
    fields: {},
    words: () => 'attacks each player',
    on: 'creature',
    conditional: true,
    lasting: false,
    creatures: 'none',
    adds: () => 0,
  },
  selfStat: {
    fields: { health: number, strength: number, per: optional(value) },
    words(m, say) {
      const what = `this creature has ${statsWords(m.health, m.strength)}`;
      return m.per === undefined ? what : `${what} for each ${say.noun(m.per, 1)}`;
    },
    on: 'creature',
    conditional: true,
    lasting: false,
    creatures: 'itself',
    adds: (t, m, _creature, seat, stat) =>
      m[stat] * (m.per === undefined ? 1 : amountOf(t, m.per, seat, seat, 0)),
  },
  allCreatures: {
    fields: { filter, health: number, strength: number },
    words: (m) => `all ${filterWord(m.filter, 2)} have ${statsWords(m.health, m.strength)}`,
    on: 'village',
    conditional: true,
    lasting: false,
    creatures: 'all',
    adds: (_t, m, creature, _seat, stat) => (matches(creature, m.filter) ? m[stat] : 0),
  },
  startCrystals: {
    fields: { n: whole(0, HIGHEST), mode: word('set', 'add') },
    words: (m) =>
      m.mode === 'set'
        ? `everyone starts with ${m.n} crystals`
        : `everyone starts with ${m.n} more crystals`,
    on: 'village',
    conditional: false,
    lasting: false,
    creatures: 'none',
    adds: () => 0,
  },
} as const satisfies ModifierTable<Modifier, T>;
