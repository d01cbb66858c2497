import { NONE, topOf, write, zoneOf } from '@conclave/kernel';
import { artifactPile } from '../../../content/checks.ts';
import { factsOf } from '../../../rules/faces.ts';
import { canJourneyToGraveyard, journeyToGraveyard } from '../../../rules/journey.ts';
import { grave, trackCards } from '../../../rules/prospect.ts';
import { pickPlace, placesFor } from '../../../rules/swap.ts';
import { pileWord } from '../../../text/words.ts';
import { type Entry, free, nobody, nothing, once, unless } from './entry.ts';

/** EF-12.1 */
export const journeyGraveyard: Entry<'journeyGraveyard'> = {
  fields: {},
  tags: [],
  words: () => 'journey to the Graveyard',
  run: (t, _e, seat) => journeyToGraveyard(t, seat),
  blocked: (t, _e, seat) => unless(canJourneyToGraveyard(t, seat)),
  prospect: (t, _e, hope) => grave(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-12.3 */
export const freeJourney: Entry<'freeJourney'> = {
  fields: {},
  tags: [],
  words: () => 'journeys cost no crystals this turn',
  run: (t) => write(t, t.at.freeJourney, 1),
  blocked: free,
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-12.4 */
export const swapTrack: Entry<'swapTrack'> = {
  fields: {},
  tags: [],
  words: () => 'swap two cards of the Journey Track',
  run(t, e, seat, slot) {
    if (placesFor(t, e, seat, 0) > 1) pickPlace(t, e, seat, slot, 0);
  },
  blocked: (t, e, seat) => unless(placesFor(t, e, seat, 0) > 1),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  swap: {
    suits: () => true,
    two: true,
    home: (t, _e, _seat, first) => zoneOf(t, t.zone.track, first - 1),
  },
};

/** EF-12.5, E-18.26, E-18.27 */
export const swapTrackGrave: Entry<'swapTrackGrave'> = {
  fields: {},
  tags: [],
  words: () => 'swap a card of the Journey Track with the top card of the Graveyard',
  run(t, e, seat, slot) {
    if (topOf(t, t.zone.graveyard) !== NONE) pickPlace(t, e, seat, slot, 0);
  },
  blocked: (t, e, seat) =>
    unless(topOf(t, t.zone.graveyard) !== NONE && placesFor(t, e, seat, 0) > 0),
  prospect: nothing,
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  swap: {
    // E-3.12: a starting card that lies on the track never comes to the Graveyard.
    suits: (t, _e, _seat, card) => !factsOf(t, card).start,
    two: false,
    home: (t) => t.zone.graveyard,
  },
};

/** EF-10.8 */
export const swapTopWithTrack: Entry<'swapTopWithTrack'> = {
  fields: { pile: artifactPile },
  tags: [],
  words: (e) => `swap your top ${pileWord(e.pile)} with one on the Journey Track`,
  run: (t, e, seat, slot) => pickPlace(t, e, seat, slot, 0),
  blocked: (t, e, seat) => unless(placesFor(t, e, seat, 0) > 0),
  prospect: (t, _e, hope) => trackCards(t, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  swap: {
    suits(t, e, seat, card) {
      const top = topOf(t, zoneOf(t, t.zone[e.pile], seat));
      return top !== NONE && factsOf(t, top).type === factsOf(t, card).type;
    },
    two: false,
    home: (t, e, seat) => zoneOf(t, t.zone[e.pile], seat),
  },
};
