import type { CardInfo, CardSet, Effects, Face } from '@conclave/kernel';
import { effectsBy } from '../rules/effects.ts';
import { matches } from '../rules/faces.ts';
import type { Kinds, Say } from '../rules/kinds.ts';
import type { Barred, EnchantersTable } from '../rules/table.ts';
import { abilityWords, sayBy } from '../text/words.ts';
import type { FaceFacts } from './facts.ts';
import { cardFacts, startFacts, villageFacts } from './prepare.ts';
import type { Content, Effect, Icon, KingdomCard, Part, Village } from './vocabulary.ts';

export const BACKS = ['Adventure', 'Start', 'Village'];
const ADVENTURE = 0;
const START = 1;
const VILLAGE_BACK = 2;

/** A table seats no more. */
const MOST_SEATS = 4;

interface Entry extends Face {
  readonly info: CardInfo;
}

/** Everything printed, and what the rules make of it. */
export interface Catalogue {
  readonly faces: readonly Entry[];
  readonly facts: readonly FaceFacts[];
  readonly effects: Effects<Effect, EnchantersTable>;
  /** First face of the starting cards and of the Villages. */
  readonly firstStart: number;
  readonly firstVillage: number;
  readonly barred: Barred;
}

const ICONS: Readonly<Record<Icon, string>> = {
  attack: 'Attack',
  brokenSword: 'Broken Sword',
  defense: 'Defense',
  brokenShield: 'Broken Shield',
  undead: 'Undead',
};

const iconWords = (part: Part): string[] =>
  Object.entries(part.icons ?? {}).map(([icon, n]) => `${n} ${ICONS[icon as Icon]}.`);

/** The kinds cards are written with, and how they are told. */
interface Language {
  readonly kinds: Kinds<EnchantersTable>;
  readonly say: Say;
}

/** What a part says: its icons, its abilities, its Glory. */
function partWords(part: Part, { kinds, say }: Language): string {
  return [
    ...iconWords(part),
    ...(part.abilities ?? []).map((ability) => abilityWords(ability, kinds, say)),
    ...(part.glory ?? []).map((glory) => `${kinds.glory[glory.kind]?.words(glory, say) ?? '?'}.`),
  ].join(' ');
}

/** The effects that stand on a face, each under its place. */
function effectsOn(place: string, facts: FaceFacts): [string, Effect][] {
  return [
    ...facts.actions.flatMap(({ index, costs, effect }): [string, Effect][] => [
      ...costs.map((cost, i): [string, Effect] => [`${place}.action[${index}].cost[${i}]`, cost]),
      [`${place}.action[${index}].effect`, effect],
    ]),
    ...facts.triggers.map(({ index, effect }): [string, Effect] => [
      `${place}.trigger[${index}].effect`,
      effect,
    ]),
    ...facts.immediates.map((effect, i): [string, Effect] => [`${place}.immediate[${i}]`, effect]),
  ];
}

const originOf = (card: KingdomCard | Village): Record<string, unknown> =>
  card.source === 'rulebook' ? { source: card.source, known: card.known } : { source: card.source };

function cardEntry(card: KingdomCard, kingdom: string, language: Language): Entry {
  const upper = partWords(card.upper, language);
  const lower = partWords(card.lower, language);
  const creature =
    card.type === 'monster' || card.type === 'dragon'
      ? { health: card.health, strength: card.strength }
      : {};
  const text = [upper, lower].filter((part) => part !== '').join(' — ');
  return {
    id: card.id,
    name: card.name,
    back: ADVENTURE,
    text,
    info: {
      id: card.id,
      name: card.name,
      set: kingdom,
      kind: card.type,
      text,
      kingdom,
      type: card.type,
      ...(card.type === 'monster' ? { tier: card.tier } : {}),
      ...creature,
      copies: card.copies,
      twoPlayerCopies: card.twoPlayerCopies,
      upper: { ...card.upper, text: upper },
      lower: { ...card.lower, text: lower },
      source: card.source,
      ...originOf(card),
    },
  };
}

/** E-1.16 */
function startEntry(id: string, name: string, kind: string): Entry {
  const info: CardInfo = {
    id,
    name,
    set: 'start',
    kind,
    copies: MOST_SEATS,
    text: '',
    type: kind,
    upper: { text: '' },
    lower: { text: '' },
    source: 'rulebook',
    known: 'Every player starts with it; it has no effect.',
  };
  return { id, name, back: START, text: '', info };
}

function villageEntry(village: Village, kingdom: string | undefined, language: Language): Entry {
  const text = partWords({ abilities: village.abilities, glory: village.glory ?? [] }, language);
  const { id, name } = village;
  const info: CardInfo = {
    id,
    name,
    set: 'villages',
    kind: 'village',
    copies: 1,
    text,
    ...(kingdom === undefined ? {} : { kingdom }),
    source: village.source,
    ...originOf(village),
  };
  return { id, name, back: VILLAGE_BACK, text, info };
}

function build(kinds: Kinds<EnchantersTable>, content: Content): Catalogue {
  const cards = content.kingdoms.flatMap((kingdom) =>
    kingdom.cards.map((card) => ({ kingdom, card })),
  );
  const facts: FaceFacts[] = [
    ...cards.map(({ card }) => cardFacts(kinds, card)),
    startFacts(kinds, 'Fist', 'item'),
    startFacts(kinds, 'of Enchanting', 'enchantment'),
    ...content.villages.map((village) => villageFacts(kinds, village)),
  ];
  const ids = [
    ...cards.map(({ card }) => card.id),
    'fist',
    'of-enchanting',
    ...content.villages.map(({ id }) => id),
  ];
  const placed = facts.flatMap((face, i) => effectsOn(ids[i] as string, face));
  const effects = effectsBy(kinds, Object.fromEntries(placed));
  const language = { kinds, say: sayBy(kinds) };
  const nameOf = (kingdom: string | undefined): string | undefined =>
    content.kingdoms.find(({ id }) => id === kingdom)?.name ?? kingdom;
  const idsWhere = (fits: (face: FaceFacts) => boolean): string[] =>
    ids.slice(0, cards.length).filter((_, i) => fits(facts[i] as FaceFacts));
  return {
    faces: [
      ...cards.map(({ kingdom, card }) => cardEntry(card, kingdom.name, language)),
      startEntry('fist', 'Fist', 'item'),
      startEntry('of-enchanting', 'of Enchanting', 'enchantment'),
      ...content.villages.map((village) =>
        villageEntry(village, nameOf(village.kingdom), language),
      ),
    ],
    facts,
    effects,
    firstStart: cards.length,
    firstVillage: cards.length + 2,
    barred: {
      artifacts: idsWhere((face) => matches(face, 'artifact')),
      creatures: idsWhere((face) => matches(face, 'creature')),
      dragons: idsWhere((face) => matches(face, 'dragon')),
    },
  };
}

const built = new WeakMap<Kinds<EnchantersTable>, WeakMap<Content, Catalogue>>();

export function catalogueFor(kinds: Kinds<EnchantersTable>, content: Content): Catalogue {
  const known = built.get(kinds) ?? new WeakMap<Content, Catalogue>();
  built.set(kinds, known);
  const before = known.get(content);
  if (before !== undefined) return before;
  const catalogue = build(kinds, content);
  known.set(content, catalogue);
  return catalogue;
}

/** E-2.3, E-2.4: the physical cards; `marked` leaves only those with the "2". */
export function setsFor(
  { firstStart, firstVillage }: Catalogue,
  content: Content,
  seats: number,
  marked: boolean,
): CardSet[] {
  const cards = content.kingdoms.flatMap((kingdom) => kingdom.cards);
  const copies = (card: KingdomCard): number => (marked ? card.twoPlayerCopies : card.copies);
  const starts = Array.from({ length: seats }, () => [firstStart, firstStart + 1]).flat();
  return [
    {
      name: 'kingdoms',
      zone: 'box',
      faces: cards.flatMap((card, face) => new Array<number>(copies(card)).fill(face)),
    },
    { name: 'start', zone: 'start', faces: starts },
    {
      name: 'villages',
      zone: 'villages',
      faces: content.villages.map((_, i) => firstVillage + i),
    },
  ];
}
