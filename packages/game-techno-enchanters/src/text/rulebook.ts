import type { Rule } from '@conclave/kernel';

/** Made from RULES.md by `npm run rulebook`. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'T-1.1',
    text: 'Signs: there are five birth-signs, each with its colour: Flambeaux is red, Lichtenborn yellow, Ångbåt grey, Aquaté blue and Terranova green. Assumed: the colours of the last three.',
  },
  {
    id: 'T-1.2',
    text: 'Characters: twelve cards make up three sets, of 3 cards for three players, 4 for four and 5 for five. Each shows its own sign and the opposing one, which its player hunts.',
  },
  {
    id: 'T-1.3',
    text: 'Opposition: Assumed: in each set the signs form a ring in the order red, yellow, grey, blue, green, cut off after as many as there are players; each opposes the next and the last one opposes red, so everybody hunts one sign and is hunted by one.',
  },
  {
    id: 'T-1.4',
    text: 'Treasures: there are 25, five of each colour. Assumed: the values of a colour are −1, 1, 1, 2 and 3.',
  },
  {
    id: 'T-1.5',
    text: 'The Enchantress Queen: a single card.',
  },
  {
    id: 'T-1.6',
    text: 'The playing deck: 70 cards, of which 52 are visions and 18 enchantments.',
  },
  {
    id: 'T-1.7',
    text: 'Visions: a vision has a symbol (magic stone, multiblade, parchment, or none at all), a spell (gift, find, theft or hex) that matters when it lies first in a row, no, one or two stars, and sometimes a link icon for a second target.',
  },
  {
    id: 'T-1.8',
    text: 'Which visions there are: Assumed: for each spell with each symbol there are four, showing no star, one star, one star and a link, two stars; for each spell there is one more without a symbol, showing two stars and a link.',
  },
  {
    id: 'T-1.9',
    text: 'Third position: a vision that lies third shows only the stars at its tip. Assumed: that is one star for a card with any, and none for the others.',
  },
  {
    id: 'T-1.10',
    text: "Enchantments: Assumed: there are four Elemental Shields and two of each other kind. Magical Swap: exchange one of your visions with another player's vision in the same position. Clairvoyance: look at another player's hidden character. Windfall: draw two cards and set them aside. Dispel: discard the last vision of any row. Tremor: put a displayed treasure under the treasure deck and refill the display. Quickening: you may play up to three visions this turn. Hidden Gift: give one of your face-down treasures to another player.",
  },
  {
    id: 'T-2.1',
    text: 'Characters: shuffle the set for your number of players and deal one face down to each; only you know yours. The signs of that set are the ones in play.',
  },
  {
    id: 'T-2.2',
    text: 'Treasures: take those of the signs in play (15, 20 or 25) and shuffle them. Shuffle four of them, face down, with the Queen; these five are the bottom of the treasure deck and the others lie on top. Turn up three treasures as the display.',
  },
  {
    id: 'T-2.3',
    text: 'Cards: deal four playing cards to each player; the others are the draw pile. Whenever it is used up, the discard pile is shuffled and becomes the draw pile. Chance picks the first player, and turns run clockwise.',
  },
  {
    id: 'T-3.1',
    text: 'Order: first you may play one enchantment or use the exchange; second you may steal one vision; third you may play one or two visions. Then comes the end of your turn: stars, trimagic, cards.',
  },
  {
    id: 'T-3.2',
    text: 'Setting aside: for each card you play, enchantment or vision, you draw a card and set it aside face down, without looking.',
  },
  {
    id: 'T-3.3',
    text: 'Rows: you have at most two rows with at most three visions each. A vision laid first is upright, second reversed, third sideways.',
  },
  {
    id: 'T-3.4',
    text: 'Enchantments: an enchantment works at once, goes before any rule it contradicts, and is discarded when its effect ends.',
  },
  {
    id: 'T-3.5',
    text: 'The exchange: instead of an enchantment you may put one of your treasures valued 1, 2 or 3 under the treasure deck, discard up to four cards of your hand, draw four, keep as many of them as you discarded, and discard the rest. Nothing is set aside for it. Ruling: at least one card must be discarded.',
  },
  {
    id: 'T-3.6',
    text: 'Stealing: take a vision with a symbol from another player and add it to one of your rows. A vision at the end of one of your rows must have the symbol that beats it, and it must land in the position it had. Stone beats multiblade, multiblade beats parchment, parchment beats stone. You set no card aside for it. Ruling: only the last vision of a row can be stolen. Ruling: the beating vision and the row it lands in may be different rows of yours.',
  },
  {
    id: 'T-3.7',
    text: 'No symbol: a vision without one can neither be stolen nor help to steal.',
  },
  {
    id: 'T-3.8',
    text: 'Elemental Shield: you may play it outside your turn to cancel the part of a trimagic that targets you; the caster goes on with the other target. Ruling: it makes you set a card aside like any card played, which you take up at the end of your own next turn.',
  },
  {
    id: 'T-3.9',
    text: 'Being asked: Ruling: whenever a trimagic targets you and you hold at least one card, you are asked whether you play a Shield, with a Shield in hand or without one, so that the question tells the others nothing.',
  },
  {
    id: 'T-3.10',
    text: 'Limits of the Shield: Ruling: it cannot be played in your own turn, and you are not asked about a trimagic of your own. Cards drawn for a gift that is cancelled are discarded.',
  },
  {
    id: 'T-3.11',
    text: 'What is exchanged: Ruling: only a face-down treasure; it is shown to all on its way under the deck. If fewer than four cards can be drawn, you draw those, and keep no more than that.',
  },
  {
    id: 'T-3.12',
    text: 'Nothing to do: Ruling: an enchantment that could do nothing may not be played. A part of the turn in which everyone can see that you have no choice is passed over.',
  },
  {
    id: 'T-3.13',
    text: 'No cards left: Ruling: if draw pile and discard pile are both empty, nothing is drawn.',
  },
  {
    id: 'T-3.14',
    text: 'Standstill: Ruling: if all players who are still in have had a turn, one after the other, in which no card was played or exchanged, no vision stolen and no treasure earned by stars, each of them draws a card.',
  },
  {
    id: 'T-4.1',
    text: 'Stars: if your rows together show three stars or more, take one displayed treasure you choose; keep it, or give it to any other player, who has to accept it. Then the display is refilled. This happens once a turn at most.',
  },
  {
    id: 'T-4.2',
    text: 'Trimagic: every row of three visions casts its trimagic, in an order you choose, and then its visions are discarded.',
  },
  {
    id: 'T-4.3',
    text: 'Spells: the spell of the first vision decides. Gift: draw cards, look at them and add them to the hand of any player, yourself too. Find: take displayed treasures and add them to the treasures of any player, yourself too, refilling after each. Theft: take random treasures from any other player for yourself. Hex: discard random cards from the hand of any player.',
  },
  {
    id: 'T-4.4',
    text: 'Targets: a trimagic has one target, or two different ones if the second or the third vision has the link icon. Ruling: you may do without the second target.',
  },
  {
    id: 'T-4.5',
    text: 'How many: one card for each target, or two if the second and third visions together show two stars or more (the third by its tip).',
  },
  {
    id: 'T-4.6',
    text: 'Cards: add the cards you set aside to your hand, up to six. Ruling: those that do not fit are discarded. If you hold more than six already, you discard cards you choose until you hold six.',
  },
  {
    id: 'T-4.7',
    text: 'Treasures: they lie face down before their owner, who may look at them at any time, except as T-6.3 says.',
  },
  {
    id: 'T-4.8',
    text: 'One after the other: Ruling: the first target is served before you name the second. You may name a player who has nothing to lose; then nothing happens. For a gift you look at the cards before you say who gets them.',
  },
  {
    id: 'T-4.9',
    text: "What a theft tells: Ruling: thief and victim know which treasure changed hands; the others no longer know which of the victim's treasures is which.",
  },
  {
    id: 'T-5.1',
    text: 'The Queen: the round ends at the very moment she is turned up, in the middle of whatever is going on; what was not finished is dropped.',
  },
  {
    id: 'T-5.2',
    text: "First round: everyone's treasures are revealed and their values are added to their owners' scores.",
  },
  {
    id: 'T-5.3',
    text: 'To reveal or not: then all players choose at the same time whether to reveal their character, and nobody sees a choice before all have chosen.',
  },
  {
    id: 'T-5.4',
    text: 'What follows: if you reveal, your character stays face up, you draw a card to your hand, and you may keep one treasure of your own colour, face up; the others you discard. If you do not, you discard all your treasures.',
  },
  {
    id: 'T-5.5',
    text: 'Cards in use: Ruling: when the Queen shows herself, the enchantment or the three visions that are taking effect are discarded.',
  },
  {
    id: 'T-5.6',
    text: 'Who keeps first: Ruling: treasures are kept in turn order, beginning with the player whose turn was interrupted.',
  },
  {
    id: 'T-6.1',
    text: 'New treasure deck: all treasures nobody kept are shuffled, and the treasure deck with the Queen and the display are laid out again as in T-2.2.',
  },
  {
    id: 'T-6.2',
    text: 'Going on: play goes on where it stopped. Ruling: the interrupted player goes on with the part of the turn after the one that turned up the Queen.',
  },
  {
    id: 'T-6.3',
    text: 'Face up: once revealed, you lay treasures of your own colour face up as you get them. Face-up treasures can never be stolen, given away or taken.',
  },
  {
    id: 'T-6.4',
    text: 'Two rows: Ruling: each trimagic counts as a part of its own. If the first of your two rows turns up the Queen, the second one still casts.',
  },
  {
    id: 'T-7.1',
    text: "When: this applies if a player's effect leaves another player with an empty hand. Playing your own last card is no elimination, and cards set aside are not in your hand.",
  },
  {
    id: 'T-7.2',
    text: 'First round: the victim draws a card and play goes on.',
  },
  {
    id: 'T-7.3',
    text: "Second round: the victim is out and reveals the character. If it is the eliminator's opposing sign, the eliminator wins the game at once.",
  },
  {
    id: 'T-7.4',
    text: "The estate: if not, the victim's treasures are shuffled and dealt one by one to the players still in, beginning on the eliminator's left, and the victim's visions and cards are discarded. Ruling: treasures lying face up are dealt as well.",
  },
  {
    id: 'T-7.5',
    text: 'Alone: Ruling: if only one player is left, that player wins.',
  },
  {
    id: 'T-7.6',
    text: 'Nothing taken: Ruling: a hand that was empty before is not left empty by a hex, so nobody is eliminated.',
  },
  {
    id: 'T-8.1',
    text: 'The end: the game ends at the very moment the Queen is turned up the second time.',
  },
  {
    id: 'T-8.2',
    text: "Treasures: a revealed player's own-colour treasures lying face up score by their number, 1, 3, 6, 10 or 15 for one to five, and their values do not matter. All other treasures score their value.",
  },
  {
    id: 'T-8.3',
    text: 'Cards: each card in hand or set aside scores 1.',
  },
  {
    id: 'T-8.4',
    text: 'Winner: add your first-round and second-round scores; the highest total wins. If players tie, most treasures of their own colour decides, then the higher total value of these, and then they share the win.',
  },
  {
    id: 'T-8.5',
    text: 'Showing: Ruling: at the end all characters and treasures are shown. A player who is out keeps the first-round score on paper and cannot win.',
  },
];
