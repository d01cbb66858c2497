/** What some games came to. Tallies of different games can be added. */
export interface Tally {
  /** Games begun. */
  games: number;
  /** Games played to their end without an error; the means are over these. */
  finished: number;
  decisions: number;
  /** By seat; a shared win counts as its share. */
  wins: number[];
  /** By seat, the sum of the final scores. */
  scores: number[];
  /** By bot: seats played and games won. */
  bots: Record<string, { seats: number; wins: number }>;
  errors: GameError[];
}

export interface GameError {
  readonly index: number;
  readonly seed: string;
  readonly message: string;
}

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    finished: 0,
    decisions: 0,
    wins: new Array<number>(seats).fill(0),
    scores: new Array<number>(seats).fill(0),
    bots: {},
    errors: [],
  };
}

export function credit(tally: Tally, bot: string, seats: number, wins: number): void {
  const own = tally.bots[bot] ?? { seats: 0, wins: 0 };
  tally.bots[bot] = { seats: own.seats + seats, wins: own.wins + wins };
}

/** Adds a tally to another. Sums of shares depend on the order, so callers keep to one. */
export function addTally(to: Tally, more: Tally): void {
  to.games += more.games;
  to.finished += more.finished;
  to.decisions += more.decisions;
  more.wins.forEach((wins, seat) => {
    to.wins[seat] = (to.wins[seat] ?? 0) + wins;
  });
  more.scores.forEach((score, seat) => {
    to.scores[seat] = (to.scores[seat] ?? 0) + score;
  });
  for (const [bot, { seats, wins }] of Object.entries(more.bots)) credit(to, bot, seats, wins);
  to.errors.push(...more.errors);
}
