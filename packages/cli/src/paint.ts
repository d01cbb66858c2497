import type { Outlet } from './io.ts';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const;

type Colour = keyof typeof CODES;
export type Paint = (colour: Colour, text: string) => string;

export const plain: Paint = (_colour, text) => text;

const coloured: Paint = (colour, text) => {
  const [on, off] = CODES[colour];
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;
};

/** Colours on a terminal that shows them, unless NO_COLOR asks for none. */
export function paintFor(outlet: Outlet, env: Readonly<Record<string, string | undefined>>): Paint {
  const wanted = (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb';
  return outlet.isTty && wanted ? coloured : plain;
}
