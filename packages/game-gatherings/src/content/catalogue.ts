import { type CardInfo, type CardSet, type Face, plural } from '@conclave/kernel';
import { lower, wordsOf } from '../rules/effects.ts';
import { AIR_BACK, ASPECTS, ELEMENT_BACKS, ENCHANTERS, SCHOOLS } from './enchanters.ts';
import { ELEMENTAL_MASTER_POINTS } from './faces.ts';
import { type ObjectTable, type ObjectValue, PILES } from './objects.ts';
import { TRICKS } from './tricks.ts';

/** G-1.7 */
const NEW_GATHERINGS = 8;
const NEW_GATHERING_POINTS = 1;

const ASSUMED = 'assumed (G-1.8)';
const RULEBOOK = 'rulebook';

export const BACKS = [...ELEMENT_BACKS, ...PILES, 'New Gathering', 'Elemental Master'];
const FIRST_PILE_BACK = ELEMENT_BACKS.length;

interface Entry extends Face {
  readonly info: CardInfo;
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function entry(back: number, info: CardInfo): Entry {
  return { id: info.id, name: info.name, back, text: info.text, info };
}

function enchanterEntries(): Entry[] {
  return ENCHANTERS.map(({ id, name, aspect, school, element }) => {
    const air = school < 0;
    return entry(air ? AIR_BACK : element, {
      id,
      name,
      set: 'deck',
      kind: air ? 'airEnchanter' : 'enchanter',
      copies: 1,
      text: air ? 'Any school and any element, chosen when it is used.' : '',
      source: RULEBOOK,
      aspect: ASPECTS[aspect],
      school: air ? 'any' : SCHOOLS[school],
      element: air ? 'any' : ELEMENT_BACKS[element],
      back: air ? 'air' : ELEMENT_BACKS[element],
    });
  });
}

function trickEntries(): Entry[] {
  return TRICKS.map(({ id, name, rule, when, effect }) =>
    entry(AIR_BACK, {
      id,
      name,
      set: 'deck',
      kind: 'trick',
      copies: 1,
      text: when === 'met' ? `When drawn or turned up: ${lower(wordsOf(effect))}` : wordsOf(effect),
      source: RULEBOOK,
      rule,
      back: 'air',
    }),
  );
}

function elementalEntries(): Entry[] {
  return ELEMENT_BACKS.map((element, back) =>
    entry(back, {
      id: `${element}-elemental`,
      name: `${title(element)} Elemental`,
      set: 'deck',
      kind: 'elemental',
      copies: 1,
      text: '1 spell point while in your hand.',
      source: RULEBOOK,
      element,
      back: element,
    }),
  );
}

function objectEntry(pile: number, value: ObjectValue, copies: number): Entry {
  const letter = PILES[pile] as string;
  const stone = value === 'S';
  return entry(FIRST_PILE_BACK + pile, {
    id: `object-${letter}-${value}`,
    name: stone ? `Sorcerer's Stone (${letter})` : `Object ${letter}, ${value}`,
    set: `pile ${letter}`,
    kind: stone ? 'stone' : 'object',
    copies,
    text: stone
      ? '0 spell points. Two of these and another object win the game.'
      : `${plural(value, 'spell point')}.`,
    source: ASSUMED,
    pile: letter,
    points: stone ? 0 : value,
    back: letter,
  });
}

function openObjects(): Entry[] {
  return [
    entry(FIRST_PILE_BACK + PILES.length, {
      id: 'new-gathering',
      name: 'New Gathering',
      set: 'new gatherings',
      kind: 'newGathering',
      copies: NEW_GATHERINGS,
      text: '1 spell point.',
      source: RULEBOOK,
      points: NEW_GATHERING_POINTS,
      back: 'New Gathering',
    }),
    entry(FIRST_PILE_BACK + PILES.length + 1, {
      id: 'elemental-master',
      name: 'Elemental Master',
      set: 'elemental master',
      kind: 'elementalMaster',
      copies: 1,
      text: '5 spell points for a player with three or more Elementals, if that wins the game.',
      source: RULEBOOK,
      points: ELEMENTAL_MASTER_POINTS,
      back: 'Elemental Master',
    }),
  ];
}

/** Every card of a table, and which of them lie where before the set-up. */
export interface Catalogue {
  readonly faces: readonly Entry[];
  readonly sets: readonly CardSet[];
  /** Per face its spell points. */
  readonly points: readonly number[];
  /** Per face whether it is a Sorcerer's Stone. */
  readonly stone: readonly boolean[];
}

export function catalogueFor(objects: ObjectTable): Catalogue {
  const faces: Entry[] = [...enchanterEntries(), ...trickEntries(), ...elementalEntries()];
  const sets: CardSet[] = [
    { name: 'deck', zone: 'deck', reshuffled: true, faces: faces.map((_, face) => face) },
  ];
  PILES.forEach((letter, pile) => {
    const values = objects[letter];
    const pileFaces: number[] = [];
    for (const value of new Set(values)) {
      const copies = values.filter((other) => other === value).length;
      for (let i = 0; i < copies; i++) pileFaces.push(faces.length);
      faces.push(objectEntry(pile, value, copies));
    }
    sets.push({ name: `pile ${letter}`, zone: 'pile', index: pile, faces: pileFaces });
  });
  for (const open of openObjects()) {
    const own = new Array<number>(open.info.copies).fill(faces.length);
    sets.push({
      name: open.info.set,
      zone: open.info.kind === 'newGathering' ? 'newGatherings' : 'elementalMaster',
      faces: own,
    });
    faces.push(open);
  }
  return {
    faces,
    sets,
    points: faces.map((face) => (face.info['points'] as number | undefined) ?? 0),
    stone: faces.map((face) => face.info.kind === 'stone'),
  };
}
