import { type Effect, type EffectOf, ENERGIES, type Standing } from '../rules/vocabulary.ts';
import { CARDS, type CostAmount, type PowerCard } from './cards.ts';

/** A power card made ready for one number of players: every look-up is one field. */
export interface Power {
  readonly id: string;
  readonly name: string;
  readonly item: boolean;
  readonly prestige: number;
  /** By energy, and their sum. */
  readonly energy: readonly number[];
  readonly energies: number;
  readonly crystals: number;
  readonly declared: boolean;
  readonly enter: Effect | undefined;
  readonly activations: readonly Effect[];
  readonly beforeDie: Effect | undefined;
  /** What is triggered, by `Trigger`. */
  readonly triggers: readonly (Effect | undefined)[];
  readonly whenActivated: Effect | undefined;
  readonly gameEnd: Effect | undefined;
  readonly sacrificed: Effect | undefined;
  readonly full: EffectOf<'whenFull'> | undefined;
  readonly instead: readonly Effect[];
  readonly transmuteMore: number;
  readonly cheaper: number;
  readonly holds: number;
  readonly less: number;
  readonly summonToll: number;
  readonly activationToll: number;
  readonly shield: number;
  readonly barred: boolean;
  readonly dieTransmutes: boolean;
  readonly copies: boolean;
  /** S-6.10: tokens on it may be spent. */
  readonly spendable: boolean;
}

/** Moments at which several cards of a seat may have something to do. */
export const TRIGGER = { summon: 0, roundEnd: 1, season: 2 } as const;
const TRIGGERS = ['whenYouSummon', 'roundEnd', 'seasonChange'] as const;

const amountFor = (amount: CostAmount, seats: number): number =>
  typeof amount === 'number' ? amount : amount[String(seats) as '2' | '3' | '4'];

type Kind = PowerCard['abilities'][number]['kind'];

/** The one ability of a kind, if the card has it. */
function find<K extends Kind>(card: Abilities, kind: K): EffectOf<K> | undefined {
  return card.abilities.find((entry): entry is EffectOf<K> & Abilities['abilities'][number] => {
    return entry.kind === kind;
  });
}
type Abilities = Pick<PowerCard, 'abilities'>;

type Amounts = Extract<Standing, { readonly amount: number }>['kind'];
const amountOf = (card: Abilities, kind: Amounts): number => find(card, kind)?.amount ?? 0;

function powerOf(printed: PowerCard, seats: number, firstEdition: boolean): Power {
  const card = { ...printed, ...(firstEdition ? printed.firstEdition : {}) };
  const energy = ENERGIES.map((type) => amountFor(card.cost[type], seats));
  const enter = find(card, 'enter')?.effect;
  return {
    id: card.id,
    name: card.name,
    item: card.kind === 'item',
    prestige: card.prestige,
    energy,
    energies: energy.reduce((sum, count) => sum + count, 0),
    crystals: amountFor(card.cost.crystals, seats),
    declared: card.declared,
    enter,
    activations: card.abilities.flatMap((entry) =>
      entry.kind === 'activate' ? [entry.effect] : [],
    ),
    beforeDie: find(card, 'beforeDie')?.effect,
    triggers: TRIGGERS.map((kind) => find(card, kind)?.effect),
    whenActivated: find(card, 'whenYouActivate')?.effect,
    gameEnd: find(card, 'gameEnd')?.effect,
    sacrificed: find(card, 'whenSacrificed')?.effect,
    full: find(card, 'whenFull'),
    instead: find(card, 'insteadOfDie')?.effects ?? [],
    transmuteMore: amountOf(card, 'transmuteMore'),
    cheaper: amountOf(card, 'summonForLess'),
    holds: amountOf(card, 'reserveHolds'),
    less: amountOf(card, 'reserveLess'),
    summonToll: amountOf(card, 'summonToll'),
    activationToll: amountOf(card, 'activationToll'),
    shield: find(card, 'replaceLoss')?.crystals ?? 0,
    barred: find(card, 'neverPutIntoPlay') !== undefined,
    dieTransmutes: find(card, 'transmuteWithDieCrystals') !== undefined,
    copies: find(card, 'goesWithCopied') !== undefined,
    spendable: enter?.kind === 'fillThis',
  };
}

/** Every power card, by face. */
export const powersFor = (seats: number, firstEdition: boolean): readonly Power[] =>
  CARDS.map((card) => powerOf(card, seats, firstEdition));
