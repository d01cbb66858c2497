/**
 * Tables with the cards that come with the game. `shipped({ ... })` takes what `table` of play.ts
 * does; places of the track that are not given, and the deck, hold Items and Enchantments that do
 * nothing when taken. `printed(id)` is what stands on a card, so that a test need not know numbers.
 */
import type { Match } from '@conclave/kernel/play';
import { BASE } from '../src/content/content.ts';
import type { KingdomCard } from '../src/content/vocabulary.ts';
import { table, type Wish } from './play.ts';

const PLAIN = ['pike', 'scale-mail', 'chalice', 'of-elder-rites', 'staff', 'of-mayhem'];

export interface ShippedWish extends Omit<Wish, 'cards' | 'village' | 'options'> {
  readonly town?: string;
}

export function shipped({ town = 'normaltown', ...wish }: ShippedWish = {}): Match {
  const { items = [], enchantments = [], track = [], graveyard = [] } = wish;
  const laid = [...items, ...enchantments, track, graveyard].flatMap((list) => list ?? []);
  const spare = PLAIN.filter((id) => !laid.includes(id));
  const places = Array.from({ length: 6 }, (_, place) => {
    const card = track[place];
    return card === undefined ? (spare.shift() ?? null) : card;
  });
  return table({
    deck: ['of-avarice'],
    crystals: [0, 0, 0, 0],
    ...wish,
    track: places,
    options: { content: 'original', village: town },
  });
}

export function printed(id: string): KingdomCard {
  const card = BASE.kingdoms.flatMap(({ cards }) => cards).find((one) => one.id === id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

export const strengthOf = (id: string): number => {
  const card = printed(id);
  return 'strength' in card ? (card.strength ?? 0) : 0;
};
