import type { Rule } from '@conclave/kernel';

/** Made from RULES.md by `npm run rulebook`. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'S-1.1',
    text: 'Players: two, three or four take part.',
  },
  {
    id: 'S-1.2',
    text: 'Energy: there are four types, air, water, fire and earth; crystals are something else and are never energy.',
  },
  {
    id: 'S-1.3',
    text: 'Base cards: 50 different power cards, each twice, 100 in all; S01 to S30 are the beginner set and S31 to S50 the advanced set.',
  },
  {
    id: 'S-1.4',
    text: 'Kingdom cards: Enchanted Kingdom brings 20 more power cards, each twice, 40 in all, with a mark of their own.',
  },
  {
    id: 'S-1.5',
    text: 'Kinds: a power card is a magic item or a familiar, never both.',
  },
  {
    id: 'S-1.6',
    text: 'On a card: prestige, which may be below zero, a summoning cost of energy, crystals, both or nothing, and any number of effects.',
  },
  {
    id: 'S-1.7',
    text: 'Costs by players: where a cost depends on the number of players, the number that began the game counts.',
  },
  {
    id: 'S-1.8',
    text: 'Dice: 20 season dice, five for each of winter, spring, summer and fall, with six sides each.',
  },
  {
    id: 'S-1.9',
    text: 'Sides: a side may show energy, a star, a card, crystals, a transmutation frame, and always 1 to 3 pips.',
  },
  {
    id: 'S-1.10',
    text: 'Wheel: 12 spaces, the first three winter, then three each of spring, summer and fall.',
  },
  {
    id: 'S-1.11',
    text: 'Years: a counter tells the year, and the tournament lasts three.',
  },
  {
    id: 'S-1.12',
    text: 'Crystals: any number may be owned, never less than 0.',
  },
  {
    id: 'S-1.13',
    text: 'Reserve: it has room for 7 energy tokens.',
  },
  {
    id: 'S-1.14',
    text: 'Gauge: the summoning gauge goes from 0 to 15 and says how many cards its player may bring to having in play.',
  },
  {
    id: 'S-1.15',
    text: 'Bonus marker: it stands on a track from 0 to 3.',
  },
  {
    id: 'S-1.16',
    text: 'Libraries: each player has two, for the second and the third year.',
  },
  {
    id: 'S-1.17',
    text: 'Supply: Ruling: energy, markers and tokens never run out.',
  },
  {
    id: 'S-1.18',
    text: 'In play: a card is in play when it lies face up before a player, who controls it; your cards are those you control and those in your hand.',
  },
  {
    id: 'S-1.19',
    text: 'Left: the left neighbour is the next player clockwise, and turns go clockwise.',
  },
  {
    id: 'S-1.20',
    text: 'Editions: Ruling: S05 and S43 exist in two editions; the second is used unless the first is chosen as an option.',
  },
  {
    id: 'S-2.1',
    text: 'Levels: Apprentice plays with ready-made decks of S01 to S30, Magician drafts from S01 to S30, Archmage drafts from S01 to S50.',
  },
  {
    id: 'S-2.2',
    text: 'Modules: the power cards, the enchantment and the ability tokens of Enchanted Kingdom may be added, each by itself or together.',
  },
  {
    id: 'S-2.3',
    text: 'Kingdom cards join whichever base set is used.',
  },
  {
    id: 'S-2.4',
    text: 'Piles: all cards used are shuffled into one face-down draw pile; the discard pile has its place and is empty.',
  },
  {
    id: 'S-2.5',
    text: 'Start: the season marker stands on space 1 and the year is 1, so the first round is winter.',
  },
  {
    id: 'S-2.6',
    text: 'Dice used: for each season one more die than there are players.',
  },
  {
    id: 'S-2.7',
    text: 'Which dice: Ruling: chance decides which dice of a season are used, once and for the whole game; four players use all five.',
  },
  {
    id: 'S-2.8',
    text: 'Players begin with no crystals, an empty reserve, gauge 0 and bonus marker 0.',
  },
  {
    id: 'S-2.9',
    text: 'First player: one player begins.',
  },
  {
    id: 'S-2.10',
    text: 'Who that is: Ruling: chance or an option decides.',
  },
  {
    id: 'S-2.11',
    text: 'Enchantment: with that module one is drawn at random and laid open before the Prelude, or the players agree on one.',
  },
  {
    id: 'S-2.12',
    text: 'Ability tokens: with that module each player gets three at random before the Prelude.',
  },
  {
    id: 'S-3.1',
    text: 'Deal: each player is dealt 9 cards and looks at them.',
  },
  {
    id: 'S-3.2',
    text: 'Choose and pass: you put one card face down before you and pass the others to your left neighbour.',
  },
  {
    id: 'S-3.3',
    text: 'Together: everybody chooses at the same time, and nobody sees what another chose.',
  },
  {
    id: 'S-3.4',
    text: 'Again: you take what your right neighbour passed and go on until all cards are chosen; the last of a packet comes to you without a choice.',
  },
  {
    id: 'S-3.5',
    text: 'Direction: packets always go to the left.',
  },
  {
    id: 'S-3.6',
    text: 'Then each player has chosen 9 cards.',
  },
  {
    id: 'S-3.7',
    text: 'Sets: you split them into three sets of three: your starting hand, library II and library III.',
  },
  {
    id: 'S-3.8',
    text: 'Secretly: Ruling: all do so at the same time, and you may change your split as long as somebody has not settled theirs.',
  },
  {
    id: 'S-3.9',
    text: 'Libraries: Ruling: you may look at your own at any time; the others know only how many cards there are.',
  },
  {
    id: 'S-3.10',
    text: 'Apprentice: nothing is drafted; each player gets one of four ready-made decks of 9 cards.',
  },
  {
    id: 'S-3.11',
    text: 'Ruling: the decks are handed out at random, none of them twice.',
  },
  {
    id: 'S-3.12',
    text: 'These 9 cards are split into sets as usual.',
  },
  {
    id: 'S-3.13',
    text: 'The cards that are in none of these decks are the draw pile.',
  },
  {
    id: 'S-3.14',
    text: 'Ability: with that module you choose one of your three tokens after the split and before the tournament.',
  },
  {
    id: 'S-3.15',
    text: 'Draw pile: cards neither dealt nor chosen form the draw pile of the tournament.',
  },
  {
    id: 'S-3.16',
    text: 'Enchantments E01, E02 and E03 change the Prelude as S-19 says.',
  },
  {
    id: 'S-4.1',
    text: 'A round: roll, choose dice, one turn each, end of the round.',
  },
  {
    id: 'S-4.2',
    text: 'Roll: the dice of the season in which the marker stands are rolled, one more than players.',
  },
  {
    id: 'S-4.3',
    text: 'Each side of a die is as likely as the others.',
  },
  {
    id: 'S-4.4',
    text: 'Choose: clockwise from the first player each takes one die and leaves its side as it is.',
  },
  {
    id: 'S-4.5',
    text: 'One die is left, and it will move the season marker.',
  },
  {
    id: 'S-4.6',
    text: 'Turns are taken in the same order when everybody has a die.',
  },
  {
    id: 'S-4.7',
    text: 'The dice stay those of the round even if the season changes meanwhile.',
  },
  {
    id: 'S-4.8',
    text: 'You act only in your own turn, apart from decisions an effect asks of you and effects at the end of a round or at a change of season.',
  },
  {
    id: 'S-5.1',
    text: 'Parts: first what comes before the die, then the actions of the die, then free actions.',
  },
  {
    id: 'S-5.2',
    text: "Before the die you may activate Dice of Malice (S15) one after another and may then use a Steadfast Die (K14) in place of the die's actions.",
  },
  {
    id: 'S-5.3',
    text: 'Die actions: all of them must be done: gain the energy, receive the crystals, raise the gauge by 1 for a star, draw for a card.',
  },
  {
    id: 'S-5.4',
    text: 'The transmutation frame is no action, it lets you transmute this turn.',
  },
  {
    id: 'S-5.5',
    text: 'The pips of a die you chose do nothing.',
  },
  {
    id: 'S-5.6',
    text: 'Order: Ruling: energy, crystals and star come together, then the reserve is checked, then the card; no free action comes before all this is done.',
  },
  {
    id: 'S-5.7',
    text: 'Card: draw the top card, look at it, keep it or discard it.',
  },
  {
    id: 'S-5.8',
    text: 'While doing so you may use the choose-card bonus.',
  },
  {
    id: 'S-5.9',
    text: 'Free actions, any number in any order: transmute, summon, activate, use a bonus, use your ability token, use Vision of Destiny.',
  },
  {
    id: 'S-5.10',
    text: 'One action and all it sets off is finished before the next begins.',
  },
  {
    id: 'S-5.11',
    text: 'You may end your turn whenever you like; no free action is forced on you.',
  },
  {
    id: 'S-5.12',
    text: 'Permissions to transmute and extra crystals for a token end with the turn.',
  },
  {
    id: 'S-6.1',
    text: "Limit: 7, or 10 with a Bespelled Grimoire, less 1 for each Mesodae's Lantern, each Statue of Eolis (a Raven that copies one included) and each Drought token.",
  },
  {
    id: 'S-6.2',
    text: 'Ruling: the limit is never below 0.',
  },
  {
    id: 'S-6.3',
    text: 'Too many: as soon as a reserve holds more than its limit, its owner discards tokens of their choice until it does not.',
  },
  {
    id: 'S-6.4',
    text: 'All tokens of one effect are taken first, and then the limit is checked once.',
  },
  {
    id: 'S-6.5',
    text: 'It is also checked whenever the limit falls.',
  },
  {
    id: 'S-6.6',
    text: 'Energy without a type means tokens from the supply, the type of each of your choice.',
  },
  {
    id: 'S-6.7',
    text: 'Discarded energy goes back to the supply.',
  },
  {
    id: 'S-6.8',
    text: 'Tokens on an Amulet of Water, a Glutton Cauldron, a Heart of Argos, a Fairy Monolith, a Jewel of the Ancients or a Raven that copies one are not in the reserve and not limited by it.',
  },
  {
    id: 'S-6.9',
    text: 'Tokens in the extra room of a Bespelled Grimoire are in the reserve in every respect.',
  },
  {
    id: 'S-6.10',
    text: 'Wherever you spend, discard as a price, transmute, exchange or place energy of your choice, tokens on your Amulet of Water serve as if they were in the reserve.',
  },
  {
    id: 'S-6.11',
    text: 'What counts, copies, converts, takes or empties a reserve passes over the Amulet of Water; only the Horn of Plenty does not.',
  },
  {
    id: 'S-6.12',
    text: 'Tokens on a Cauldron, Heart, Monolith or Jewel cannot be spent.',
  },
  {
    id: 'S-6.13',
    text: 'Ruling: you cannot discard energy unless a rule or effect says so.',
  },
  {
    id: 'S-7.1',
    text: "Permission: to transmute in your turn you need the frame on your die, the transmutation bonus, a Tree of Light, a Steadfast Die, Io's Transmuter after a die with crystals, or ability token 6.",
  },
  {
    id: 'S-7.2',
    text: 'With it you may transmute as many tokens as often as you like until your turn ends.',
  },
  {
    id: 'S-7.3',
    text: 'Values: a token is discarded for crystals by its type and the season of the marker now: winter air 1, water 1, fire 2, earth 3; spring 2, 1, 3, 1; summer 3, 2, 1, 1; fall 1, 3, 1, 2.',
  },
  {
    id: 'S-7.4',
    text: "Extras: each token brings 1 more for each Purse of Io, each transmutation bonus of this turn, ability token 6 in this turn, and Io's Bounty; they add up.",
  },
  {
    id: 'S-7.5',
    text: 'Several permissions are no better than one.',
  },
  {
    id: 'S-7.6',
    text: 'Balance of Ishtar and Potion of Life transmute without a permission and give none; their value is fixed, and the extras are added for each token.',
  },
  {
    id: 'S-7.7',
    text: 'Ruling: an extra counts only for tokens transmuted after it was obtained.',
  },
  {
    id: 'S-7.8',
    text: 'Glutton Cauldron, Dragon Skull and Lantern of Xidit transmute nothing, so no extra applies to them.',
  },
  {
    id: 'S-8.1',
    text: 'To summon is to bring a card from your own hand into play for its cost, as a free action of your own turn.',
  },
  {
    id: 'S-8.2',
    text: 'Room: you may summon only while you have fewer cards in play than your gauge says.',
  },
  {
    id: 'S-8.3',
    text: 'You may summon any number of cards in a turn, unless Entangling Roots are in force.',
  },
  {
    id: 'S-8.4',
    text: "Order: name the card, check the gauge, pay each opposing Arcano Leech, pay the cost, lay the card down upright, resolve your effects for summoning, resolve the card's own.",
  },
  {
    id: 'S-8.5',
    text: 'A payment that cannot be made in full makes the summon illegal, and nothing happens.',
  },
  {
    id: 'S-8.6',
    text: 'Energy is paid with tokens of just the types shown, crystals from your crystals.',
  },
  {
    id: 'S-8.7',
    text: 'The energy due is what is printed, and one token of any type with Nature Spirit; from 2 tokens on you may leave out one for each Hand of Fortune you control, but at least 1 is paid.',
  },
  {
    id: 'S-8.8',
    text: 'Crystals of a cost never change.',
  },
  {
    id: 'S-8.9',
    text: 'A card without energy in its cost stays without, unless Nature Spirit adds one.',
  },
  {
    id: 'S-8.10',
    text: 'Leech: each Arcano Leech takes 1 crystal for its owner before the cost; who cannot give it cannot summon.',
  },
  {
    id: 'S-8.11',
    text: 'Ruling: a card just summoned gains nothing from its own effects on summoning or costs.',
  },
  {
    id: 'S-8.12',
    text: 'Ruling: your effects for summoning come in the order you like.',
  },
  {
    id: 'S-8.13',
    text: 'The Elemental Amulet has no fixed cost: declare 1 to 4 different types and pay one token of each.',
  },
  {
    id: 'S-9.1',
    text: "Divine Chalice, Crystal Orb and Potion of Dreams put cards into play; that is no summoning, costs nothing, and Arcano Leech, Staff of Spring, Yjang's Forgotten Vase, Hand of Fortune, Nature Spirit and Entangling Roots have no say in it.",
  },
  {
    id: 'S-9.2',
    text: 'The gauge must have room all the same.',
  },
  {
    id: 'S-9.3',
    text: 'What the card does on entering play happens in full.',
  },
  {
    id: 'S-9.4',
    text: "Mesodae's Lantern never comes into play this way.",
  },
  {
    id: 'S-9.5',
    text: 'An Elemental Amulet that does counts as paid with all four types.',
  },
  {
    id: 'S-9.6',
    text: 'Ruling: a Raven put into play still has to pay for the item it copies.',
  },
  {
    id: 'S-9.7',
    text: 'A Damned Soul of Onys that comes from a neighbour is neither summoned nor put into play, and the gauge is not asked.',
  },
  {
    id: 'S-10.1',
    text: 'Three kinds: on entering play, once and at once; permanent, while the card is in play; activated, when its controller activates the card.',
  },
  {
    id: 'S-10.2',
    text: 'A card may have several kinds, each with its own time.',
  },
  {
    id: 'S-10.3',
    text: 'What happens on entering play must happen, unless it says may, as far as possible.',
  },
  {
    id: 'S-10.4',
    text: 'You may summon a card whose effect on entering play will do nothing.',
  },
  {
    id: 'S-10.5',
    text: 'To activate a card, turn it sideways as a free action and pay what that costs; the Die of Malice is activated before the die instead.',
  },
  {
    id: 'S-10.6',
    text: 'Each card is activated once a round, unless an effect straightens it, which only the Damned Soul of Onys does for itself when it is passed on.',
  },
  {
    id: 'S-10.7',
    text: 'All turned cards are straightened when the round ends.',
  },
  {
    id: 'S-10.8',
    text: 'A card may be activated in the turn it entered play; the Die of Malice has no occasion to.',
  },
  {
    id: 'S-10.9',
    text: 'Of two activations on one card you use one each time.',
  },
  {
    id: 'S-10.10',
    text: 'An activation that cannot be paid, or whose condition is not met, is illegal and turns no card.',
  },
  {
    id: 'S-10.11',
    text: 'A turned card keeps its permanent effects.',
  },
  {
    id: 'S-10.12',
    text: 'A card that left play and comes back is upright and may be activated.',
  },
  {
    id: 'S-10.13',
    text: 'Activation costs are not changed by Hand of Fortune or Nature Spirit.',
  },
  {
    id: 'S-10.14',
    text: 'Copies of a card each work and add up, but several Bespelled Grimoires do not lift the limit above 10.',
  },
  {
    id: 'S-10.15',
    text: 'Who loses or gives more crystals than they have goes to 0, and only what they had is given.',
  },
  {
    id: 'S-10.16',
    text: 'The gauge stays between 0 and 15; what goes beyond is lost.',
  },
  {
    id: 'S-10.17',
    text: 'Who has more cards in play than the gauge says keeps them, and cannot bring in others until there is room.',
  },
  {
    id: 'S-10.18',
    text: 'A price in crystals is paid in full or not at all.',
  },
  {
    id: 'S-11.1',
    text: 'You may use bonuses as free actions of your turn, choose-card while resolving the card of your die.',
  },
  {
    id: 'S-11.2',
    text: 'Each use moves your marker on by 1; on 3 there are no more.',
  },
  {
    id: 'S-11.3',
    text: 'One kind may be used again, also in the same turn.',
  },
  {
    id: 'S-11.4',
    text: 'Exchange: discard exactly 2 of your energy tokens and gain 2 of your choice. Ruling: tokens of an Amulet of Water may be discarded, the new ones go to the reserve and the limit is checked; with fewer than 2 tokens it cannot be used.',
  },
  {
    id: 'S-11.5',
    text: 'Transmute: you may transmute this turn and each token brings 1 crystal more; each further use in the turn adds 1 more.',
  },
  {
    id: 'S-11.6',
    text: 'Gauge: raise it by 1. Ruling: not at 15.',
  },
  {
    id: 'S-11.7',
    text: 'Choose-card: for the card of your own die draw 2 cards, keep 1 and discard the other. Ruling: one must be kept, and no other draw can have this bonus.',
  },
  {
    id: 'S-11.8',
    text: "With Olaf's Knowledge (E08) there is a fifth kind: draw a card, keep it or discard it.",
  },
  {
    id: 'S-11.9',
    text: "Cost at the end by the marker's position: 0 nothing, 1 costs 5, 2 costs 12, 3 costs 20, in total.",
  },
  {
    id: 'S-11.10',
    text: 'The Throne of Renewal moves the marker back, and that step may be used again.',
  },
  {
    id: 'S-12.1',
    text: 'To sacrifice is to move a card from play to the discard pile, to discard is to move one from hand there.',
  },
  {
    id: 'S-12.2',
    text: 'You sacrifice and discard only your own cards and choose them, unless the effect names the card.',
  },
  {
    id: 'S-12.3',
    text: 'A demand passes over a player who has no fitting card.',
  },
  {
    id: 'S-12.4',
    text: 'A card that leaves play gives its tokens back to the supply and is no longer turned; its permanent effects end, what it did on entering stays done.',
  },
  {
    id: 'S-12.5',
    text: 'Taking a card back to hand is neither a sacrifice nor a discard.',
  },
  {
    id: 'S-12.6',
    text: 'When an item that a Raven copies leaves play for whatever reason, that Raven must be sacrificed.',
  },
  {
    id: 'S-12.7',
    text: 'A Shield of Zira may take the place of any one sacrifice or discard asked of its owner.',
  },
  {
    id: 'S-12.8',
    text: 'Ruling: several sacrifices are made one after another.',
  },
  {
    id: 'S-12.9',
    text: 'A card sacrificed as the price of its own effect leaves first, so its room is free for the effect.',
  },
  {
    id: 'S-12.10',
    text: 'If a Shield of Zira stands in for it, the effect comes first and the Shield leaves afterwards. Ruling: it is committed at once, serves nothing else from then on, and its room already counts as free.',
  },
  {
    id: 'S-12.11',
    text: "Ruling: the Shield's 10 crystals come when it is sacrificed, before a penalty of Argos's Embrace from the same effect.",
  },
  {
    id: 'S-13.1',
    text: 'The discard pile takes discarded and sacrificed cards and what other effects send there.',
  },
  {
    id: 'S-13.2',
    text: 'Its cards lie face down and nobody looks through them; only the Potion of Resurrection shows some.',
  },
  {
    id: 'S-13.3',
    text: 'Its order matters and is kept; a new card goes on top.',
  },
  {
    id: 'S-13.4',
    text: 'Ruling: who discards several cards at once chooses their order.',
  },
  {
    id: 'S-13.5',
    text: 'When the last card of the draw pile is drawn, the discard pile is shuffled at once and becomes the draw pile.',
  },
  {
    id: 'S-13.6',
    text: 'Ruling: an effect in the middle of this goes on with the new pile; cards it has set aside stay out.',
  },
  {
    id: 'S-13.7',
    text: 'Ruling: who must look at more cards than the draw pile has takes those and the missing ones from the discard pile shuffled anew; what is put back goes on top.',
  },
  {
    id: 'S-13.8',
    text: 'Ruling: with no card in either pile a draw or look does what it can.',
  },
  {
    id: 'S-13.9',
    text: 'Revealed is what all players may read.',
  },
  {
    id: 'S-13.10',
    text: 'Looked at is what only those entitled may read.',
  },
  {
    id: 'S-13.11',
    text: 'Drawn cards are seen by the one who draws, unless they are to be shown.',
  },
  {
    id: 'S-13.12',
    text: 'Ruling: a card discarded from hand is not shown, except for the Vampiric Crown.',
  },
  {
    id: 'S-13.13',
    text: 'A hand may have any number of cards.',
  },
  {
    id: 'S-14.1',
    text: 'When all have had their turn the round ends, in the following steps.',
  },
  {
    id: 'S-14.2',
    text: 'Effects: in turn order from the first player of the round each resolves all of their own end-of-round effects, in the order they like.',
  },
  {
    id: 'S-14.3',
    text: "Ruling: a condition is looked at when its effect is resolved, and each card's effect comes at most once a round.",
  },
  {
    id: 'S-14.4',
    text: 'These are the effects of S13, S14, S39, S50, K01, K02, K03, K06 and K09.',
  },
  {
    id: 'S-14.5',
    text: 'Then all turned cards are straightened.',
  },
  {
    id: 'S-14.6',
    text: 'Then the season marker goes forward by the pips of the die nobody took.',
  },
  {
    id: 'S-14.7',
    text: 'From space 12 to space 1 the year goes up by 1.',
  },
  {
    id: 'S-14.8',
    text: 'When year 2 or 3 begins every player takes that library into hand, once in the game.',
  },
  {
    id: 'S-14.9',
    text: 'If the marker now stands in another season, effects of a change of season apply: E09 first, then S11, S27 and K07.',
  },
  {
    id: 'S-14.10',
    text: 'Ruling: they go by player from the first player of the round that ended, each choosing the order of their own.',
  },
  {
    id: 'S-14.11',
    text: 'After year 3 the game ends. Ruling: all steps before are still carried out, the change out of the last fall included.',
  },
  {
    id: 'S-14.12',
    text: 'Otherwise the left neighbour of the first player is the new first player, and the next round begins.',
  },
  {
    id: 'S-14.13',
    text: 'A move within one season changes no season, and no move crosses two borders.',
  },
  {
    id: 'S-15.1',
    text: 'Temporal Boots move it 1 to 3 spaces either way, ability token 10 moves it 2 spaces either way.',
  },
  {
    id: 'S-15.2',
    text: 'A change of season by this takes effect at once, in the turn.',
  },
  {
    id: 'S-15.3',
    text: 'Ruling: its effects go by player from the active one, clockwise.',
  },
  {
    id: 'S-15.4',
    text: 'From 12 to 1 the year goes up; libraries of year 2 or 3 are taken by all at once, before effects of the change of season.',
  },
  {
    id: 'S-15.5',
    text: 'From 1 back to 12 the year goes down by 1; cards stay where they are, and a library taken once is not taken again.',
  },
  {
    id: 'S-15.6',
    text: 'Ruling: the year may become 0, and year 1 then brings nothing.',
  },
  {
    id: 'S-15.7',
    text: 'Ruling: a year beyond 3 in the middle of a round lets the round be finished with all its steps; the game then ends, unless the year is 3 or less again.',
  },
  {
    id: 'S-15.8',
    text: 'The dice of the round, the left one too, are not affected.',
  },
  {
    id: 'S-16.1',
    text: 'First come the effects of S19, S45, S46 and K12, which change crystals.',
  },
  {
    id: 'S-16.2',
    text: 'Ruling: for each player losses come before gains, and crystals do not fall below 0.',
  },
  {
    id: 'S-16.3',
    text: 'Score: crystals, prestige of your cards in play, 5 less for each card left in hand, less the bonus track, and the points on the back of an ability token you used.',
  },
  {
    id: 'S-16.4',
    text: 'With ability token 5 each card in hand scores 3 instead.',
  },
  {
    id: 'S-16.5',
    text: 'An ability token not used scores nothing.',
  },
  {
    id: 'S-16.6',
    text: 'Prestige below zero is taken off.',
  },
  {
    id: 'S-16.7',
    text: 'The highest score wins; among equals the one with most cards in play; if still equal they share the victory.',
  },
  {
    id: 'S-16.8',
    text: 'Ruling: a score may be below zero.',
  },
  {
    id: 'S-16.9',
    text: 'Prestige is never copied: a Raven scores its own.',
  },
  {
    id: 'S-17.1',
    text: 'End-of-round effects go by player in turn order, each ordering their own.',
  },
  {
    id: 'S-17.2',
    text: "Ruling: what is asked of several opponents is done one after another, clockwise from the active player's left, each seeing what the earlier ones did; what concerns all players reaches the active one last.",
  },
  {
    id: 'S-17.3',
    text: 'Ruling: gains and losses without a decision happen to all at the same time.',
  },
  {
    id: 'S-17.4',
    text: "Ruling: of several effects of one player that player chooses the order; of several players' in a turn the active player's come first, then clockwise.",
  },
  {
    id: 'S-17.5',
    text: 'Ruling: what is set off while an effect is resolved waits until that is complete, except the check of the reserve and a Shield of Zira.',
  },
  {
    id: 'S-18.1',
    text: 'The 40 cards are shuffled in with the chosen base set before the deal.',
  },
  {
    id: 'S-18.2',
    text: 'They are drafted, summoned and scored like the others.',
  },
  {
    id: 'S-18.3',
    text: 'What each of K01 to K20 does stands on the card.',
  },
  {
    id: 'S-19.1',
    text: 'One enchantment is in force for the whole game and for everybody.',
  },
  {
    id: 'S-19.2',
    text: 'All see it from before the Prelude on.',
  },
  {
    id: 'S-19.3',
    text: 'E01 Elemental Construction: each player is dealt 18 cards and keeps 9; nothing is passed, the rest is shuffled back, and the sets have three cards. It needs 18 cards for each player.',
  },
  {
    id: 'S-19.4',
    text: 'E02 Extended Experience: 12 cards are dealt and drafted, and the sets have four cards.',
  },
  {
    id: 'S-19.5',
    text: 'E03 Natural Selection: 11 cards are dealt; the first pick is discarded, the next ten are kept, and one of these is discarded; the sets have three cards.',
  },
  {
    id: 'S-19.6',
    text: 'After these three the tournament is as usual.',
  },
  {
    id: 'S-19.7',
    text: 'E04 Entangling Roots: each player summons at most one card from hand in a turn.',
  },
  {
    id: 'S-19.8',
    text: 'Divine Chalice, Crystal Orb and Potion of Dreams are not restricted by it.',
  },
  {
    id: 'S-19.9',
    text: 'E05 Nature Spirit: a card summoned from hand costs one energy token of any type more, even if it costs no energy or nothing.',
  },
  {
    id: 'S-19.10',
    text: 'That token may be the one a Hand of Fortune leaves out; cards put into play otherwise are not affected.',
  },
  {
    id: 'S-19.11',
    text: "E06 Argos's Embrace: whoever adds cards to their hand and keeps at least one loses 5 crystals, or, with 4 or fewer, gives up one card from play or hand.",
  },
  {
    id: 'S-19.12',
    text: 'With too few crystals and no other card, the card just collected is discarded.',
  },
  {
    id: 'S-19.13',
    text: 'Library cards at a change of year are free.',
  },
  {
    id: 'S-19.14',
    text: "E07 Io's Bounty: each token transmuted brings 1 crystal more, on top of everything else.",
  },
  {
    id: 'S-19.15',
    text: "E08 Olaf's Knowledge: a fifth bonus, draw a card, which may be discarded at once; at most 3 bonuses all the same.",
  },
  {
    id: 'S-19.16',
    text: 'E09 Drought: when the marker goes forward from space 6 to 7, the one player with most crystals sacrifices a card or has a reserve of 1 less for good; at most once a year, not on a tie, and without a card in play it must be the reserve.',
  },
  {
    id: 'S-19.17',
    text: 'E10 Vision of Destiny: the top two cards of the draw pile always lie open; once in your turn, after the die, you may pay 5 crystals to discard the top one.',
  },
  {
    id: 'S-19.18',
    text: 'Ruling: E01, E02 and E03 are not used with ready-made decks.',
  },
  {
    id: 'S-20.1',
    text: 'Of three random tokens dealt before the Prelude you keep one, chosen between Prelude and tournament; it lies open before you.',
  },
  {
    id: 'S-20.2',
    text: 'Ruling: the three are private, all choose at once and show their choice together; the others leave the game.',
  },
  {
    id: 'S-20.3',
    text: 'It may be used in your turn after the actions of your die.',
  },
  {
    id: 'S-20.4',
    text: 'It may be used once in the game.',
  },
  {
    id: 'S-20.5',
    text: 'Then it is turned over, and the number on its back counts in the final score.',
  },
  {
    id: 'S-20.6',
    text: 'You need not use it; unused it scores nothing.',
  },
  {
    id: 'S-20.7',
    text: 'Token 5 is permanent: it is never used nor turned over.',
  },
  {
    id: 'S-20.8',
    text: 'Points when used: token 1 minus 5, 2 plus 6, 3 minus 5, 4 plus 10, 6 none, 7 minus 6, 8 plus 18, 9 minus 5, 10 plus 3, 11 plus 9, 12 none.',
  },
  {
    id: 'S-20.9',
    text: 'Token 4 may not leave the gauge lower than your number of cards in play.',
  },
  {
    id: 'S-20.10',
    text: 'Token 8 takes water tokens of an Amulet of Water too.',
  },
  {
    id: 'S-20.11',
    text: 'Ruling: a token that can do nothing at all cannot be used: 2 without a card, 4 and 8 without what they ask for.',
  },
  {
    id: 'S-20.12',
    text: 'Using a token is not activating a card.',
  },
  {
    id: 'S-21.1',
    text: 'A token shows the first player and goes to the left each round.',
  },
  {
    id: 'S-21.2',
    text: 'Additional energy tokens only enlarge the supply.',
  },
  {
    id: 'S-21.3',
    text: 'A reserve lowered by 1 bears a token for it, which goes when the card that causes it does; a Drought token never goes.',
  },
  {
    id: 'S-21.4',
    text: 'A Raven token marks the item a Raven copies and goes when that item leaves play.',
  },
  {
    id: 'S-21.5',
    text: 'The extra room of the Bespelled Grimoire lies beside the board as long as its owner controls one.',
  },
  {
    id: 'S-21.6',
    text: "If the limit falls by this, surplus tokens are discarded at once, by their owner's choice.",
  },
  {
    id: 'S-22.1',
    text: 'Dice of a season: 3 for two players, 4 for three, 5 for four.',
  },
  {
    id: 'S-22.2',
    text: 'Costs that depend on it: crystals of S11, S33, S41 and K20, fire of S39, earth of S49.',
  },
  {
    id: 'S-22.3',
    text: 'All else is the same; with two players left and right neighbour are the same opponent.',
  },
  {
    id: 'S-22.4',
    text: 'What concerns each opponent does so once for every opponent.',
  },
  {
    id: 'R-1.1',
    text: 'Hand of Fortune and a card for 1 energy: that 1 is paid.',
  },
  {
    id: 'R-1.2',
    text: 'Hand of Fortune and a card for 3 crystals: nothing is left out.',
  },
  {
    id: 'R-1.3',
    text: 'Hand of Fortune and Temporal Boots: they are free as ever.',
  },
  {
    id: 'R-1.4',
    text: 'Two Hands of Fortune and a card for 2 energy: 1 is paid, not 0.',
  },
  {
    id: 'R-1.5',
    text: "Hand of Fortune and Mesodae's Lantern: 5 of the 6 tokens are paid, and A chooses which one is not.",
  },
  {
    id: 'R-1.6',
    text: 'Nature Spirit and Temporal Boots: 1 energy of any type, with a Hand of Fortune as well.',
  },
  {
    id: 'R-1.7',
    text: 'Nature Spirit and Naria: 3 crystals and 1 energy, which Hand of Fortune cannot remove.',
  },
  {
    id: 'R-1.8',
    text: 'Nature Spirit, Hand of Fortune and Purse of Io: of 3 tokens due 2 are paid; the additional one, the air or the fire may be left out.',
  },
  {
    id: 'R-1.9',
    text: 'Ruling: against one Arcano Leech 3 crystals are not enough for Naria, who then takes 4.',
  },
  {
    id: 'R-1.10',
    text: 'Against an Arcano Leech A with 0 crystals cannot summon at all, not even for energy alone.',
  },
  {
    id: 'R-1.11',
    text: 'Two Leeches take 2 crystals before the summon, one for the owner of each.',
  },
  {
    id: 'R-1.12',
    text: 'Ruling: the Staff of Spring pays after the cost, so its crystals help neither with a Leech nor with the cost.',
  },
  {
    id: 'R-1.13',
    text: "Ruling: Staff of Spring and Yjang's Forgotten Vase give nothing for their own summon; a second copy summoned later does set off the first.",
  },
  {
    id: 'R-1.14',
    text: 'Vase and a full reserve: the cost goes first, so there is mostly room; if not, the limit applies.',
  },
  {
    id: 'R-1.15',
    text: 'Tokens of an Amulet of Water pay for a summon alone or mixed with the reserve.',
  },
  {
    id: 'R-1.16',
    text: 'Thieving Fairies are free with two players, but a Leech still takes its crystal.',
  },
  {
    id: 'R-1.17',
    text: 'With gauge 3 and 3 cards in play nothing can be summoned, not even a card that would raise the gauge.',
  },
  {
    id: 'R-2.1',
    text: 'Paid with fire and earth it brings a card and 5 crystals, in the order A likes.',
  },
  {
    id: 'R-2.2',
    text: 'Two fire tokens for two draws cannot be paid.',
  },
  {
    id: 'R-2.3',
    text: 'With one Hand of Fortune A may declare water, fire and air, pay the fire and water A owns and have all three effects.',
  },
  {
    id: 'R-2.4',
    text: 'With one Hand of Fortune and one type declared one token is paid.',
  },
  {
    id: 'R-2.5',
    text: 'Put into play by another card it has all four effects for nothing.',
  },
  {
    id: 'R-2.6',
    text: 'Ruling: tokens gained by its water effect cannot be added to the payment.',
  },
  {
    id: 'R-2.7',
    text: 'Ruling: its air effect raises the gauge only once it is in play, so it makes no room for itself.',
  },
  {
    id: 'R-2.8',
    text: 'Ruling: a Raven that copies it declares 1 to 4 types, pays each in full without Hand of Fortune and has their effects.',
  },
  {
    id: 'R-3.1',
    text: 'Divine Chalice with gauge 5 as the fifth card: no room is left, and all four cards drawn are discarded.',
  },
  {
    id: 'R-3.2',
    text: 'Without room an Amulet of Air among them cannot come into play, although it would raise the gauge.',
  },
  {
    id: 'R-3.3',
    text: 'A Divine Chalice found by a Divine Chalice does its work in turn, if there is room.',
  },
  {
    id: 'R-3.4',
    text: "Crystal Orb and Mesodae's Lantern: it goes back on top, and A keeps the 4 energy.",
  },
  {
    id: 'R-3.5',
    text: 'Crystal Orb: 3 tokens of the reserve and 1 of an Amulet of Water may be the four.',
  },
  {
    id: 'R-3.6',
    text: 'Potion of Dreams with a gauge as high as the number of cards in play is legal, since the potion leaves first.',
  },
  {
    id: 'R-3.7',
    text: 'Ruling: Potion of Dreams with 6 cards in play and gauge 4 is illegal: 5 cards would remain.',
  },
  {
    id: 'R-3.8',
    text: "Potion of Dreams with only Mesodae's Lantern in hand cannot be activated.",
  },
  {
    id: 'R-3.9',
    text: 'Potion of Dreams leaves tokens on Amulet of Water, Cauldron, Monolith and Jewel alone.',
  },
  {
    id: 'R-3.10',
    text: 'A card put into play pays no Leech and brings nothing from Staff of Spring or Vase.',
  },
  {
    id: 'R-3.11',
    text: 'Under Entangling Roots A may summon one card and put another into play with the Potion of Dreams, but not summon a second.',
  },
  {
    id: 'R-4.1',
    text: '6 tokens and a die with 2: A takes both and discards 1 of choice.',
  },
  {
    id: 'R-4.2',
    text: 'Vampiric Crown on a card worth 10 with 3 tokens: A takes 10 and keeps 7 of 13.',
  },
  {
    id: 'R-4.3',
    text: 'Bespelled Grimoire taken back with 9 tokens in reserve: A discards 2 at once.',
  },
  {
    id: 'R-4.4',
    text: "Two Grimoires: limit 10. One with a Mesodae's Lantern and a Statue of Eolis: 8. Without the Grimoire then: 5.",
  },
  {
    id: 'R-4.5',
    text: 'Air Elemental turns reserve and Grimoire room to air, not tokens on cards.',
  },
  {
    id: 'R-4.6',
    text: 'Lewis Greyface on a reserve of 10 with limit 7 and 2 tokens: A takes 10 and discards 5.',
  },
  {
    id: 'R-4.7',
    text: 'Horn of Plenty with an empty reserve and one water token on the Amulet of Water: that token must go, for no crystals.',
  },
  {
    id: 'R-4.8',
    text: 'Horn of Plenty with tokens only on Cauldron, Jewel or Monolith: nothing happens.',
  },
  {
    id: 'R-4.9',
    text: 'Warden of Argos, energy: a player with 2 in reserve and 4 on an Amulet of Water discards the 2.',
  },
  {
    id: 'R-4.10',
    text: 'Ratty Nightshade with three players: up to 4 tokens come; with 6 in reserve A then discards 3.',
  },
  {
    id: 'R-4.11',
    text: 'Tokens on a Fairy Monolith pay for nothing; an activation must bring them back first, at least one.',
  },
  {
    id: 'R-4.12',
    text: 'Jewel of the Ancients: two tokens of the reserve and one of the Amulet of Water may be the three.',
  },
  {
    id: 'R-4.13',
    text: 'The seventh token of a Glutton Cauldron: it is sacrificed, 7 tokens and 15 crystals come; with 3 in reserve A keeps 7 of 10.',
  },
  {
    id: 'R-4.14',
    text: 'Ruling: the exchange bonus may take one token of the reserve and one of the Amulet of Water; both new ones go to the reserve.',
  },
  {
    id: 'R-4.15',
    text: 'Mirror of the Seasons with 2 crystals and 4 fire: at most 2 tokens are changed.',
  },
  {
    id: 'R-4.16',
    text: 'Cursed Treatise sacrificed to Syllas: the whole reserve goes, the Amulet of Water keeps its tokens; taken back by Amsug it costs nothing.',
  },
  {
    id: 'R-5.1',
    text: 'Summer, a frame and one Purse of Io: an air token brings 4.',
  },
  {
    id: 'R-5.2',
    text: 'The same with the bonus used twice: 6.',
  },
  {
    id: 'R-5.3',
    text: 'Balance of Ishtar with one Purse and one transmutation bonus in the turn: 15.',
  },
  {
    id: 'R-5.4',
    text: 'Potion of Life with 5 tokens and one Purse: 25, and no further token may be transmuted by it.',
  },
  {
    id: 'R-5.5',
    text: 'Potion of Life after ability token 6 in the turn: 5 for each token.',
  },
  {
    id: 'R-5.6',
    text: "Io's Bounty adds 1 for each token to all of these.",
  },
  {
    id: 'R-5.7',
    text: "Io's Transmuter and a die with 3 crystals: A may transmute, and has 2 crystals at the end of the round however many tokens it were.",
  },
  {
    id: 'R-5.8',
    text: "Io's Transmuter and a die without crystals: transmuting by a bonus earns no 2 crystals.",
  },
  {
    id: 'R-5.9',
    text: "Ruling: Io's Transmuter, a die with crystals and the bonus as well: the 2 crystals come.",
  },
  {
    id: 'R-5.10',
    text: 'Ruling: a Steadfast Die in place of a die with crystals lets A transmute, but neither the crystals of the die nor the 2 come.',
  },
  {
    id: 'R-5.11',
    text: 'Temporal Boots from winter to spring: what is transmuted afterwards has spring values.',
  },
  {
    id: 'R-5.12',
    text: 'Tree of Light may take a token of the Amulet of Water for its permission.',
  },
  {
    id: 'R-6.1',
    text: 'Temporal Boots from space 4 back to 3: the season changes, and Figrim, Hourglass and Statue work at once.',
  },
  {
    id: 'R-6.2',
    text: 'From space 2 of year 2 back to 12 the year is 1 again, all keep their cards, and year 2 brings none when it begins again.',
  },
  {
    id: 'R-6.3',
    text: 'From space 11 of year 1 to space 1 of year 2 all take library II at once, and then effects of the change of season apply.',
  },
  {
    id: 'R-6.4',
    text: 'Ruling: from space 1 of year 1 to 12 it is year 0; play goes on, and year 1 brings no cards.',
  },
  {
    id: 'R-6.5',
    text: 'Ruling: from space 12 of year 3 to 2 the round is finished and the game ends, unless the marker goes back.',
  },
  {
    id: 'R-6.6',
    text: 'Figrim has nothing from an opponent with 0 crystals.',
  },
  {
    id: 'R-6.7',
    text: 'Statue of Eolis: with the energy there is no look; with the 2 crystals there is, in private.',
  },
  {
    id: 'R-6.8',
    text: 'Drought: from 5 to 8 it applies, from 10 back to 9 it does not; once it took effect, a second crossing in the same year does nothing.',
  },
  {
    id: 'R-6.9',
    text: 'Drought with two players tied for most crystals: nothing.',
  },
  {
    id: 'R-6.10',
    text: 'Ruling: Drought comes before Figrim and the others.',
  },
  {
    id: 'R-6.11',
    text: 'Ruling: the change of season at the end of year 3 still sets off Figrim, Hourglass and Statue.',
  },
  {
    id: 'R-7.1',
    text: "The first player's effects, then clockwise, each in an order of their own.",
  },
  {
    id: 'R-7.2',
    text: 'Heart of Argos and Horn of Plenty: A may move the earth token to the reserve first and then discard it for 5 crystals.',
  },
  {
    id: 'R-7.3',
    text: 'Wondrous Chest and Fairy Monolith with exactly 4 tokens: first the Chest for 3 crystals, then one is stored.',
  },
  {
    id: 'R-7.4',
    text: "Beggar's Horn and Horn of Plenty with 2 tokens: A discards one first and then gains one.",
  },
  {
    id: 'R-7.5',
    text: 'Titus Deepgaze with opponents on 5 and 0 crystals: A has 1 crystal, then Titus or a Shield of Zira is sacrificed.',
  },
  {
    id: 'R-7.6',
    text: 'Damned Soul of Onys: its controller loses 3 crystals, with 2 all of them.',
  },
  {
    id: 'R-7.7',
    text: "Damned Soul passed from A to B before B's turn: B may pass it on in the same round.",
  },
  {
    id: 'R-7.8',
    text: 'Damned Soul with a full gauge: it stays, and B cannot summon until there is room.',
  },
  {
    id: 'R-7.9',
    text: 'Heart of Argos: three activations in a turn place one token; the Die of Malice counts, the Steadfast Die does not.',
  },
  {
    id: 'R-7.10',
    text: "Mesodae's Lantern brings 3 crystals already in the round in which it was summoned.",
  },
  {
    id: 'R-8.1',
    text: 'Thieving Fairies of B, and A with 0 crystals activates Kairn: A gives nothing, B has 1 from the supply.',
  },
  {
    id: 'R-8.2',
    text: 'Ruling: Thieving Fairies of B, and A with 3 crystals wants the Tree of Light for 3: after giving 1 there are 2, so it is illegal.',
  },
  {
    id: 'R-8.3',
    text: 'Two Thieving Fairies of one opponent: A gives 2 if possible, and B has those and 2 more.',
  },
  {
    id: 'R-8.4',
    text: 'Two Dice of Malice used: 4 crystals, and the last side counts.',
  },
  {
    id: 'R-8.5',
    text: 'Ruling: Die of Malice and then Steadfast Die: the 2 crystals stay, the new side is ignored.',
  },
  {
    id: 'R-8.6',
    text: 'Kairn the Destroyer: opponents on 3 and 10 crystals go to 0 and 6, and A gains nothing.',
  },
  {
    id: 'R-8.7',
    text: 'Dragon Skull with itself and two others in play: all three may go.',
  },
  {
    id: 'R-8.8',
    text: 'Necrotic Kriss without a familiar in hand or play cannot be activated, Shield of Zira or not.',
  },
  {
    id: 'R-8.9',
    text: 'Idol of the Familiar counts a Raven the Usurper.',
  },
  {
    id: 'R-8.10',
    text: 'Potion of Power: the card must be kept.',
  },
  {
    id: 'R-8.11',
    text: 'A card taken back after its activation and summoned again in the turn may be activated again.',
  },
  {
    id: 'R-9.1',
    text: 'Syllas against B with the Shield and one other card: B may give the Shield for the other and has 10 crystals.',
  },
  {
    id: 'R-9.2',
    text: 'Ruling: Syllas against B with only the Shield: it goes, for no crystals.',
  },
  {
    id: 'R-9.3',
    text: 'Potion of Knowledge with the Shield: 5 energy, then the Shield goes for 10 crystals; the potion stays turned and serves again next round.',
  },
  {
    id: 'R-9.4',
    text: "Potion of Dreams with the Shield: the energy goes, a card comes into play, the Shield leaves, the potion stays. Ruling: the Shield's room counts as free.",
  },
  {
    id: 'R-9.5',
    text: 'Glutton Cauldron with the Shield: 7 tokens and 15 crystals come, and the Cauldron stays, empty.',
  },
  {
    id: 'R-9.6',
    text: 'Warden of Argos, card, with the Shield: B may give it in place of a card; with an empty hand nothing is asked, and it cannot be given.',
  },
  {
    id: 'R-9.7',
    text: 'Throne of Renewal with an empty hand: nothing, Shield or not.',
  },
  {
    id: 'R-9.8',
    text: 'Throne of Renewal with the marker on 0 and a card in hand: discard and draw; the marker stays.',
  },
  {
    id: 'R-9.9',
    text: "Argos's Embrace with the Shield and fewer than 5 crystals: it may be given in place of another card, and its 10 crystals do not change the penalty.",
  },
  {
    id: 'R-9.10',
    text: 'Ruling: with two Shields one demand may be met by one of them for 20 crystals.',
  },
  {
    id: 'R-9.11',
    text: 'Demon of Argos and Argos Hawk make nobody sacrifice cards.',
  },
  {
    id: 'R-9.12',
    text: 'A Cursed Treatise saved by a Shield: the reserve is kept.',
  },
  {
    id: 'R-9.13',
    text: 'Amulet of Time: 0 cards may be discarded, and the 2 energy come.',
  },
  {
    id: 'R-9.14',
    text: 'Vampiric Crown on a card worth minus 10: no energy.',
  },
  {
    id: 'R-10.1',
    text: "It pays the item's full cost on top of its own; copying a Runic Cube costs 20 crystals for nothing, as prestige is not copied.",
  },
  {
    id: 'R-10.2',
    text: 'Copying the Amulet of Earth: 9 crystals at once.',
  },
  {
    id: 'R-10.3',
    text: 'Copying an item with an activation: the Raven itself is turned and pays, also in the same turn.',
  },
  {
    id: 'R-10.4',
    text: 'Copying a potion: the Raven is sacrificed for it, the potion stays.',
  },
  {
    id: 'R-10.5',
    text: 'When the item is sacrificed or taken back the Raven is sacrificed; if it copied a Cursed Treatise its owner discards the reserve.',
  },
  {
    id: 'R-10.6',
    text: 'Ruling: without an opposing item, or the wish to pay, the Raven stays as a familiar without effect.',
  },
  {
    id: 'R-10.7',
    text: "Copying Scepter of Greatness or Pendant of Ragnor: all items of the Raven's owner count.",
  },
  {
    id: 'R-10.8',
    text: "Ruling: Mesodae's Lantern may be copied: limit less 1 and 3 crystals a round.",
  },
  {
    id: 'R-10.9',
    text: 'A Raven in play, copying or not, breaks the condition of the Sealed Chest of Urm.',
  },
  {
    id: 'R-10.10',
    text: 'Copying a Bespelled Grimoire: limit 10, until the original leaves play.',
  },
  {
    id: 'R-10.11',
    text: 'Ruling: neither Hand of Fortune nor Nature Spirit nor a Leech changes what a copy costs.',
  },
  {
    id: 'R-10.12',
    text: 'Copying the Amulet of Water: 4 tokens on the Raven, spent as usual, lost with the Raven.',
  },
  {
    id: 'R-10.13',
    text: 'Ruling: two Ravens may copy one item.',
  },
  {
    id: 'R-11.1',
    text: 'The card of the die may be discarded; those of Potion of Power, Demon of Argos, Throne of Renewal, Vampiric Crown and Elemental Amulet must be kept.',
  },
  {
    id: 'R-11.2',
    text: "Choose-card only for the card of one's own die: two drawn, one kept, one discarded.",
  },
  {
    id: 'R-11.3',
    text: 'Familiar Catcher: after the first familiar is refused the second must be kept.',
  },
  {
    id: 'R-11.4',
    text: 'Scroll of Ishtar: for the second search another energy may be named.',
  },
  {
    id: 'R-11.5',
    text: 'Scroll of Ishtar names no crystals, and items for crystals alone never fit.',
  },
  {
    id: 'R-11.6',
    text: 'Potion of Resurrection with 3 cards in the discard pile: A looks at 3, takes 1 and puts 2 underneath. Ruling: the potion is not among them.',
  },
  {
    id: 'R-11.7',
    text: 'Amulet of Fire with 2 cards in the draw pile: 2 are drawn, the discard pile is shuffled, 2 more are drawn.',
  },
  {
    id: 'R-11.8',
    text: 'Ruling: Naria with too few cards: A first, then clockwise.',
  },
  {
    id: 'R-11.9',
    text: 'Vision of Destiny: with 5 crystals A discards the top card, not twice in a turn, and not at all with 4.',
  },
  {
    id: 'R-11.10',
    text: 'Vision of Destiny and Crystal Orb: it is the outermost open card.',
  },
  {
    id: 'R-11.11',
    text: 'Ability token 11 does not show libraries.',
  },
  {
    id: 'R-12.1',
    text: 'A card of the die kept with 7 crystals: 2 remain.',
  },
  {
    id: 'R-12.2',
    text: 'A card of the die discarded: no penalty.',
  },
  {
    id: 'R-12.3',
    text: 'A card kept with 4 crystals: none are lost, but one card is given up, perhaps the new one.',
  },
  {
    id: 'R-12.4',
    text: 'Naria: each player who received a card is charged.',
  },
  {
    id: 'R-12.5',
    text: 'Amsug Longneck: each player who took an item back is charged.',
  },
  {
    id: 'R-12.6',
    text: 'Amulet of Time with three cards exchanged: charged once.',
  },
  {
    id: 'R-12.7',
    text: 'Library cards at a change of year are free.',
  },
  {
    id: 'R-13.1',
    text: 'Bonus marker on 3: 20 off in total.',
  },
  {
    id: 'R-13.2',
    text: "Ragfield's Helm with 8 cards against 8 and 5: nothing.",
  },
  {
    id: 'R-13.3',
    text: 'Jewel of the Ancients with 2 tokens and 6 crystals: the crystals go to 0.',
  },
  {
    id: 'R-13.4',
    text: 'Lantern of Xidit counts the reserve only.',
  },
  {
    id: 'R-13.5',
    text: 'Ability token 5 with 3 cards in hand: plus 9.',
  },
  {
    id: 'R-13.6',
    text: 'An ability token counts its back if it was used, else nothing.',
  },
  {
    id: 'R-13.7',
    text: 'Sid Nightshade tied for most crystals: nothing. Alone in the lead against 3 and 12: 3 and 5 come.',
  },
  {
    id: 'R-13.8',
    text: 'The Damned Soul scores minus 5 for whoever has it.',
  },
  {
    id: 'R-14.1',
    text: 'Token 4 with gauge 6 and 6 cards in play cannot be used; with 5 cards the gauge becomes 5 and 10 points come at the end.',
  },
  {
    id: 'R-14.2',
    text: 'Token 8 with 2 water in reserve and 2 on an Amulet of Water can be used.',
  },
  {
    id: 'R-14.3',
    text: 'Token 6 with the transmutation bonus: 2 more for each token.',
  },
  {
    id: 'R-14.4',
    text: 'Token 10 from space 6 to 8: the season changes at once, Drought first.',
  },
  {
    id: 'R-14.5',
    text: 'Token 2 with a Shield of Zira: the Shield may go for 10 crystals, and the token scores 6 all the same.',
  },
  {
    id: 'R-14.6',
    text: "Tokens are not used before the die actions nor in another player's turn.",
  },
];
