import { BASE_KINDS } from '../modules/base/kinds.ts';
import { mergeKinds } from '../modules/kinds.ts';
import { contentErrorBy } from './check.ts';
import bandits from './kingdoms/bandits.json' with { type: 'json' };
import barbarians from './kingdoms/barbarians.json' with { type: 'json' };
import cultists from './kingdoms/cultists.json' with { type: 'json' };
import dracons from './kingdoms/dracons.json' with { type: 'json' };
import gnolls from './kingdoms/gnolls.json' with { type: 'json' };
import goblins from './kingdoms/goblins.json' with { type: 'json' };
import undead from './kingdoms/undead.json' with { type: 'json' };
import unicorns from './kingdoms/unicorns.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import { MOST_KINGDOMS, MOST_VILLAGES } from './limits.ts';
import villages from './villages.json' with { type: 'json' };
import type { Content, Kingdom, Village } from './vocabulary.ts';

/** What cards of the base game may be written with. */
export const BASE_LEXICON: Lexicon = { kinds: mergeKinds([BASE_KINDS]), decks: [] };

/** What is wrong with content of the base game, and where. */
export const contentError = (value: unknown): string | undefined =>
  contentErrorBy(BASE_LEXICON, value);

/** What the files hold is checked before anything is dealt, so the types may be believed. */
const files: unknown = {
  kingdoms: [bandits, barbarians, cultists, dracons, gnolls, goblins, undead, unicorns],
  villages: villages.villages,
};

const wrong = contentError(files);
if (wrong !== undefined) throw new Error(`the content of Enchanters: ${wrong}`);
export const BASE = files as Content;

/** The name of the content that comes with the game. */
export const ORIGINAL = 'original';

interface Given {
  readonly kingdoms?: readonly Kingdom[];
  readonly villages?: readonly Village[];
  readonly more?: Content['more'];
}

/** What was given takes the place of what has the same id; the rest stays. */
function replace<E extends { readonly id: string }>(base: readonly E[], given: readonly E[]): E[] {
  const kept = base.map((one) => given.find(({ id }) => id === one.id) ?? one);
  return [...kept, ...given.filter(({ id }) => !base.some((one) => one.id === id))];
}

/** Decks of modules, with what was given for them. */
const deckCards = ({ decks }: Lexicon, given: Content['more'] = {}): Pick<Content, 'more'> =>
  decks.length === 0
    ? {}
    : {
        more: Object.fromEntries(
          decks.map(({ name, cards }) => [name, replace(cards, given[name] ?? [])]),
        ),
      };

const merged = (
  lexicon: Lexicon,
  { kingdoms = [], villages: towns = [], more }: Given,
): Content => ({
  kingdoms: replace(BASE.kingdoms, kingdoms),
  villages: replace(BASE.villages, towns),
  ...deckCards(lexicon, more),
});

const isList = (value: unknown): boolean => value === undefined || Array.isArray(value);

/** What is wrong with content given for a table (`--content`), and where. */
export function givenContentError(lexicon: Lexicon, value: unknown): string | undefined {
  if (value === ORIGINAL) return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `must be "${ORIGINAL}" or a record of kingdoms and villages`;
  }
  const { kingdoms, villages: towns, more, ...rest } = value as Record<string, unknown>;
  const [other] = Object.keys(rest);
  if (other !== undefined) return `${other} is not a field; there are kingdoms, villages`;
  if (more !== undefined && lexicon.decks.length === 0) return 'more is of modules, and none is on';
  if (!isList(kingdoms)) return 'kingdoms must be a list';
  if (!isList(towns)) return 'villages must be a list';
  // What was given is checked by itself first, so that a place in it is the place in the file.
  const alone = contentErrorBy(lexicon, {
    kingdoms: kingdoms ?? [],
    villages: towns ?? [],
    ...(more === undefined ? {} : { more }),
  });
  if (alone !== undefined) return alone;
  const all = merged(lexicon, value as Given);
  if (all.kingdoms.length > MOST_KINGDOMS) {
    return `there are ${all.kingdoms.length} kingdoms then, and a table holds ${MOST_KINGDOMS}`;
  }
  if (all.villages.length > MOST_VILLAGES) {
    return `there are ${all.villages.length} Villages then, and a table holds ${MOST_VILLAGES}`;
  }
  return contentErrorBy(lexicon, all);
}

const known = new WeakMap<Lexicon, WeakMap<object, Content>>();

/** The content a table is played with. */
export function contentFor(lexicon: Lexicon, option: unknown): Content {
  const given = typeof option === 'object' && option !== null ? option : BASE;
  if (given === BASE && lexicon.decks.length === 0) return BASE;
  const contents = known.get(lexicon) ?? new WeakMap<object, Content>();
  known.set(lexicon, contents);
  const before = contents.get(given);
  if (before !== undefined) return before;
  const content = merged(lexicon, given as Given);
  contents.set(given, content);
  return content;
}
