import { entryOf } from '../rules/abilities.ts';
import { bitsOf, Power, Said } from '../rules/power.ts';
import { tagsFor } from '../rules/start.ts';
import { type Ability, ENERGIES } from '../rules/vocabulary.ts';
import { CARDS, type CostAmount, type PowerCard } from './cards.ts';
import { ABILITIES, ENCHANTMENTS } from './tokens.ts';

/** Writes down what abilities say. */
function say<S extends Said>(abilities: readonly Ability[], said: S): Readonly<S> {
  for (const ability of abilities) entryOf(ability).add(said, ability);
  said.spendable = said.enter !== undefined && tagsFor(said.enter).includes('spendable');
  said.says = bitsOf(said);
  return said;
}

const amountFor = (amount: CostAmount, seats: number): number =>
  typeof amount === 'number' ? amount : amount[String(seats) as '2' | '3' | '4'];

function powerOf(printed: PowerCard, seats: number, firstEdition: boolean): Readonly<Power> {
  const card = { ...printed, ...(firstEdition ? printed.firstEdition : {}) };
  const power = new Power({
    ...card,
    item: card.kind === 'item',
    energy: ENERGIES.map((type) => amountFor(card.cost[type], seats)),
    crystals: amountFor(card.cost.crystals, seats),
  });
  return say(card.abilities, power);
}

/** Made once for each number of players and edition: tables are opened far more often. */
const made = new Map<string, readonly Readonly<Power>[]>();

/** Every power card, by face. */
export function powersFor(seats: number, firstEdition: boolean): readonly Readonly<Power>[] {
  const key = `${seats} ${firstEdition}`;
  const powers = made.get(key) ?? CARDS.map((card) => powerOf(card, seats, firstEdition));
  made.set(key, powers);
  return powers;
}

/** What each enchantment says, and each ability token that lasts. */
export const ENCHANTMENTS_SAY = ENCHANTMENTS.map(({ modifier }) => say([modifier], new Said()));
export const TOKENS_SAY = ABILITIES.map((token) =>
  say(token.usage === 'once' ? [] : [token.modifier], new Said()),
);
