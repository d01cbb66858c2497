import { buildIfNeeded } from '../../scripts/build.mjs';

/** Builds the page once, before test files run side by side and each would begin to. */
export function setup(): void {
  const trouble = process.env['WEB_DIR'] === undefined ? buildIfNeeded() : undefined;
  if (trouble !== undefined) throw new Error(trouble);
}
