import { type Ability, ENERGIES, type Energy } from '../rules/vocabulary.ts';
import content from './cards.json' with { type: 'json' };
import { Place } from './read.ts';
import { CARD_SETS, type CardSetName } from './setup.ts';

export const COST_PARTS = [...ENERGIES, 'crystals'] as const;
/** S-1.7: one amount, or one for each number of players. */
export type CostAmount = number | Readonly<Record<'2' | '3' | '4', number>>;
type Cost = Readonly<Record<Energy | 'crystals', CostAmount>>;

/** A power card as its file has it; its effects are checked when they are prepared. */
export interface PowerCard {
  readonly id: string;
  readonly number: number;
  readonly set: CardSetName;
  readonly name: string;
  readonly kind: 'item' | 'familiar';
  readonly prestige: number;
  readonly copies: number;
  readonly cost: Cost;
  /** S-8.13: the energies of the cost are chosen when it is summoned. */
  readonly declared: boolean;
  readonly abilities: readonly Ability[];
  /** S-1.20 */
  readonly firstEdition?: Pick<PowerCard, 'cost' | 'abilities'>;
}

const PLAYERS = ['2', '3', '4'] as const;

function readAmount(place: Place): CostAmount {
  if (typeof place.value === 'number') return place.whole(0, 20);
  place.record(PLAYERS);
  return {
    '2': place.at('2').whole(0, 20),
    '3': place.at('3').whole(0, 20),
    '4': place.at('4').whole(0, 20),
  };
}

function readCost(place: Place): Cost {
  place.record([], COST_PARTS);
  const part = (name: keyof Cost): CostAmount => place.maybe(name, readAmount, 0);
  return {
    air: part('air'),
    water: part('water'),
    fire: part('fire'),
    earth: part('earth'),
    crystals: part('crystals'),
  };
}

/** The kind and fields of each are looked at in `rules/effects.ts`, which knows them. */
const readAbilities = (place: Place): readonly Ability[] =>
  place.list().map((entry) => entry.literal<Ability>('ability'));

function readCard(place: Place): PowerCard {
  place.record(
    ['id', 'number', 'set', 'name', 'kind', 'prestige', 'copies', 'cost', 'abilities'],
    ['costs', 'firstEdition'],
  );
  const cost = readCost(place.at('cost'));
  const card: PowerCard = {
    id: place.at('id').text(),
    number: place.at('number').whole(1, 99),
    set: place.at('set').oneOf(...CARD_SETS),
    name: place.at('name').text(),
    kind: place.at('kind').oneOf('item', 'familiar'),
    prestige: place.at('prestige').whole(-20, 40),
    copies: place.at('copies').whole(1, 2),
    cost,
    declared: place.maybe('costs', (costs) => costs.oneOf('declared') === 'declared', false),
    abilities: readAbilities(place.at('abilities')),
  };
  if (!place.has('firstEdition')) return card;
  const older = place.at('firstEdition').record(['abilities'], ['cost']);
  return {
    ...card,
    firstEdition: {
      cost: older.maybe('cost', readCost, cost),
      abilities: readAbilities(older.at('abilities')),
    },
  };
}

export function readCards(value: unknown): readonly PowerCard[] {
  const cards = new Place('content/cards.json', value).list().map((place) => {
    const card = readCard(place);
    return { place, card };
  });
  for (const [i, { place, card }] of cards.entries()) {
    const earlier = cards.findIndex((other) => other.card.id === card.id);
    if (earlier !== i) place.at('id').fail(`${card.id} is there already`);
  }
  return cards.map(({ card }) => card);
}

export const CARDS = readCards(content);
