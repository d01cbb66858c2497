import { type FieldCheck, shapeError } from '@conclave/kernel';
import { effectsBy } from '../rules/effects.ts';
import type { Bearer, Kinds } from '../rules/kinds.ts';
import type { EnchantersTable } from '../rules/table.ts';
import {
  checkAbilities,
  checkGlory,
  checkVillageAbilities,
  type Found,
} from './check-abilities.ts';
import { isRecord, optional, whole } from './checks.ts';
import { type FaceFacts, MOST_USES } from './facts.ts';
import { anything, fields, list, record, word, wrong } from './fields.ts';
import type { Deck, Lexicon } from './lexicon.ts';
import {
  cardExcess,
  contentExcess,
  effectExcess,
  id,
  kingdomList,
  textUpTo,
  villageList,
} from './limits.ts';
import { loopIn } from './loops.ts';
import { cardFacts, villageFacts } from './prepare.ts';
import type { Content, DeckCard, Kingdom, KingdomCard, Village } from './vocabulary.ts';

type K = Kinds<EnchantersTable>;

const SOURCE = {
  source: word('rulebook', 'original', 'printed'),
  known: optional(textUpTo('known')),
};

/** What the rulebooks tell of a card is said with it. */
function checkSource(card: Readonly<Record<string, unknown>>, place: string): void {
  if (card['source'] === 'rulebook' && card['known'] === undefined) {
    throw wrong(`${place}.known`, 'must say what the rulebooks tell of it');
  }
}

/** Checks the effects of a card by their own table, and how much they are. Returns their number. */
function checkEffects(kinds: K, found: Found, place: string): number {
  const effects = effectsBy(kinds, found);
  for (const [where, effect] of Object.entries(found)) {
    const excess = effectExcess(kinds, effect);
    if (excess !== undefined) throw wrong(where, excess);
  }
  const excess = cardExcess(effects);
  if (excess !== undefined) throw wrong(place, excess);
  return effects.nodes.length;
}

function checkPart(kinds: K, value: unknown, place: string, found: Found, on: Bearer): void {
  const part = fields(
    value,
    place,
    {
      icons: optional(record),
      abilities: optional(list),
      glory: optional(list),
    },
    kinds,
  );
  if (part['icons'] !== undefined) {
    const count = optional(whole(1, 9));
    fields(
      part['icons'],
      `${place}.icons`,
      {
        attack: count,
        brokenSword: count,
        defense: count,
        brokenShield: count,
        undead: count,
      },
      kinds,
    );
  }
  checkAbilities(kinds, part['abilities'], `${place}.abilities`, found, on);
  checkGlory(kinds, part['glory'], `${place}.glory`);
}

/** In words: "item, enchantment or dragon". */
const oneOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** E-1.9 */
const MARKED = { twoPlayerCopies: whole(0, 6) };
/** The types of which a Kingdom deck is made (E-1.8). */
const KINGDOM_TYPES: readonly string[] = ['item', 'enchantment', 'monster', 'dragon'];

function checkCard(
  kinds: K,
  value: unknown,
  place: string,
  types: readonly string[],
  more: Readonly<Record<string, FieldCheck>>,
): number {
  const name = isRecord(value) ? String(value['type']) : '';
  const type = types.includes(name) ? kinds.types[name] : undefined;
  if (type === undefined) throw wrong(place, `type must be ${oneOf(types)}`);
  const card = fields(
    value,
    place,
    {
      id,
      name: textUpTo('name'),
      type: anything,
      copies: whole(1, 6),
      upper: record,
      lower: record,
      ...more,
      ...type.fields,
      ...SOURCE,
    },
    kinds,
  );
  checkSource(card, place);
  const found: Found = {};
  checkPart(kinds, card['upper'], `${place}.upper`, found, type.bearer);
  checkPart(kinds, card['lower'], `${place}.lower`, found, type.bearer);
  return checkEffects(kinds, found, place);
}

/** EN-2: how many designs and copies of each sort a Kingdom deck has, and how many have the "2". */
const DECK: readonly (readonly [string, number, number, number])[] = [
  ['item', 3, 2, 1],
  ['enchantment', 3, 2, 1],
  ['minor monster', 1, 6, 3],
  ['medium monster', 1, 4, 2],
  ['major monster', 1, 2, 1],
  ['dragon', 1, 1, 1],
];

const sortOf = (card: KingdomCard): string =>
  card.type === 'monster' ? `${card.tier} monster` : card.type;

/** E-1.8, E-1.9 */
function checkDeck(kingdom: Kingdom, place: string): void {
  for (const [sort, designs, copies, marked] of DECK) {
    const cards = kingdom.cards.filter((card) => sortOf(card) === sort);
    if (cards.length !== designs) {
      throw wrong(
        `${place}.cards`,
        `must hold ${designs} × ${sort}, and holds ${cards.length} (E-1.8)`,
      );
    }
    for (const card of cards) {
      const at = `${place}.cards.${card.id}`;
      if (card.copies !== copies) throw wrong(`${at}.copies`, `must be ${copies} (E-1.8)`);
      if (card.twoPlayerCopies !== marked)
        throw wrong(`${at}.twoPlayerCopies`, `must be ${marked} (E-1.9)`);
    }
  }
}

/** An answer names a trigger of a card with four bits. */
const MOST_TRIGGERS = 16;

function checkUses({ actions, triggers }: FaceFacts, place: string): void {
  const limited = triggers.filter(({ use }) => use >= 0).length;
  if (actions.length + limited > MOST_USES) {
    throw wrong(place, `has more than ${MOST_USES} actions and triggers that count their uses`);
  }
  if (limited > 0 && triggers.length > MOST_USES - actions.length) {
    throw wrong(place, 'has too many triggers besides one that is limited to once a turn');
  }
  if (triggers.length > MOST_TRIGGERS) {
    throw wrong(place, `has more than ${MOST_TRIGGERS} triggers`);
  }
}

function checkKingdom(kinds: K, value: unknown, place: string): number {
  const kingdom = fields(
    value,
    place,
    {
      id,
      name: textUpTo('name'),
      theme: textUpTo('theme'),
      cards: list,
    },
    kinds,
  );
  const at = `${place}(${String(kingdom['id'])})`;
  const effects = (kingdom['cards'] as readonly unknown[]).map((card, i) => {
    const name = isRecord(card) && id(card['id']) === undefined ? card['id'] : i;
    return checkCard(kinds, card, `${at}.cards.${String(name)}`, KINGDOM_TYPES, MARKED);
  });
  const checked = value as Kingdom;
  checkDeck(checked, at);
  for (const card of checked.cards) checkUses(cardFacts(kinds, card), `${at}.cards.${card.id}`);
  return sum(effects);
}

const COOP_VILLAGE = 'enchanters-guild';

/** E-1.14: a turn is never without a Major Action, so one Rest costs nothing else. */
function checkVillage(kinds: K, value: unknown, place: string): number {
  const village = fields(
    value,
    place,
    {
      id,
      name: textUpTo('name'),
      kingdom: optional(id),
      abilities: list,
      glory: optional(list),
      ...SOURCE,
    },
    kinds,
  );
  const at = `${place}(${String(village['id'])})`;
  checkSource(village, at);
  const found: Found = {};
  checkAbilities(kinds, village['abilities'], `${at}.abilities`, found, 'village');
  const effects = checkEffects(kinds, found, at);
  checkGlory(kinds, village['glory'], `${at}.glory`);
  const { abilities } = value as Village;
  checkVillageAbilities(kinds, abilities, `${at}.abilities`);
  const free = abilities.some(
    (ability) => ability.type === 'action' && ability.kind === 'rest' && ability.cost.length === 0,
  );
  if (!free)
    throw wrong(`${at}.abilities`, 'must have a Rest action without further cost (E-1.14)');
  checkUses(villageFacts(kinds, value as Village), `${at}.abilities`);
  if (village['id'] === COOP_VILLAGE) throw wrong(at, 'is for playing together only (E-2.15)');
  return effects;
}

/** The cards of a deck that a module brings. */
function checkDeckCards(kinds: K, deck: Deck, value: unknown, place: string): number {
  if (!Array.isArray(value)) throw wrong(place, 'must be a list');
  if (value.length > deck.most) throw wrong(place, `must not hold more than ${deck.most}`);
  const effects = value.map((card: unknown, i) => {
    const name = isRecord(card) && id(card['id']) === undefined ? card['id'] : i;
    const at = `${place}.${String(name)}`;
    const found = checkCard(kinds, card, at, deck.types, {});
    checkUses(cardFacts(kinds, card as DeckCard), at);
    return found;
  });
  return sum(effects);
}

function checkMore({ kinds, decks }: Lexicon, value: unknown): number[] {
  if (!isRecord(value)) return [];
  const other = Object.keys(value).find((name) => !decks.some((deck) => deck.name === name));
  if (other !== undefined) throw wrong('more', `has no deck ${other}`);
  return decks.map((deck) =>
    value[deck.name] === undefined
      ? 0
      : checkDeckCards(kinds, deck, value[deck.name], `more.${deck.name}`),
  );
}

function checkUnique(ids: readonly string[], place: string): void {
  const twice = ids.find((one, i) => ids.indexOf(one) !== i);
  if (twice !== undefined) throw wrong(place, `has the id ${twice} twice`);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

function walk(lexicon: Lexicon, value: unknown): Content {
  const { kinds } = lexicon;
  const misshapen = shapeError(value);
  if (misshapen !== undefined) throw wrong('content', misshapen);
  const content = fields(
    value,
    'content',
    { kingdoms: kingdomList, villages: villageList, more: optional(record) },
    kinds,
  );
  const effects = [
    ...(content['kingdoms'] as readonly unknown[]).map((kingdom, i) =>
      checkKingdom(kinds, kingdom, `kingdoms[${i}]`),
    ),
    ...(content['villages'] as readonly unknown[]).map((village, i) =>
      checkVillage(kinds, village, `villages[${i}]`),
    ),
    ...checkMore(lexicon, content['more']),
  ];
  const excess = contentExcess(sum(effects));
  if (excess !== undefined) throw wrong('content', excess);
  return value as Content;
}

/** What is wrong with content of unknown origin, and where; nothing if it can be played. */
export function contentErrorBy(lexicon: Lexicon, value: unknown): string | undefined {
  try {
    const content = walk(lexicon, value);
    const { kingdoms, villages, more = {} } = content;
    checkUnique(
      kingdoms.map((kingdom) => kingdom.id),
      'kingdoms',
    );
    checkUnique(
      villages.map((village) => village.id),
      'villages',
    );
    checkUnique(
      kingdoms.flatMap((kingdom) => kingdom.cards.map((card) => card.id)),
      'kingdoms',
    );
    checkUnique(
      Object.values(more).flatMap((cards) => cards.map((card) => card.id)),
      'more',
    );
    const loop = loopIn(lexicon.kinds, content);
    if (loop !== undefined) throw wrong(loop.place, 'answers wounds with wounds without an end');
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
