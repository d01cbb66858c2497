import type { Lesson } from '../lesson.ts';

/** S-2.1: the Apprentice's game, with ready-made decks and none of the modules. */
export const lesson: Lesson = {
  seed: 'first-game-57',
  options: {
    level: 'apprentice',
    kingdom: false,
    enchantment: 'none',
    abilities: false,
    startingSeat: '1',
  },
  bots: ['greedy'],
  course: [
    {
      title: 'Three years of sorcery',
      words:
        'Dice bring energy; energy summons power cards or becomes crystals. After three years crystals and the prestige of your cards are your score, and the highest wins. This is a real game against one bot, and the first rounds are shown to you.',
      rule: 'S-16.3',
    },
    {
      title: 'Nine cards for three years',
      words:
        'Three of your cards are your first hand; library II comes to you in year 2, library III in year 3. Which card belongs where takes some games to know: let the lesson do it, and then say “In this order”.',
      rule: 'S-3.7',
      asks: 'split',
      choose: [
        "Olaf's Blessed Statue",
        'Amulet of Fire',
        'Bespelled Grimoire',
        'Amulet of Air',
        'Temporal Boots',
        'Potion of Life',
        'Amsug Longneck',
        'Hand of Fortune',
        "Yjang's Forgotten Vase",
      ],
    },
    {
      bots: [
        [
          'Amulet of Air',
          'Bespelled Grimoire',
          'Amulet of Fire',
          'Potion of Knowledge',
          'Figrim the Avaricious',
          'Amulet of Earth',
          'Die of Malice',
          'Hourglass of Time',
          'Wondrous Chest',
        ],
      ],
    },
    {
      title: 'Choose a die',
      words:
        'Each round there is one die more than players. Take the one with two water and a star: the water goes to your reserve, and the star raises your summoning gauge. Click the die, or its button below.',
      rule: 'S-4.4',
      asks: 'die',
      choose: '2 water, star (2)',
      point: [{ named: 'Die: 2 water, a star' }],
    },
    { bots: ['1 air, 1 water, transmute (3)'] },
    {
      title: 'Room for one card',
      words:
        'Your gauge stands at 1, so you may have one card in play. Olaf’s Blessed Statue would be worth it, but it costs three water and you have two. Keep them, and end your turn.',
      rule: 'S-8.2',
      asks: 'act',
      choose: 'End your turn',
      point: [{ named: 'costs 3 water' }],
    },
    {
      title: 'The die nobody took',
      words:
        'At the end of the round it moves the season marker: 3 pips, 3 spaces, and spring begins. The dice of spring show other energies. {1} chooses first now; the first player changes every round.',
      rule: 'S-14.6',
      point: [{ named: 'Year 1 of 3' }],
    },
    { bots: ['Transmute water', 'Transmute air', 'End your turn', '2 earth, star (3)'] },
    {
      title: 'Your third water',
      words:
        'Take the die with water and a star. Its frame is a permission: in your turn you may turn energy into crystals, which is called transmuting.',
      rule: 'S-5.4',
      asks: 'die',
      choose: '1 water, star, transmute (3)',
      point: [{ named: 'Die: 1 water, a star' }],
    },
    { bots: ['End your turn'] },
    {
      title: 'Summon the Statue',
      words:
        'Three water in your reserve, and room for two cards. Click Olaf’s Blessed Statue in your hand: the water pays for it, and as it enters play it brings 20 crystals.',
      rule: 'S-8.1',
      asks: 'act',
      choose: "Summon Olaf's Blessed Statue",
    },
    {
      title: '20 crystals',
      words:
        'Crystals are points, and now and then a price. You could have transmuted the water for 1 each: a card is mostly the better use. Nothing is left to do, so end your turn.',
      rule: 'S-5.11',
      asks: 'act',
      choose: 'End your turn',
    },
    {
      title: 'Choose with a plan',
      words:
        'It is still spring. Bespelled Grimoire costs one water and one earth, and that is what this die brings, with a frame as well.',
      rule: 'S-8.6',
      asks: 'die',
      choose: '1 water, 1 earth, transmute (1)',
      point: [{ named: 'Die: 1 water, 1 earth' }],
    },
    { bots: ['1 water, star, transmute (3)'] },
    {
      title: 'Summon the Grimoire',
      words:
        'It is worth 8 prestige at the end, lets your reserve hold 10 tokens instead of 7, and brings two tokens of your choice at once.',
      rule: 'S-6.1',
      asks: 'act',
      choose: 'Summon Bespelled Grimoire',
    },
    {
      title: 'Which energy?',
      words:
        'What a token is worth follows the season, as the table of transmutation beside the wheel tells: in spring fire brings 3 crystals, air 2, water and earth 1. Take fire.',
      rule: 'S-7.3',
      asks: 'energy',
      choose: 'fire',
      point: [{ named: 'Transmutation' }],
    },
    {
      title: 'And once more',
      words: 'Two tokens were promised. Take fire again.',
      rule: 'S-6.6',
      asks: 'energy',
      choose: 'fire',
    },
    {
      title: 'Transmute',
      words:
        'Amulet of Fire would cost these two, but your gauge is full: two cards are in play. With the frame of your die, make crystals of them.',
      rule: 'S-7.2',
      asks: 'act',
      choose: 'Transmute fire',
      point: [{ named: 'Transmute fire' }],
    },
    {
      title: 'As often as you like',
      words:
        'One permission is good for any number of tokens until your turn ends. Transmute the other one, too.',
      rule: 'S-7.2',
      asks: 'act',
      choose: 'Transmute fire',
      point: [{ named: 'Transmute fire' }],
    },
    {
      title: '26 crystals',
      words:
        'Three times in the game you may also use a bonus: exchange energy, transmute for more, raise the gauge, or choose among two cards. They cost points at the end, 5 for the first, 20 for all three. Save them, and end your turn.',
      rule: 'S-11.9',
      asks: 'act',
      choose: 'End your turn',
      point: [{ named: 'Bonus: ' }],
    },
    { bots: ['End your turn', '2 earth, star (2)'] },
    {
      title: 'Now play your own way',
      words:
        'Crystals at once, or two air and a star that makes room for a third card? From here on you decide. Each card still in your hand at the end costs 5 points, so plan for them. The table always says what you can do, and why not.',
      rule: 'S-16.3',
    },
  ],
};
