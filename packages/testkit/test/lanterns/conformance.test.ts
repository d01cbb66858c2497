import { describeConformance, randomLog, toy } from '@conclave/testkit';
import { describe, test } from 'vitest';
import { effects } from '../../src/toy/effects.ts';

describeConformance(toy(), {
  runner: { describe, test },
  folder: import.meta.dirname,
  effects,
  golden: () => [
    { name: 'two-seats', log: randomLog(toy(), 2, {}, 'golden') },
    { name: 'three-seats', log: randomLog(toy(), 3, { shades: 'open' }, 'golden') },
    { name: 'four-seats', log: randomLog(toy(), 4, { rounds: 5 }, 'golden') },
  ],
});
