import type { Rule } from '@conclave/kernel';

/** Made from RULES.md by `npm run rulebook`. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'E-1.1',
    text: 'Players: Enchanters is played against each other by two, three or four players.',
  },
  {
    id: 'E-1.2',
    text: 'Goal: end the game with more Glory than anyone else.',
  },
  {
    id: 'E-1.3',
    text: 'Types: each card of a Kingdom is an Item, an Enchantment, a Monster or a Dragon, and never two of these.',
  },
  {
    id: 'E-1.4',
    text: 'Monster or Dragon: they are two different types; a text about Monsters leaves Dragons alone and the other way round, unless it names both.',
  },
  {
    id: 'E-1.5',
    text: 'One way to fight: you fight a Dragon just as you fight a Monster.',
  },
  {
    id: 'E-1.6',
    text: 'Health and Strength: these two numbers are printed on every creature; Health is what your Attack must reach, Strength is how hard it hits.',
  },
  {
    id: 'E-1.7',
    text: 'Two parts: a line divides each card into an upper and a lower part, and each icon, ability and Glory value belongs to one of them.',
  },
  {
    id: 'E-1.8',
    text: 'A Kingdom: its deck has 25 cards: three Items and three Enchantments with 2 copies each, a minor Monster with 6 copies, a medium one with 4, a major one with 2, and 1 Dragon. The Dracons, too, have only one Dragon. (Ruling)',
  },
  {
    id: 'E-1.9',
    text: 'Cards marked 2: thirteen cards of each Kingdom carry this mark for two players: 3 Items, 3 Enchantments, 6 Monsters and the Dragon. Each Item and Enchantment has it on one of its copies, the minor Monster on three, the medium one on two and the major one on one. (Ruling)',
  },
  {
    id: 'E-1.10',
    text: 'Crystals: they are the money of the game and come in whole numbers; the size of a token does not matter.',
  },
  {
    id: 'E-1.11',
    text: 'Wounds: each player has a number of them, and the size of a token does not matter.',
  },
  {
    id: 'E-1.12',
    text: 'Supply: crystals and wounds never run out. (Ruling)',
  },
  {
    id: 'E-1.13',
    text: 'Mega Crystal: this card only stands for a heap of crystals and does nothing by itself. (Ruling)',
  },
  {
    id: 'E-1.14',
    text: 'What a Village offers: at least one Rest action, and possibly minor actions, multi-actions, lasting effects and Glory at the end of the game.',
  },
  {
    id: 'E-1.15',
    text: 'One Village: a single Village is in play, and all players share it.',
  },
  {
    id: 'E-1.16',
    text: 'Starting artifact: you begin with the Item Fist and the Enchantment of Enchanting, which have no icons, abilities or Glory; so you start with Attack 0 and Defense 0.',
  },
  {
    id: 'E-1.17',
    text: 'Shared places: the Adventure Deck, face down; the Journey Track of six slots, face up; the Graveyard, face up and in order; the Village; the supply; and the box.',
  },
  {
    id: 'E-1.18',
    text: 'Your places: you have an Item pile, an Enchantment pile and a Trophy pile for both Monsters and Dragons.',
  },
  {
    id: 'E-1.19',
    text: 'Magical Artifact: this is the name for your Item pile and your Enchantment pile together.',
  },
  {
    id: 'E-1.20',
    text: 'Icons: there are icons for the four card types, Village, cost and effect, immediate effect, when turned up, Health, Strength, Attack, Defense, Broken Sword, Broken Shield, Glory, Rest, Wound, Crystal and Undead.',
  },
  {
    id: 'E-1.21',
    text: 'Nothing is secret: all piles, crystals and wounds are open to everyone; only the order of the Adventure Deck is hidden.',
  },
  {
    id: 'E-2.1',
    text: 'What you get: you begin with 5 crystals, no wounds, Attack 0 and Defense 0.',
  },
  {
    id: 'E-2.2',
    text: 'Your piles: Fist starts your Item pile and of Enchanting your Enchantment pile; your Trophy pile is empty.',
  },
  {
    id: 'E-2.3',
    text: 'Three or four players: each picks one Kingdom, and all 25 cards of each are used, 75 or 100 in all.',
  },
  {
    id: 'E-2.4',
    text: 'Two players: each picks two Kingdoms, and only the 13 cards marked 2 of each are used, 52 in all.',
  },
  {
    id: 'E-2.5',
    text: 'No Kingdom twice: a Kingdom that has been picked cannot be picked again. (Ruling)',
  },
  {
    id: 'E-2.6',
    text: 'How to pick: agree on the Kingdoms, let everyone choose in turn, or draw them; unless you say otherwise, chance decides. (Ruling)',
  },
  {
    id: 'E-2.7',
    text: 'First game: try Cultists, Goblins, Unicorns and Bandits with the Village Normaltown; this is only advice.',
  },
  {
    id: 'E-2.8',
    text: 'Adventure Deck: shuffle all the cards in use into one deck.',
  },
  {
    id: 'E-2.9',
    text: 'Seeding: going up from the bottom of the deck, set aside the first 6, 9 or 12 artifact cards (for two, three or four players) and each creature met on the way; then put the artifact cards on the deck and the creatures under it.',
  },
  {
    id: 'E-2.10',
    text: 'Seeding by chance: the artifact cards you set aside are shuffled before they go on top, and so are the creatures before they go underneath. (Ruling)',
  },
  {
    id: 'E-2.11',
    text: 'How many: three artifact cards per player are seeded; only a Superfast game seeds two per player (E-17.3). (Ruling)',
  },
  {
    id: 'E-2.12',
    text: 'Too few: if the deck holds fewer artifact cards than that, all of them are seeded.',
  },
  {
    id: 'E-2.13',
    text: 'Journey Track: turn up the top six cards, filling slot 0 first; slot 0 is next to the Village.',
  },
  {
    id: 'E-2.14',
    text: 'Quiet start: turning up cards in the set-up sets nothing off.',
  },
  {
    id: 'E-2.15',
    text: 'Village: one is drawn at random; the Enchanters Guild, made for playing together, is never drawn.',
  },
  {
    id: 'E-2.16',
    text: 'Prices: a journey to slot 0 is free, and each slot further out costs 1 crystal more, up to 5.',
  },
  {
    id: 'E-2.17',
    text: 'First player: chance decides who begins, unless you agree on someone. (Ruling)',
  },
  {
    id: 'E-2.18',
    text: 'Turn order: after the first player, turns go clockwise.',
  },
  {
    id: 'E-2.19',
    text: 'Graveyard: it is empty when the game starts.',
  },
  {
    id: 'E-2.20',
    text: 'Other starting crystals: a Village or card may give you another number to start with, or some on top; in the Cave of Fools everyone starts with 25.',
  },
  {
    id: 'E-3.1',
    text: 'On top: a card that comes to a pile goes on top, unless an effect names another place.',
  },
  {
    id: 'E-3.2',
    text: 'What you see: the top card of a pile shows both parts, and each card below it shows only its lower part.',
  },
  {
    id: 'E-3.3',
    text: 'Visible means active: each icon, action, ability and Glory value you can see in your piles works for you all the time.',
  },
  {
    id: 'E-3.4',
    text: 'Covered means off: on a covered upper part icons do not count, actions cannot be used, nothing is set off and Glory does not score.',
  },
  {
    id: 'E-3.5',
    text: 'All three piles: Items, Enchantments and Trophies cover and show their cards in the same way.',
  },
  {
    id: 'E-3.6',
    text: 'Order: the cards of a pile stay in their order unless an effect changes it.',
  },
  {
    id: 'E-3.7',
    text: 'Uncovered: when the top card leaves a pile, the upper part of the card beneath works at once.',
  },
  {
    id: 'E-3.8',
    text: 'All at once: when a pile changes, parts go off and on at the same moment, and Attack, Defense and icon counts follow immediately.',
  },
  {
    id: 'E-3.9',
    text: 'Never empty: the last card of your Item or Enchantment pile cannot be discarded, removed, given away or stolen. It may be swapped, since the pile keeps a card. (Ruling)',
  },
  {
    id: 'E-3.10',
    text: 'Empty Trophies: your Trophy pile may be empty.',
  },
  {
    id: 'E-3.11',
    text: 'Starting cards count: Fist is an Item and of Enchanting is an Enchantment for every count and effect. (Ruling)',
  },
  {
    id: 'E-3.12',
    text: 'Starting cards leave for good: a Fist or of Enchanting that would be discarded goes to the box, never to the Graveyard. (Ruling)',
  },
  {
    id: 'E-3.13',
    text: 'On the table: Items lie left of Enchantments and Trophies beside them; the Graveyard is next to the Village, the Village left of slot 0, and the Adventure Deck right of slot 5.',
  },
  {
    id: 'E-4.1',
    text: 'Attack: count your visible Attack icons, take off your visible Broken Swords, add what boosts and conditions give or take; it is never below 0.',
  },
  {
    id: 'E-4.2',
    text: 'Defense: count your visible Defense icons, take off your visible Broken Shields, add what boosts and conditions give or take; it is never below 0.',
  },
  {
    id: 'E-4.3',
    text: 'Zero comes last: the sum is raised to 0 only at the very end, so each broken icon keeps its full weight until then. (Ruling)',
  },
  {
    id: 'E-4.4',
    text: 'Trophies help: Attack and Defense icons on your Trophies count like those on your artifact.',
  },
  {
    id: 'E-4.5',
    text: 'Not used up: your full Attack and Defense are there for each fight of the turn.',
  },
  {
    id: 'E-4.6',
    text: 'Until the turn ends: a temporary plus or minus lasts to the end of the current turn.',
  },
  {
    id: 'E-4.7',
    text: 'Boosts stay: a temporary plus or minus remains even if the card that gave it is covered, buried or gone.',
  },
  {
    id: 'E-4.8',
    text: 'Mere marks: an Undead icon does nothing by itself; other cards count it.',
  },
  {
    id: 'E-5.1',
    text: 'Major Action: in each of your turns you must take exactly one, a Journey or a Rest.',
  },
  {
    id: 'E-5.2',
    text: 'Steps: a turn goes through its beginning, the first window for minor actions, the Major Action, the second window, the slide and the refill. A journey goes pick, pay, window, fight, immediate effect, after taking, pile; a rest goes pick, pay, effect, after resting, discard.',
  },
  {
    id: 'E-5.3',
    text: 'Your order: if several effects would happen in one step, the active player decides which comes first.',
  },
  {
    id: 'E-5.4',
    text: 'Even for others: the active player also decides the order if the effects are of several players.',
  },
  {
    id: 'E-5.5',
    text: 'Windows: in a window you use any number of minor actions, or none, in any order; each is finished, with everything it sets off, before the next.',
  },
  {
    id: 'E-5.6',
    text: 'No window in a rest: once you have picked a Rest action, your next window is the one after the Major Action.',
  },
  {
    id: 'E-5.7',
    text: 'End of turn: what happens when your turn ends comes after the second window and before the slide. (Ruling)',
  },
  {
    id: 'E-5.8',
    text: 'Wearing off: boosts end and actions become usable again after the refill; slide and refill still belong to the old turn. (Ruling)',
  },
  {
    id: 'E-5.9',
    text: 'Is it over: only after the refill do we look whether the game has ended; otherwise the next player clockwise has a turn.',
  },
  {
    id: 'E-5.10',
    text: "Only in your turn: you cannot use actions while it is someone else's turn.",
  },
  {
    id: 'E-6.1',
    text: 'Cost first: an action has a cost and an effect, and the effect comes only when the whole cost is paid.',
  },
  {
    id: 'E-6.2',
    text: 'In full: if you cannot pay the whole cost, you cannot start the action.',
  },
  {
    id: 'E-6.3',
    text: 'As far as possible: carry out as much of an effect as you can, and skip what you cannot.',
  },
  {
    id: 'E-6.4',
    text: 'For nothing: you may use an action although its effect will do nothing, as long as you can pay. (Ruling)',
  },
  {
    id: 'E-6.5',
    text: 'Your actions: you can use the actions of the Village and those visible in your own three piles. Lower parts of covered cards are visible too, so their actions count. (Ruling)',
  },
  {
    id: 'E-6.6',
    text: 'Rest or minor: an action with the Rest symbol in its cost is a Rest action; all others are minor actions.',
  },
  {
    id: 'E-6.7',
    text: 'Minor stays minor: a minor action neither uses up your Major Action nor ends your turn.',
  },
  {
    id: 'E-6.8',
    text: 'Once a turn: unless it says otherwise, an action can be used once per turn.',
  },
  {
    id: 'E-6.9',
    text: 'Multi-action: you can use it as often as you like in a turn, paying each time.',
  },
  {
    id: 'E-6.10',
    text: 'Double action: you can use it up to twice in a turn, paying each time.',
  },
  {
    id: 'E-6.11',
    text: 'What is counted: each printed action of each single card has its own limit, so two copies count apart; a Village action is counted for each player. (Ruling)',
  },
  {
    id: 'E-6.12',
    text: 'New turn: uses are counted within the current turn, whoever takes it, and start afresh for all players when it ends. (Ruling)',
  },
  {
    id: 'E-6.13',
    text: 'No refresh by moving: a used action stays used when its card is buried, covered or uncovered; only with a new owner is it fresh again.',
  },
  {
    id: 'E-6.14',
    text: 'Paid is paid: with its cost paid, an action takes effect even if its own card was moved, covered or removed to pay. (Ruling)',
  },
  {
    id: 'E-6.15',
    text: 'No dodging: only a card that says so can lessen or cancel what another card does.',
  },
  {
    id: 'E-6.16',
    text: 'Defense stops attacks only: it lowers the wounds of an attack, but never wounds from an ability, a cost or an immediate effect.',
  },
  {
    id: 'E-6.17',
    text: 'Gained for the turn: the Attack and Defense an action gives you are gone when the turn is over.',
  },
  {
    id: 'E-6.18',
    text: 'This or that: of several alternatives you may choose only one that can be done in full; if none can, choose any and do what you can. (Ruling)',
  },
  {
    id: 'E-7.1',
    text: "Going: pick one card of the Journey Track and pay its slot's price to the supply.",
  },
  {
    id: 'E-7.2',
    text: 'Price: it is the slot number unless changed. A fixed price for far slots comes first, then reductions, never below 0; an effect that makes it free comes last.',
  },
  {
    id: 'E-7.3',
    text: 'Too dear: you cannot pick a card whose price you cannot pay in full.',
  },
  {
    id: 'E-7.4',
    text: 'Empty slot: you cannot pick a slot without a card.',
  },
  {
    id: 'E-7.5',
    text: 'Window after paying: before anything else you may use minor actions; crystals spent now are gone when the card looks for them, and boosts gained now count.',
  },
  {
    id: 'E-7.6',
    text: 'Item or Enchantment: after the window come its immediate effect and what taking it sets off; then it goes on top of its pile.',
  },
  {
    id: 'E-7.7',
    text: 'Creature: after the window you fight; once defeated, it has its immediate effect, its taking sets things off, and it goes on top of your Trophy pile.',
  },
  {
    id: 'E-7.8',
    text: 'Only what you can beat: you can pick a creature only if your Attack reaches its Health, or if minor actions you could still pay for after the price can bring it there.',
  },
  {
    id: 'E-7.9',
    text: 'Failed fight: if it comes to the fight, or you give up, with Attack below Health, all you paid stays paid, the creature stays in its slot, there are no wounds and nothing is set off. The first card of the track goes to the Graveyard, and your turn goes on with the second window. (Ruling)',
  },
  {
    id: 'E-7.10',
    text: 'Taking: only a journey takes a card; one that is stolen, given or swapped is not taken.',
  },
  {
    id: 'E-7.11',
    text: 'On the way: from paying until it lies in a pile, the picked card is neither on the track for other effects nor in any pile. It keeps its slot and distance through window and fight; from its immediate effect on, the slot is empty. (Ruling)',
  },
  {
    id: 'E-7.12',
    text: 'No pause: from the fight until the window after your Major Action you have no minor actions.',
  },
  {
    id: 'E-7.13',
    text: 'To the Graveyard: such a journey is for the top card of the Graveyard, and costs no more than the action that allows it.',
  },
  {
    id: 'E-7.14',
    text: 'The same steps: a journey to the Graveyard has its window, a fight against a creature, the immediate effect and what taking sets off, like any other.',
  },
  {
    id: 'E-7.15',
    text: 'Grave creature: a creature on top of the Graveyard must be one you can beat (E-7.8). If it is not, the journey does not happen, and the track loses no card. (Ruling)',
  },
  {
    id: 'E-7.16',
    text: 'Empty Graveyard: with no card there, the journey does not happen.',
  },
  {
    id: 'E-7.17',
    text: 'By a minor action: a journey to the Graveyard that a minor action gives you leaves your Major Action untouched; you still take one.',
  },
  {
    id: 'E-7.18',
    text: 'By a rest: a journey to the Graveyard that a Rest action gives you is finished before your rest sets anything off and before the track loses its first card.',
  },
  {
    id: 'E-7.19',
    text: 'No distance: a card from the Graveyard has none, so conditions on distance are false for it and prices do not matter. (Ruling)',
  },
  {
    id: 'E-7.20',
    text: 'It is a journey: a journey to the Graveyard sets off what happens after a journey, unless a distance is asked for. (Ruling)',
  },
  {
    id: 'E-8.1',
    text: 'One Rest action: pick exactly one, from the Village or from a visible part of one of your cards.',
  },
  {
    id: 'E-8.2',
    text: 'Rest symbol: it means your Major Action is spent; you also pay anything else the cost shows.',
  },
  {
    id: 'E-8.3',
    text: 'What for: resting is the usual way to crystals and healing.',
  },
  {
    id: 'E-8.4',
    text: 'The first card goes: as the last step of a rest, the card nearest the Village goes to the Graveyard. This is before the second window, so the card is already there in it. (Ruling)',
  },
  {
    id: 'E-8.5',
    text: 'In any case: the first card goes even if your rest did nothing.',
  },
  {
    id: 'E-8.6',
    text: 'Empty track: with no card on the track, none goes.',
  },
  {
    id: 'E-8.7',
    text: 'Which is first: the card in the lowest slot that has one, even if that is not slot 0.',
  },
  {
    id: 'E-8.8',
    text: 'Not taken: the card that goes to the Graveyard is not taken; it has no immediate effect and sets nothing off.',
  },
  {
    id: 'E-8.9',
    text: 'Later: the other cards close up in the slide and a new one comes in the refill, not before.',
  },
  {
    id: 'E-9.1',
    text: 'Immediate effect: it happens once, when the card is taken, after any fight and before the card is in your pile.',
  },
  {
    id: 'E-9.2',
    text: 'You must: an immediate effect is no cost; you carry it out as far as possible, and it never stops you from taking the card.',
  },
  {
    id: 'E-9.3',
    text: 'In no pile yet: while its immediate effect happens, the card does not count, cannot be chosen by it, and its icons do nothing; this goes for all piles. (Ruling)',
  },
  {
    id: 'E-9.4',
    text: "After the fight: a creature's immediate effect comes when both sides have attacked, so you have the wounds of the fight already.",
  },
  {
    id: 'E-9.5',
    text: 'You may: an immediate effect is up to you only if it says may.',
  },
  {
    id: 'E-9.6',
    text: 'Triggers: a visible trigger goes off each time its event happens; it is no action, has no limit unless printed, and is a must unless it says may.',
  },
  {
    id: 'E-9.7',
    text: 'After taking: these triggers go off before the taken card is in a pile, whatever its type. (Ruling)',
  },
  {
    id: 'E-9.8',
    text: "Not for itself: a card's own trigger for taking cards does not go off when that card is taken, as it is in no pile yet.",
  },
  {
    id: 'E-9.9',
    text: 'Taken all the same: these triggers go off even when the card was given away, buried or discarded by its own immediate effect. (Ruling)',
  },
  {
    id: 'E-9.10',
    text: 'Already placed: if its immediate effect has put the card in its final place, it is not added to your pile again.',
  },
  {
    id: 'E-9.11',
    text: "After a rest: these triggers go off after the Rest action's effect and before the track loses its first card.",
  },
  {
    id: 'E-9.12',
    text: 'When your turn begins: these triggers go off before you do anything.',
  },
  {
    id: 'E-9.13',
    text: 'After defeating: these triggers go off at the end of the fight, before the immediate effect.',
  },
  {
    id: 'E-9.14',
    text: 'After a journey: these triggers, with or without a distance, go off when the card lies in its pile.',
  },
  {
    id: 'E-9.15',
    text: 'When turned up: an ability with this symbol happens at the moment its card is turned up on the Journey Track.',
  },
  {
    id: 'E-10.1',
    text: "You attack: you succeed if your Attack is at least the creature's Health.",
  },
  {
    id: 'E-10.2',
    text: 'It attacks: then the creature always attacks too, although you have already defeated it.',
  },
  {
    id: 'E-10.3',
    text: 'Wounds: you take its Strength minus your Defense in wounds, and none if that is below 0.',
  },
  {
    id: 'E-10.4',
    text: 'Your Trophy: the defeated creature goes on top of your Trophy pile, but only after its immediate effect and what taking it sets off. (Ruling)',
  },
  {
    id: 'E-10.5',
    text: 'The numbers that count: Health and Strength are what is printed with everything that changes them at that moment, and neither is ever below 0.',
  },
  {
    id: 'E-10.6',
    text: 'Double Damage: each point of Strength that Defense does not stop causes 2 wounds.',
  },
  {
    id: 'E-10.7',
    text: 'Attacks each player: the creature attacks every player in turn, each with their own Defense. The active player is first, then it goes clockwise. (Ruling)',
  },
  {
    id: 'E-10.8',
    text: 'No help: while a creature attacks each player, the others cannot use anything.',
  },
  {
    id: 'E-10.9',
    text: 'Your creature: if it attacks each player, only the active player has to beat it, and only the active player gets it.',
  },
  {
    id: 'E-10.10',
    text: 'Both at once: with Double Damage and attacks each player, the wounds are doubled for each player attacked.',
  },
  {
    id: 'E-10.11',
    text: "No way out: you cannot refuse the creature's attack, and you cannot act between your attack and its.",
  },
  {
    id: 'E-11.1',
    text: 'No limit: you can have any number of wounds, and nobody is ever out of the game.',
  },
  {
    id: 'E-11.2',
    text: 'Price of a wound: each one you have at the end is 1 Glory less.',
  },
  {
    id: 'E-11.3',
    text: 'Healing: you lose that many wounds; if you have fewer, you lose all and the rest is wasted.',
  },
  {
    id: 'E-11.4',
    text: 'Wounds as a cost: taking wounds is a cost you can always pay.',
  },
  {
    id: 'E-11.5',
    text: 'Passing wounds on: a wound you pass moves to another player. This is not healing, so what forbids healing does not stop it and what goes off on healing does not.',
  },
  {
    id: 'E-11.6',
    text: 'Getting wounds: whoever a wound is passed to takes it, and that sets off what happens when wounds are taken.',
  },
  {
    id: 'E-11.7',
    text: 'Only what you have: you cannot pass on more wounds than you have.',
  },
  {
    id: 'E-11.8',
    text: 'One event: all the wounds you take from one effect are taken together and set a trigger off once.',
  },
  {
    id: 'E-12.1',
    text: 'Slide: the cards on the track keep their order and move towards slot 0 until no gap is left.',
  },
  {
    id: 'E-12.2',
    text: 'Refill: cards come from the top of the Adventure Deck to the lowest empty slot, until six lie on the track or the deck is used up.',
  },
  {
    id: 'E-12.3',
    text: 'Deck empty: with no cards left in the Adventure Deck, the track just gets shorter.',
  },
  {
    id: 'E-12.4',
    text: 'Gaps: a slot emptied during a turn stays empty until the slide.',
  },
  {
    id: 'E-12.5',
    text: 'How long: unless effects move more cards, each turn takes one card from deck and track together, so with full decks everyone has 25 turns.',
  },
  {
    id: 'E-12.6',
    text: 'Discarding: what you discard becomes the new top card of the Graveyard, face up.',
  },
  {
    id: 'E-12.7',
    text: 'Several at once: if cards are discarded at the same moment, the active player decides their order.',
  },
  {
    id: 'E-12.8',
    text: 'Open: anyone may look through the Graveyard at any time; its order stays.',
  },
  {
    id: 'E-12.9',
    text: 'Out of the game: a removed card goes to the box instead of the Graveyard and does not come back.',
  },
  {
    id: 'E-13.1',
    text: "No player named: if a text speaks of cards or tokens and names no player, it means the active player's; on a trigger or lasting effect, its owner's (EF-1.8).",
  },
  {
    id: 'E-13.2',
    text: 'Which card: where a text leaves open which card of a pile it means, the owner of the pile chooses, and may choose any.',
  },
  {
    id: 'E-13.3',
    text: 'Which player: the player whose effect it is chooses whom it is aimed at.',
  },
  {
    id: 'E-13.4',
    text: 'Others: another player, or other players, never means yourself.',
  },
  {
    id: 'E-13.5',
    text: 'Target player: this is a player other than yourself. (Ruling)',
  },
  {
    id: 'E-13.6',
    text: 'No empty aim: you cannot choose a player on whom the effect would do nothing while there is one on whom it does something; if there is none, it is skipped. (Ruling)',
  },
  {
    id: 'E-13.7',
    text: 'Left and right: the player on your left comes next clockwise, the one on your right next the other way; with two players both are your opponent.',
  },
  {
    id: 'E-13.8',
    text: 'Each player: this includes the active player, who comes first, and then goes clockwise, unless it says all at once.',
  },
  {
    id: 'E-13.9',
    text: 'Ties: if several players have the most or the least of something, the active player decides among them. (Ruling)',
  },
  {
    id: 'E-14.1',
    text: 'Graveyard: the open pile of all discarded cards; see E-12.6 to E-12.9.',
  },
  {
    id: 'E-14.2',
    text: 'Bury: move a card to the bottom of its pile, or of the pile it would go to if it is just being taken.',
  },
  {
    id: 'E-14.3',
    text: 'Nothing to bury under: the only card of a pile cannot be buried; as a cost this rules the action out, as an effect it is skipped.',
  },
  {
    id: 'E-14.4',
    text: 'Unbury: move a card to the top of its pile, the bottom card unless another is named; in a pile of fewer than two cards nothing happens.',
  },
  {
    id: 'E-14.5',
    text: 'Quiet: burying and unburying cause no immediate effect and are not taking.',
  },
  {
    id: 'E-14.6',
    text: 'Distance: it is how many places a card on the track is away from the Village, 0 to 5; distance 3 or more means slots 3, 4 and 5. With gaps in the track, the slot number counts. (Ruling)',
  },
  {
    id: 'E-14.7',
    text: 'Distance is not price: a cheaper journey does not make a card nearer.',
  },
  {
    id: 'E-14.8',
    text: 'Swap: two cards change places; if one of the places has no card, there is no swap.',
  },
  {
    id: 'E-14.9',
    text: 'Swapped is not taken: a swapped card causes no immediate effect and nothing that goes off after taking.',
  },
  {
    id: 'E-14.10',
    text: "Steal a card: it goes from the other player's pile to the top of your pile of that sort, unless another place is named.",
  },
  {
    id: 'E-14.11',
    text: 'Stolen is not taken: a stolen card causes no immediate effect and nothing that goes off after taking. The same goes for a card you are given. (Ruling)',
  },
  {
    id: 'E-14.12',
    text: 'Steal crystals: you get that many from the other player, or all they have if that is less.',
  },
  {
    id: 'E-14.13',
    text: 'Broken icons: a Broken Sword is 1 Attack less and a Broken Shield 1 Defense less; neither total is ever below 0.',
  },
  {
    id: 'E-14.14',
    text: 'Undead icon: it does nothing by itself; other cards refer to it.',
  },
  {
    id: 'E-14.15',
    text: 'Remove from the game: the card goes to the box for good; see E-12.9.',
  },
  {
    id: 'E-14.16',
    text: 'Target player discards a Monster: you choose the player, and that player chooses the Monster, from anywhere in the pile; Dragons are safe.',
  },
  {
    id: 'E-14.17',
    text: 'Top Monster: if a Dragon is on top of the Trophy pile, there is no top Monster. (Ruling)',
  },
  {
    id: 'E-15.1',
    text: 'The end: the game is over after the turn that leaves both the Adventure Deck and the Journey Track empty.',
  },
  {
    id: 'E-15.2',
    text: 'At once: it is over then even if some players had more turns than others. (Ruling)',
  },
  {
    id: 'E-15.3',
    text: 'Last effects: what happens when the game ends comes before scoring. It goes clockwise from the first player, and no boosts are left. (Ruling)',
  },
  {
    id: 'E-15.4',
    text: 'Your score: the Glory visible in your three piles, plus what the Village grants you, minus 1 per wound.',
  },
  {
    id: 'E-15.5',
    text: 'Final values: Glory that depends on something looks at the end of the game; your Attack and Defense are then your icons and what is always on, without boosts.',
  },
  {
    id: 'E-15.6',
    text: 'Below zero: your score can be negative.',
  },
  {
    id: 'E-15.7',
    text: 'Winner: the most Glory wins.',
  },
  {
    id: 'E-15.8',
    text: 'Ties: the most crystals decide, then the fewest wounds, then the most cards.',
  },
  {
    id: 'E-15.9',
    text: 'Most cards: all cards in your three piles count, and no tokens. (Ruling)',
  },
  {
    id: 'E-15.10',
    text: 'Shared win: players who are still tied win together. (Ruling)',
  },
  {
    id: 'E-16.1',
    text: "Out of reach: while Shield's ability is visible, other players' abilities cannot choose its owner as another player, target player or neighbour; someone else must be chosen.",
  },
  {
    id: 'E-16.2',
    text: 'Nobody left: if only shielded players could be chosen, that ability is ignored.',
  },
  {
    id: 'E-16.3',
    text: 'As a cost: if a player must be chosen to pay a cost and only shielded ones are left, you cannot pay it, so you cannot use that action.',
  },
  {
    id: 'E-16.4',
    text: "Each player: if another player's ability affects each player or all others, only the shielded player's part of it is ignored.",
  },
  {
    id: 'E-16.5',
    text: 'Gifts too: Shield also keeps out what would help its owner.',
  },
  {
    id: 'E-16.6',
    text: "Your own: Shield does not stop its owner's own abilities.",
  },
  {
    id: 'E-16.7',
    text: 'Neighbours: an ability aimed at one certain neighbour is ignored if that player is shielded; if it may go left or right, it must go to the other side. (Ruling)',
  },
  {
    id: 'E-16.8',
    text: 'Creatures that attack each player: when another player fights one, it does not attack a shielded player. (Ruling)',
  },
  {
    id: 'E-16.9',
    text: "Not by a player: what stands on the Village is no player's ability, not even an action a player uses there, so Shield does not stop it. (Ruling)",
  },
  {
    id: 'E-17.1',
    text: 'Fast Invasion: five cards per player go from the Adventure Deck to the box. They come off the top, unseen, after shuffling and before seeding. (Ruling)',
  },
  {
    id: 'E-17.2',
    text: 'Superfast Invasion: only the cards marked 2 of each chosen Kingdom are used.',
  },
  {
    id: 'E-17.3',
    text: 'Superfast seeding: in a Superfast game two artifact cards per player are seeded instead of three: 4, 6 or 8.',
  },
  {
    id: 'E-17.4',
    text: 'Superfast for two: each player picks one Kingdom, which makes 26 cards. (Ruling)',
  },
  {
    id: 'E-17.5',
    text: 'Dragons in the Depths: take out the Dragons, shuffle the rest, then shuffle the Dragons into half of the deck and put that half at the bottom.',
  },
  {
    id: 'E-17.6',
    text: 'Which half: it is the bottom half, rounded down, and the Dragons go in before seeding. (Ruling)',
  },
  {
    id: 'E-17.7',
    text: 'Together: variants can be combined. The order is: Kingdoms, cards marked 2, Dragons out, shuffle, Fast removal, Dragons in, seeding. (Ruling)',
  },
  {
    id: 'E-18.1',
    text: 'Bandits: they gain and steal crystals, and several of their cards give Glory for crystals kept to the end. Their Village is Port Aurisan.',
  },
  {
    id: 'E-18.2',
    text: 'Bandits, special rules: they have none.',
  },
  {
    id: 'E-18.3',
    text: 'Barbarians: high Attack; their Monsters tend to have Attack icons and Broken Shields, which count for you while visible. Their Village is Fjordosan.',
  },
  {
    id: 'E-18.4',
    text: 'Barbarians, Glory: they give you Glory for your Attack.',
  },
  {
    id: 'E-18.5',
    text: 'Cultists: they hand your wounds to others, so that it pays to have a few. Their Village is Normaltown.',
  },
  {
    id: 'E-18.6',
    text: 'Cultists, passing wounds: for you it is not healing, and the other player takes the wound; see E-11.5 to E-11.7.',
  },
  {
    id: 'E-18.7',
    text: 'Dracons: their Monsters have Defense icons and Broken Swords, which count for you while visible; they give extra Glory for Dragons. Their Village is Dracopolis.',
  },
  {
    id: 'E-18.8',
    text: "Trap: when you take it, you must hand it to another player, and it goes on top of that player's Items.",
  },
  {
    id: 'E-18.9',
    text: 'Trap, giving: giving it is its immediate effect and does not happen again for the receiver; if nobody can receive it you keep it; from the Graveyard it is given away as well. (Ruling)',
  },
  {
    id: 'E-18.10',
    text: 'Gnolls: they sacrifice, take and discard Monsters for profit. Their Village is Hateville.',
  },
  {
    id: 'E-18.11',
    text: 'Gnolls, lost Monsters: when a target player discards a Monster, you choose the player and the player chooses the Monster (E-14.16).',
  },
  {
    id: 'E-18.12',
    text: 'Manticore: when you take it, you discard a Monster; it is not in your pile yet, so it is never the one, and without another Monster you discard none.',
  },
  {
    id: 'E-18.13',
    text: 'Manticore, the others: after you have discarded a Monster, each other player discards one. (Ruling)',
  },
  {
    id: 'E-18.14',
    text: 'Roc: when you take it, you name a target player, who chooses one of their Monsters and gives it to you; it comes to lie right under Roc.',
  },
  {
    id: 'E-18.15',
    text: 'Roc, how: the Monster goes on top of your Trophies, and Roc is then put on top of it. (Ruling)',
  },
  {
    id: 'E-18.16',
    text: 'Of Rage: when used, it gives 1 Attack for every two of your Monsters, rounded down and without Dragons; the number is fixed at that moment.',
  },
  {
    id: 'E-18.17',
    text: 'Goblins: Defense, and creatures whose attacks are strong, doubled or spread over all players. Their Village is Dwarfburg.',
  },
  {
    id: 'E-18.18',
    text: 'Axe: when you take it, each other player takes 1 wound for every 2 Attack you have, rounded down; Defense does not help against this, but Shield does.',
  },
  {
    id: 'E-18.19',
    text: "Axe, which Attack: it is your Attack as you take Axe, with boosts from the window but without Axe's own icons.",
  },
  {
    id: 'E-18.20',
    text: 'Of Fire: when used, it gives you as much Attack as you have Defense; your Defense stays.',
  },
  {
    id: 'E-18.21',
    text: 'Goblins, Double Damage: each point of Strength your Defense does not stop is 2 wounds (E-10.6).',
  },
  {
    id: 'E-18.22',
    text: 'Goblins, attacks on all: some of their creatures attack each player (E-10.7 to E-10.9).',
  },
  {
    id: 'E-18.23',
    text: "Helmet: its action is only for your own turn; it does not help when a creature attacks you in another player's turn.",
  },
  {
    id: 'E-18.24',
    text: 'Undead: they bring cards back from the Graveyard and give Glory for Undead icons. Their Village is Gravekill Mounds.',
  },
  {
    id: 'E-18.25',
    text: 'Undead, Graveyard: they let you journey to the Graveyard (E-7.13 to E-7.20).',
  },
  {
    id: 'E-18.26',
    text: 'Skeleton: when you take it, a card of the Journey Track and the top card of the Graveyard change places; you must if it is possible, and with an empty Graveyard it is ignored.',
  },
  {
    id: 'E-18.27',
    text: "Skeleton, which card: you choose the card of the track, each card takes the other's exact place, and with no card on the track it is skipped. (Ruling)",
  },
  {
    id: 'E-18.28',
    text: 'Ghoul and of Death: as a minor action, remove the card from the game and journey to the Graveyard; your turn goes on and your Major Action is still to come.',
  },
  {
    id: 'E-18.29',
    text: 'Ghoul and of Death, Glory: they give you Glory for each of your Undead icons.',
  },
  {
    id: 'E-18.30',
    text: "Shield: other players' abilities cannot reach its owner; see E-16.",
  },
  {
    id: 'E-18.31',
    text: 'Unicorns: they heal a lot, so you can risk wounds now and heal them later. Their Village is Holy Grove.',
  },
  {
    id: 'E-18.32',
    text: 'Pink Dragon: after the fight and its wounds, you take as many wounds as you then have, so their number doubles.',
  },
  {
    id: 'E-19.1',
    text: 'Chance: every shuffle, draw and die comes from one starting number, so that a game can be replayed exactly.',
  },
  {
    id: 'E-19.3',
    text: 'Rounding: if nothing else is said, round down.',
  },
  {
    id: 'E-19.4',
    text: "Benefit of the doubt: if it is unclear whether your minor actions can bring your Attack up to a creature's Health, you may try; if no action could, the pick is refused.",
  },
  {
    id: 'EF-1.1',
    text: 'A card: it has a name, a type and two parts with icons, abilities and Glory; a creature also has Health and Strength, and a Monster is minor, medium or major.',
  },
  {
    id: 'EF-1.2',
    text: 'Abilities: there are four kinds, namely actions, immediate effects, triggers and lasting effects.',
  },
  {
    id: 'EF-1.3',
    text: 'Action: a minor or a Rest action with a limit, a cost and an effect; all of the cost is paid before the effect (E-6.19).',
  },
  {
    id: 'EF-1.4',
    text: 'Immediate effect: it happens as the card is taken, before the card is in a pile.',
  },
  {
    id: 'EF-1.5',
    text: 'Trigger: it has an event, perhaps a condition, and an effect; you must carry it out unless it says may.',
  },
  {
    id: 'EF-1.6',
    text: 'Lasting effect: it works all the time while it is visible and its condition, if any, holds.',
  },
  {
    id: 'EF-1.8',
    text: 'You: on a trigger or lasting effect you are the owner of the card, on an action or immediate effect the player who acts, and on a Village the active player or each player it speaks to.',
  },
  {
    id: 'EF-1.9',
    text: 'May I use it: you may use an action if its limit is not reached and you can pay all of its cost together; whether its effect does anything is not asked.',
  },
  {
    id: 'EF-1.10',
    text: 'Effects never fail: without a target or enough of something, an effect does what it can, even if that is nothing.',
  },
  {
    id: 'EF-1.11',
    text: 'Then: the parts of an effect happen in their order, and a later part happens even if an earlier one did nothing.',
  },
  {
    id: 'EF-1.12',
    text: 'In any order: all parts happen, and you decide their order.',
  },
  {
    id: 'EF-1.13',
    text: 'Choose one: exactly one part happens, and you choose it; if some can be done in full, it must be one of those (E-6.18).',
  },
  {
    id: 'EF-1.14',
    text: 'May: it is up to you.',
  },
  {
    id: 'EF-1.15',
    text: 'May, or else: you may do the first in full; if you do not, you must do the second.',
  },
  {
    id: 'EF-1.16',
    text: 'And/or: do any of the parts, all or none, in any order.',
  },
  {
    id: 'EF-1.17',
    text: 'For each player: it happens once for each player, beginning with the active player and going clockwise, and for each of them you means that player.',
  },
  {
    id: 'EF-1.19',
    text: 'Repeat: it happens that many times, and stops when it can do nothing more.',
  },
  {
    id: 'EF-1.20',
    text: 'If: the condition is looked at when that part of the effect happens.',
  },
  {
    id: 'EF-2.1',
    text: 'Plain number: a printed number is just that number.',
  },
  {
    id: 'EF-2.2',
    text: "Per Attack, Defense or Undead: this is the player's current value; Undead are the visible icons, and nothing is below 0.",
  },
  {
    id: 'EF-2.3',
    text: 'Per wound: this is how many wounds the player has.',
  },
  {
    id: 'EF-2.4',
    text: 'Per crystal: this is how many crystals the player holds.',
  },
  {
    id: 'EF-2.5',
    text: "Per card: all cards of that sort in the player's piles count, covered or not, starting cards included.",
  },
  {
    id: 'EF-2.6',
    text: 'Per pair: a pair is an Item with an Enchantment, so you have as many pairs as you have of whichever is fewer.',
  },
  {
    id: 'EF-2.9',
    text: 'Per player: this is the number of players in the game.',
  },
  {
    id: 'EF-2.10',
    text: 'For every so many: divide, round down, and take that many times what is given for each.',
  },
  {
    id: 'EF-2.11',
    text: 'Reckoning: numbers may be multiplied, added, or compared for the smallest or the largest.',
  },
  {
    id: 'EF-2.12',
    text: 'Die: roll a six-sided die; 1 to 6 are equally likely.',
  },
  {
    id: 'EF-2.13',
    text: 'Just happened: a trigger may use the number of what set it off, such as the wounds just taken.',
  },
  {
    id: 'EF-2.14',
    text: 'When it is counted: a number is worked out when the effect happens; only lasting effects and Glory keep following it.',
  },
  {
    id: 'EF-2.15',
    text: 'Not counted: a card that is being taken and a creature that is being fought are in no pile and do not count.',
  },
  {
    id: 'EF-2.16',
    text: 'Largest number: the table reckons and counts no further than 9,999, above 0 and below. Ruling: no card of the game comes near it; it is for cards of your own.',
  },
  {
    id: 'EF-3.1',
    text: 'You: the owner of the card, or whoever is using it (EF-1.8).',
  },
  {
    id: 'EF-3.2',
    text: 'Another player: one player whom you choose, not yourself, and neither shielded (E-16) nor out of question (E-13.6).',
  },
  {
    id: 'EF-3.3',
    text: 'Target player: the same as another player.',
  },
  {
    id: 'EF-3.4',
    text: 'Other players: everyone but you.',
  },
  {
    id: 'EF-3.5',
    text: 'Each player: everyone, and you too.',
  },
  {
    id: 'EF-3.6',
    text: 'Left, right: your neighbour clockwise, or the other way.',
  },
  {
    id: 'EF-3.7',
    text: 'Most or least: the player with the highest or lowest number; if tied, the active player decides (E-13.9).',
  },
  {
    id: 'EF-3.9',
    text: 'Current player: the player whose turn it is.',
  },
  {
    id: 'EF-3.10',
    text: 'This card: the card the text stands on.',
  },
  {
    id: 'EF-3.11',
    text: 'Top and bottom: the first or last card of a pile; the top Monster is your top Trophy, and only if that is a Monster.',
  },
  {
    id: 'EF-3.12',
    text: 'A card of yours: it may be anywhere in your piles, and the owner of the cards chooses it.',
  },
  {
    id: 'EF-3.13',
    text: 'One of the tops: the top card of one of the named piles, chosen by the player who has to do it.',
  },
  {
    id: 'EF-3.15',
    text: 'A card of the track: you choose it, unless a slot is named.',
  },
  {
    id: 'EF-3.21',
    text: 'The last one stays: the last card of an Item or Enchantment pile cannot be chosen to be discarded, removed, given or stolen.',
  },
  {
    id: 'EF-3.22',
    text: 'Sorts: Monster never includes Dragons, creature means both, artifact card means Items and Enchantments, and an Undead card has the icon somewhere on it.',
  },
  {
    id: 'EF-4.1',
    text: 'Pay crystals: give that many back to the supply; with fewer you cannot pay.',
  },
  {
    id: 'EF-4.3',
    text: 'Pay with wounds: you take that many wounds, which is always possible; Defense does not help, and it sets off what happens when you take wounds.',
  },
  {
    id: 'EF-4.4',
    text: 'Another player heals: choose another player who has at least that many wounds and can be healed; if there is none, you cannot pay.',
  },
  {
    id: 'EF-4.5',
    text: 'Spend Defense: your Defense is that much lower until the end of the turn. You need at least that much. (Ruling)',
  },
  {
    id: 'EF-4.6',
    text: 'Discard a card: discard the card of yours that the cost asks for.',
  },
  {
    id: 'EF-4.7',
    text: 'Remove a card: put the card of yours that the cost asks for into the box.',
  },
  {
    id: 'EF-4.8',
    text: 'Remove or discard this card: the card itself is the price, and its effect still happens.',
  },
  {
    id: 'EF-4.9',
    text: 'Bury this card: its pile needs another card. It must not lie at the bottom already. (Ruling)',
  },
  {
    id: 'EF-4.10',
    text: 'Bury your top cards: bury the top card of each named pile; each of these piles needs at least two cards.',
  },
  {
    id: 'EF-4.11',
    text: 'Give a card: give the card asked for, chosen by you, to another player; there must be one who can receive it.',
  },
  {
    id: 'EF-4.13',
    text: 'Rest: this symbol makes it a Rest action; it uses your Major Action and the track loses its first card.',
  },
  {
    id: 'EF-4.17',
    text: 'Free: an action without a cost still has its limit per turn.',
  },
  {
    id: 'EF-5.1',
    text: "Your turn begins: it goes off at the beginning of its owner's turn.",
  },
  {
    id: 'EF-5.2',
    text: "Your turn ends: it goes off after the second window of its owner's turn.",
  },
  {
    id: 'EF-5.3',
    text: "Once per turn: it goes off at most once in its owner's turn, and never in the turns of others.",
  },
  {
    id: 'EF-5.4',
    text: 'You take wounds: it goes off whenever its owner takes wounds by an attack, an effect, a cost or a passed wound, once each time.',
  },
  {
    id: 'EF-5.5',
    text: 'After you take a card: it goes off when its owner has taken a card of that sort by a journey, before the card is in a pile.',
  },
  {
    id: 'EF-5.6',
    text: 'After you defeat a creature: it goes off at the end of a fight its owner has won against that sort.',
  },
  {
    id: 'EF-5.7',
    text: 'After your journey: it goes off when the card lies in its pile, at any distance or only at the one it asks for.',
  },
  {
    id: 'EF-5.10',
    text: "After your rest: it goes off after the effect of its owner's rest, before the track loses its first card.",
  },
  {
    id: 'EF-5.14',
    text: 'The game ends: it goes off before scoring.',
  },
  {
    id: 'EF-5.21',
    text: 'Seen in time: a trigger must be visible when its event happens; one that the event itself uncovers is too late.',
  },
  {
    id: 'EF-6.1',
    text: 'At a distance: true if the slot of the card you journey to fits; never for a card of the Graveyard.',
  },
  {
    id: 'EF-6.2',
    text: 'Against: true while you fight a creature of that sort.',
  },
  {
    id: 'EF-6.4',
    text: 'At least, at most, exactly: true if what is counted is at least, at most or exactly the number on the card.',
  },
  {
    id: 'EF-6.6',
    text: 'If you have: true if you own at least one such card.',
  },
  {
    id: 'EF-6.7',
    text: "In your turn: true while it is the owner's turn.",
  },
  {
    id: 'EF-6.10',
    text: 'If on top: true if the top card of that pile is of that sort.',
  },
  {
    id: 'EF-7.1',
    text: 'Take wounds: you take that many, and the number may depend on what you have.',
  },
  {
    id: 'EF-7.2',
    text: 'Wound others: the players named take that many, and Defense does not help; the number may depend on you or on each of them.',
  },
  {
    id: 'EF-7.3',
    text: 'Pass wounds: up to that many of your wounds go to the players named; with several players you split them as you like, and each takes their share at once. It is not healing.',
  },
  {
    id: 'EF-7.4',
    text: 'Draw wounds to you: choose another player who is wounded; up to that many of their wounds become yours. You take them, and they are not healed.',
  },
  {
    id: 'EF-7.6',
    text: 'Heal: up to that many wounds go back to the supply; a die may decide how many.',
  },
  {
    id: 'EF-7.7',
    text: "Heal all: all of that player's wounds are healed.",
  },
  {
    id: 'EF-7.11',
    text: 'Cannot be healed: healing does nothing for a player whose wounds cannot be healed.',
  },
  {
    id: 'EF-8.1',
    text: 'More Attack: you have that much more Attack until the end of the turn.',
  },
  {
    id: 'EF-8.2',
    text: 'More Defense: you have that much more Defense until the end of the turn.',
  },
  {
    id: 'EF-8.3',
    text: 'Attack and Defense: both change until the end of the turn, and either may go down, but not below 0.',
  },
  {
    id: 'EF-8.4',
    text: 'Double Attack: you gain as much Attack as you have right now.',
  },
  {
    id: 'EF-8.5',
    text: 'Fixed: once gained, a boost keeps its size, even if what it was counted from changes.',
  },
  {
    id: 'EF-8.6',
    text: 'Not spent: a boost counted from your Attack or Defense leaves that value as it is.',
  },
  {
    id: 'EF-9.1',
    text: 'Gain crystals: they come from the supply, for you unless another player is named.',
  },
  {
    id: 'EF-9.2',
    text: 'Steal crystals: up to that many come from another player; one without crystals cannot be chosen while someone has some.',
  },
  {
    id: 'EF-9.3',
    text: 'Lose crystals: up to that many go to the supply; where this is one of two alternatives, you must be able to lose them all to choose it.',
  },
  {
    id: 'EF-9.4',
    text: 'Lose all crystals: all that player holds go to the supply.',
  },
  {
    id: 'EF-9.5',
    text: 'Give crystals: that many of yours, or all you have if fewer, go to another player.',
  },
  {
    id: 'EF-9.8',
    text: 'Starting crystals: only in the set-up; the number replaces your 5 or is added to them.',
  },
  {
    id: 'EF-10.1',
    text: "Give this card: it goes on top of another player's pile of its sort; if nobody can receive it, you keep it.",
  },
  {
    id: 'EF-10.2',
    text: 'Give a card: one of your cards of the kind named goes to another player; with none that may be given, it is skipped.',
  },
  {
    id: 'EF-10.3',
    text: 'Discard a card: each player named discards what is asked for, and its owner chooses where there is a choice; players who cannot are skipped.',
  },
  {
    id: 'EF-10.4',
    text: 'Remove a card: it goes to the box.',
  },
  {
    id: 'EF-10.5',
    text: 'Steal a top card: the top Item or Enchantment of another player with at least two in that pile goes on top of yours.',
  },
  {
    id: 'EF-10.6',
    text: 'Hand over a card: each player named gives you one card of that sort, which they choose; if you are just taking a creature, it comes to lie under it.',
  },
  {
    id: 'EF-10.7',
    text: "Swap top cards: your top card of the pile and another player's change places; this works even with single cards.",
  },
  {
    id: 'EF-10.8',
    text: 'Swap with the track: your top card and a card of the same type on the track change places; if there is none, it is skipped.',
  },
  {
    id: 'EF-10.13',
    text: 'Moved is not taken: cards moved in these ways cause no immediate effect and nothing that goes off after taking.',
  },
  {
    id: 'EF-11.1',
    text: 'Bury: the card named goes to the bottom of its pile; a pile with a single card is skipped.',
  },
  {
    id: 'EF-11.2',
    text: 'Unbury: the card named goes to the top of its pile; a pile with a single card is skipped.',
  },
  {
    id: 'EF-11.3',
    text: 'Bury what you take: the card goes to the bottom of its pile instead of the top.',
  },
  {
    id: 'EF-11.4',
    text: 'Another player buries or unburies: you can only choose a player who has at least two cards in that pile.',
  },
  {
    id: 'EF-12.1',
    text: 'Journey to the Graveyard: see E-7.13 to E-7.20; it does not end your turn.',
  },
  {
    id: 'EF-12.3',
    text: 'Free journey: your journey costs no crystals this turn.',
  },
  {
    id: 'EF-12.4',
    text: 'Swap two cards of the track: they change places.',
  },
  {
    id: 'EF-12.5',
    text: 'Swap track and Graveyard: a card of the track and the top card of the Graveyard change places.',
  },
  {
    id: 'EF-16.1',
    text: "Cannot be chosen: the owner is out of reach of other players' abilities, as with Shield (E-16).",
  },
  {
    id: 'EF-16.2',
    text: "No healing: nobody can heal the owner's wounds.",
  },
  {
    id: 'EF-16.3',
    text: "Crystal limit: the owner holds at most that many crystals; any above go back to the supply at once, in anyone's turn.",
  },
  {
    id: 'EF-16.8',
    text: "Bonus: the owner's Attack and Defense change as long as the condition holds, for example at a distance or against Dragons.",
  },
  {
    id: 'EF-16.9',
    text: "Far journeys: at that distance or more, the owner's journeys cost the price named.",
  },
  {
    id: 'EF-16.13',
    text: "Double Damage: each point of the creature's Strength that Defense does not stop is 2 wounds (E-10.6).",
  },
  {
    id: 'EF-16.14',
    text: 'Attacks each player: the creature attacks every player (E-10.7).',
  },
  {
    id: 'EF-16.15',
    text: 'This creature: its Health and Strength change with a number of the player who fights it, or with a condition.',
  },
  {
    id: 'EF-16.16',
    text: 'All creatures: the Health and Strength of every creature of that sort change.',
  },
  {
    id: 'EF-16.24',
    text: 'Health and Strength: start with what is printed, then add what changes it; at the end neither is below 0.',
  },
  {
    id: 'EF-16.25',
    text: 'Attack and Defense: start with the icons, then add bonuses, then boosts; at the end neither is below 0.',
  },
  {
    id: 'EF-16.26',
    text: 'No beats yes: if one text forbids what another allows, it is forbidden.',
  },
  {
    id: 'EF-17.1',
    text: 'Plain Glory: that much, which may be less than 0.',
  },
  {
    id: 'EF-17.2',
    text: 'Glory for wounds: so much for every so many wounds; it may be a plus or a minus.',
  },
  {
    id: 'EF-17.3',
    text: 'Glory for a value: 1 for each point of your Attack or Defense, or for each visible Undead icon.',
  },
  {
    id: 'EF-17.4',
    text: 'Glory for crystals: so much for every so many crystals you hold.',
  },
  {
    id: 'EF-17.5',
    text: 'Glory for cards: so much for every so many cards of that sort you own.',
  },
  {
    id: 'EF-17.6',
    text: 'Glory for pairs: so much for each pair of an Item and an Enchantment.',
  },
  {
    id: 'EF-17.9',
    text: 'Wounds still hurt: each wound costs 1 Glory in any case, whatever Glory a card gives for wounds.',
  },
  {
    id: 'EF-17.10',
    text: 'Round each: round down for each card by itself, not for the sum.',
  },
  {
    id: 'EF-17.11',
    text: 'What counts: for cards, all you own count; for icons, only the visible ones.',
  },
  {
    id: 'EF-18.1',
    text: 'Not enough: as a cost you cannot pay it; as an effect you do as much as there is.',
  },
  {
    id: 'EF-18.2',
    text: 'Nobody to choose: as a cost you cannot pay it; as an effect it is skipped and the rest goes on.',
  },
  {
    id: 'EF-18.3',
    text: 'A single card: the only card of an Item or Enchantment pile can be neither buried nor unburied, and cannot be discarded, given or stolen; it can be swapped.',
  },
  {
    id: 'EF-18.4',
    text: 'Trophies: the Trophy pile may lose its last card.',
  },
  {
    id: 'EF-18.5',
    text: 'Nothing there: an effect on an empty Graveyard, track or deck is skipped.',
  },
  {
    id: 'EF-18.6',
    text: 'You have to choose: if you must carry out an effect and something can be chosen, you choose.',
  },
  {
    id: 'EF-18.7',
    text: 'Three ways to take: crystals and wounds are taken from the supply, cards by a journey.',
  },
  {
    id: 'EF-18.9',
    text: 'A new owner: a card that goes to another player can be used there as if it had not been used.',
  },
  {
    id: 'EF-18.10',
    text: 'A journey within a journey: one that a minor action gives you in the window is finished before the first goes on.',
  },
  {
    id: 'EF-20.2',
    text: 'Only known words: a file of cards that uses a kind of effect, cost, condition or ability that is not listed here is refused before the game begins, with the card and the place.',
  },
  {
    id: 'E-2.21',
    text: 'Drafting: beginning with the first player, everyone picks one Kingdom in turn order; where each gets two, a second round goes in reverse order. Then the player who is last in turn order picks the Village from three drawn at random. (Ruling)',
  },
  {
    id: 'E-5.11',
    text: 'Empty window: if there is no minor action you could use, the window passes by itself. (Ruling)',
  },
  {
    id: 'E-6.19',
    text: 'Paying in parts: all parts of a cost belong together; first you spend Defense, then you make the choices, then you pay crystals, then you take wounds, and what this sets off happens once everything is paid. (Ruling)',
  },
  {
    id: 'E-7.21',
    text: 'Forecast: before you confirm a fight, you are told the wounds it brings and what it sets off; the forecast is what the rules would do as things stand now. (Ruling)',
  },
  {
    id: 'E-14.18',
    text: 'No needless question: if cards of a pile have to be chosen and only one of them can be, it is chosen without asking you. (Ruling)',
  },
];
