import { useCallback, useMemo, useState } from 'react';
import { begin, NOTHING, type Picking } from './choose.ts';
import type { TableSnapshot } from './connection.ts';
import type { Trouble } from './model.ts';

const NO_CARDS: readonly number[] = [];

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

/** The same, and the way to change it. */
export interface Asking extends Asked {
  set(change: Partial<Asked>): void;
}

export function useAsked(decision: TableSnapshot['decision']): Asking {
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
  return useMemo(() => ({ ...asked, set }), [asked, set]);
}
