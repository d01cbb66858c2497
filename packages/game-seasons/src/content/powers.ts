import { entryOf } from '../rules/abilities.ts';
import { NOTHING, type Power, type Said } from '../rules/power.ts';
import { tagsFor } from '../rules/start.ts';
import { type Ability, ENERGIES } from '../rules/vocabulary.ts';
import { CARDS, type CostAmount, type PowerCard } from './cards.ts';

export function saidBy(abilities: readonly Ability[]): Readonly<Said> {
  const said = { ...NOTHING };
  for (const ability of abilities) entryOf(ability).add(said, ability);
  return said;
}

const amountFor = (amount: CostAmount, seats: number): number =>
  typeof amount === 'number' ? amount : amount[String(seats) as '2' | '3' | '4'];

function powerOf(printed: PowerCard, seats: number, firstEdition: boolean): Power {
  const card = { ...printed, ...(firstEdition ? printed.firstEdition : {}) };
  const energy = ENERGIES.map((type) => amountFor(card.cost[type], seats));
  const said = saidBy(card.abilities);
  return {
    ...said,
    id: card.id,
    name: card.name,
    item: card.kind === 'item',
    prestige: card.prestige,
    energy,
    energies: energy.reduce((sum, count) => sum + count, 0),
    crystals: amountFor(card.cost.crystals, seats),
    declared: card.declared,
    spendable: said.enter !== undefined && tagsFor(said.enter).includes('spendable'),
  };
}

/** Every power card, by face. */
export const powersFor = (seats: number, firstEdition: boolean): readonly Power[] =>
  CARDS.map((card) => powerOf(card, seats, firstEdition));
