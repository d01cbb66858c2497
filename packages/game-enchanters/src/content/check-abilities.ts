import { type Bearer, type Kinds, READS } from '../rules/kinds.ts';
import { condition, glory, isRecord, modifier, optional } from './checks.ts';
import { anything, fields, flag, listIn, record, word, wrong } from './fields.ts';
import { ofThisCard, readByCondition } from './inside.ts';
import { abilityList, costList, gloryList } from './limits.ts';
import type { Ability, Effect } from './vocabulary.ts';

/** The effects of one card, each with its place, for the check of the effects themselves. */
export type Found = Record<string, Effect>;

/** What is said of the card it stands on; a Village is no card of a pile. */
function checkVillageAbility(kinds: Kinds, ability: Ability, place: string): void {
  if (ability.type === 'immediate') {
    throw wrong(place, 'is an immediate effect, and a Village is never taken');
  }
  if (ability.type === 'static') return;
  const costs = ability.type === 'action' ? ability.cost : [];
  for (const effect of [...costs, ability.effect]) {
    const found = ofThisCard(kinds, effect);
    if (found !== undefined) throw wrong(place, `has ${found}, and a Village stays where it is`);
  }
}

function checkBearer(kinds: Kinds, ability: Ability, place: string, on: Bearer): void {
  if (ability.type !== 'static') return;
  const { kind } = ability.modifier;
  const only = kinds.modifiers[kind]?.on;
  if (only !== undefined && only !== 'anything' && only !== on) {
    throw wrong(`${place}.modifier`, `${kind} belongs on a ${only}`);
  }
}

function checkAbility(kinds: Kinds, value: unknown, place: string, found: Found): void {
  if (!isRecord(value)) throw wrong(place, 'must be a record');
  const keep = (name: string, effect: unknown): void => {
    found[`${place}.${name}`] = effect as Effect;
  };
  switch (value['type']) {
    case 'action': {
      fields(
        value,
        place,
        {
          type: anything,
          kind: word('minor', 'rest'),
          limit: word(1, 2, 'multi'),
          cost: costList,
          effect: record,
        },
        kinds,
      );
      for (const [i, cost] of (value['cost'] as readonly unknown[]).entries()) {
        keep(`cost[${i}]`, cost);
      }
      checkCosts(kinds, value['cost'] as readonly unknown[], place);
      keep('effect', value['effect']);
      return;
    }
    case 'immediate':
      fields(value, place, { type: anything, effect: record }, kinds);
      keep('effect', value['effect']);
      return;
    case 'trigger': {
      const on = String(value['on']);
      const event = Object.hasOwn(kinds.events, on) ? kinds.events[on] : undefined;
      if (event === undefined) {
        throw wrong(place, `on must be one of ${Object.keys(kinds.events).join(', ')}`);
      }
      fields(
        value,
        place,
        {
          type: anything,
          on: anything,
          ...event.fields,
          if: optional(condition),
          optional: optional(flag),
          oncePerTurn: optional(flag),
          effect: record,
        },
        kinds,
      );
      keep('effect', value['effect']);
      return;
    }
    case 'static':
      fields(value, place, { type: anything, modifier, while: optional(condition) }, kinds);
      checkStatic(kinds, value as unknown as Ability, place);
      return;
    default:
      throw wrong(place, 'type must be one of action, immediate, trigger, static');
  }
}

/** E-6.2: that a cost can be paid in full is seen part by part, so some may stand in one part only. */
function checkCosts(kinds: Kinds, costs: readonly unknown[], place: string): void {
  const found = costs.map((cost, i) => {
    const kind = isRecord(cost) ? String(cost['kind']) : '';
    const entry = Object.hasOwn(kinds.costs, kind) ? kinds.costs[kind] : undefined;
    if (entry === undefined) {
      const there = Object.keys(kinds.costs).join(', ');
      throw wrong(
        `${place}.cost[${i}]:`,
        `${JSON.stringify(kind)} is not a kind of cost; there are ${there}`,
      );
    }
    return { kind, besides: entry.besides };
  });
  if (found.filter(({ besides }) => besides === 'noOtherCards').length > 1) {
    throw wrong(`${place}.cost`, 'takes cards in more than one part (E-6.2)');
  }
  const twice = found.find(
    ({ kind, besides }, i) =>
      besides === 'others' && found.some((other, j) => j < i && other.kind === kind),
  );
  if (twice !== undefined) {
    throw wrong(`${place}.cost`, `has ${twice.kind} in more than one part (E-6.2)`);
  }
}

/** Attack that hangs on Attack has no value, and some modifiers take no condition. */
function checkStatic(kinds: Kinds, ability: Ability, place: string): void {
  if (ability.type !== 'static' || ability.while === undefined) return;
  const { kind } = ability.modifier;
  if (kinds.modifiers[kind]?.conditional === false) {
    throw wrong(`${place}.while`, `does not fit ${kind}`);
  }
  if (readByCondition(kinds, ability.while) & READS.attackOrDefense) {
    throw wrong(`${place}.while`, 'must not read Attack or Defense, which it may change itself');
  }
}

/** Checks the abilities of a part, and puts their effects with their places into `found`. */
export function checkAbilities(
  kinds: Kinds,
  value: unknown,
  place: string,
  found: Found,
  on: Bearer,
): void {
  listIn(value, place, abilityList).forEach((ability, i) => {
    checkAbility(kinds, ability, `${place}[${i}]`, found);
    checkBearer(kinds, ability as Ability, `${place}[${i}]`, on);
  });
}

/** Of abilities whose effects have been checked. */
export function checkVillageAbilities(
  kinds: Kinds,
  abilities: readonly Ability[],
  place: string,
): void {
  abilities.forEach((ability, i) => {
    checkVillageAbility(kinds, ability, `${place}[${i}]`);
  });
}

export function checkGlory(kinds: Kinds, value: unknown, place: string): void {
  listIn(value, place, gloryList).forEach((formula, i) => {
    const problem = glory(formula, kinds);
    if (typeof problem === 'string') throw wrong(`${place}[${i}]`, problem);
  });
}
