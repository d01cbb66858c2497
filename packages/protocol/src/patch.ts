import type { View } from '@conclave/kernel/look';

/** What changed between two views of the same viewer: pairs of cell and value, one flat list. */
export interface ViewPatch {
  readonly cells: readonly number[];
  readonly memory: readonly number[] | null;
}

/** The change from one view to the next. */
export function diffViews(from: View, to: View): ViewPatch {
  const cells: number[] = [];
  for (let i = 0; i < to.cells.length; i++) {
    const value = to.cells[i] as number;
    if (from.cells[i] !== value) cells.push(i, value);
  }
  const same =
    from.memory.length === to.memory.length &&
    from.memory.every((entry, i) => entry === to.memory[i]);
  return { cells, memory: same ? null : to.memory };
}

/** The next view, or undefined where the patch does not fit. */
export function patchView(from: View, patch: ViewPatch): View | undefined {
  const cells = from.cells.slice();
  if (patch.cells.length % 2 !== 0) return undefined;
  for (let i = 0; i < patch.cells.length; i += 2) {
    const at = patch.cells[i] as number;
    if (!(at >= 0 && at < cells.length)) return undefined;
    cells[at] = patch.cells[i + 1] as number;
  }
  return { viewer: from.viewer, cells, memory: patch.memory ?? from.memory };
}
