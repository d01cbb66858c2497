/** Where the twelve spaces of the season wheel lie; winter begins at the top. */
export const SPACES = 12;
const STEP = 360 / SPACES;

const radians = (degrees: number): number => ((degrees - 90) * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 100) / 100;

/** A point of the wheel around 0, 0. Half a space further is the middle of one. */
export function pointAt(steps: number, radius: number): readonly [number, number] {
  const angle = radians(steps * STEP);
  return [round(Math.cos(angle) * radius), round(Math.sin(angle) * radius)];
}

/** The middle of a space; the first is 1. */
export const middleOf = (space: number, radius: number): readonly [number, number] =>
  pointAt(space - 0.5, radius);

/** The outline of a ring's piece from one step to another. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const [ax, ay] = pointAt(from, outer);
  const [bx, by] = pointAt(to, outer);
  const [cx, cy] = pointAt(to, inner);
  const [dx, dy] = pointAt(from, inner);
  const far = to - from > SPACES / 2 ? 1 : 0;
  return `M${ax} ${ay}A${outer} ${outer} 0 ${far} 1 ${bx} ${by}L${cx} ${cy}A${inner} ${inner} 0 ${far} 0 ${dx} ${dy}Z`;
}
