import { describeScenarios } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { seasons } from '../src/index.ts';

describeScenarios(seasons, {
  runner: { describe, test },
  folder: import.meta.dirname,
  counter: 'year',
});
