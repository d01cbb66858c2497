import { setsFor } from '../../content/catalogue.ts';
import { countersFor, zonesFor } from '../../rules/table.ts';
import { RULEBOOK } from '../../text/rulebook.ts';
import type { Module } from '../module.ts';
import { BASE_KINDS } from './kinds.ts';
import { checkSetup, OPTIONS } from './options.ts';
import { QUESTIONS, QUIET, STEPS } from './steps.ts';

/** Deepest stack: journeys inside journeys, and what each sets off. */
const STACK = 180;

/** The game without any expansion. */
export const base: Module = {
  id: 'base',
  isOn: () => true,
  options: OPTIONS,
  rulebook: RULEBOOK,
  checkSetup,
  kinds: BASE_KINDS,
  zones: ({ facts: { depths }, catalogue: { barred } }) =>
    zonesFor({ ...barred, dragons: depths ? barred.dragons : [] }),
  counters: (_making, slots) => countersFor(slots),
  sets: ({ setup: { seats }, facts, catalogue }) => setsFor(catalogue, facts, seats),
  steps: STEPS,
  questions: QUESTIONS,
  quiet: QUIET,
  stack: STACK,
};
