import type { About } from '@conclave/kernel';

const TYPES = ['Alea', 'Babau', 'Conto', 'Dubio', 'Extra', 'Felix', 'Genius'];

export const ABOUT: About = {
  pitch:
    'Assemble three enchanters who agree in everything or in nothing. Beware of the broomstick.',
  minutes: 25,
  hue: 262,
  emblems: ['pointy-hat', 'magic-broom', 'stone-tower', 'crystal-ball'],
  terminal: {
    backs: { earth: 'green', water: 'blue', fire: 'red', air: 'cyan' },
    passing: ['fresh', 'front'],
    counters: {
      turns: (value) => `turn ${value}`,
      active: (value, names) => `${names[value]} to play`,
      type: (value) => (value === 0 ? undefined : `last gathering: ${TYPES[value - 1]}`),
    },
  },
};
