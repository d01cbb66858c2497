import { type Bot, greedyBot, openArena, playGame } from '@conclave/bots';
import { enchanters } from '@conclave/game-enchanters';
import { Rng, type Table, winnersOf } from '@conclave/kernel';
import { faceIn, firstIn, sightOf, type View } from '@conclave/kernel/look';

/** What is counted of a card: how often it could be taken, and how often it was. */
interface CardTally {
  /** Games in which it lay on the track and somebody could take it, and in which somebody did. */
  offered: number;
  taken: number;
  /** The same for single decisions. */
  chances: number;
  picks: number;
}

/** What is counted over many games. */
export interface Tally {
  games: number;
  turns: number;
  decisions: number;
  /** By the order of play. */
  readonly wins: number[];
  readonly scores: number[];
  lowest: number;
  highest: number;
  readonly cards: Record<string, CardTally>;
  /** Per Village and per kingdom in play: games and the sum of all scores. */
  readonly tables: Record<string, { games: number; score: number }>;
}

export const emptyTally = (seats: number): Tally => ({
  games: 0,
  turns: 0,
  decisions: 0,
  wins: new Array<number>(seats).fill(0),
  scores: new Array<number>(seats).fill(0),
  lowest: Number.POSITIVE_INFINITY,
  highest: Number.NEGATIVE_INFINITY,
  cards: {},
  tables: {},
});

/** The codes of journeys in the answer to "act" begin here, one a place. */
const JOURNEY = 1 << 11;
const PLACES = 6;

function cardAt(t: Table, view: View, place: number): number {
  const zone = (t.layout.zoneStart.get('track') ?? 0) + place;
  return firstIn(view.cells[t.layout.zones + zone] as number);
}

/** Which cards could be taken, and which was, in one game. */
class Notebook {
  readonly offered = new Set<number>();
  readonly taken = new Set<number>();
  readonly faces = new Map<number, string>();
  readonly chances = new Map<number, number>();
  readonly picks = new Map<number, number>();

  watching(bot: Bot): Bot {
    return {
      name: bot.name,
      answer: (situation, picks) => {
        bot.answer(situation, picks);
        const { choices, table } = situation;
        if (choices.space !== 'one') return;
        for (let i = 0; i < choices.count; i++) {
          const place = (choices.codes[i] as number) - JOURNEY;
          if (place < 0 || place >= PLACES) continue;
          const view = situation.view();
          const slot = cardAt(table, view, place);
          const face = faceIn(view.cells[table.layout.slots + slot] as number);
          this.note(slot, table.spec.faces[face]?.id ?? '?', picks[0] === JOURNEY + place);
        }
      },
    };
  }

  private note(slot: number, id: string, taken: boolean): void {
    this.faces.set(slot, id);
    this.offered.add(slot);
    this.chances.set(slot, (this.chances.get(slot) ?? 0) + 1);
    if (!taken) return;
    this.taken.add(slot);
    this.picks.set(slot, (this.picks.get(slot) ?? 0) + 1);
  }

  addTo(tally: Tally): void {
    for (const slot of this.offered) {
      const id = this.faces.get(slot) ?? '?';
      tally.cards[id] ??= { offered: 0, taken: 0, chances: 0, picks: 0 };
      const card = tally.cards[id];
      card.offered++;
      card.chances += this.chances.get(slot) ?? 0;
      card.picks += this.picks.get(slot) ?? 0;
      if (this.taken.has(slot)) card.taken++;
    }
  }
}

function addTable(tally: Tally, name: string, mean: number): void {
  tally.tables[name] ??= { games: 0, score: 0 };
  tally.tables[name].games++;
  tally.tables[name].score += mean;
}

/** Lets the greedy bot play all seats of some games and counts. */
export function watchGames(seats: number, from: number, to: number): Tally {
  const tally = emptyTally(seats);
  const arena = openArena(enchanters, seats);
  for (let game = from; game < to; game++) {
    const notebook = new Notebook();
    const bot = notebook.watching(greedyBot);
    const bots = new Array<Bot>(seats).fill(bot);
    const seed = `balance/${seats}/${game}`;
    tally.decisions += playGame(arena, seed, bots, new Rng(seed));
    tally.games++;
    const { counters, zones } = sightOf(arena.table, arena.table.cells);
    tally.turns += (counters['turns']?.[0] ?? 0) / seats;
    const winners = winnersOf(arena.table);
    const shares = tally.wins.filter((_, seat) => (winners >> seat) & 1).length;
    let sum = 0;
    const first = counters['first']?.[0] ?? 0;
    for (const { seat, total } of enchanters.scores(arena.table)) {
      // Seats are told apart by the order of play: who is first is drawn by lot.
      const turn = (seat + seats - first) % seats;
      if ((winners >> seat) & 1) tally.wins[turn] = (tally.wins[turn] ?? 0) + 1 / shares;
      tally.scores[turn] = (tally.scores[turn] ?? 0) + total;
      tally.lowest = Math.min(tally.lowest, total);
      tally.highest = Math.max(tally.highest, total);
      sum += total;
    }
    const village = zones['village']?.[0]?.[0]?.face ?? -1;
    addTable(tally, `village ${arena.table.spec.faces[village]?.name ?? '?'}`, sum / seats);
    const mask = counters['kingdoms']?.[0] ?? 0;
    for (const [k, kingdom] of kingdoms.entries()) {
      if ((mask >> k) & 1) addTable(tally, `kingdom ${kingdom}`, sum / seats);
    }
    notebook.addTo(tally);
  }
  return tally;
}

const kingdoms: readonly string[] = [
  ...new Set(
    enchanters
      .cards({})
      .map((card) => card['kingdom'])
      .filter((kingdom): kingdom is string => typeof kingdom === 'string'),
  ),
];

/** Adds one tally to another. */
export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games;
  sum.turns += more.turns;
  sum.decisions += more.decisions;
  sum.lowest = Math.min(sum.lowest, more.lowest);
  sum.highest = Math.max(sum.highest, more.highest);
  for (let seat = 0; seat < sum.wins.length; seat++) {
    sum.wins[seat] = (sum.wins[seat] ?? 0) + (more.wins[seat] ?? 0);
    sum.scores[seat] = (sum.scores[seat] ?? 0) + (more.scores[seat] ?? 0);
  }
  for (const [id, card] of Object.entries(more.cards)) {
    sum.cards[id] ??= { offered: 0, taken: 0, chances: 0, picks: 0 };
    const own = sum.cards[id];
    own.offered += card.offered;
    own.taken += card.taken;
    own.chances += card.chances;
    own.picks += card.picks;
  }
  for (const [name, { games, score }] of Object.entries(more.tables)) {
    sum.tables[name] ??= { games: 0, score: 0 };
    sum.tables[name].games += games;
    sum.tables[name].score += score;
  }
}
