/** A whole game at one instant: plain numbers, complete, secret. */
export type State = number[] & { readonly holes: 'none' };

/**
 * What one viewer may know of a state. The same numbers with holes; bots and
 * clients get this and nothing else.
 */
export interface View {
  readonly viewer: number;
  readonly cells: readonly number[];
  /** Cards the viewer lost sight of when they were shuffled, batch and face, sorted. */
  readonly memory: readonly number[];
}

/** A copy that shares nothing. The cells are one list of numbers, so this is one copy. */
export function fork(state: State): State {
  return state.slice() as State;
}

/** As `fork`, but over a state that is no longer needed: search allocates nothing. */
export function forkInto(target: State, state: State): void {
  for (let i = 0; i < state.length; i++) target[i] = state[i] as number;
}
