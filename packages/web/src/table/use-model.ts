import type { SeatScore } from '@conclave/kernel';
import { sightOf } from '@conclave/kernel/look';
import { lay, type State } from '@conclave/kernel/play';
import type { Outcome } from '@conclave/protocol';
import { useCallback, useMemo } from 'react';
import { useSettings } from '../settings/index.ts';
import { answering } from './answering.ts';
import type { TableConnection, TableSnapshot } from './connection.ts';
import type { TableModel } from './model.ts';
import { absenceOf } from './stand-in.tsx';
import { type Asking, useAsked } from './use-asked.ts';
import { type OpenGame, useGame } from './use-game.ts';
import { usePlayback } from './use-playback.ts';

/** Scores of the seats whose cards are all known. */
function scoresOf({ game, table }: OpenGame): (SeatScore | undefined)[] {
  return game.scores(table).map((score) => (Number.isFinite(score.total) ? score : undefined));
}

/** What lies on the table, laid out for drawing, while there is a view of it. */
function usePosition(
  open: OpenGame | undefined,
  { view, info }: TableSnapshot,
): Pick<TableModel, 'names' | 'sight' | 'scores'> | undefined {
  return useMemo(() => {
    if (open === undefined || view === undefined) return undefined;
    const names = info.seats.map((seat, i) => seat.name || `Seat ${i + 1}`);
    open.table.names = names;
    lay(open.table, view.cells.slice() as State);
    return { names, sight: sightOf(open.table, view.cells), scores: scoresOf(open) };
  }, [open, view, info.seats]);
}

/** Sends something off, and tells what comes back as long as the same thing is asked. */
function useSend(set: Asking['set']): (doing: () => Promise<Outcome<null>>) => Promise<void> {
  return useCallback(
    async (doing) => {
      set({ busy: true, trouble: null, proposed: null });
      const outcome = await doing();
      if (outcome.ok) set({ busy: false });
      else {
        const { message, rule = '' } = outcome.error;
        set({ busy: false, trouble: { text: message, rule } });
      }
    },
    [set],
  );
}

/** Everything the parts of a table need, or undefined while the game is still loading. */
export function useTableModel(
  connection: TableConnection,
  live: TableSnapshot,
  jump: ((seq: number) => void) | undefined,
): { readonly model: TableModel | undefined; readonly error: Error | null } {
  const { data: open, error } = useGame(live.info);
  const { shown, waiting, skip } = usePlayback(
    live,
    // Whoever winds a recorded game sets the pace.
    connection.abilities.has('jump') ? 'at-once' : 'step-by-step',
  );
  const { confirmMoves } = useSettings();
  const free = waiting.length === 0 && shown.curtain === null;
  // What a bot answers for the viewer is not asked of the viewer.
  const decision = free && absenceOf(shown.info) === undefined ? shown.decision : null;
  const asking = useAsked(decision);
  const position = usePosition(open, shown);
  const send = useSend(asking.set);
  const model = useMemo((): TableModel | undefined => {
    if (open === undefined || position === undefined) return undefined;
    const { game, board, table, cards } = open;
    const { picking, proposed, trouble, busy, hinted, hintWords } = asking;
    const give = (picks: readonly number[]): void => {
      if (busy) return;
      // Whoever plays on has read enough.
      connection.caughtUp();
      void send(() => connection.answer(picks));
    };
    return {
      ...{ connection, game, board, table, snapshot: shown, jump, skip, decision },
      ...position,
      ...{ picking, proposed, trouble, busy, hinted, hintWords },
      ...answering(decision, asking, confirmMoves, give),
      waiting: waiting.length,
      you: shown.info.you,
      cardOf: (face) => cards.get(table.spec.faces[face]?.id ?? ''),
      undo: (to) => void send(() => connection.undo(to)),
    };
  }, [
    open,
    position,
    connection,
    shown,
    waiting.length,
    decision,
    asking,
    confirmMoves,
    jump,
    skip,
    send,
  ]);
  return { model, error };
}
