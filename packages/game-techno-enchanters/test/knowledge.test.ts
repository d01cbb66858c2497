import { determinize, Rng, SPECTATOR } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import { cards, positions, say, seen, start, table } from './play.ts';

const VIEWERS = [0, 1, 2, SPECTATOR];
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
});
