import type { Lesson } from '../lesson.ts';

export const lesson: Lesson = {
  seed: 'first-game-1189',
  options: { startingSeat: '1' },
  bots: ['greedy', 'greedy'],
  course: [
    {
      title: 'A secret sign, and one to hunt',
      words:
        'You were born under Flambeaux, red, and nobody else knows. You hunt Lichtenborn, yellow. Treasures and cards are points over two rounds; who drives the hunted sign out in the second round wins at once. This is a real game against two bots.',
      rule: 'T-1.2',
      point: [{ named: 'Flambeaux, only you know' }],
    },
    {
      title: 'Play an enchantment',
      words:
        'A turn may begin with one enchantment. It works at once and is discarded. Play Clairvoyance: it shows you the character of another player. Click the card, or its button below.',
      rule: 'T-3.4',
      asks: 'enchant',
      choose: 'Play Clairvoyance',
    },
    {
      title: 'Whom do you suspect?',
      words: 'Look at the character of {1}. It stays face down, and only you have seen it.',
      rule: 'T-1.10',
      asks: 'lookAtCharacter',
      choose: '{1}',
    },
    {
      title: 'There is your prey',
      words:
        '{1} is Lichtenborn, and your notes under “Who is who?” say so. Now you may lay up to two visions in rows before you. Begin with the Stone find that shows two stars.',
      rule: 'T-3.3',
      asks: 'vision',
      choose: 'Play Stone find, two stars to your first row',
      point: [{ named: 'Lichtenborn, only you know' }],
    },
    {
      title: 'A second vision',
      words:
        'Add the Stone gift with one star to the same row. For each card you play one is drawn and set aside unseen; at the end of your turn these come to your hand.',
      rule: 'T-3.2',
      asks: 'vision',
      choose: 'Play Stone gift, one star, link to your first row',
    },
    {
      title: 'Three stars, one treasure',
      words:
        'When your rows show three stars or more at the end of your turn, you take a treasure of the display, for yourself or for somebody else. The red 3 is of your own colour: keep it.',
      rule: 'T-4.1',
      asks: 'starTreasure',
      choose: 'Keep Red treasure, 3',
    },
    {
      title: 'The others play',
      words:
        'Three cards you had set aside are in your hand now. {1} and {2} have their turns; watch the rows they build.',
      rule: 'T-4.6',
    },
    {
      bots: [
        'Neither',
        'Play Parchment theft, one star, link to your first row',
        'Play Multiblade hex, one star to your second row',
        'Neither',
        'Play Stone hex, one star to your first row',
        'Play Multiblade theft, one star, link to your first row',
      ],
    },
    {
      title: 'No exchange',
      words:
        'You hold no enchantment. A treasure could be exchanged for better cards, but yours is too good: choose Neither.',
      rule: 'T-3.5',
      asks: 'enchant',
      choose: 'Neither',
    },
    {
      title: 'Steal a vision',
      words:
        'Stone beats multiblade, multiblade beats parchment, parchment beats stone. Your row ends with a stone, so you can steal the Multiblade hex of {1}. It lay first in a row and must lie first in one of yours.',
      rule: 'T-3.6',
      asks: 'steal',
      choose: 'Steal Multiblade hex, one star of {1} to your second row',
    },
    {
      title: 'Fill a row',
      words:
        'Three visions in a row cast a spell at the end of your turn, and the first of them says which. Yours is a find. Lay the Stone find with one star as the third.',
      rule: 'T-4.2',
      asks: 'vision',
      choose: 'Play Stone find, one star to your first row',
      point: [{ zone: 'rowA' }],
    },
    {
      title: 'Prepare the next',
      words:
        'You may lay one more. The Parchment hex goes to your second row, behind the vision you stole.',
      rule: 'T-3.3',
      asks: 'vision',
      choose: 'Play Parchment hex, two stars to your second row',
      point: [{ zone: 'rowB' }],
    },
    {
      title: 'First the stars',
      words:
        'Your rows show seven stars, but one treasure a turn is all they earn. Its value is points when the round ends: keep the grey 3.',
      rule: 'T-4.1',
      asks: 'starTreasure',
      choose: 'Keep Grey treasure, 3',
    },
    {
      title: 'Then the trimagic',
      words:
        'Your row casts its find: displayed treasures for whom you name. The second and third vision show two stars, so there are two. Name yourself.',
      rule: 'T-4.5',
      asks: 'target',
      choose: 'Yourself',
    },
    {
      title: 'Two treasures',
      words: 'Take the grey 2 first. The display is filled again after each.',
      rule: 'T-4.3',
      asks: 'findTreasure',
      choose: 'Grey treasure, 2',
    },
    {
      title: 'Your own colour',
      words:
        'Take a red one. If you reveal yourself after the first round, you may keep one treasure of your colour, and in the second round red ones score by their number, 15 for all five.',
      rule: 'T-8.2',
      asks: 'findTreasure',
      choose: 'Red treasure, 1',
    },
    {
      title: 'A link you do not need',
      words:
        'The link on your second vision allows a second target, which has to be somebody else. Do without.',
      rule: 'T-4.4',
      asks: 'secondTarget',
      choose: 'No second target',
    },
    {
      title: 'Nine points so far',
      words:
        'Four treasures lie before you, and two new cards came to your hand. The row that cast is discarded. The others have their turns again.',
      rule: 'T-4.2',
    },
    {
      bots: [
        'Neither',
        'Play Stone theft, one star to your second row',
        'Play Parchment hex, one star to your second row',
        'Keep Yellow treasure, 1',
        'Neither',
        'Steal Parchment theft, one star, link of {1} to your second row',
        'Play Multiblade find, one star, link to your second row',
        'Play no more',
        'Keep Red treasure, 1',
      ],
    },
    {
      title: 'Now play your own way',
      words:
        'Any third vision in your second row would cast its hex: two cards out of a hand you name. The Queen is near; when she turns up, the round is over. From here on you decide. The table always says what you can do, and why not.',
      rule: 'T-5.1',
      point: [{ zone: 'rowB' }, { named: 'The Queen is one of the last five' }],
    },
  ],
};
