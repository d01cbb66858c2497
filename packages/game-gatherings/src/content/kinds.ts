import { type Kinds, kindsUsed } from '@conclave/kernel';
import { TABLE } from '../rules/effects.ts';
import { TRICKS } from './tricks.ts';

/** Which Tricks use each kind. */
export const usersOfKinds = (): Kinds =>
  kindsUsed(
    { effects: Object.keys(TABLE) },
    TRICKS.map(({ id, effect }) => [id, effect]),
  );
