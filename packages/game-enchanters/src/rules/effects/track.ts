import { NONE, topOf, write } from '@conclave/kernel';
import { pileWord } from '../../text/words.ts';
import { canJourneyToGraveyard, journeyToGraveyard } from '../journey.ts';
import { pickPlace, placesFor } from '../swap.ts';
import { artifactPile } from './checks.ts';
import type { Entry } from './entry.ts';

/** EF-12.1 */
export const journeyGraveyard: Entry<'journeyGraveyard'> = {
  fields: {},
  tags: [],
  words: () => 'journey to the Graveyard',
  doable: (t, _e, seat) => canJourneyToGraveyard(t, seat),
  run: (t, _e, seat) => journeyToGraveyard(t, seat),
};

/** EF-12.3 */
export const freeJourney: Entry<'freeJourney'> = {
  fields: {},
  tags: [],
  words: () => 'journeys cost no crystals this turn',
  run: (t) => write(t, t.at.freeJourney, 1),
};

/** EF-12.4 */
export const swapTrack: Entry<'swapTrack'> = {
  fields: {},
  tags: [],
  words: () => 'swap two cards of the Journey Track',
  doable: (t, e, seat) => placesFor(t, e, seat, 0) > 1,
  run(t, e, seat, slot) {
    if (placesFor(t, e, seat, 0) > 1) pickPlace(t, e, seat, slot, 0);
  },
};

/** EF-12.5, E-18.26, E-18.27 */
export const swapTrackGrave: Entry<'swapTrackGrave'> = {
  fields: {},
  tags: [],
  words: () => 'swap a card of the Journey Track with the top card of the Graveyard',
  doable: (t, e, seat) => topOf(t, t.zone.graveyard) !== NONE && placesFor(t, e, seat, 0) > 0,
  run(t, e, seat, slot) {
    if (topOf(t, t.zone.graveyard) !== NONE) pickPlace(t, e, seat, slot, 0);
  },
};

/** EF-10.8 */
export const swapTopWithTrack: Entry<'swapTopWithTrack'> = {
  fields: { pile: artifactPile },
  tags: [],
  words: (e) => `swap your top ${pileWord(e.pile)} with one on the Journey Track`,
  doable: (t, e, seat) => placesFor(t, e, seat, 0) > 0,
  run: (t, e, seat, slot) => pickPlace(t, e, seat, slot, 0),
};
