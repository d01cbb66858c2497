import {
  begin,
  pickOption,
  pickSeat,
  pickSlot,
  pickZone,
  ready,
  type Step,
  standingOf,
} from './choose.ts';
import type { TableSnapshot } from './connection.ts';
import type { TableModel } from './model.ts';
import type { Asking } from './use-asked.ts';

/** What a person can do about the open decision. */
type Answering = Pick<
  TableModel,
  | 'standing'
  | 'pickSlot'
  | 'point'
  | 'pickOption'
  | 'pickSeat'
  | 'pickZone'
  | 'setAmount'
  | 'arrange'
  | 'confirm'
  | 'clear'
  | 'hint'
  | 'complain'
>;

/** Turns what is pointed at into an answer: at once, or when it is confirmed. */
export function answering(
  decision: TableSnapshot['decision'],
  { picking, proposed, set }: Asking,
  confirmMoves: boolean,
  give: (picks: readonly number[]) => void,
): Answering {
  const follow = (step: Step): void => {
    if (step.kind === 'picking') set({ picking: step.picking, trouble: null });
    else if (step.kind === 'refused') {
      const { why } = step;
      if (why !== undefined) set({ trouble: { text: why.reason, rule: why.rule } });
    } else if (confirmMoves) set({ proposed: step.picks, trouble: null });
    else give(step.picks);
  };
  return {
    standing: (slot) => standingOf(decision, picking, slot),
    pickSlot: (slot) => decision && follow(pickSlot(decision, picking, slot)),
    point: (slots) => set({ picking: { ...picking, slots }, trouble: null }),
    pickOption: (code) => decision && follow(pickOption(decision, picking, code)),
    pickSeat: (seat) => decision && follow(pickSeat(decision, picking, seat)),
    pickZone: (zone) => decision && follow(pickZone(decision, picking, zone)),
    setAmount: (amount) => set({ picking: { ...picking, amount } }),
    arrange: (codes) => set({ picking: { ...picking, codes }, trouble: null }),
    confirm() {
      if (decision === null) return;
      const picks = proposed ?? ready(decision, picking);
      if (picks !== undefined) give(picks);
    },
    clear: () => set({ picking: begin(decision), proposed: null, trouble: null }),
    hint: (slots, words = '') => set({ hinted: slots, hintWords: words }),
    complain: (next) => set({ trouble: next }),
  };
}
