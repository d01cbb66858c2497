import type { FieldCheck } from '@conclave/kernel';
import { condition, filter, glory, modifier, optional } from '../rules/effects/checks.ts';
import { anything, fields, flag, isRecord, listIn, record, word, wrong } from './fields.ts';
import { abilityList, costList, gloryList } from './limits.ts';
import type { Effect } from './vocabulary.ts';

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

/** The effects of one card, each with its place, for the check of the effects themselves. */
export type Found = Record<string, Effect>;

/** What an ability stands on decides which kinds make sense there. */
export type Bearer = 'artifact' | 'creature' | 'village';

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
        cost: costList,
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

export function checkAbilities(value: unknown, place: string, found: Found, on: Bearer): void {
  listIn(value, place, abilityList).forEach((ability, i) => {
    checkAbility(ability, `${place}[${i}]`, found);
    checkBearer(ability as Readonly<Record<string, unknown>>, `${place}[${i}]`, on);
  });
}

export function checkGlory(value: unknown, place: string): void {
  listIn(value, place, gloryList).forEach((formula, i) => {
    const problem = glory(formula);
    if (typeof problem === 'string') throw wrong(`${place}[${i}]`, problem);
  });
}
