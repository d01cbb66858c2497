import { openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { BASE, BASE_LEXICON, contentError, givenContentError } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';
import {
  always,
  atOnce,
  can,
  contentWith,
  type Doing,
  gain,
  item,
  kingdomsWith,
  minor,
  monster,
  multi,
  type Part,
  pay,
  rest,
  village,
  when,
} from './cards.ts';

const withItem = (upper: unknown): string | undefined =>
  contentError(contentWith([item('odd', upper as Part)]));
const ODD = 'kingdoms[0](bandits).cards.odd';

/** The shipped kingdoms with one changed field of one card. */
function changed(
  change: (card: Record<string, unknown>, kingdom: Record<string, unknown>) => void,
): unknown {
  const [first, ...others] = structuredClone(kingdomsWith()) as unknown as Record<
    string,
    unknown
  >[];
  const [card] = (first?.['cards'] ?? []) as Record<string, unknown>[];
  if (card !== undefined && first !== undefined) change(card, first);
  return { kingdoms: [first, ...others], villages: [village()] };
}

describe('content of unknown origin', () => {
  it('what comes with the game is sound', () => {
    expect(contentError(BASE)).toBeUndefined();
    expect(BASE.kingdoms).toHaveLength(8);
    expect(BASE.villages).toHaveLength(23);
  });

  it.each([
    ['a missing field', (card) => delete card['name'], '.item-1 name must be a text'],
    [
      'a field nobody knows',
      (card) => Object.assign(card, { power: 3 }),
      '.item-1 has no field power',
    ],
    [
      'a type nobody knows',
      (card) => Object.assign(card, { type: 'potion' }),
      '.item-1 type must be',
    ],
    [
      'a rulebook that says nothing',
      (card) => Object.assign(card, { source: 'rulebook' }),
      '.item-1.known must say what the rulebooks tell of it',
    ],
    ['a wrong id', (card) => Object.assign(card, { id: 'Not An Id' }), 'id must be small letters'],
    [
      'wrong copies',
      (card) => Object.assign(card, { copies: 3 }),
      '.item-1.copies must be 2 (E-1.8)',
    ],
    [
      'wrong markers',
      (card) => Object.assign(card, { twoPlayerCopies: 2 }),
      '.item-1.twoPlayerCopies must be 1 (E-1.9)',
    ],
    [
      'a card too few',
      (_card, kingdom) => (kingdom['cards'] as unknown[]).shift(),
      '.cards must hold 3 × item, and holds 2 (E-1.8)',
    ],
  ] as [
    string,
    (card: Record<string, unknown>, kingdom: Record<string, unknown>) => unknown,
    string,
  ][])('%s is refused with the card and the field', (_name, change, words) => {
    const error = contentError(
      changed((card, kingdom) => {
        change(card, kingdom);
      }),
    );
    expect(error).toContain('kingdoms[0](bandits)');
    expect(error).toContain(words);
  });

  it.each<[string, unknown, string]>([
    ['an icon nobody knows', { icons: { sword: 1 } }, `${ODD}.upper.icons has no field sword`],
    [
      'no count of icons',
      { icons: { attack: 0 } },
      `${ODD}.upper.icons attack must be a whole number`,
    ],
    [
      'a limit nobody knows',
      { abilities: [{ ...minor(gain(1)), limit: 3 }] },
      'limit must be one of',
    ],
    [
      'a cost nobody knows',
      can(minor(gain(1), { kind: 'payBlood' } as never)),
      'cost[0]: "payBlood"',
    ],
    [
      'a number that is none',
      can(minor(gain('many' as never))),
      `${ODD}.upper.abilities[0].effect.n`,
    ],
    [
      'players nobody knows',
      can(atOnce({ kind: 'dealWounds', to: 'foes', n: 1 } as never)),
      'effect.to',
    ],
    ['a field too many', can(atOnce({ ...gain(1), twice: true } as never)), 'effect.twice'],
    [
      'a nested effect',
      can(atOnce({ kind: 'seq', effects: [gain(1), { kind: 'sing' }] } as never)),
      'effects[1]: "sing"',
    ],
    [
      'a condition',
      can(when({ on: 'afterRest' }, gain(1), { if: { kind: 'raining' } as never })),
      'if is of the kind "raining"',
    ],
    ['a modifier', can(always({ kind: 'flying' } as never)), 'modifier is of the kind "flying"'],
    [
      'a modifier of creatures',
      can(always({ kind: 'doubleDamage' })),
      'doubleDamage belongs on a creature',
    ],
    [
      'a modifier of Villages',
      can(always({ kind: 'startCrystals', n: 9, mode: 'set' })),
      'belongs on a village',
    ],
    [
      'Attack that hangs on Attack',
      can(
        always(
          { kind: 'bonus', attack: 1, defense: 0 },
          { kind: 'atLeast', value: { kind: 'stat', stat: 'attack' }, n: 3 },
        ),
      ),
      'must not read Attack or Defense',
    ],
    [
      'more alternatives than can be chosen from',
      can(atOnce({ kind: 'choose', effects: Array.from({ length: 5 }, () => gain(1)) })),
      'effect.effects: must not hold more than 4 effects',
    ],
    [
      'an effect that is no cost',
      can(minor(gain(1), { kind: 'heal', who: 'you', n: 1 } as never)),
      'cost[0]: "heal" is not a kind of cost',
    ],
    [
      'a cost that cannot be seen to be paid in full',
      can(minor(gain(1), { kind: 'spendDefense', n: 1 }, { kind: 'spendDefense', n: 1 })),
      'has spendDefense in more than one part (E-6.2)',
    ],
    [
      'more triggers than can be told apart',
      can(...Array.from({ length: 17 }, () => when({ on: 'afterRest' }, gain(1)))),
      'has more than 16 triggers',
    ],
    [
      'more actions than are counted',
      can(...Array.from({ length: 5 }, () => minor(gain(1)))),
      'more than 4 actions',
    ],
  ])('%s is refused', (_name, part, words) => {
    const error = withItem(part);
    expect(error).toContain(ODD);
    expect(error).toContain(words);
  });

  it('E-1.14 a Village without a Rest that costs nothing else is refused', () => {
    const town = { ...village(), abilities: [rest(gain(3), pay(1)), multi(gain(1), pay(2))] };
    expect(contentError(contentWith([], town))).toContain(
      'must have a Rest action without further cost',
    );
    const taken = village([atOnce(gain(1))]);
    expect(contentError(contentWith([], taken))).toContain('a Village is never taken');
  });

  it('a Village is not counted on to leave its place, and its uses can be counted', () => {
    for (const kind of ['removeThis', 'discardThis', 'buryThis', 'buryTaken'] as const) {
      const town = village([minor({ kind: 'seq', effects: [{ kind }] })]);
      expect(contentError(contentWith([], town))).toBe(
        `villages[0](normaltown).abilities[1] has ${kind}, and a Village stays where it is`,
      );
    }
    const once = when({ on: 'afterRest' }, gain(1), { oncePerTurn: true });
    const busy = village([minor(gain(1)), minor(gain(2)), minor(gain(3)), once]);
    expect(contentError(contentWith([], busy))).toContain(
      'villages[0](normaltown).abilities has more than 4 actions and triggers',
    );
    expect(contentError(contentWith([], village([minor(gain(1)), once])))).toBeUndefined();
  });

  it('E-2.15 the Village for playing together is refused', () => {
    const guild = village([], {}, 'enchanters-guild');
    expect(givenContentError(BASE_LEXICON, { villages: [guild] })).toContain('(E-2.15)');
  });

  it('more Villages than a table holds are refused', () => {
    const towns = (n: number) => Array.from({ length: n }, (_, i) => village([], {}, `town-${i}`));
    expect(givenContentError(BASE_LEXICON, { villages: towns(22) })).toBeUndefined();
    expect(givenContentError(BASE_LEXICON, { villages: towns(23) })).toContain('46 Villages');
    const opened = openTable(enchanters, 4, { content: { villages: towns(22) } });
    expect('error' in opened).toBe(false);
  });

  it('two cards with one id are refused', () => {
    const cards = [item('twin'), monster('twin')];
    expect(contentError(contentWith(cards))).toContain('has the id twin twice');
  });

  it('is given as a record of kingdoms and villages, and not of more kingdoms than fit', () => {
    expect(givenContentError(BASE_LEXICON, 'printed')).toContain('must be "original" or a record');
    expect(givenContentError(BASE_LEXICON, [])).toContain('must be "original" or a record');
    expect(givenContentError(BASE_LEXICON, { dragons: [] })).toContain('dragons is not a field');
    expect(givenContentError(BASE_LEXICON, { kingdoms: 3 })).toContain('kingdoms must be a list');
    const [first] = kingdomsWith();
    const ninth = structuredClone({ ...first, id: 'ninth' }) as unknown as {
      cards: { id: string }[];
    };
    for (const card of ninth.cards) card.id = `ninth-${card.id}`;
    expect(givenContentError(BASE_LEXICON, { kingdoms: [ninth] })).toContain('9 kingdoms');
  });

  it('E-1.7 every card is told with its kingdom, its type and both its parts', () => {
    const cards = enchanters.cards({});
    const names = BASE.kingdoms.map(({ name }) => name);
    for (const card of cards.filter(({ kind }) => kind !== 'village')) {
      expect(card).toMatchObject({
        type: card.kind,
        upper: { text: expect.any(String) },
        lower: { text: expect.any(String) },
      });
      if (card.set !== 'start') expect(names).toContain(card['kingdom']);
    }
    const towns = cards.filter(({ kind, kingdom }) => kind === 'village' && kingdom !== undefined);
    expect(towns.map(({ kingdom }) => kingdom).sort()).toEqual([...names].sort());
    expect(cards.find(({ id }) => id === 'manticore')).toMatchObject({
      kingdom: 'Gnolls',
      tier: 'medium',
      health: 5,
      strength: 2,
      copies: 4,
      twoPlayerCopies: 2,
      source: 'rulebook',
    });
  });

  it('takes the place of what has its id, and leaves the rest', () => {
    const cards = enchanters.cards({ content: { villages: [village()] } });
    expect(cards.find(({ id }) => id === 'normaltown')).toMatchObject({
      text: 'Rest → gain 1 crystal.',
    });
    expect(cards.filter(({ kind }) => kind === 'village')).toHaveLength(23);
  });

  it('stops a table from being opened, with the field', () => {
    const odd: Doing = { kind: 'sing' } as unknown as Doing;
    const opened = openTable(enchanters, 2, { content: { villages: [village([minor(odd)])] } });
    expect(opened).toMatchObject({ error: { field: 'content', rule: 'EF-20.2' } });
  });
});
