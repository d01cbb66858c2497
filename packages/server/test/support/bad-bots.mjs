/** Bots that fail in each way a bot can. */
export default {
  thrower: {
    name: 'thrower',
    answer() {
      throw new Error('I give up');
    },
  },
  cheater: {
    name: 'cheater',
    answer(_, picks) {
      picks.push(123_456);
    },
  },
  sleeper: {
    name: 'sleeper',
    answer() {
      for (;;);
    },
  },
  quitter: {
    name: 'quitter',
    answer() {
      process.exit(1);
    },
  },
};
