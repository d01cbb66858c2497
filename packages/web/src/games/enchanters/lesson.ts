import type { Lesson } from '../lesson.ts';

/** E-2.7: the kingdoms and the Village advised for a first game. */
export const lesson: Lesson = {
  seed: 'first-game-855',
  options: {
    decks: 'chosen',
    kingdoms: ['cultists', 'goblins', 'unicorns', 'bandits'],
    village: 'normaltown',
    firstPlayer: '1',
  },
  bots: ['greedy'],
  course: [
    {
      title: 'The most Glory wins',
      words:
        'You build a magical artifact out of Items and Enchantments and beat Monsters with it. Glory stands on the cards; once deck and track are empty, the most Glory wins. This is a real game against one bot, and the first turns are shown to you.',
      rule: 'E-1.2',
    },
    {
      title: 'Journey to the Scimitar',
      words:
        'Six cards lie on the Journey Track. The one beside the Village is free, and each place further out costs 1 crystal more. You have 5 crystals: go to the Scimitar, which costs 2. Click the card, or its button below.',
      rule: 'E-2.16',
      asks: 'act',
      choose: 'Journey to Scimitar',
    },
    {
      title: 'Take it',
      words:
        'Once you have paid, there is a moment for minor actions. Normaltown sells Attack, but there is nobody to fight yet: simply take the Scimitar.',
      rule: 'E-7.5',
      asks: 'prepare',
      choose: 'Take Scimitar',
    },
    {
      title: 'One big thing a turn',
      words:
        'The Scimitar lies on your Fist and gives you Attack 2. A turn has exactly one journey or one rest. You have had yours: end the turn.',
      rule: 'E-5.1',
      asks: 'after',
      choose: 'End the turn',
      point: [{ zone: 'item' }],
    },
    {
      title: 'The others play',
      words:
        'Now it is the turn of {1}. Nothing is secret but the order of the deck: look at its piles and at the log whenever you like.',
      rule: 'E-1.21',
    },
    { bots: ['Journey to Axe', 'Take Axe', 'End the turn'] },
    {
      title: 'Join a spell to the blade',
      words:
        'The cards have closed up towards the Village, so the Enchantment “of Elder Rites” costs only 1 now. With it yours will be a Scimitar of Elder Rites.',
      rule: 'E-12.1',
      asks: 'act',
      choose: 'Journey to of Elder Rites',
    },
    {
      title: 'Take the Enchantment',
      words: 'Minor actions are always up to you, and crystals are scarce. Take the card.',
      rule: 'E-6.7',
      asks: 'prepare',
      choose: 'Take of Elder Rites',
    },
    {
      title: 'Attack 5',
      words:
        'Each card has an upper and a lower part. The top card of a pile shows both, and all you see works for you: 2 Attack from the Scimitar, 3 from of Elder Rites. End the turn.',
      rule: 'E-3.2',
      asks: 'after',
      choose: 'End the turn',
      point: [{ zone: 'item' }, { zone: 'enchantment' }],
    },
    { bots: ['Journey to of Avarice', 'Take of Avarice', 'End the turn'] },
    {
      title: 'Rest for crystals',
      words:
        'You have 2 crystals left. Instead of a journey you may rest: choose the rest in Normaltown that brings 3 crystals. It costs the track its first card.',
      rule: 'E-8.1',
      asks: 'act',
      choose: 'Rest Normaltown: gain 3 crystals',
    },
    {
      title: 'Gone to the Graveyard',
      words:
        'The Dew Flask was the first card and lies in the Graveyard now. That is also a way to keep a card from the others. End the turn.',
      rule: 'E-8.4',
      asks: 'after',
      choose: 'End the turn',
      point: [{ zone: 'graveyard' }],
    },
    { bots: ['Journey to of Thick Skin', 'Take of Thick Skin', 'End the turn'] },
    {
      title: 'Pick a fight',
      words:
        'Monsters have come. Point at one, and the table foretells the fight. The Black Knight has Health 6 against your Attack 5, but minor actions can bring you there: go to him, for 1 crystal.',
      rule: 'E-7.8',
      asks: 'act',
      choose: 'Journey to Black Knight',
    },
    {
      title: 'Sharpen the blade',
      words:
        'Now is the time for a minor action. Use the Scimitar: 1 crystal for 3 more Attack, until the turn ends.',
      rule: 'E-4.6',
      asks: 'prepare',
      choose: 'Use Scimitar',
    },
    {
      title: 'Fight!',
      words:
        'Your Attack of 8 is enough. He strikes back all the same: Strength 4 against your Defense 0 makes 4 wounds. Each wound you still have at the end costs 1 Glory.',
      rule: 'E-10.2',
      asks: 'prepare',
      choose: 'Fight Black Knight',
    },
    {
      title: 'Your first Trophy',
      words:
        'The Black Knight lies with your Trophies, worth 6 Glory, and as you took him {1} got 2 wounds. End the turn.',
      rule: 'E-10.4',
      asks: 'after',
      choose: 'End the turn',
      point: [{ zone: 'trophy' }],
    },
    { bots: ['Journey to Acolyte', 'Fight Acolyte', 'End the turn'] },
    {
      title: 'Cover with care',
      words:
        '{1} beat an Acolyte and handed you a wound: you have 5. “of Healing” costs all your 3 crystals and will cover of Elder Rites, of which only the lower part counts from then on. Take it all the same.',
      rule: 'E-3.4',
      asks: 'act',
      choose: 'Journey to of Healing',
    },
    {
      title: 'What changed',
      words:
        'of Elder Rites lost 2 Attack and its Glory; of Healing brings 2 Attack, 1 Defense and a Rest of its own. Without a crystal you had no minor action to use, so your turn ended by itself.',
      rule: 'E-5.11',
      point: [{ zone: 'enchantment' }],
    },
    { bots: ['Journey to Goblin Bombers'] },
    {
      title: 'Now play your own way',
      words:
        'Two good ideas: rest with of Healing, which heals 4 wounds and brings 2 crystals; or fight the Unicorn, who is free, cannot hurt you and heals 2. From here on you decide. The table always says what you can do, and why not.',
      rule: 'E-15.4',
      point: [{ zone: 'track', index: 0 }, { zone: 'enchantment' }],
    },
  ],
};
