import type { Kinds } from '../rules/kinds.ts';
import type { EnchantersTable } from '../rules/table.ts';
import type { DeckCard } from './vocabulary.ts';

/** Cards of a module that are no Kingdom: their own back, and where they lie before the game. */
export interface Deck {
  readonly name: string;
  readonly back: string;
  readonly zone: string;
  /** The types of card it is made of. */
  readonly types: readonly string[];
  /** No more designs than these. */
  readonly most: number;
  /** As they come with the game; checked when the game is made. */
  readonly cards: readonly DeckCard[];
}

/** Everything cards may be written with: the kinds there are, and the decks besides the Kingdoms. */
export interface Lexicon {
  readonly kinds: Kinds<EnchantersTable>;
  readonly decks: readonly Deck[];
}
