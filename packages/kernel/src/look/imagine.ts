import { openQuestion, optionsOf } from '../decide/answer.ts';
import { pickAtRandom } from '../decide/pick.ts';
import { answeredSeats, openArguments } from '../play/run.ts';
import type { Rng } from '../random/rng.ts';
import type { Table } from '../spec.ts';
import { fork, type State } from '../state/state.ts';
import { lay } from '../table/table.ts';

/** Gives a deal that was imagined the secrets that are no cards: what the game knows of, and open answers. */
export function imagineSecrets(t: Table, cells: State, viewer: number, rng: Rng): void {
  const { cells: real, events, because } = t;
  lay(t, cells);
  t.events = undefined;
  t.spec.imagine?.(t, viewer, rng);
  const others = answeredSeats(t) & ~(1 << viewer);
  for (let seat = 0; others >> seat !== 0; seat++) {
    if ((others >> seat) & 1) imagineAnswer(t, cells, viewer, seat, rng);
  }
  t.events = events;
  t.because = because;
  lay(t, real);
}

/**
 * A seat that was asked together with others has answered, and nobody knows what.
 * Any legal answer may be it; of what that does, only what the viewer cannot see counts.
 */
function imagineAnswer(t: Table, cells: State, viewer: number, seat: number, rng: Rng): void {
  const choices = optionsOf(t, seat);
  if (choices.empty) return;
  const picks: number[] = [];
  pickAtRandom(choices, rng, picks);
  const trial = fork(cells);
  lay(t, trial);
  openQuestion(t).apply(t, seat, picks, ...openArguments(t));
  const { counters, counterCount, counterMask } = t.layout;
  for (let c = 0; c < counterCount; c++) {
    if (!(((counterMask[c] as number) >> viewer) & 1)) {
      cells[counters + c] = trial[counters + c] as number;
    }
  }
  lay(t, cells);
}
