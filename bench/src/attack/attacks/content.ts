import { setTimeout as wait } from 'node:timers/promises';
import { type Attack, type Attempt, many, Tallied, type Target } from '../attack.ts';
import { Intruder } from '../intruder.ts';

/** A Village that everybody has, and that the attacker brings anew. */
const VILLAGE = 'port-aurisan';
const KINGDOM = 'bandits';

const HURT = { kind: 'takeWounds', n: 1 };
const GAIN = { kind: 'gainCrystals', n: 1 };
const rest = (effect: object): object => ({
  type: 'action',
  kind: 'rest',
  limit: 1,
  cost: [],
  effect,
});
const village = (...abilities: readonly object[]): object => ({
  villages: [{ id: VILLAGE, name: 'x', source: 'original', abilities }],
});

/** An effect in itself so often. */
function nested(times: number, shell: (inner: object) => object, core: object): object {
  let effect = core;
  for (let i = 0; i < times; i++) effect = shell(effect);
  return effect;
}

/** Much to reckon with, and within every bound: seven values to count for each of its choices. */
function laborious(): object {
  const counted = {
    kind: 'sum',
    of: [{ kind: 'count', filter: 'any' }, { kind: 'pairs' }, { kind: 'stat', stat: 'defense' }],
  };
  const boost = { kind: 'boostAttack', n: counted };
  const choose = { kind: 'choose', effects: [boost, boost, boost, boost] };
  const cost = [{ kind: 'payCrystals', n: 1 }];
  return { type: 'action', kind: 'minor', limit: 'multi', cost, effect: choose };
}

const itself = { type: 'trigger', on: 'takeWounds', effect: HURT };
const hurting = { type: 'immediate', effect: HURT };

/** The ten designs of a kingdom, with the same abilities on each, and others on its items. */
function kingdom(abilities: readonly object[], ofItems = abilities): object {
  const card = (id: string, copies: number, marked: number, more: object): object => ({
    id: `x-${id}`,
    name: id.startsWith('enchantment') ? `of ${id}` : id,
    source: 'original',
    copies,
    twoPlayerCopies: marked,
    upper: { abilities },
    lower: {},
    ...more,
  });
  const weak = { health: 1, strength: 0 };
  const three = [1, 2, 3];
  return {
    id: KINGDOM,
    name: 'x',
    theme: 'x',
    cards: [
      ...three.map((i) => card(`item-${i}`, 2, 1, { type: 'item', upper: { abilities: ofItems } })),
      ...three.map((i) => card(`enchantment-${i}`, 2, 1, { type: 'enchantment' })),
      card('minor', 6, 3, { type: 'monster', tier: 'minor', ...weak }),
      card('medium', 4, 2, { type: 'monster', tier: 'medium', ...weak }),
      card('major', 2, 1, { type: 'monster', tier: 'major', ...weak }),
      card('dragon', 1, 1, { type: 'dragon', ...weak }),
    ],
  };
}

/** Rules without an end, or with one that nobody lives to see. */
const ENDLESS: Readonly<Record<string, () => object>> = {
  trigger: () => village(rest(HURT), itself),
  repeat: () => village(rest(nested(8, (effect) => ({ kind: 'repeat', n: 10, effect }), GAIN))),
  'for-each': () =>
    village(rest(nested(24, (effect) => ({ kind: 'forEach', players: 'each', effect }), GAIN))),
  card: () => ({
    kingdoms: [kingdom([hurting], [hurting, itself])],
    ...village(rest(HURT)),
  }),
  pair: () =>
    village(rest(HURT), {
      type: 'trigger',
      on: 'takeWounds',
      effect: { kind: 'seq', effects: [{ kind: 'heal', who: 'you', n: 1 }, HURT] },
    }),
  /** As deep as a request is long. */
  deep: () => village(rest(nested(1_500, (effect) => ({ kind: 'may', effect }), GAIN))),
  /** As much to do as a request is long. */
  large: () => {
    const sum = { kind: 'sum', of: Array.from({ length: 12 }, () => ({ kind: 'd6' })) };
    const gain = { kind: 'gainCrystals', n: sum };
    const round = { kind: 'seq', effects: Array.from({ length: 8 }, () => gain) };
    const effect = nested(3, (inner) => ({ kind: 'repeat', n: 10, effect: inner }), round);
    return village(...Array.from({ length: 4 }, () => rest(effect)));
  },
};

/** Rules that do come to an end, and take their time: a server that takes cards takes these. */
const laboriousCards = (): object => {
  const four = Array.from({ length: 4 }, laborious);
  return { kingdoms: [kingdom(four)], ...village(rest({ kind: 'gainCrystals', n: 3 })) };
};

const wishFor = (content: object): object => ({
  game: 'enchanters',
  seats: 2,
  options: {
    content,
    village: VILLAGE,
    decks: 'chosen',
    kingdoms: [KINGDOM, 'goblins', 'gnolls', 'undead'],
  },
  bots: [0, 1].map((seat) => ({ seat, bot: 'random' })),
  start: true,
});

async function bring(
  target: Target,
  contents: readonly (() => object)[],
  allowed: 'allowed' | 'not allowed',
): Promise<Attempt> {
  const eve = await Intruder.come(target.door);
  const met = new Tallied();
  const each = many(target, 2, 1);
  for (const content of contents) {
    for (let i = 0; i < each; i++) {
      const { status } = await eve.wish(wishFor(content()));
      met.add(status === 0 ? 'no answer' : status);
    }
  }
  // The bots play by themselves, and come upon it.
  if (met.of(200) + met.of('no answer') > 0) await wait(many(target, 8_000, 4_000));
  const opened = { what: 'tables opened', value: met.of(200) };
  return {
    tried: `${contents.length * each} tables with endless cards`,
    met: `${met}`,
    counts: [allowed === 'allowed' ? opened : { ...opened, most: 0 }],
  };
}

const ALL = Object.values(ENDLESS);
const ALLOWED = { CONTENT_FROM_PLAYERS: 'true' };

/** Cards of one's own that never come to an end. */
export const CONTENT: readonly Attack[] = [
  {
    name: 'content',
    about: 'tables with endless cards of their own, where the server takes no cards from players',
    restart: true,
    run: (target) => bring(target, ALL, 'not allowed'),
  },
  {
    name: 'content-allowed',
    about: 'tables with endless cards of their own, where the server takes them',
    settings: ALLOWED,
    restart: true,
    run: (target) => bring(target, [...ALL, laboriousCards], 'allowed'),
  },
  ...Object.entries(ENDLESS).map(
    ([name, content]): Attack => ({
      name: `content-${name}`,
      about: `one sort of endless cards alone: ${name}`,
      settings: ALLOWED,
      restart: true,
      longOnly: true,
      run: (target) => bring(target, [content], 'allowed'),
    }),
  ),
];
