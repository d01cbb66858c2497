import type { FieldCheck } from '@conclave/kernel';
import {
  condition,
  fieldsError,
  filter,
  glory,
  modifier,
  optional,
  whole,
} from '../rules/effects/checks.ts';
import { effectsOf } from '../rules/effects.ts';
import { cardFacts, type FaceFacts, MOST_USES, villageFacts } from './facts.ts';
import type { Content, Effect, Kingdom, KingdomCard, Village } from './vocabulary.ts';

/** What is wrong with content that came from a file: the place and the reason. */
class Wrong extends Error {}

const wrong = (place: string, reason: string): Wrong => new Wrong(`${place} ${reason}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: FieldCheck = (value) =>
  typeof value === 'string' && value.length > 0 ? undefined : 'must be a text';
const id: FieldCheck = (value) =>
  typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? undefined
    : 'must be small letters, digits and hyphens';
const word =
  (...words: readonly unknown[]): FieldCheck =>
  (value) =>
    words.includes(value) ? undefined : `must be one of ${words.join(', ')}`;
const list: FieldCheck = (value) => (Array.isArray(value) ? undefined : 'must be a list');
const anything: FieldCheck = () => undefined;
const record: FieldCheck = (value) => (isRecord(value) ? undefined : 'must be a record');
const flag: FieldCheck = (value) =>
  typeof value === 'boolean' ? undefined : 'must be true or false';

/** Checks a record's fields and gives it back as one. */
function fields(
  value: unknown,
  place: string,
  checks: Readonly<Record<string, FieldCheck>>,
): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) throw wrong(place, 'must be a record');
  const problem = fieldsError(value, checks);
  if (problem !== undefined) throw wrong(place, problem);
  return value;
}

const SOURCE = { source: word('rulebook', 'original', 'printed'), known: optional(text) };

/** What the rulebooks tell of a card is said with it. */
function checkSource(card: Readonly<Record<string, unknown>>, place: string): void {
  if (card['source'] === 'rulebook' && card['known'] === undefined) {
    throw wrong(`${place}.known`, 'must say what the rulebooks tell of it');
  }
}

const EVENTS: Readonly<Record<string, Readonly<Record<string, FieldCheck>>>> = {
  turnBegins: {},
  turnEnds: {},
  takeWounds: {},
  afterTaking: { what: filter },
  afterDefeating: { what: filter },
  afterJourney: {},
  afterRest: {},
  gameEnds: {},
};

/** Effects met on the way, each with its place, for the check of the effects themselves. */
type Found = Record<string, Effect>;

/** What an ability stands on decides which kinds make sense there. */
type Bearer = 'artifact' | 'creature' | 'village';

/** Modifiers that only mean something on a creature that is fought, or on a Village. */
const ONLY_ON: Readonly<Record<string, Bearer>> = {
  doubleDamage: 'creature',
  attacksEach: 'creature',
  selfStat: 'creature',
  allCreatures: 'village',
  startCrystals: 'village',
};

/** What is said of the card it stands on; a Village is no card of a pile. */
const OF_THIS_CARD = /"kind":"(removeThis|discardThis|buryThis|giveThis|buryTaken)"/;

function checkBearer(value: Readonly<Record<string, unknown>>, place: string, on: Bearer): void {
  if (value['type'] === 'immediate' && on === 'village') {
    throw wrong(place, 'is an immediate effect, and a Village is never taken');
  }
  const [, ofThis] = OF_THIS_CARD.exec(JSON.stringify(value)) ?? [];
  if (ofThis !== undefined && on === 'village') {
    throw wrong(place, `has ${ofThis}, and a Village stays where it is`);
  }
  if (value['type'] !== 'static') return;
  const kind = String((value['modifier'] as Readonly<Record<string, unknown>>)['kind']);
  const only = ONLY_ON[kind];
  if (only !== undefined && only !== on) {
    throw wrong(`${place}.modifier`, `${kind} belongs on a ${only}`);
  }
}

function checkAbility(value: unknown, place: string, found: Found): void {
  if (!isRecord(value)) throw wrong(place, 'must be a record');
  const keep = (name: string, effect: unknown): void => {
    found[`${place}.${name}`] = effect as Effect;
  };
  switch (value['type']) {
    case 'action': {
      fields(value, place, {
        type: anything,
        kind: word('minor', 'rest'),
        limit: word(1, 2, 'multi'),
        cost: list,
        effect: record,
      });
      for (const [i, cost] of (value['cost'] as readonly unknown[]).entries()) {
        keep(`cost[${i}]`, cost);
      }
      checkCosts(value['cost'] as readonly unknown[], place);
      keep('effect', value['effect']);
      return;
    }
    case 'immediate':
      fields(value, place, { type: anything, effect: record });
      keep('effect', value['effect']);
      return;
    case 'trigger': {
      const on = String(value['on']);
      const event = Object.hasOwn(EVENTS, on) ? EVENTS[on] : undefined;
      if (event === undefined) {
        throw wrong(place, `on must be one of ${Object.keys(EVENTS).join(', ')}`);
      }
      fields(value, place, {
        type: anything,
        on: anything,
        ...event,
        if: optional(condition),
        optional: optional(flag),
        oncePerTurn: optional(flag),
        effect: record,
      });
      keep('effect', value['effect']);
      return;
    }
    case 'static':
      fields(value, place, { type: anything, modifier, while: optional(condition) });
      checkStatic(value, place);
      return;
    default:
      throw wrong(place, 'type must be one of action, immediate, trigger, static');
  }
}

const TAKES_CARDS: readonly unknown[] = [
  'discardOwn',
  'removeOwn',
  'giveOwn',
  'removeThis',
  'discardThis',
  'buryThis',
  'buryTop',
];

/** E-6.2: that a cost can be paid in full is seen part by part, so cards may stand in one part only. */
function checkCosts(costs: readonly unknown[], place: string): void {
  const taking = costs.filter((cost) => isRecord(cost) && TAKES_CARDS.includes(cost['kind']));
  if (taking.length > 1) throw wrong(`${place}.cost`, 'takes cards in more than one part (E-6.2)');
  for (const kind of ['anotherHeals', 'spendDefense']) {
    const alike = costs.filter((cost) => isRecord(cost) && cost['kind'] === kind);
    if (alike.length > 1) throw wrong(`${place}.cost`, `has ${kind} in more than one part (E-6.2)`);
  }
}

/** Kinds of modifiers that hold without any condition. */
const UNCONDITIONAL: readonly unknown[] = ['crystalCap', 'startCrystals'];

/** Attack that hangs on Attack has no value, and some modifiers take no condition. */
function checkStatic(value: Readonly<Record<string, unknown>>, place: string): void {
  if (value['while'] === undefined) return;
  const { kind } = value['modifier'] as Readonly<Record<string, unknown>>;
  if (UNCONDITIONAL.includes(kind)) throw wrong(`${place}.while`, `does not fit ${String(kind)}`);
  if (/"stat":"(attack|defense)"/.test(JSON.stringify(value['while']))) {
    throw wrong(`${place}.while`, 'must not read Attack or Defense, which it may change itself');
  }
}

function checkAbilities(value: unknown, place: string, found: Found, on: Bearer): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw wrong(place, 'must be a list');
  value.forEach((ability, i) => {
    checkAbility(ability, `${place}[${i}]`, found);
    checkBearer(ability as Readonly<Record<string, unknown>>, `${place}[${i}]`, on);
  });
}

function checkGlory(value: unknown, place: string): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw wrong(place, 'must be a list');
  value.forEach((formula, i) => {
    const problem = glory(formula);
    if (typeof problem === 'string') throw wrong(`${place}[${i}]`, problem);
  });
}

function checkPart(value: unknown, place: string, found: Found, on: Bearer): void {
  const part = fields(value, place, {
    icons: optional(record),
    abilities: optional(list),
    glory: optional(list),
  });
  if (part['icons'] !== undefined) {
    const count = optional(whole(1, 9));
    fields(part['icons'], `${place}.icons`, {
      attack: count,
      brokenSword: count,
      defense: count,
      brokenShield: count,
      undead: count,
    });
  }
  checkAbilities(part['abilities'], `${place}.abilities`, found, on);
  checkGlory(part['glory'], `${place}.glory`);
}

const CREATURE = { health: whole(1, 40), strength: whole(0, 40) };
const BY_TYPE: Readonly<Record<string, Readonly<Record<string, FieldCheck>>>> = {
  item: {},
  enchantment: {},
  monster: { tier: word('minor', 'medium', 'major'), ...CREATURE },
  dragon: CREATURE,
};

function checkCard(value: unknown, place: string, found: Found): void {
  const type = isRecord(value) ? String(value['type']) : '';
  const more = Object.hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
  if (more === undefined) throw wrong(place, 'type must be item, enchantment, monster or dragon');
  const card = fields(value, place, {
    id,
    name: text,
    type: anything,
    copies: whole(1, 6),
    twoPlayerCopies: whole(0, 6),
    upper: record,
    lower: record,
    ...more,
    ...SOURCE,
  });
  checkSource(card, place);
  const on = type === 'item' || type === 'enchantment' ? 'artifact' : 'creature';
  checkPart(card['upper'], `${place}.upper`, found, on);
  checkPart(card['lower'], `${place}.lower`, found, on);
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

function checkKingdom(value: unknown, place: string, found: Found): void {
  const kingdom = fields(value, place, { id, name: text, theme: text, cards: list });
  const at = `${place}(${String(kingdom['id'])})`;
  (kingdom['cards'] as readonly unknown[]).forEach((card, i) => {
    const name = isRecord(card) && typeof card['id'] === 'string' ? card['id'] : `${i}`;
    checkCard(card, `${at}.cards.${name}`, found);
  });
  const checked = value as Kingdom;
  checkDeck(checked, at);
  for (const card of checked.cards) checkUses(cardFacts(card), `${at}.cards.${card.id}`);
}

const COOP_VILLAGE = 'enchanters-guild';

/** E-1.14: a turn is never without a Major Action, so one Rest costs nothing else. */
function checkVillage(value: unknown, place: string, found: Found): void {
  const village = fields(value, place, {
    id,
    name: text,
    kingdom: optional(id),
    abilities: list,
    glory: optional(list),
    ...SOURCE,
  });
  const at = `${place}(${String(village['id'])})`;
  checkSource(village, at);
  checkAbilities(village['abilities'], `${at}.abilities`, found, 'village');
  checkGlory(village['glory'], `${at}.glory`);
  const { abilities } = value as Village;
  const free = abilities.some(
    (ability) => ability.type === 'action' && ability.kind === 'rest' && ability.cost.length === 0,
  );
  if (!free)
    throw wrong(`${at}.abilities`, 'must have a Rest action without further cost (E-1.14)');
  checkUses(villageFacts(value as Village), `${at}.abilities`);
  if (village['id'] === COOP_VILLAGE) throw wrong(at, 'is for playing together only (E-2.15)');
}

function checkUnique(ids: readonly string[], place: string): void {
  const twice = ids.find((one, i) => ids.indexOf(one) !== i);
  if (twice !== undefined) throw wrong(place, `has the id ${twice} twice`);
}

function walk(value: unknown, found: Found): void {
  const content = fields(value, 'content', { kingdoms: list, villages: list });
  (content['kingdoms'] as readonly unknown[]).forEach((kingdom, i) => {
    checkKingdom(kingdom, `kingdoms[${i}]`, found);
  });
  (content['villages'] as readonly unknown[]).forEach((village, i) => {
    checkVillage(village, `villages[${i}]`, found);
  });
}

/** What is wrong with content of unknown origin, and where; nothing if it can be played. */
export function contentError(value: unknown): string | undefined {
  try {
    const found: Found = {};
    walk(value, found);
    const { kingdoms, villages } = value as Content;
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
    effectsOf(found);
    return undefined;
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
