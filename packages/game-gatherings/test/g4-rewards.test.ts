import { SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { acting, asked, cards, LETTERS, labels, piles, say, seen, type Wish } from './play.ts';

/** One gathering of each type, by its letter. */
const THREE: Readonly<Record<string, readonly string[]>> = {
  A: ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'],
  B: ['water-silver-witch', 'water-bronze-witch', 'water-gold-witch'],
  C: ['earth-silver-wizard', 'earth-bronze-mage', 'earth-gold-witch'],
  D: ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage'],
  E: ['earth-silver-witch', 'water-silver-wizard', 'fire-silver-mage'],
  F: ['earth-silver-wizard', 'water-bronze-wizard', 'fire-gold-wizard'],
  G: ['fire-silver-mage', 'water-bronze-wizard', 'earth-gold-witch'],
};

/** Seat 0 organises a gathering of this type while another seat holds whole piles. */
function organised(letter: string, empty: string, more: Wish = {}) {
  const three = THREE[letter] ?? [];
  const match = acting({
    seats: 3,
    objects: [[], [], piles(empty)],
    ...more,
    hands: [three, ...(more.hands ?? []).slice(1)],
  });
  say(match, 0, { cards: three });
  return match;
}

const firstObject = (match: ReturnType<typeof organised>): string =>
  cards(match, 'objects', 0)[0] ?? 'nothing';

describe('the object', () => {
  it.each(LETTERS)('G-4.7 the organiser draws the top object of pile %s', (letter) => {
    const top = `object-${letter}-S`;
    const match = organised(letter, '', { tops: { [letter]: [top] } });
    expect(firstObject(match)).toBe(top);
    expect(cards(match, 'pile', LETTERS.indexOf(letter))).toHaveLength(6);
  });

  it.each([
    ['D', 'D', 'C', 'E'],
    ['D', 'CDE', 'B', 'F'],
    ['E', 'DEF', 'C', 'G'],
    ['C', 'BCD', 'A', 'E'],
  ])('G-4.7 type %s with %s empty: the player chooses %s or %s', (type, empty, before, after) => {
    for (const letter of [before, after]) {
      const match = organised(type, empty);
      expect(asked(match)).toMatchObject({ seat: 0, question: 'pile', rule: 'G-4.7' });
      expect(labels(match)).toEqual([`Pile ${before}`, `Pile ${after}`]);
      say(match, 0, { in: `pile[${LETTERS.indexOf(letter)}]` });
      expect(firstObject(match)).toContain(`object-${letter}-`);
    }
  });

  it.each([
    ['A', 'A', 'B'],
    ['G', 'G', 'F'],
    ['D', 'CD', 'E'],
    ['D', 'DE', 'C'],
    ['A', 'ABC', 'D'],
    ['B', 'ABC', 'D'],
    ['G', 'BCDEFG', 'A'],
    ['F', 'ABDEFG', 'C'],
  ])(
    'G-4.7 type %s with %s empty: pile %s alone is nearest, nothing is asked',
    (type, empty, from) => {
      const match = organised(type, empty);
      expect(firstObject(match)).toContain(`object-${from}-`);
    },
  );

  it('G-4.7 a pile further away is refused while a nearer one has objects', () => {
    const match = organised('D', 'D');
    expect(match.answer(0, [1])).toMatchObject({ code: 'outside', rule: 'G-4.7' });
    expect(match.answer(0, [3])).toMatchObject({ code: 'outside', rule: 'G-4.7' });
  });

  it('G-4.7 with no object left there is nothing to take', () => {
    const match = organised('D', 'ABCDEFG', { options: { total: 40 } });
    expect(cards(match, 'objects', 0)).toEqual(['new-gathering']);
  });
});

describe('New Gathering', () => {
  it('G-4.8 three cards from the hand also earn one', () => {
    const match = organised('D', '');
    expect(cards(match, 'objects', 0)).toEqual([
      expect.stringContaining('object-D-'),
      'new-gathering',
    ]);
    expect(cards(match, 'newGatherings')).toHaveLength(7);
  });

  it('G-4.8 two cards from the hand earn none', () => {
    const match = acting({
      hands: [['earth-bronze-mage', 'water-bronze-mage']],
      area: ['fire-bronze-mage', 'fire-gold-mage', 'fire-silver-mage'],
      type: 'B',
    });
    say(match, 0, { cards: ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage'] });
    expect(cards(match, 'objects', 0)).toEqual([expect.stringContaining('object-D-')]);
    expect(cards(match, 'newGatherings')).toHaveLength(8);
  });

  it('G-4.8 only while any is left', () => {
    const all = Array<string>(8).fill('new-gathering');
    const match = organised('D', '', { objects: [[], all] });
    expect(cards(match, 'objects', 0)).toEqual([expect.stringContaining('object-D-')]);
    const last = organised('D', '', { objects: [[], all.slice(1)] });
    expect(cards(last, 'objects', 0)).toContain('new-gathering');
    expect(cards(last, 'newGatherings')).toEqual([]);
  });

  it('G-4.8 the object comes first, then the New Gathering card, then Proxima, then its discarding', () => {
    const match = organised('D', '', { front: [[], ['proxima']] });
    const order = match
      .eventsSince(match.answers.length - 1, 0)
      .flatMap((event) => (event.kind === 'move' ? [event] : []))
      .map(({ to }) => `${match.table.layout.zoneName[to]}[${match.table.layout.zoneIndex[to]}]`)
      .filter((zone) => zone.startsWith('objects') || zone.startsWith('discard'));
    expect(order).toEqual(['objects[0]', 'objects[0]', 'objects[1]', 'discard[0]']);
    expect(cards(match, 'objects', 1)).toEqual([expect.stringContaining('object-D-')]);
  });
});

describe('secrecy', () => {
  it('G-4.9 only the owner knows an object; number and letters are public', () => {
    const match = organised('D', '', { tops: { D: ['object-D-4'] } });
    expect(seen(match, 0, 'objects', 0)).toEqual(['object-D-4', 'new-gathering']);
    for (const viewer of [1, 2, SPECTATOR]) {
      expect(seen(match, viewer, 'objects', 0)).toEqual(['?D', 'new-gathering']);
    }
  });

  it('G-4.9 nobody is told the value of an object another takes', () => {
    const match = organised('D', '', { tops: { D: ['object-D-4'] } });
    const facesOf = (viewer: number): string[] =>
      match
        .eventsSince(0, viewer)
        .flatMap((event) => (event.kind === 'move' ? [event.face] : []))
        .map((face) => match.table.spec.faces[face]?.id ?? 'hidden');
    expect(facesOf(0)).toContain('object-D-4');
    expect(facesOf(1)).not.toContain('object-D-4');
    expect(facesOf(SPECTATOR)).not.toContain('object-D-4');
  });

  it('G-4.9 the objects still in a pile are known to nobody', () => {
    const match = organised('D', '');
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(seen(match, viewer, 'pile', 3)).toEqual(Array(6).fill('?D'));
    }
  });
});
