import type { CardInfo, CardSet, Face, Options } from '@conclave/kernel';
import { timingOf } from '../rules/abilities.ts';
import { wordsOf, wordsOfAbility } from '../rules/effects.ts';
import { CARDS, COST_PARTS, type PowerCard } from './cards.ts';
import { type Level, SETUP } from './setup.ts';
import { ABILITIES, ENCHANTMENTS } from './tokens.ts';

export const BACKS = ['power card', 'enchantment', 'ability token'] as const;

/** Where each kind of card begins in the catalogue. */
export const FIRST_ENCHANTMENT = CARDS.length;
export const FIRST_ABILITY = FIRST_ENCHANTMENT + ENCHANTMENTS.length;

interface Entry extends Face {
  readonly info: CardInfo;
}

const entry = (back: number, info: CardInfo): Entry => ({
  id: info.id,
  name: info.name,
  back,
  text: info.text,
  info,
});

const TIMINGS = ['enter', 'activate', 'permanent'] as const;

const costOf = ({ cost }: Pick<PowerCard, 'cost'>): Record<string, unknown> =>
  Object.fromEntries(COST_PARTS.map((part) => [part, cost[part]]));

const NO_EFFECT = 'No effect; it only scores.';

function powerEntry(printed: PowerCard, firstEdition: boolean): Entry {
  const card = { ...printed, ...(firstEdition ? printed.firstEdition : {}) };
  const text = card.abilities.map(wordsOfAbility).join(' ');
  const timings = new Set(card.abilities.map(timingOf));
  return entry(0, {
    id: card.id,
    name: card.name,
    set: card.set,
    kind: card.kind,
    copies: card.copies,
    text: text === '' ? NO_EFFECT : text,
    source: 'rulebook',
    number: card.number,
    prestige: card.prestige,
    cost: costOf(card),
    ...(card.declared ? { costRule: 'one token of each of 1 to 4 energies you declare' } : {}),
    timing: TIMINGS.filter((timing) => timings.has(timing)),
  });
}

/** Every card, enchantment and token, by face. */
export function facesFor(firstEdition: boolean): readonly Entry[] {
  return [
    ...CARDS.map((card) => powerEntry(card, firstEdition)),
    ...ENCHANTMENTS.map(({ id, name, number, phase, modifier }) =>
      entry(1, {
        id,
        name,
        set: 'enchantments',
        kind: 'enchantment',
        copies: 1,
        text: wordsOfAbility(modifier),
        source: 'rulebook',
        number,
        phase,
      }),
    ),
    ...ABILITIES.map((token) =>
      entry(2, {
        id: token.id,
        name: token.name,
        set: 'ability-tokens',
        kind: 'ability',
        copies: 1,
        text: token.usage === 'once' ? wordsOf(token.effect) : wordsOfAbility(token.modifier),
        source: 'rulebook',
        number: token.number,
        usage: token.usage,
        points: token.points,
      }),
    ),
  ];
}

/** What is used under these options. */
export interface Wish {
  readonly level: Level;
  readonly kingdom: boolean;
  readonly enchantment: string;
  readonly abilities: boolean;
  readonly firstEdition: boolean;
}

export const wishOf = (options: Options): Wish => ({
  level: options['level'] as Level,
  kingdom: options['kingdom'] as boolean,
  enchantment: options['enchantment'] as string,
  abilities: options['abilities'] as boolean,
  firstEdition: options['firstEdition'] as boolean,
});

/** S-2.1 to S-2.4: the power cards used, as faces, each as often as there are copies. */
export function deckOf({ level, kingdom }: Pick<Wish, 'level' | 'kingdom'>): number[] {
  const sets: string[] = [...SETUP.levels[level].sets, ...(kingdom ? [SETUP.kingdom] : [])];
  return CARDS.flatMap(({ set, copies }, face) =>
    sets.includes(set) ? new Array<number>(copies).fill(face) : [],
  );
}

/** What lies where before the set-up. */
export function setsFor(wish: Wish): readonly CardSet[] {
  const sets: CardSet[] = [
    { name: 'power cards', zone: 'deck', reshuffled: true, faces: deckOf(wish) },
  ];
  if (wish.enchantment !== 'none') {
    const faces = ENCHANTMENTS.map((_, i) => FIRST_ENCHANTMENT + i);
    sets.push({ name: 'enchantments', zone: 'enchantments', faces });
  }
  if (wish.abilities) {
    const faces = ABILITIES.map((_, i) => FIRST_ABILITY + i);
    sets.push({ name: 'ability tokens', zone: 'tokens', faces });
  }
  return sets;
}

/** What the gallery tells of everything that is used. */
export function cardsFor(wish: Wish): readonly CardInfo[] {
  const used = new Set(setsFor(wish).flatMap(({ faces }) => faces));
  return facesFor(wish.firstEdition).flatMap(({ info }, face) => (used.has(face) ? [info] : []));
}
