import type { CardInfo, CardSet, Effects, Face } from '@conclave/kernel';
import { effectsBy } from '../rules/effects.ts';
import { matches } from '../rules/faces.ts';
import type { Kinds, Say } from '../rules/kinds.ts';
import type { Barred, EnchantersTable, Facts } from '../rules/table.ts';
import { abilityWords, sayBy } from '../text/words.ts';
import type { FaceFacts } from './facts.ts';
import type { Deck, Lexicon } from './lexicon.ts';
import { cardFacts, startFacts, villageFacts } from './prepare.ts';
import type { Content, DeckCard, Effect, Icon, KingdomCard, Part, Village } from './vocabulary.ts';

const BACKS = ['Adventure', 'Start', 'Village'];
/** E-2.21: how many Villages the last player chooses from, where one does. */
export const VILLAGES_OFFERED = 3;

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
  readonly backs: readonly string[];
  readonly facts: readonly FaceFacts[];
  readonly effects: Effects<Effect, EnchantersTable>;
  /** First face of the starting cards and of the Villages. */
  readonly firstStart: number;
  readonly firstVillage: number;
  /** First face of each deck that modules bring. */
  readonly firstOf: Readonly<Record<string, number>>;
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

const originOf = (card: KingdomCard | DeckCard | Village): Record<string, unknown> =>
  card.source === 'rulebook' ? { source: card.source, known: card.known } : { source: card.source };

/** A card of a module's deck. */
function deckEntry(card: DeckCard, deck: Deck, back: number, language: Language): Entry {
  const upper = partWords(card.upper, language);
  const lower = partWords(card.lower, language);
  const { id, name, type: kind } = card;
  const text = [upper, lower].filter((part) => part !== '').join(' — ');
  const info: CardInfo = {
    ...card,
    id,
    name,
    set: deck.name,
    kind,
    text,
    copies: card.copies,
    upper: { ...card.upper, text: upper },
    lower: { ...card.lower, text: lower },
    ...originOf(card),
    source: card.source,
  };
  return { id, name, back, text, info };
}

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

function build({ kinds, decks }: Lexicon, content: Content): Catalogue {
  const more = decks.flatMap((deck, i) =>
    (content.more?.[deck.name] ?? []).map((card) => ({ deck, card, back: BACKS.length + i })),
  );
  const cards = content.kingdoms.flatMap((kingdom) =>
    kingdom.cards.map((card) => ({ kingdom, card })),
  );
  const facts: FaceFacts[] = [
    ...cards.map(({ card }) => cardFacts(kinds, card)),
    startFacts(kinds, 'Fist', 'item'),
    startFacts(kinds, 'of Enchanting', 'enchantment'),
    ...content.villages.map((village) => villageFacts(kinds, village)),
    ...more.map(({ card }) => cardFacts(kinds, card)),
  ];
  const ids = [
    ...cards.map(({ card }) => card.id),
    'fist',
    'of-enchanting',
    ...content.villages.map(({ id }) => id),
    ...more.map(({ card }) => card.id),
  ];
  const firstMore = cards.length + 2 + content.villages.length;
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
      ...more.map(({ deck, card, back }) => deckEntry(card, deck, back, language)),
    ],
    backs: [...BACKS, ...decks.map(({ back }) => back)],
    facts,
    effects,
    firstStart: cards.length,
    firstVillage: cards.length + 2,
    firstOf: Object.fromEntries(
      decks.map((deck) => [deck.name, firstMore + more.findIndex((one) => one.deck === deck)]),
    ),
    barred: {
      artifacts: idsWhere((face) => matches(face, 'artifact')),
      creatures: idsWhere((face) => matches(face, 'creature')),
      dragons: idsWhere((face) => matches(face, 'dragon')),
    },
  };
}

const built = new WeakMap<Lexicon, WeakMap<Content, Catalogue>>();

export function catalogueFor(lexicon: Lexicon, content: Content): Catalogue {
  const known = built.get(lexicon) ?? new WeakMap<Content, Catalogue>();
  built.set(lexicon, known);
  const before = known.get(content);
  if (before !== undefined) return before;
  const catalogue = build(lexicon, content);
  known.set(content, catalogue);
  return catalogue;
}

/** A kingdom's cards by their faces; E-2.4: `marked` leaves only those with the "2". */
function facesOf(content: Content, kingdom: number, marked: boolean): number[] {
  const before = content.kingdoms.slice(0, kingdom).flatMap(({ cards }) => cards).length;
  const cards = content.kingdoms[kingdom]?.cards ?? [];
  return cards.flatMap((card, i) =>
    new Array<number>(marked ? card.twoPlayerCopies : card.copies).fill(before + i),
  );
}

/** E-2.3, E-2.4: the kingdoms' cards, kingdom by kingdom. */
export const kingdomFaces = (content: Content, marked: boolean): number[][] =>
  content.kingdoms.map((_, kingdom) => facesOf(content, kingdom, marked));

/** The physical cards. Of kingdoms and Villages only those that are played with come into play. */
export function setsFor(
  { firstStart, firstVillage }: Catalogue,
  { content, decksInPlay, kingdoms }: Pick<Facts, 'content' | 'decksInPlay' | 'kingdoms'>,
  seats: number,
): CardSet[] {
  const starts = Array.from({ length: seats }, () => [firstStart, firstStart + 1]).flat();
  return [
    {
      name: 'kingdoms',
      zone: 'box',
      faces: kingdoms.flat(),
      room: decksInPlay * (kingdoms[0]?.length ?? 0),
    },
    { name: 'start', zone: 'start', faces: starts },
    {
      name: 'villages',
      zone: 'villages',
      faces: content.villages.map((_, i) => firstVillage + i),
      room: VILLAGES_OFFERED,
    },
  ];
}

/** The physical cards of the decks that modules bring. */
export const deckSets = (
  { firstOf }: Catalogue,
  content: Content,
  decks: readonly Deck[],
): CardSet[] =>
  decks.map(({ name, zone }) => ({
    name,
    zone,
    faces: (content.more?.[name] ?? []).flatMap(({ copies }, i) =>
      new Array<number>(copies).fill((firstOf[name] ?? 0) + i),
    ),
  }));
