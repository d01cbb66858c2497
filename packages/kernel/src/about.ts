/** A colour a terminal has. */
export type Colour = 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan';

/** The little that a game's zones and counters do not say by themselves in a terminal. */
export interface Dressing {
  /** Colours of cards by what their back shows. */
  readonly backs?: Readonly<Record<string, Colour>>;
  /** Zones that are only worth a line while something lies there. */
  readonly passing?: readonly string[];
  /** Zones that hold what this game is played without. */
  readonly boxes?: readonly string[];
  /** What a counter's value means, in the heading; no words, no mention. */
  readonly counters?: Readonly<
    Record<string, (value: number, names: readonly string[]) => string | undefined>
  >;
  /** The counters of a seat that its player goes by, in the order in which they are told. */
  readonly own?: readonly string[];
}

/** What is said of a game around the table: none of it is rules. */
export interface About {
  /** A sentence or two for somebody who does not know the game. */
  readonly pitch: string;
  /** How long a game takes, about. */
  readonly minutes: number;
  /** Hue of its family of colours, in degrees. */
  readonly hue: number;
  /** The large emblem and the small ones around it, by their names at game-icons.net. */
  readonly emblems: readonly [string, string, string, string];
  readonly terminal?: Dressing;
}
