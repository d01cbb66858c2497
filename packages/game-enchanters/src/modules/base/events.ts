import { filter } from '../../content/checks.ts';
import type { TriggerEvent } from '../../content/vocabulary.ts';
import type { EventTable } from '../../rules/kinds.ts';
import { aCard } from '../../text/words.ts';

/** EF-5 */
export const EVENTS = {
  turnBegins: { fields: {}, words: () => 'When your turn begins' },
  turnEnds: { fields: {}, words: () => 'When your turn ends' },
  takeWounds: { fields: {}, words: () => 'Whenever you take wounds' },
  afterTaking: { fields: { what: filter }, words: (e) => `After taking ${aCard(e.what)}` },
  afterDefeating: { fields: { what: filter }, words: (e) => `After defeating ${aCard(e.what)}` },
  afterJourney: { fields: {}, words: () => 'After a journey' },
  afterRest: { fields: {}, words: () => 'After resting' },
  gameEnds: { fields: {}, words: () => 'When the game ends' },
} as const satisfies EventTable<TriggerEvent>;
