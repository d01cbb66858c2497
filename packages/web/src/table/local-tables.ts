import type { TableConnection } from './connection.ts';

/** A game played in this browser alone. */
export interface LocalWish {
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** One a seat: a person at this screen, or a bot by its name. */
  readonly seats: readonly (
    | { readonly kind: 'person'; readonly name: string }
    | { readonly kind: 'bot'; readonly bot: string }
  )[];
}

export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly people: number;
  readonly finished: boolean;
  readonly length: number;
  readonly updatedAt: number;
}

/**
 * Tables that need no server. `offline/index.ts` exports one as `localTables`;
 * pages load it when they need it.
 */
export interface LocalTables {
  /** Deals and saves a new game; the id is for `/local/$id`. */
  start(wish: LocalWish): Promise<string>;
  open(id: string): Promise<TableConnection | undefined>;
  list(): Promise<readonly LocalGame[]>;
  remove(id: string): Promise<void>;
}
