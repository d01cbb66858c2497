import type { About } from '@conclave/kernel';

export const ABOUT: About = {
  pitch:
    'Join a blade with a spell, journey out against monsters and dragons, and come home with the most glory.',
  minutes: 45,
  hue: 14,
  emblems: ['spiked-dragon-head', 'crossed-sabres', 'wizard-staff', 'crystal-ball'],
  terminal: {
    passing: ['seeded', 'lowerDeck', 'depths', 'limbo', 'removed', 'unseen', 'start'],
    counters: {
      turns: (value) => `turn ${value}`,
      active: (value, names) => `${names[value]} to play`,
    },
    own: [
      'crystals',
      'wounds',
      'attackIcons',
      'attackBoost',
      'defenseIcons',
      'defenseBoost',
      'undeadIcons',
    ],
  },
};
