import { describeScenarios } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { gatherings } from '../src/index.ts';

describeScenarios(gatherings, {
  runner: { describe, test },
  folder: import.meta.dirname,
  options: { objects: 'assumed' },
  counter: 'turns',
});
