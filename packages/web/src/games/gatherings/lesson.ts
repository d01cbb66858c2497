import type { Lesson } from '../lesson.ts';

const PILES = { F: 5, G: 6 } as const;

export const lesson: Lesson = {
  seed: 'first-game-30',
  options: { startingSeat: '1' },
  bots: ['greedy'],
  course: [
    {
      title: 'Fifteen spell points win',
      words:
        'You collect Enchanters, bring three of them together, and are paid in Magical Objects. This is a whole game by the full rules, against one bot, and you play every move.',
      rule: 'G-6.2',
    },
    {
      title: 'Take the card that lies open',
      words:
        'A turn begins with two cards from the table, one after the other. The open one is an Air Witch: she counts as any element and any school. Click the card, or its button below.',
      rule: 'G-3.2',
      asks: 'draw',
      choose: 'Air Witch',
    },
    {
      title: 'Now one that lies face down',
      words:
        'Who it is you will see in your hand, but every back already tells the element. Take the green one, with the mountains of earth.',
      rule: 'G-1.6',
      asks: 'draw',
      choose: 'a card (earth back), spot 1',
    },
    {
      title: 'Two are not enough',
      words:
        'Next you may organise one gathering or play one Trick. A gathering takes three Enchanters and you hold two, so choose Neither.',
      rule: 'G-3.3',
      asks: 'act',
      choose: 'Neither',
    },
    {
      title: 'Fill the table again',
      words:
        'Two new cards come to the table. You took one open and one hidden card, so you say which of the new ones is turned up, knowing only the backs. Choose the second.',
      rule: 'G-3.5',
      asks: 'replace',
      choose: 'The second card (fire back)',
    },
    {
      title: 'The others play',
      words:
        'The bot has its turn. Its hand is hidden but for the backs. The log tells what happened; a number like the one below leads to the rule.',
      rule: 'G-3.7',
    },
    {
      bots: [
        'Fire Elemental',
        'a card (fire back), spot 1',
        'Neither',
        'The first card (earth back)',
      ],
    },
    {
      title: 'All alike, or all different',
      words:
        'Three Enchanters gather if their elements are all alike or all different, and so their schools, and so their aspects. You hold a wizard and a witch: a mage from the water would fit. Take the blue back.',
      rule: 'G-4.1',
      asks: 'draw',
      choose: 'a card (water back), spot 1',
    },
    {
      title: 'Air hides surprises',
      words:
        'Under the air back lie Air Enchanters, the Air Elemental and the Tricks; one of these, Periculum, sweeps your hand away. Dare the one on spot 2.',
      rule: 'G-5.6',
      asks: 'draw',
      choose: 'a card (air back), spot 2',
    },
    {
      title: 'Your first gathering',
      words:
        'Wizard, mage and witch; earth, water, and the Air Witch as fire; silver, bronze, and the Air Witch as gold. All different: a Genius, paid from pile G. Click the three cards and then the button, or the button alone.',
      rule: 'G-4.5',
      asks: 'act',
      choose: 'Genius: Air Witch, Silver Earth Wizard, Bronze Water Mage',
      point: [{ zone: 'pile', index: PILES.G }],
    },
    {
      title: 'Eight points at once',
      words:
        'You took an object from pile G, and its worth is your secret. All three cards came from your hand, so there is a New Gathering card as well, and the Air Elemental you hold counts one.',
      rule: 'G-4.8',
      point: [{ zone: 'objects' }],
    },
    {
      bots: [
        'Earth Elemental',
        'a card (fire back), spot 1',
        'Neither',
        'The second card (water back)',
      ],
    },
    {
      title: 'Once more into the air',
      words: 'Your turn again. Take the air back on spot 1.',
      rule: 'G-3.2',
      asks: 'draw',
      choose: 'a card (air back), spot 1',
    },
    {
      title: 'Collect for later',
      words:
        'That was Idem, a Trick. Take the open wizard too: you may keep five cards at the end of a turn, and need only discard what is above that.',
      rule: 'G-3.4',
      asks: 'draw',
      choose: 'Bronze Water Wizard',
    },
    {
      title: 'Play a Trick',
      words:
        'Instead of a gathering you may play one Trick. Idem pays once more for the gathering that lies in the towers, whoever organised it. Click it.',
      rule: 'G-5.2',
      asks: 'act',
      choose: 'Play Idem',
    },
    {
      title: 'Fill the table',
      words:
        'What you turn up, the next player may take knowingly. Turn the second one up, with the air back.',
      rule: 'G-3.5',
      asks: 'replace',
      choose: 'The second card (air back)',
    },
    {
      bots: [
        'a card (water back), spot 1',
        'a card (fire back), spot 2',
        'Felix: Bronze Fire Wizard, Gold Water Wizard, Silver Earth Wizard (from the Magical Area)',
      ],
    },
    {
      title: 'The towers are for everyone',
      words:
        'The bot brought two cards and used your Silver Earth Wizard from the towers as the third: a Felix. With two cards of your own you can do the same.',
      rule: 'G-4.2',
      point: [{ zone: 'area', index: 0 }],
    },
    {
      title: 'Three points to go',
      words:
        'You hold a wizard, and wizards lie in the towers: another one is all you need. Try the air back on spot 3.',
      rule: 'G-6.2',
      asks: 'draw',
      choose: 'a card (air back), spot 3',
    },
    {
      title: 'An Air Wizard!',
      words: 'He fits with any two wizards. A turn takes two cards, though: take the open one.',
      rule: 'G-3.2',
      asks: 'draw',
      choose: 'Exodus',
    },
    {
      title: 'Which gathering pays?',
      words:
        'Your two wizards and one of the towers: three kinds are possible. Later letters pay better, and an object of pile F has at least three points, or is a Sorcerer’s Stone. Choose Felix.',
      rule: 'G-1.8',
      asks: 'act',
      choose: 'Felix: Bronze Water Wizard, Air Wizard, Silver Earth Wizard (from the Magical Area)',
      point: [
        { zone: 'area', index: 0 },
        { zone: 'pile', index: PILES.F },
      ],
    },
    {
      title: 'You have won',
      words:
        'That is the game. Still to discover: an Alea brings an extra turn, two Sorcerer’s Stones win as well, Proxima shares in what others organise. The table always says what you can do, and why not.',
      rule: 'G-6.6',
    },
  ],
};
