import type { About } from '@conclave/kernel';

export const ABOUT: About = {
  pitch: 'Hunt treasures under a secret sign, and one rival of your own. Mind the Queen.',
  minutes: 40,
  hue: 172,
  emblems: ['queen-crown', 'gears', 'third-eye', 'cut-diamond'],
  terminal: {
    passing: ['inUse', 'lot', 'under', 'queen', 'estate'],
    boxes: ['box'],
    counters: {
      turns: (value) => `turn ${value}`,
      round: (value) => `round ${value} of 2`,
      active: (value, names) => `${names[value]} to play`,
    },
    own: ['score'],
  },
};
