import { type Kinds, kindsUsed } from '@conclave/kernel';
import { TABLE } from '../rules/effects.ts';
import { CATALOGUE } from './catalogue.ts';
import type { Spell } from './components.ts';
import { ENCHANTMENTS } from './enchantments.ts';
import { SPELL_EFFECTS } from './spells.ts';

const visions = CATALOGUE.flatMap(({ info: { id, kind, spell } }) =>
  kind === 'vision' ? [[id, SPELL_EFFECTS[spell as Spell]] as const] : [],
);

/** Which cards use each kind; a vision uses that of its spell. */
export const usersOfKinds = (): Kinds =>
  kindsUsed({ effects: Object.keys(TABLE) }, [
    ...ENCHANTMENTS.map(({ id, effect }) => [id, effect] as const),
    ...visions,
  ]);
