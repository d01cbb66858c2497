import type { CardType, Kinds } from '../rules/kinds.ts';
import {
  type Action,
  ANY,
  type FaceFacts,
  FILTER,
  GLORY,
  LAST_USE,
  OF_ALL,
  type PartFacts,
  SHOWS,
  type Static,
  type Trigger,
} from './facts.ts';
import { readByEffect } from './inside.ts';
import type {
  Ability,
  Cost,
  DeckCard,
  Doing,
  Filter,
  KingdomCard,
  Part,
  Village,
} from './vocabulary.ts';

/** Makes what is printed ready for the rules. */

const LIMITS = { 1: 1, 2: 2, multi: 0 } as const;

type ActionAbility = Extract<Ability, { readonly type: 'action' }>;

function actionOf(kinds: Kinds, ability: ActionAbility, index: number): Action {
  const crystalsIn = (cost: Cost): number => kinds.costs[cost.kind]?.crystals(cost) ?? 0;
  const paid = (cost: Cost): number => kinds.costs[cost.kind]?.paid ?? 0;
  // E-6.19: choices first, then crystals, then wounds.
  const costs = [...ability.cost].sort((a, b) => paid(a) - paid(b));
  return {
    index,
    rest: ability.kind === 'rest',
    limit: LIMITS[ability.limit],
    costs,
    crystals: costs.reduce((n, cost) => n + crystalsIn(cost), 0),
    dues: costs.flatMap((cost) => {
      const kind = kinds.costs[cost.kind];
      return kind === undefined || kind.crystals(cost) > 0 ? [] : [{ cost, kind }];
    }),
    effect: ability.effect,
    reads: readByEffect(kinds, ability.effect) !== 0,
  };
}

/** EF-1.5: an ability that may be passed over is one the player may do. */
const wish = (ability: { readonly optional?: boolean; readonly effect: Doing }): Doing =>
  ability.optional === true ? { kind: 'may', effect: ability.effect } : ability.effect;

const ofCreatures = (kinds: Kinds, statics: readonly Static[], whose: 'itself' | 'all'): Static[] =>
  statics.filter(({ modifier }) => kinds.modifiers[modifier.kind]?.creatures === whose);

function partOf(
  kinds: Kinds,
  part: Part,
  actionsBefore: number,
  triggersBefore: number,
): PartFacts {
  const actions: Action[] = [];
  const triggers: Trigger[] = [];
  const statics: Static[] = [];
  let shows: number = part.glory === undefined ? ANY : ANY | GLORY;
  for (const ability of part.abilities ?? []) {
    if (ability.type === 'action') {
      shows |= ability.kind === 'rest' ? SHOWS.rest : SHOWS.minor;
      actions.push(actionOf(kinds, ability, actionsBefore + actions.length));
    } else if (ability.type === 'trigger') {
      shows |= kinds.shows[ability.on] ?? 0;
      triggers.push({
        index: triggersBefore + triggers.length,
        event: ability,
        if: ability.if,
        use: ability.oncePerTurn === true ? LAST_USE - triggersBefore - triggers.length : -1,
        effect: wish(ability),
      });
    } else if (ability.type === 'static') {
      shows |= kinds.shows[ability.modifier.kind] ?? 0;
      statics.push({ modifier: ability.modifier, while: ability.while });
    }
  }
  const ofAll = ofCreatures(kinds, statics, 'all');
  const {
    attack = 0,
    brokenSword = 0,
    defense = 0,
    brokenShield = 0,
    undead = 0,
  } = part.icons ?? {};
  return {
    attack: attack - brokenSword,
    defense: defense - brokenShield,
    undead,
    shows: ofAll.length > 0 ? shows | OF_ALL : shows,
    cap: statics.reduce(
      (least, { modifier }) =>
        modifier.kind === 'crystalCap' ? Math.min(least, modifier.n) : least,
      Number.MAX_SAFE_INTEGER,
    ),
    actions,
    triggers,
    statics,
    ofAll,
    glory: part.glory ?? [],
  };
}

const immediatesOf = (abilities: readonly Ability[] = []): Doing[] =>
  abilities.flatMap((ability) => (ability.type === 'immediate' ? [ability.effect] : []));

const minorsIn = (actions: readonly Action[]): Doing[] =>
  actions.flatMap(({ rest, effect }) => (rest ? [] : [effect]));

type Told = Pick<FaceFacts, 'name' | 'type' | 'pile' | 'fights' | 'start'> & {
  readonly filters: readonly Filter[];
  readonly health?: number;
  readonly strength?: number;
  readonly immediates?: readonly Doing[];
};

/** What is known of a face, by its two parts and what else is told of it. */
function faceOf(kinds: Kinds, upper: PartFacts, lower: PartFacts, told: Told): FaceFacts {
  const actions = [...upper.actions, ...lower.actions];
  const undead = upper.undead + lower.undead > 0 ? FILTER.undead : 0;
  // All fields in one literal: every face then has the same shape, and is looked up quickly.
  return {
    name: told.name,
    type: told.type,
    pile: told.pile,
    fights: told.fights,
    filters: told.filters.reduce((mask, filter) => mask | FILTER[filter], undead),
    start: told.start,
    health: told.health ?? 0,
    strength: told.strength ?? 0,
    upper,
    lower,
    actions,
    triggers: [...upper.triggers, ...lower.triggers],
    immediates: told.immediates ?? [],
    ofItself: ofCreatures(kinds, [...upper.statics, ...lower.statics], 'itself'),
    minors: minorsIn(actions),
  };
}

export function cardFacts(kinds: Kinds, card: KingdomCard | DeckCard): FaceFacts {
  const upper = partOf(kinds, card.upper, 0, 0);
  const lower = partOf(kinds, card.lower, upper.actions.length, upper.triggers.length);
  const { pile, fights, filters } = kinds.types[card.type] as CardType;
  return faceOf(kinds, upper, lower, {
    name: card.name,
    type: card.type,
    pile,
    fights,
    filters,
    start: false,
    ...('health' in card && card.health !== undefined ? { health: card.health } : {}),
    ...('strength' in card && card.strength !== undefined ? { strength: card.strength } : {}),
    immediates: [...immediatesOf(card.upper.abilities), ...immediatesOf(card.lower.abilities)],
  });
}

/** E-1.16: a card without icons, abilities and Glory. */
export function startFacts(kinds: Kinds, name: string, type: 'item' | 'enchantment'): FaceFacts {
  const empty = partOf(kinds, {}, 0, 0);
  const { pile, filters } = kinds.types[type] as CardType;
  return faceOf(kinds, empty, empty, { name, type, pile, fights: false, filters, start: true });
}

/** E-1.14: all of a Village shows all the time. */
export function villageFacts(kinds: Kinds, village: Village): FaceFacts {
  const { name, abilities, glory = [] } = village;
  const upper = partOf(kinds, { abilities, glory }, 0, 0);
  return faceOf(kinds, upper, partOf(kinds, {}, 0, 0), {
    name,
    type: 'village',
    pile: 'none',
    fights: false,
    filters: [],
    start: false,
  });
}
