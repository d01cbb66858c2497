import { lay, type SeatScore, type State, sightOf } from '@conclave/kernel';
import type { Outcome } from '@conclave/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../settings/index.ts';
import {
  begin,
  NOTHING,
  type Picking,
  pickOption,
  pickSeat,
  pickSlot,
  pickZone,
  ready,
  type Step,
  standingOf,
} from './choose.ts';
import type { TableConnection, TableSnapshot } from './connection.ts';
import type { TableModel, Trouble } from './model.ts';
import { absenceOf } from './stand-in.tsx';
import { type OpenGame, useGame } from './use-game.ts';
import { usePlayback } from './use-playback.ts';

const NO_CARDS: readonly number[] = [];

/** Scores of the seats whose cards are all known. */
function scoresOf({ game, table }: OpenGame): (SeatScore | undefined)[] {
  return game.scores(table).map((score) => (Number.isFinite(score.total) ? score : undefined));
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
  const asked = useAsked(decision);
  const { picking, proposed, trouble, busy, hinted, hintWords } = asked;

  const position = useMemo(() => {
    if (open === undefined || shown.view === undefined) return undefined;
    const names = shown.info.seats.map((seat, i) => seat.name || `Seat ${i + 1}`);
    open.table.names = names;
    lay(open.table, shown.view.cells.slice() as State);
    return { names, sight: sightOf(open.table, shown.view.cells), scores: scoresOf(open) };
  }, [open, shown.view, shown.info.seats]);

  const send = useCallback(
    async (doing: () => Promise<Outcome<null>>) => {
      asked.set({ busy: true, trouble: null, proposed: null });
      const outcome = await doing();
      asked.set(
        outcome.ok
          ? { busy: false }
          : {
              busy: false,
              trouble: { text: outcome.error.message, rule: outcome.error.rule ?? '' },
            },
      );
    },
    [asked.set],
  );

  const model = useMemo((): TableModel | undefined => {
    if (open === undefined || position === undefined) return undefined;
    const { game, board, table, cards } = open;
    const give = (picks: readonly number[]): void => {
      if (busy) return;
      // Whoever plays on has read enough.
      connection.caughtUp();
      void send(() => connection.answer(picks));
    };
    const follow = (step: Step): void => {
      if (step.kind === 'picking') asked.set({ picking: step.picking, trouble: null });
      else if (step.kind === 'refused') {
        const { why } = step;
        if (why !== undefined) asked.set({ trouble: { text: why.reason, rule: why.rule } });
      } else if (confirmMoves) asked.set({ proposed: step.picks, trouble: null });
      else give(step.picks);
    };
    return {
      connection,
      game,
      board,
      table,
      snapshot: shown,
      ...position,
      waiting: waiting.length,
      you: shown.info.you,
      decision,
      picking,
      proposed,
      busy,
      trouble,
      hinted,
      hintWords,
      jump,
      cardOf: (face) => cards.get(table.spec.faces[face]?.id ?? ''),
      standing: (slot) => standingOf(decision, picking, slot),
      pickSlot: (slot) => decision && follow(pickSlot(decision, picking, slot)),
      point: (slots) => asked.set({ picking: { ...picking, slots }, trouble: null }),
      pickOption: (code) => decision && follow(pickOption(decision, picking, code)),
      pickSeat: (seat) => decision && follow(pickSeat(decision, picking, seat)),
      pickZone: (zone) => decision && follow(pickZone(decision, picking, zone)),
      setAmount: (amount) => asked.set({ picking: { ...picking, amount } }),
      arrange: (codes) => asked.set({ picking: { ...picking, codes }, trouble: null }),
      confirm() {
        if (decision === null) return;
        const picks = proposed ?? ready(decision, picking);
        if (picks !== undefined) give(picks);
      },
      clear: () => asked.set({ picking: begin(decision), proposed: null, trouble: null }),
      undo: (to) => void send(() => connection.undo(to)),
      skip,
      hint: (slots, words = '') => asked.set({ hinted: slots, hintWords: words }),
      complain: (next) => asked.set({ trouble: next }),
    };
  }, [
    open,
    position,
    connection,
    shown,
    waiting.length,
    decision,
    picking,
    proposed,
    busy,
    trouble,
    hinted,
    hintWords,
    confirmMoves,
    jump,
    skip,
    send,
    asked.set,
  ]);
  return { model, error };
}

/** What the person has done about the open decision; it begins anew with the next one. */
interface Asked {
  readonly picking: Picking;
  readonly proposed: readonly number[] | null;
  readonly trouble: Trouble | null;
  readonly busy: boolean;
  readonly hinted: readonly number[];
  readonly hintWords: string;
}

const UNTOUCHED: Asked = {
  picking: NOTHING,
  proposed: null,
  trouble: null,
  busy: false,
  hinted: NO_CARDS,
  hintWords: '',
};

function useAsked(
  decision: TableSnapshot['decision'],
): Asked & { set(change: Partial<Asked>): void } {
  const [state, setState] = useState<{ of: typeof decision; asked: Asked }>({
    of: decision,
    asked: { ...UNTOUCHED, picking: begin(decision) },
  });
  let { asked } = state;
  if (state.of !== decision) {
    asked = { ...UNTOUCHED, picking: begin(decision) };
    setState({ of: decision, asked });
  }
  const set = useCallback(
    (change: Partial<Asked>) =>
      setState((now) => ({ of: now.of, asked: { ...now.asked, ...change } })),
    [],
  );
  return { ...asked, set };
}
