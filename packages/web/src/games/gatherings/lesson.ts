import type { Lesson, LessonStep, Moment } from '../lesson.ts';

/** When a question is asked in a turn, with this many cards in hand. */
const asked =
  (turn: number, question: string, hand?: number) =>
  (now: Moment): boolean =>
    now.turn === turn &&
    now.question === question &&
    (hand === undefined || now.count('hand') === hand);

/** While the bot plays a turn, and after it until the learner takes a card. */
const during =
  (turn: number, hand: number) =>
  (now: Moment): boolean =>
    !now.over && (now.turn === turn || asked(turn + 1, 'draw', hand)(now));

const PILES = { F: 5, G: 6 } as const;

const steps: readonly LessonStep[] = [
  {
    id: 'goal',
    title: 'Fifteen spell points win',
    words:
      'You collect Enchanters, bring three of them together, and are paid in Magical Objects. This is a whole game by the full rules, against one bot, and you play every move.',
    rule: 'G-6.2',
    when: asked(1, 'draw', 0),
  },
  {
    id: 'open card',
    title: 'Take the card that lies open',
    words:
      'A turn begins with two cards from the table, one after the other. The open one is an Air Witch: she counts as any element and any school. Click the card, or its button below.',
    rule: 'G-3.2',
    when: asked(1, 'draw', 0),
    choose: /^Air Witch/,
  },
  {
    id: 'hidden card',
    title: 'Now one that lies face down',
    words:
      'Who it is you will see in your hand, but every back already tells the element. Take the green one, with the mountains of earth.',
    rule: 'G-1.6',
    when: asked(1, 'draw', 1),
    choose: /earth back/,
  },
  {
    id: 'too few',
    title: 'Two are not enough',
    words:
      'Next you may organise one gathering or play one Trick. A gathering takes three Enchanters and you hold two, so choose Neither.',
    rule: 'G-3.3',
    when: asked(1, 'act'),
    choose: /^Neither/,
  },
  {
    id: 'replace',
    title: 'Fill the table again',
    words:
      'Two new cards come to the table. You took one open and one hidden card, so you say which of the new ones is turned up, knowing only the backs. Choose the second.',
    rule: 'G-3.5',
    when: asked(1, 'replace'),
    choose: /^The second/,
  },
  {
    id: 'the bot',
    title: 'The others play',
    words:
      'The bot has its turn. Its hand is hidden but for the backs. The log tells what happened; a number like the one below leads to the rule.',
    rule: 'G-3.7',
    when: during(2, 2),
  },
  {
    id: 'what fits',
    title: 'All alike, or all different',
    words:
      'Three Enchanters gather if their elements are all alike or all different, and so their schools, and so their aspects. You hold a wizard and a witch: a mage from the water would fit. Take the blue back.',
    rule: 'G-4.1',
    when: asked(3, 'draw', 2),
    choose: /water back/,
  },
  {
    id: 'air back',
    title: 'Air hides surprises',
    words:
      'Under the air back lie Air Enchanters, the Air Elemental and the Tricks; one of these, Periculum, sweeps your hand away. Dare the one on spot 2.',
    rule: 'G-5.6',
    when: asked(3, 'draw', 3),
    choose: /air back\), spot 2/,
  },
  {
    id: 'gathering',
    title: 'Your first gathering',
    words:
      'Wizard, mage and witch; earth, water, and the Air Witch as fire; silver, bronze, and the Air Witch as gold. All different: a Genius, paid from pile G. Click the three cards and then the button, or the button alone.',
    rule: 'G-4.5',
    when: asked(3, 'act'),
    choose: /^Genius/,
    point: [{ zone: 'pile', index: PILES.G }],
  },
  {
    id: 'paid',
    title: 'Eight points at once',
    words:
      'You took an object from pile G, and its worth is your secret. All three cards came from your hand, so there is a New Gathering card as well, and the Air Elemental you hold counts one.',
    rule: 'G-4.8',
    when: during(4, 1),
    point: [{ zone: 'objects' }],
  },
  {
    id: 'air again',
    title: 'Once more into the air',
    words: 'Your turn again. Take the air back on spot 1.',
    rule: 'G-3.2',
    when: asked(5, 'draw', 1),
    choose: /air back\), spot 1/,
  },
  {
    id: 'keep a wizard',
    title: 'Collect for later',
    words:
      'That was Idem, a Trick. Take the open wizard too: you may keep five cards at the end of a turn, and need only discard what is above that.',
    rule: 'G-3.4',
    when: asked(5, 'draw', 2),
    choose: /^Bronze Water Wizard/,
  },
  {
    id: 'trick',
    title: 'Play a Trick',
    words:
      'Instead of a gathering you may play one Trick. Idem pays once more for the gathering that lies in the towers, whoever organised it. Click it.',
    rule: 'G-5.2',
    when: asked(5, 'act'),
    choose: /^Play Idem/,
  },
  {
    id: 'replace again',
    title: 'Fill the table',
    words:
      'What you turn up, the next player may take knowingly. Turn the second one up, with the air back.',
    rule: 'G-3.5',
    when: asked(5, 'replace'),
    choose: /^The second/,
  },
  {
    id: 're-use',
    title: 'The towers are for everyone',
    words:
      'The bot brought two cards and used your Silver Earth Wizard from the towers as the third: a Felix. With two cards of your own you can do the same.',
    rule: 'G-4.2',
    when: asked(7, 'draw', 2),
    point: [{ zone: 'area', index: 0 }],
  },
  {
    id: 'last hidden card',
    title: 'Three points to go',
    words:
      'You hold a wizard, and wizards lie in the towers: another one is all you need. Try the air back on spot 3.',
    rule: 'G-6.2',
    when: asked(7, 'draw', 2),
    choose: /air back\), spot 3/,
  },
  {
    id: 'last card',
    title: 'An Air Wizard!',
    words: 'He fits with any two wizards. A turn takes two cards, though: take the open one.',
    rule: 'G-3.2',
    when: asked(7, 'draw', 3),
    choose: /^Exodus/,
  },
  {
    id: 'choose well',
    title: 'Which gathering pays?',
    words:
      'Your two wizards and one of the towers: three kinds are possible. Later letters pay better, and an object of pile F has at least three points, or is a Sorcerer’s Stone. Choose Felix.',
    rule: 'G-1.8',
    when: asked(7, 'act'),
    choose: /^Felix/,
    point: [
      { zone: 'area', index: 0 },
      { zone: 'pile', index: PILES.F },
    ],
  },
  {
    id: 'won',
    title: 'You have won',
    words:
      'That is the game. Still to discover: an Alea brings an extra turn, two Sorcerer’s Stones win as well, Proxima shares in what others organise. The table always says what you can do, and why not.',
    rule: 'G-6.6',
    when: ({ over }) => over,
  },
];

export const lesson: Lesson = {
  seed: 'first-game-30',
  replies: [
    'Fire Elemental',
    'a card (fire back), spot 1',
    'Neither',
    'The first card (earth back)',
    'Earth Elemental',
    'a card (fire back), spot 1',
    'Neither',
    'The second card (water back)',
    'a card (water back), spot 1',
    'a card (fire back), spot 2',
    'Felix: Bronze Fire Wizard, Gold Water Wizard, Silver Earth Wizard (from the Magical Area)',
  ],
  options: { startingSeat: '1' },
  bots: ['greedy'],
  steps,
};
