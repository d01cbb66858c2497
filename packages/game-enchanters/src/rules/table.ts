import type { CounterSpec, Effects, Table, ZoneSpec } from '@conclave/kernel';
import type { FaceFacts } from '../content/facts.ts';
import type { Content, Effect } from '../content/vocabulary.ts';
import type { Kinds } from './kinds.ts';
import type { Ports } from './ports.ts';

/** E-2.16: places on the Journey Track; a place's number is its price and its distance. */
export const PLACES = 6;
/** E-2.1 */
export const START_CRYSTALS = 5;

/** Ids of cards that some zones can never hold; imagined deals keep to it. */
export interface Barred {
  readonly artifacts: readonly string[];
  readonly creatures: readonly string[];
  /** With the Dragons in the Depths (E-17.5) no Dragon is in the upper half. */
  readonly dragons: readonly string[];
}

const open = { faces: 'all', backs: 'all' } as const;
const closed = { faces: 'none', backs: 'all' } as const;

/** E-1.17, E-1.18. The Adventure Deck is four zones, drawn in this order. */
export const zonesFor = (barred: Barred) =>
  ({
    /** E-2.9: the artifact cards seeded on top. */
    seeded: { title: 'top of the Adventure Deck', ...closed, never: barred.creatures },
    deck: { title: 'Adventure Deck', ...closed, never: barred.dragons },
    /** E-17.5: the half into which the Dragons were shuffled. */
    lowerDeck: { title: 'lower half of the Adventure Deck', ...closed },
    /** E-2.9: the creatures put back underneath. */
    depths: { title: 'bottom of the Adventure Deck', ...closed, never: barred.artifacts },
    track: { title: 'Journey Track', of: PLACES, ...open },
    graveyard: { title: 'Graveyard', ...open },
    village: { title: 'Village', ...open },
    /** E-7.11: a card that was picked and is not yet taken. */
    limbo: { title: 'card being taken', ...open },
    item: { title: 'Items', of: 'seat', ...open },
    enchantment: { title: 'Enchantments', of: 'seat', ...open },
    trophy: { title: 'Trophies', of: 'seat', ...open },
    /** E-12.9: what was removed from the game. */
    removed: { title: 'removed from the game', ...open },
    /** E-17.1: taken out unseen by Fast Invasion. */
    unseen: { title: 'left out unseen', ...closed, never: barred.dragons },
    /** Kingdom decks that are not in play. */
    box: { title: 'box', ...open },
    start: { title: 'starting cards', ...open },
    villages: { title: 'other Villages', ...open },
  }) as const satisfies Record<string, ZoneSpec>;

export const countersFor = (slots: number) =>
  ({
    first: { title: 'first player', see: 'all' },
    active: { title: 'whose turn it is', see: 'all' },
    turns: { title: 'turns begun', see: 'all' },
    crystals: { title: 'crystals', of: 'seat', see: 'all' },
    wounds: { title: 'wounds', of: 'seat', see: 'all' },
    /** E-3.8: what the visible parts add up to, kept up with every change of a pile. */
    attackIcons: { title: 'Attack icons', of: 'seat', see: 'all' },
    defenseIcons: { title: 'Defense icons', of: 'seat', see: 'all' },
    undeadIcons: { title: 'Undead icons', of: 'seat', see: 'all' },
    /** Which sorts of abilities are visible before a seat, as a mask. */
    abilities: { title: 'abilities that show', of: 'seat', see: 'all' },
    /** E-4.6: until the end of the turn. */
    attackBoost: { title: 'extra Attack', of: 'seat', see: 'all' },
    defenseBoost: { title: 'extra Defense', of: 'seat', see: 'all' },
    /** The number a trigger on wounds reads (EF-2.13). */
    woundsJustTaken: { title: 'wounds just taken', of: 'seat', see: 'all' },
    /** E-7.11: the slot of the card journeyed for, until the fight is over, and its place, each plus one. */
    picked: { title: 'card journeyed for', see: 'all' },
    pickedFrom: { title: 'place of the card being taken', see: 'all' },
    /** EF-12.3 */
    freeJourney: { title: 'free journey', see: 'all' },
    /** Kingdoms in play, and those picked so far, as masks. */
    kingdoms: { title: 'kingdoms in play', see: 'all' },
    /** EF-7.3: how many wounds each receiver is to get. */
    share: { title: 'share of wounds', of: 'seat', see: 'all' },
    /** E-6.8: how often each card's actions were used this turn, eight bits a card. */
    uses: { title: 'uses of actions', of: Math.ceil(slots / 4), see: 'all' },
  }) as const satisfies Record<string, CounterSpec>;

/** What the rules look up. */
export interface Facts extends Ports<EnchantersTable> {
  readonly content: Content;
  readonly faces: readonly FaceFacts[];
  readonly effects: Effects<Effect, EnchantersTable>;
  readonly kinds: Kinds<EnchantersTable>;
  /** E-2.9, E-17.3 */
  readonly seeds: number;
  /** E-2.3, E-2.4, E-17.4: how many Kingdom decks are played with. */
  readonly decksInPlay: number;
  /** Each kingdom's cards by their faces, and the face of the first Village. */
  readonly kingdoms: readonly (readonly number[])[];
  readonly firstVillage: number;
  readonly decks: 'random' | 'chosen' | 'drafted';
  /** Numbers of the kingdoms wished for, in the order of picking. */
  readonly chosen: readonly number[];
  /** Number of the Village wished for, or how it is found. */
  readonly village: number | 'random' | 'drafted';
  readonly firstPlayer: number;
  /** E-17.1: cards taken out a player. */
  readonly leftOut: number;
  readonly depths: boolean;
}

type Zones = keyof ReturnType<typeof zonesFor>;
type Counters = keyof ReturnType<typeof countersFor>;

export type EnchantersTable = Table<Zones, Counters, Facts>;

/** The same table, as a module sees it that brings zones and counters of its own. */
export type TableWith<Z extends string, C extends string> = Table<Zones | Z, Counters | C, Facts>;
