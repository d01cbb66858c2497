import { Rng } from '@conclave/kernel';
import { determinize, SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { cards, positions, say, seen, start, table } from './play.ts';

const VIEWERS = [0, 1, 2, SPECTATOR];
const EVERYBODY = [0, 1, 2, 3];
/** What each viewer sees of a zone. */
const views = (match: ReturnType<typeof table>, zone: string, index = 0): (readonly string[])[] =>
  VIEWERS.map((viewer) => seen(match, viewer, zone, index));

function imagine(
  match: ReturnType<typeof table>,
  viewer: number,
  look: (zone: (name: string) => readonly (readonly string[])[]) => void,
): void {
  const rng = new Rng('knowledge');
  for (let i = 0; i < 60; i++) {
    const cells = determinize(match.table, match.view(viewer), rng);
    look((name) => positions(match, cells, name));
  }
}

describe('who knows what', () => {
  it('T-2.3 hands are their holders’ own', () => {
    const match = start();
    for (const seat of [0, 1, 2]) {
      const own = cards(match, 'hand', seat);
      const hidden = own.map(() => '?');
      expect(views(match, 'hand', seat)).toEqual(
        VIEWERS.map((viewer) => (viewer === seat ? own : hidden)),
      );
    }
  });

  it('T-2.2 whoever imagines the deck puts the Queen among the last five', () => {
    const match = start();
    const places = new Set<number>();
    for (const viewer of VIEWERS) {
      imagine(match, viewer, (zone) => {
        expect(zone('bottom')[0]).toContain('queen');
        places.add(zone('bottom')[0]?.indexOf('queen') ?? -1);
      });
    }
    expect(places.size).toBe(5);
  });

  it('T-2.2 after a theft the Queen is still imagined among the last five', () => {
    const match = table({
      rowA: [['theft-stone-0', 'gift-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      treasures: [['red-1'], ['red-2', 'red-3']],
      known: { 'red-2': [0, 2], 'red-3': [0, 2] },
      hands: [['dispel']],
    });
    say(match, 0, { seat: 1 });
    for (const viewer of VIEWERS) {
      imagine(match, viewer, (zone) => expect(zone('bottom')[0]).toContain('queen'));
    }
  });

  it('T-3.2 a card set aside is known to nobody until its owner takes it up', () => {
    const match = table({
      hands: [['gift-stone-0', 'gift-stone-1'], ['dispel']],
      part: 'visions',
      deck: ['tremor'],
    });
    say(match, 0, 'gift-stone-0');
    expect(views(match, 'aside', 0)).toEqual([['?'], ['?'], ['?'], ['?']]);
    say(match, 0, 'Play no more');
    expect(views(match, 'hand', 0)).toEqual([
      ['gift-stone-1', 'tremor'],
      ['?', '?'],
      ['?', '?'],
      ['?', '?'],
    ]);
  });

  it('T-4.3 who gave cards by a gift knows them in the other’s hand', () => {
    const match = table({
      rowA: [['gift-stone-0', 'find-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      deck: ['tremor'],
    });
    say(match, 0, { seat: 1 });
    expect(views(match, 'hand', 1)).toEqual([['tremor'], ['tremor'], ['?'], ['?']]);
  });

  it('T-4.9 who saw all of a victim’s treasures still knows what can be left', () => {
    const match = table({
      rowA: [['theft-stone-0', 'gift-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      treasures: [['red-1'], ['red-2', 'red-3']],
      known: { 'red-2': [0, 2], 'red-3': [0, 2] },
      hands: [['dispel']],
    });
    say(match, 0, { seat: 1 });
    const left = cards(match, 'treasures', 1);
    const both = new Set<string>();
    imagine(match, 0, (zone) => expect(zone('treasures')[1]).toEqual(left));
    imagine(match, 2, (zone) => {
      const lies = [...(zone('treasures')[0] ?? []), ...(zone('treasures')[1] ?? [])];
      expect(lies).toEqual(expect.arrayContaining(['red-2', 'red-3']));
      both.add(zone('treasures')[1]?.[0] ?? '');
    });
    expect([...both].sort()).toEqual(['red-2', 'red-3']);
  });

  it('T-1.10 a hidden gift shows its card to giver and receiver, and the others lose track', () => {
    const match = table({
      hands: [['hidden-gift', 'dispel']],
      treasures: [['red-2', 'red-3']],
      known: { 'red-2': [2], 'red-3': [2] },
    });
    say(match, 0, 'Play Hidden Gift');
    say(match, 0, { cards: ['red-3'], seat: 1 });
    expect(views(match, 'treasures', 1)).toEqual([['red-3'], ['red-3'], ['?'], ['?']]);
    expect(views(match, 'treasures', 0)).toEqual([['red-2'], ['?'], ['?'], ['?']]);
  });

  it('T-6.1 the new treasure deck is unknown, and what was kept is not in it', () => {
    const match = table({
      rowA: [['hex-stone-2', 'gift-stone-1']],
      part: 'stars',
      queen: 'next',
      display: ['grey-1', 'grey-2', 'grey-3'],
      treasures: [['red-3']],
      hands: [['dispel'], ['dispel']],
    });
    say(match, 0, { seat: 0, cards: ['grey-3'] });
    for (const seat of [0, 1, 2]) say(match, seat, seat === 0 ? 'Reveal' : 'Stay hidden');
    say(match, 0, 'red-3');
    imagine(match, 1, (zone) => {
      expect(zone('bottom')[0]).toContain('queen');
      expect(zone('treasureDeck')[0]).not.toContain('red-3');
    });
  });

  it('T-6.3 nobody imagines a treasure of a revealed player’s colour face down before that player', () => {
    const match = table({
      seats: 4,
      round: 2,
      revealed: [1, 2],
      known: { 'lichtenborn-4': EVERYBODY, 'angbat-4': EVERYBODY },
      treasures: [['yellow-3'], ['red-1', 'grey-2'], ['yellow-2', 'blue-1'], ['grey-3']],
      display: ['red-2', 'red-3', 'blue-2'],
      hands: [['dispel']],
    });
    for (const viewer of [0, 1, 3]) {
      const lying = [new Set<string>(), new Set<string>()];
      imagine(match, viewer, (zone) => {
        for (const [i, seat] of [1, 2].entries()) {
          for (const id of zone('treasures')[seat] ?? []) lying[i]?.add(id.replace(/-.*/, ''));
        }
        expect(zone('bottom')[0]).toContain('queen');
      });
      const [yellow = new Set(), grey = new Set()] = lying;
      expect(yellow).not.toContain('yellow');
      expect(grey).not.toContain('grey');
      if (viewer !== 1) expect([...yellow].sort()).toEqual(['blue', 'grey', 'red']);
      expect([...grey].sort()).toEqual(['blue', 'red', 'yellow']);
    }
  });

  it('T-6.3 what was stolen face down by a revealed player was not of that player’s colour', () => {
    const match = table({
      seats: 4,
      seed: 'stolen 1',
      round: 2,
      revealed: [0],
      rowA: [['theft-stone-0', 'gift-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      treasures: [[], ['red-2', 'blue-3', 'grey-3']],
      known: {
        'flambeaux-4': EVERYBODY,
        'red-2': [2, 3],
        'blue-3': [2, 3],
        'grey-3': [2, 3],
      },
      hands: [['dispel']],
    });
    say(match, 0, { seat: 1 });
    expect(cards(match, 'shown', 0)).toEqual([]);
    const stolen = new Set<string>();
    imagine(match, 2, (zone) => {
      expect(zone('treasures')[1]).toContain('red-2');
      stolen.add(zone('treasures')[0]?.join() ?? '');
    });
    expect([...stolen].sort()).toEqual(['blue-3', 'grey-3']);
  });

  it('T-6.3 where one exchange does not do, several cards find their places', () => {
    const match = table({
      seats: 4,
      seed: 'ring 1',
      round: 2,
      revealed: [0],
      rowA: [['theft-stone-0', 'gift-stone-0', 'hex-stone-0']],
      part: 'trimagic',
      treasures: [[], ['red-2', 'blue-3']],
      known: { 'flambeaux-4': EVERYBODY, 'red-2': [2] },
      hands: [['dispel']],
    });
    say(match, 0, { seat: 1 });
    expect(cards(match, 'shown', 0)).toEqual([]);
    const stolen = new Set<string>();
    // Of the two, seat 2 has seen only the red one: that is the one which is left.
    imagine(match, 2, (zone) => {
      expect(zone('treasures')[1]).toEqual(['red-2']);
      stolen.add(zone('treasures')[0]?.join().replace(/-.*/, '') ?? '');
    });
    expect([...stolen].sort()).toEqual(['blue', 'grey', 'yellow']);
  });
});
