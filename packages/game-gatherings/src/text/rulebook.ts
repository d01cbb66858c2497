import type { Rule } from '@conclave/kernel';

/** Made from RULES.md by `npm run rulebook`. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'G-1.1',
    text: 'The deck: you play with a deck of exactly 40 cards, made of 27 Enchanters, 3 Air Enchanters, 6 Tricks and 4 Elementals.',
  },
  {
    id: 'G-1.2',
    text: 'Enchanters: each one has an aspect (wizard, mage or witch), a school (silver, bronze or gold) and an element (earth, water or fire); these are its three characteristics, and the 27 Enchanters show each possible combination once.',
  },
  {
    id: 'G-1.3',
    text: 'Air Enchanters: there is one wizard, one mage and one witch; the aspect is fixed, while element and school are wild and you choose each of them when you use the card.',
  },
  {
    id: 'G-1.4',
    text: 'Tricks: there are six, one of each: Proxima, Idem, Exodus, Chaos, Vademecum and Periculum.',
  },
  {
    id: 'G-1.5',
    text: 'Elementals: there are four, one each for earth, water, fire and air.',
  },
  {
    id: 'G-1.6',
    text: 'Backs: the back of a card shows its element. An Enchanter or Elemental wears the back of its own element; Tricks, Air Enchanters and the Air Elemental all wear the air back. A back is no secret wherever its card is: everyone sees the backs on the table, on top of the draw pile and in every hand.',
  },
  {
    id: 'G-1.7',
    text: 'Magical Objects: there are 58, namely seven piles lettered A to G with 7 objects each, eight New Gathering cards worth 1 point apiece, and a single Elemental Master worth 5 points.',
  },
  {
    id: 'G-1.8',
    text: "Object values: Assumed: the piles hold these points, where S is a Sorcerer's Stone worth 0: A has 1 1 1 1 2 2 S; B has 1 1 2 2 2 3 S; C has 2 2 2 2 3 3 S; D has 2 2 3 3 3 4 S; E has 3 3 3 3 4 4 S; F has 3 3 4 4 4 5 S; G has 4 4 4 5 5 6 S.",
  },
  {
    id: 'G-1.9',
    text: 'Towers: three towers make up the Magical Area, and it makes no difference which tower a card lies in.',
  },
  {
    id: 'G-2.1',
    text: 'Cards: shuffle all 40, put four on the table, three of them face down and one face up, and let the others form the draw pile; keep room for a discard pile. Ruling: the table spots are fixed, so the same one is always the face-up spot and the other three are always face down. Ruling: the discard pile lies face up, and everyone may see all of it.',
  },
  {
    id: 'G-2.2',
    text: 'Objects: shuffle each of the piles A to G by itself and lay it face down; the New Gathering cards and the Elemental Master are open for all to see.',
  },
  {
    id: 'G-2.3',
    text: 'First player: everyone begins with an empty hand, chance picks who starts, and turns run clockwise.',
  },
  {
    id: 'G-2.4',
    text: 'No bad start: Ruling: should the face-up card of a fresh set-up be Periculum, shuffle and lay out once more until it is some other card; no hand is lost by this. Ruling: every later layout of the table (G-3.6, G-5.6, G-5.7) is a fresh set-up too.',
  },
  {
    id: 'G-3.1',
    text: 'Order: your turn has four steps, always in this order: draw two cards (you must), gather or play a trick (you may do one of them), discard down to five (you must), replace the table cards (you must).',
  },
  {
    id: 'G-3.2',
    text: 'Draw: four cards lie on the table and you take two of them, singly, so that you have seen the first before you choose the second; you may not draw from the draw pile. Ruling: only you see a card you take from a face-down spot; the face-up one has been seen by all.',
  },
  {
    id: 'G-3.3',
    text: 'Gather or trick: you may organise one gathering, or play one trick, or leave both; you may not do both in one turn.',
  },
  {
    id: 'G-3.4',
    text: 'Discard: if you hold more than five cards, discard cards you choose until you hold exactly five; if you hold five or fewer, you may not discard.',
  },
  {
    id: 'G-3.5',
    text: 'Replace: bring the top two cards of the draw pile to the two empty spots, face up where a face-up card was taken and face down where a face-down card was taken. If you took one of each, you decide which new card goes to which spot, knowing only their backs.',
  },
  {
    id: 'G-3.6',
    text: 'Draw pile runs out: if that happens while you replace, collect the discard pile, the table cards and anything left of the draw pile, shuffle them, and make a new set-up of four table cards and a draw pile. Hands, the Magical Area and a Proxima lying before a player are left alone. Ruling: one card left for two spots also counts as running out. Ruling: exactly two cards are enough; the pile is then empty, and the next replacing finds it run out.',
  },
  {
    id: 'G-3.7',
    text: 'Next player: the turn goes to the left, except that if you organised an Alea this turn you may first take one extra turn. It is a full turn, and another Alea in it earns another extra turn. Ruling: you say yes or no to the extra turn once you have replaced.',
  },
  {
    id: 'G-4.1',
    text: 'What it takes: a gathering is exactly three Enchanters; looking at aspect, school and element one by one, the three must be all alike or all different in each.',
  },
  {
    id: 'G-4.2',
    text: 'Where they come from: play all three from your hand, or play two from your hand and re-use one Enchanter that already lies in the Magical Area.',
  },
  {
    id: 'G-4.3',
    text: 'Air Enchanters: once it lies in the Magical Area, an Air Enchanter can never be re-used; from your hand you may play one or several of them in the same gathering.',
  },
  {
    id: 'G-4.4',
    text: 'In the towers: whatever is left of the previous gathering and was not re-used goes to the discard pile, and the three new cards stay in the towers until someone organises the next gathering.',
  },
  {
    id: 'G-4.5',
    text: 'Type and pile: each type names the pile that pays for it. Same element and same school is Alea (A). Same element, different schools, same aspect is Babau (B). Same element, different schools, different aspects is Conto (C). Different elements, same school, same aspect is Dubio (D). Different elements, same school, different aspects is Extra (E). Different elements, different schools, same aspect is Felix (F). Different in all three is Genius (G).',
  },
  {
    id: 'G-4.6',
    text: 'Naming the type: Air Enchanters may make several types possible with the same three cards; you then name one of those types.',
  },
  {
    id: 'G-4.7',
    text: 'Your object: you draw the object on top of the pile. If there is none, choose a non-empty pile beside it, with the letter just before or just after. Ruling: if those are empty too, draw from the nearest non-empty pile, counting letters; if several are equally near you choose; if only one is nearest there is nothing to choose; and if no pile holds an object you get nothing.',
  },
  {
    id: 'G-4.8',
    text: "New Gathering: with all three cards from your hand you also earn one New Gathering card, as long as there are any. Ruling: rewards come in this order, and after each one we check whether somebody has won: the organiser's object, the New Gathering card if earned, the object of Proxima's player; last of all Proxima is discarded.",
  },
  {
    id: 'G-4.9',
    text: 'Secrecy: until the game is over only you know your objects; how many you have, and the letters of the piles they came from, is open to everyone. Ruling: New Gathering cards stay open, since everyone sees them taken.',
  },
  {
    id: 'G-5.1',
    text: "Proxima: it waits face up before you until anyone's next gathering. You then get an object of your own from the same pile (a New Gathering card is never part of it) and discard Proxima. If you are the organiser yourself, that pile gives you two objects. Ruling: the organiser is the first to draw, and an organiser who owns Proxima draws an object, takes the New Gathering card if earned, and then draws the second object. Ruling: the same pile means the one the organiser's own object came from; if it is empty by now, G-4.7 goes on from there, and if the organiser got nothing because no pile had objects, neither does Proxima's player.",
  },
  {
    id: 'G-5.2',
    text: 'Idem: discard it and take an object from the pile of the gathering that lies in the Magical Area (again, never a New Gathering card); it does not matter if you organised that gathering yourself. Ruling: you may not play it while the Magical Area is empty. Ruling: the pile is that of the type that was named; if it is empty, G-4.7 applies.',
  },
  {
    id: 'G-5.3',
    text: 'Exodus: discard it; each other player with an Enchanter in hand, Air Enchanters included, discards one Enchanter that they choose. Ruling: they do so in turn order, starting on your left. Ruling: you may always play it, even if it turns out that nobody holds an Enchanter.',
  },
  {
    id: 'G-5.4',
    text: 'Chaos: discard it, take a card at random from the hand of another player, then give that player a card you choose, but not the one you just took. Ruling: you may not choose a player whose hand is empty, and if you have no other card to give, you give none. Ruling: it may not be played while no other player holds a card, and only the two of you see the cards that change hands; their backs show to all.',
  },
  {
    id: 'G-5.5',
    text: 'Vademecum: discard it, take a card at random from the hand of another player, and give nothing in return. Ruling: the player you choose must have at least one card. Ruling: it may not be played while no other player holds a card, and only the two of you see the card.',
  },
  {
    id: 'G-5.6',
    text: 'Periculum: nobody ever holds it. If you draw it from the table, show it, then shuffle it together with all the cards in your hand, what else lies on the table, the discard pile and the draw pile, and lay out a fresh set-up. The Magical Area, a Proxima lying before a player, all objects and the hands of the others stay as they are. Your turn is over at once and the player on your left goes on.',
  },
  {
    id: 'G-5.7',
    text: 'Periculum while replacing: if it is turned face up as you replace, you suffer the same as if you had drawn it. Ruling: an extra turn you had earned with an Alea is lost.',
  },
  {
    id: 'G-6.1',
    text: 'Spell points: add up your objects, New Gathering cards included, and 1 for each Elemental in your hand.',
  },
  {
    id: 'G-6.2',
    text: "Fifteen: as soon as your spell points are 15 or more, you win. This is checked each time anyone gains something, so you can win in another player's turn.",
  },
  {
    id: 'G-6.3',
    text: 'Elemental Master: if you hold three or more Elementals, its 5 points are added when they bring you to 15 or more, so that three Elementals are worth 8 and four are worth 9; in every other case it counts for nothing.',
  },
  {
    id: 'G-6.4',
    text: 'Two at once: when, thanks to Proxima, two players would reach 15 on one gathering, the organiser is the winner.',
  },
  {
    id: 'G-6.5',
    text: "Sorcerer's Stones: you win at once when you own two Sorcerer's Stones and at least one more object, which may be a third Stone. Ruling: a New Gathering card is good enough as the other object. Ruling: the win is claimed for you automatically; if one gathering would give one player this win and another player 15 points, the organiser goes first, whichever of the two wins they have, as in G-6.4.",
  },
  {
    id: 'G-6.6',
    text: "The end: the winner is announced, all players' objects and the Elementals in their hands are shown, and everyone's points are listed.",
  },
  {
    id: 'G-6.7',
    text: 'No objects left: Ruling: if the last object of all the piles A to G has been taken and nobody has won, the game ends when that turn ends; most spell points wins, and players who tie share the win. With 15 points to reach this cannot happen: the piles hold 121 points, and six players who have not won hold at most 84 between them.',
  },
];
