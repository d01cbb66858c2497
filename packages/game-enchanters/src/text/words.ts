import { plural } from '@conclave/kernel';
import type {
  Ability,
  Cards,
  Condition,
  Filter,
  Glory,
  Modifier,
  Pile,
  Players,
  Stat,
  TriggerEvent,
  Value,
  Who,
} from '../content/vocabulary.ts';

/** Everything a card says is made here from what it does. */

type Plural = readonly [string, string];

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
const STATS: Readonly<Record<Stat, Plural>> = {
  attack: ['Attack', 'Attack'],
  defense: ['Defense', 'Defense'],
  undead: ['Undead icon', 'Undead icons'],
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
const aCard = (filter: Filter): string => article(filterWord(filter));

const your = (who: Who | undefined): string => (who === 'them' ? 'their' : 'your');
const youHave = (who: Who | undefined): string => (who === 'them' ? 'they have' : 'you have');

/** What a value counts, as a noun in both numbers. */
function nounOf(v: Exclude<Value, number>): Plural {
  switch (v.kind) {
    case 'stat': {
      const whose = v.who === 'them' ? ' they have' : ' you have';
      if (v.stat === 'undead') return [`Undead icon${whose}`, `Undead icons${whose}`];
      return [
        `point of ${your(v.who)} ${STATS[v.stat][0]}`,
        `points of ${your(v.who)} ${STATS[v.stat][1]}`,
      ];
    }
    case 'wounds':
      return [`wound ${youHave(v.who)}`, `wounds ${youHave(v.who)}`];
    case 'crystals':
      return [`crystal ${youHave(v.who)}`, `crystals ${youHave(v.who)}`];
    case 'count':
      return [
        `${filterWord(v.filter)} ${youHave(v.who)}`,
        `${filterWord(v.filter, 2)} ${youHave(v.who)}`,
      ];
    case 'pairs':
      return [
        `pair of an Item and an Enchantment ${youHave(v.who)}`,
        `pairs of an Item and an Enchantment ${youHave(v.who)}`,
      ];
    case 'playerCount':
      return ['player', 'players'];
    case 'eventValue':
      return ['wound just taken', 'wounds just taken'];
    case 'd6':
      return ['pip of a die', 'pips of a die'];
    default:
      return [valueWords(v), valueWords(v)];
  }
}

/** A value alone: "your Defense", "half the Monsters you have". */
function valueWords(v: Value): string {
  if (typeof v === 'number') return `${v}`;
  switch (v.kind) {
    case 'stat':
      return v.stat === 'undead'
        ? `${your(v.who)} Undead icons`
        : `${your(v.who)} ${STATS[v.stat][0]}`;
    case 'per':
      return `${v.times ?? 1} for every ${v.every} ${nounWords(v.of, v.every)}`;
    case 'times':
      return `${v.by} times ${valueWords(v.of)}`;
    case 'sum':
      return v.of.map(valueWords).join(' plus ');
    case 'min':
      return `the lower of ${v.of.map(valueWords).join(' and ')}`;
    case 'max':
      return `the higher of ${v.of.map(valueWords).join(' and ')}`;
    case 'd6':
      return 'the roll of a die';
    default:
      return `the number of ${nounOf(v)[1]}`;
  }
}

const nounWords = (v: Value, n: number): string =>
  typeof v === 'number' ? `${v}` : nounOf(v)[n === 1 ? 0 : 1];

/** So many of something: "3 crystals", "1 wound for every 2 Monsters you have". */
export function amountWords(v: Value, one: string, many = `${one}s`): string {
  if (typeof v === 'number') return `${v} ${v === 1 ? one : many}`;
  switch (v.kind) {
    case 'per': {
      const n = v.times ?? 1;
      const each = v.every === 1 ? 'each' : `every ${v.every}`;
      return `${n} ${n === 1 ? one : many} for ${each} ${nounWords(v.of, v.every)}`;
    }
    case 'times':
      return `${v.by} ${v.by === 1 ? one : many} for each ${nounWords(v.of, 1)}`;
    case 'd6':
      return `as many ${many} as a die shows`;
    case 'sum':
      return v.of.map((part) => amountWords(part, one, many)).join(' plus ');
    case 'min':
    case 'max':
      return `as many ${many} as ${valueWords(v)}`;
    default:
      return `1 ${one} for each ${nounWords(v, 1)}`;
  }
}

/** "+3 Attack", "+1 Attack for each point of your Defense". */
export function boostWords(v: Value, stat: 'Attack' | 'Defense'): string {
  if (typeof v === 'number') return `${v < 0 ? '−' : '+'}${Math.abs(v)} ${stat}`;
  return `+${amountWords(v, stat, stat)}`;
}

/** The players as the subject of a sentence. */
export function playersWords(players: Players): string {
  switch (players) {
    case 'you':
      return 'you';
    case 'another':
      return 'another player';
    case 'targetPlayer':
      return 'a target player';
    case 'others':
      return 'each other player';
    case 'each':
      return 'each player';
    case 'left':
      return 'the player on your left';
    case 'right':
      return 'the player on your right';
    case 'current':
      return 'the active player';
    default:
      return 'most' in players
        ? `the player with the most ${muchWords(players.most)}`
        : `the player with the ${fewest(players.least)} ${muchWords(players.least)}`;
  }
}

/** What somebody has the most of: "wounds", "Attack", "Monsters". */
function muchWords(v: Value): string {
  if (typeof v === 'number') return `${v}`;
  switch (v.kind) {
    case 'stat':
      return STATS[v.stat][1];
    case 'wounds':
    case 'crystals':
      return v.kind;
    case 'count':
      return filterWord(v.filter, 2);
    default:
      return `(${valueWords(v)})`;
  }
}

const fewest = (v: Value): string =>
  typeof v === 'object' && v.kind === 'stat' && v.stat !== 'undead' ? 'least' : 'fewest';

/** "you heal", "another player heals". */
export const does = (players: Players, you: string, they: string): string =>
  players === 'you' ? you : `${playersWords(players)} ${they}`;

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

/** "4 wounds", "2 Dragons": a number of what a value counts. */
function amountOfWords(v: Value, n: number): string {
  if (typeof v === 'number') return `${n}`;
  switch (v.kind) {
    case 'stat':
      return `${n} ${STATS[v.stat][n === 1 ? 0 : 1]}`;
    case 'wounds':
      return plural(n, 'wound');
    case 'crystals':
      return plural(n, 'crystal');
    case 'count':
      return `${n} ${filterWord(v.filter, n)}`;
    default:
      return `${n} (${valueWords(v)})`;
  }
}

const COMPARE = { atLeast: 'at least', atMost: 'at most', exactly: 'exactly' } as const;

export function conditionWords(condition: Condition): string {
  switch (condition.kind) {
    case 'distance':
      return condition.is === 'atLeast'
        ? `at distance ${condition.n} or more`
        : condition.is === 'atMost'
          ? `at distance ${condition.n} or less`
          : `at distance ${condition.n}`;
    case 'against':
      return `against ${filterWord(condition.filter, 2)}`;
    case 'hasCard':
      return `if you have ${aCard(condition.filter)}`;
    case 'topIs':
      return `if your top ${pileWord(condition.pile)} is ${aCard(condition.filter)}`;
    case 'yourTurn':
      return 'in your own turn';
    default:
      return `if you have ${COMPARE[condition.kind]} ${amountOfWords(condition.value, condition.n)}`;
  }
}

function modifierWords(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'untargetable':
      return 'no ability of another player affects you';
    case 'cannotHeal':
      return 'your wounds cannot be healed';
    case 'crystalCap':
      return `you keep at most ${modifier.n} crystals`;
    case 'bonus': {
      const parts: string[] = [];
      if (modifier.attack !== 0) parts.push(boostWords(modifier.attack, 'Attack'));
      if (modifier.defense !== 0) parts.push(boostWords(modifier.defense, 'Defense'));
      return parts.join(' and ');
    }
    case 'journeyPriceCap':
      return `journeys to distance ${modifier.from} or more cost ${
        modifier.price === 0 ? 'nothing' : `only ${amountWords(modifier.price, 'crystal')}`
      }`;
    case 'doubleDamage':
      return 'Double Damage: each point of its Strength that Defense does not stop causes two wounds';
    case 'attacksEach':
      return 'attacks each player';
    case 'selfStat': {
      const what = statsWords(modifier.health, modifier.strength);
      return modifier.per === undefined
        ? `this creature has ${what}`
        : `this creature has ${what} for each ${nounWords(modifier.per, 1)}`;
    }
    case 'allCreatures':
      return `all ${filterWord(modifier.filter, 2)} have ${statsWords(modifier.health, modifier.strength)}`;
    case 'startCrystals':
      return modifier.mode === 'set'
        ? `everyone starts with ${modifier.n} crystals`
        : `everyone starts with ${modifier.n} more crystals`;
  }
}

const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

function statsWords(health: number, strength: number): string {
  const parts: string[] = [];
  if (health !== 0) parts.push(`${signed(health)} Health`);
  if (strength !== 0) parts.push(`${signed(strength)} Strength`);
  return parts.join(' and ');
}

function eventWords(event: TriggerEvent): string {
  switch (event.on) {
    case 'turnBegins':
      return 'When your turn begins';
    case 'turnEnds':
      return 'When your turn ends';
    case 'takeWounds':
      return 'Whenever you take wounds';
    case 'afterTaking':
      return `After taking ${aCard(event.what)}`;
    case 'afterDefeating':
      return `After defeating ${aCard(event.what)}`;
    case 'afterJourney':
      return 'After a journey';
    case 'afterRest':
      return 'After resting';
    case 'gameEnds':
      return 'When the game ends';
  }
}

export function gloryWords(glory: Glory): string {
  switch (glory.kind) {
    case 'flat':
      return `${minus(glory.n)} Glory`;
    case 'perWound':
      return `${minus(glory.n)} Glory for ${every(glory.every, 'wound')} you have`;
    case 'perStat':
      return `1 Glory for each ${glory.stat === 'undead' ? '' : 'point of '}${STATS[glory.stat][0]} you have`;
    case 'perCrystals':
      return `${minus(glory.n)} Glory for ${every(glory.every, 'crystal')} you have`;
    case 'perCard':
      return `${minus(glory.n)} Glory for ${
        glory.every === 1
          ? `each ${filterWord(glory.filter)}`
          : `every ${glory.every} ${filterWord(glory.filter, 2)}`
      } you have`;
    case 'perPair':
      return `${minus(glory.n)} Glory for each pair of an Item and an Enchantment you have`;
  }
}

const every = (n: number, one: string): string => (n === 1 ? `each ${one}` : `every ${n} ${one}s`);

const sentence = (clause: string): string => `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;

/** All that is paid for an action. */
export const costsWords = (costs: readonly string[]): string => costs.join(' and ');

const LIMIT = { 1: '', 2: ' (twice a turn)', multi: ' (any number of times)' } as const;

/** An ability in full; `say` tells costs and effects. */
export function abilityWords(ability: Ability, say: (effect: never) => string): string {
  const tell = say as (effect: unknown) => string;
  switch (ability.type) {
    case 'action': {
      const costs = ability.cost.map(tell);
      const before = ability.kind === 'rest' ? ['Rest', ...costs] : costs;
      const cost = before.length === 0 ? 'Free' : costsWords(before);
      return `${sentence(`${cost} → ${tell(ability.effect)}`).slice(0, -1)}${LIMIT[ability.limit]}.`;
    }
    case 'immediate':
      return `At once: ${tell(ability.effect)}.`;
    case 'trigger': {
      const once = ability.oncePerTurn === true ? ', once a turn' : '';
      const condition = ability.if === undefined ? '' : `, ${conditionWords(ability.if)}`;
      const may = ability.optional === true ? 'you may ' : '';
      return `${eventWords(ability)}${once}${condition}: ${may}${tell(ability.effect)}.`;
    }
    case 'static': {
      const condition = ability.while === undefined ? '' : ` ${conditionWords(ability.while)}`;
      return sentence(`${modifierWords(ability.modifier)}${condition}`);
    }
  }
}
