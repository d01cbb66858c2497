import { describeScenarios } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { technoEnchanters } from '../src/index.ts';

describeScenarios(technoEnchanters, {
  runner: { describe, test },
  folder: import.meta.dirname,
  counter: 'turns',
});
