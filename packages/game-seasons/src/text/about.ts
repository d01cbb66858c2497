import type { About } from '@conclave/kernel';

const SEASONS = ['winter', 'spring', 'summer', 'fall'];

export const ABOUT: About = {
  pitch: 'Three years of dice, energy and power cards. Choose your sorcery, and mind the calendar.',
  minutes: 60,
  hue: 96,
  emblems: ['sands-of-time', 'cut-diamond', 'wizard-staff', 'crystal-ball'],
  terminal: {
    passing: ['aside', 'enchantment'],
    boxes: ['enchantments', 'tokens'],
    counters: {
      year: (value) => `year ${value}`,
      space: (value) => SEASONS[Math.floor((value - 1) / 3)],
      active: (value, names) => `${names[value]} to play`,
    },
    own: ['crystals', 'air', 'water', 'fire', 'earth', 'gauge', 'bonus'],
  },
};
