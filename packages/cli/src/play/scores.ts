import type { Game, Rng, SeatScore, Table } from '@conclave/kernel';
import { determinize, type View } from '@conclave/kernel/look';
import { lay } from '@conclave/kernel/play';
import type { Paint } from '../paint.ts';

const DEALS = 40;

export interface SeenScore {
  readonly seat: number;
  readonly least: number;
  readonly most: number;
  readonly items: SeatScore['items'];
}

/**
 * The scores as far as a viewer can know them: counted on deals that fit the
 * view, so that nothing of the real one can show through.
 */
export function scoresSeen(
  game: Game,
  thinking: Table,
  view: View,
  rng: Rng,
  deals = DEALS,
): readonly SeenScore[] {
  const samples = Array.from({ length: deals }, () => {
    lay(thinking, determinize(thinking, view, rng));
    return game.scores(thinking);
  });
  return (samples[0] ?? []).map(({ seat, items }) => {
    const totals = samples.map((sample) => sample[seat]?.total ?? 0);
    return { seat, least: Math.min(...totals), most: Math.max(...totals), items };
  });
}

const itemised = (items: SeatScore['items']): string[] =>
  items.map(({ what, points }) => `  ${`${points}`.padStart(3)}  ${what}`);

export function drawScoresSeen(
  scores: readonly SeenScore[],
  viewer: number,
  names: readonly string[],
): string {
  return scores
    .map(({ seat, least, most, items }) => {
      if (seat === viewer) return [`${names[seat]} (you): ${least}`, ...itemised(items)].join('\n');
      const total = least === most ? `${least}` : `${least} to ${most}, as far as you can know`;
      return `${names[seat]}: ${total}`;
    })
    .join('\n');
}

/** The final scores, item by item. */
export function drawScores(
  scores: readonly SeatScore[],
  winners: number,
  names: readonly string[],
  paint: Paint,
): string {
  return scores
    .map(({ seat, total, items }) => {
      const won = (winners >> seat) & 1 ? paint('green', ' (won)') : '';
      return [`${paint('bold', `${names[seat]}: ${total}`)}${won}`, ...itemised(items)].join('\n');
    })
    .join('\n');
}
