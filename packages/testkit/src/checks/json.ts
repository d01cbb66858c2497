import type { Table } from '@conclave/kernel';
import { carryOut, deal, decisionOf, lay, type State } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { demand, demandSame, demandSameCells, eachGame, type Task, tableFor } from '../run.ts';

const SMALLEST = -(2 ** 31);
const LARGEST = 2 ** 32 - 1;

/** Each cell is a whole number of 32 bits: what JSON and the fingerprint keep exactly. */
function wholeNumbers(t: Table): void {
  for (const [i, cell] of t.cells.entries()) {
    demand(
      Number.isInteger(cell) && !Object.is(cell, -0) && cell >= SMALLEST && cell <= LARGEST,
      () => `cell ${i} holds ${String(cell)}, which is not a whole number of 32 bits`,
    );
  }
}

/**
 * A twin that is written out as JSON and read again after every answer stays the same.
 * It tells no events, so it also shows that telling them changes nothing.
 */
export function json(task: Task): CheckFailure[] {
  return eachGame('json', task, (run) => {
    const { match } = run;
    const twin = tableFor(task);
    deal(twin, match.seed);
    const compare = (): void => {
      wholeNumbers(match.table);
      lay(twin, JSON.parse(JSON.stringify(twin.cells)) as State);
      demandSameCells(twin.cells, match.state, 'the twin through JSON differs');
    };
    while (!match.over) {
      compare();
      const { decision, picks } = run.choose();
      demandSame(decisionOf(twin, decision.seat), decision, 'the twin is asked something else');
      run.answer(decision.seat, picks);
      carryOut(twin, decision.seat, picks);
    }
    compare();
  });
}
