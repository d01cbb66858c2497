import type {
  Ability,
  Cards,
  Effect,
  Filter,
  Pile,
  Players,
  Value,
} from '../content/vocabulary.ts';
import type { Kinds, Plural, Say } from '../rules/kinds.ts';

/** Everything a card says is made here and in the tables of kinds from what it does. */

const FILTERS: Readonly<Record<Filter, Plural>> = {
  any: ['card', 'cards'],
  item: ['Item', 'Items'],
  enchantment: ['Enchantment', 'Enchantments'],
  artifact: ['Item or Enchantment', 'Items and Enchantments'],
  monster: ['Monster', 'Monsters'],
  dragon: ['Dragon', 'Dragons'],
  creature: ['creature', 'creatures'],
  undead: ['card with an Undead icon', 'cards with an Undead icon'],
};
const PILES: Readonly<Record<Pile | 'monster', string>> = {
  item: 'Item',
  enchantment: 'Enchantment',
  trophy: 'Trophy',
  monster: 'Monster',
};

export const filterWord = (filter: Filter, n = 1): string => FILTERS[filter][n === 1 ? 0 : 1];
export const pileWord = (pile: Pile | 'monster'): string => PILES[pile];

const article = (word: string): string => (/^[AEIOU]/i.test(word) ? `an ${word}` : `a ${word}`);
export const aCard = (filter: Filter): string => article(filterWord(filter));

export const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

export function cardsWords(cards: Cards, whose: 'your' | 'their' = 'your'): string {
  switch (cards.kind) {
    case 'top':
      return `${whose} top ${pileWord(cards.pile)}`;
    case 'bottom':
      return `${whose} bottom ${pileWord(cards.pile)}`;
    case 'topOfAny':
      return `${whose} top ${cards.piles.map(pileWord).join(' or ')}`;
    case 'own': {
      const n = cards.n ?? 1;
      if (cards.filter === 'artifact')
        return `${n === 1 ? 'one' : n} of ${whose} Items or Enchantments`;
      return n === 1
        ? `one of ${whose} ${filterWord(cards.filter, 2)}`
        : `${n} of ${whose} ${filterWord(cards.filter, 2)}`;
    }
  }
}

const PLAYERS: Readonly<Record<Extract<Players, string>, string>> = {
  you: 'you',
  another: 'another player',
  targetPlayer: 'a target player',
  others: 'each other player',
  each: 'each player',
  left: 'the player on your left',
  right: 'the player on your right',
  current: 'the active player',
};

/** Words by the kinds there are. */
export function sayBy(kinds: Kinds): Say {
  const wordsOf = (v: Exclude<Value, number>) => {
    const kind = kinds.values[v.kind];
    if (kind === undefined) throw new Error(`${v.kind} is not a kind of value`);
    return kind.words;
  };
  const most = (v: Value): string => (typeof v === 'number' ? `${v}` : wordsOf(v).most(v, say));
  const least = (v: Value): string => (typeof v === 'number' ? 'fewest' : wordsOf(v).least(v));
  const say: Say = {
    effect: (e) => kinds.effects[e.kind]?.words(e, say) ?? '?',
    value: (v) => (typeof v === 'number' ? `${v}` : wordsOf(v).alone(v, say)),
    noun: (v, n) => (typeof v === 'number' ? `${v}` : wordsOf(v).noun(v, say)[n === 1 ? 0 : 1]),
    amount: (v, one, many = `${one}s`) =>
      typeof v === 'number' ? `${v} ${v === 1 ? one : many}` : wordsOf(v).amount(v, one, many, say),
    boost: (v, stat) =>
      typeof v === 'number' ? `${signed(v)} ${stat}` : `+${say.amount(v, stat, stat)}`,
    number: (v, n) => (typeof v === 'number' ? `${n}` : wordsOf(v).number(v, n, say)),
    condition: (c) => kinds.conditions[c.kind]?.words(c, say) ?? '?',
    players(players) {
      if (typeof players === 'string') return PLAYERS[players];
      return 'most' in players
        ? `the player with the most ${most(players.most)}`
        : `the player with the ${least(players.least)} ${most(players.least)}`;
    },
    does: (players, you, they) => (players === 'you' ? you : `${say.players(players)} ${they}`),
  };
  return say;
}

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** All that is paid for an action. */
export const costsWords = (costs: readonly string[]): string => costs.join(' and ');

const LIMIT = { 1: '', 2: ' (twice a turn)', multi: ' (any number of times)' } as const;

/** An ability in full. */
export function abilityWords(ability: Ability, kinds: Kinds, say: Say): string {
  switch (ability.type) {
    case 'action': {
      const costs = ability.cost.map((cost: Effect) => say.effect(cost));
      const before = ability.kind === 'rest' ? ['Rest', ...costs] : costs;
      const cost = before.length === 0 ? 'Free' : costsWords(before);
      return `${sentence(`${cost} → ${say.effect(ability.effect)}`).slice(0, -1)}${LIMIT[ability.limit]}.`;
    }
    case 'immediate':
      return `At once: ${say.effect(ability.effect)}.`;
    case 'trigger': {
      const event = kinds.events[ability.on]?.words(ability) ?? '?';
      const once = ability.oncePerTurn === true ? ', once a turn' : '';
      const condition = ability.if === undefined ? '' : `, ${say.condition(ability.if)}`;
      const may = ability.optional === true ? 'you may ' : '';
      return `${event}${once}${condition}: ${may}${say.effect(ability.effect)}.`;
    }
    case 'static': {
      const { modifier } = ability;
      const condition = ability.while === undefined ? '' : ` ${say.condition(ability.while)}`;
      return sentence(`${kinds.modifiers[modifier.kind]?.words(modifier, say) ?? '?'}${condition}`);
    }
  }
}
