import type { CardInfo } from '@conclave/kernel';

/** What a row shows and would cast, told from what is printed on its cards. */
export interface RowWords {
  /** T-1.9: stars that show. */
  readonly stars: number;
  readonly full: boolean;
  /** T-4.3: by the first vision. */
  readonly spell: string | undefined;
  /** T-4.5: cards for each target, as far as the row has come. */
  readonly amount: number;
  /** T-4.4 */
  readonly linked: boolean;
}

const starsOf = (card: CardInfo | undefined): number => Number(card?.['stars'] ?? 0);
/** T-1.9: the third shows only its tip. */
const tipOf = (card: CardInfo | undefined): number => Math.min(1, starsOf(card));

export function wordsOfRow(cards: readonly CardInfo[]): RowWords {
  const [first, second, third] = cards;
  const spell = first?.['spell'];
  return {
    stars: starsOf(first) + starsOf(second) + tipOf(third),
    full: cards.length === 3,
    spell: typeof spell === 'string' ? spell : undefined,
    amount: starsOf(second) + tipOf(third) >= 2 ? 2 : 1,
    linked: second?.['link'] === true || third?.['link'] === true,
  };
}

/** The same in a sentence, for whoever listens or points. */
export function sayRow({ stars, full, spell, amount, linked }: RowWords): string {
  if (spell === undefined) return 'An empty row.';
  const shows = stars === 1 ? 'Shows one star.' : `Shows ${stars} stars.`;
  const cards = amount === 1 ? 'one card' : 'two cards';
  const whom = linked ? 'for each of up to two players' : 'for one player';
  return `${shows} ${full ? 'Casts' : 'As it stands, would cast'} a ${spell}: ${cards} ${whom}.`;
}
