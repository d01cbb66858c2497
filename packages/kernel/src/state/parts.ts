/** How many there are: one a seat, a fixed number, so many a seat; one if not given. */
export type Many = 'seat' | number | readonly ['seat', number];

/** A place where cards lie, in order. Nothing shows unless it is said here. */
export interface ZoneSpec {
  readonly title: string;
  readonly of?: Many;
  /** What each of several is called; its number if not given. */
  readonly labels?: readonly string[];
  /** Ids of cards that can never lie here, by the rules; imagined deals keep to it. */
  readonly never?: readonly string[];
  /** Who learns the face of a card that comes here. */
  readonly faces: 'all' | 'owner' | 'none';
  /** Which backs show to everyone. */
  readonly backs: 'all' | 'top' | 'none';
}

/** A number on the table, or in a seat's private compartment (`see: 'owner'`). */
export interface CounterSpec {
  readonly title: string;
  readonly of?: Many;
  readonly see: 'all' | 'owner' | 'none';
}

/** An entry of the game's catalogue: what is printed on a card. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** Index into the table's `backs`. */
  readonly back: number;
  readonly text: string;
}

/** Cards that belong together and may be shuffled with each other. */
export interface CardSet {
  readonly name: string;
  /** One face for each physical card. */
  readonly faces: readonly number[];
  /**
   * Of these cards only so many can be in play at once. None is at first: the rules bring them
   * in. What is not in play takes no room in a state.
   */
  readonly room?: number;
  /** Which of them are in play is no secret, unless they are drawn unseen. */
  readonly unseen?: boolean;
  /**
   * Where they lie before the rules begin, in the order given; or, of cards that are brought in,
   * where those go that a position made by hand has no use for.
   */
  readonly zone: string;
  readonly index?: number;
  /** Shuffled again during play; seats then remember what they saw go in. */
  readonly reshuffled?: boolean;
}

/** Everything that lies on a table: what a state has room for. */
export interface Parts {
  readonly zones: Readonly<Record<string, ZoneSpec>>;
  readonly counters: Readonly<Record<string, CounterSpec>>;
  readonly backs: readonly string[];
  readonly faces: readonly Face[];
  readonly sets: readonly CardSet[];
  /** Numbers on the deepest stack the rules ever need: a frame is one and its arguments. */
  readonly stack: number;
}
