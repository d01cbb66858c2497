import { describeConformance } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { technoEnchanters } from '../src/index.ts';
import { effects } from '../src/rules/effects.ts';
import { golden } from './games.ts';

describeConformance(technoEnchanters, {
  runner: { describe, test },
  folder: import.meta.dirname,
  effects,
  golden,
});
