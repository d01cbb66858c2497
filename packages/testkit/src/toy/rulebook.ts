import type { Rule } from '@conclave/kernel';

/** Lanterns in numbered sentences; code and tests cite the numbers. */
export const RULEBOOK: readonly Rule[] = [
  {
    id: 'L-1.1',
    text: 'Each colour has two lanterns of every value: red ones have a paper back, blue ones a silk back.',
  },
  { id: 'L-1.2', text: 'There are five winds, one of each, all with a paper back.' },
  { id: 'L-1.3', text: 'There are six stars worth 1 to 3; their backs are never looked at.' },
  {
    id: 'L-2.1',
    text: 'Shuffle lanterns and winds into a draw pile, shuffle the stars into the sky, and give everyone 3 oil.',
  },
  { id: 'L-3.1', text: 'At dusk everyone draws until they hold three cards.' },
  {
    id: 'L-3.2',
    text: 'If the draw pile is empty, the discard pile is shuffled and becomes the draw pile; if that is empty too, nothing is drawn.',
  },
  {
    id: 'L-3.3',
    text: 'Everyone bids oil in secret, from none to three and never more than they own, all at once.',
  },
  {
    id: 'L-3.4',
    text: 'The bids are shown and paid. The highest leads the round; chance decides between equals.',
  },
  { id: 'L-4.1', text: 'From the leader on, everyone lights a lantern, plays a wind or rests.' },
  { id: 'L-4.2', text: 'A lantern may not be lower than the last one of your row.' },
  { id: 'L-4.3', text: 'Whoever rests takes one oil.' },
  { id: 'L-4.4', text: 'A wind is discarded and does what it says.' },
  { id: 'L-4.5', text: 'Cards you let go lie on the discard pile, open to all.' },
  {
    id: 'L-4.6',
    text: 'Cards you put back in an order of your choice stay face down; everyone sees which one goes where.',
  },
  {
    id: 'L-4.7',
    text: 'A card laid in the shade is seen by nobody; its value is added to the embers, which nobody counts aloud.',
  },
  { id: 'L-5.1', text: 'At night the leader takes a star and keeps it to themselves.' },
  { id: 'L-5.2', text: 'If shades are played open, the card in each shade is shown at night.' },
  {
    id: 'L-6.1',
    text: 'After the last round everything is shown: row, shade, stars and oil are added up, and the highest sum wins.',
  },
  {
    id: 'L-6.2',
    text: 'Equals share the win if the embers are even; if odd, the first of them in turn order wins.',
  },
];
