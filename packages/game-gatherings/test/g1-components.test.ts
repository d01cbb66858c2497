import { Rng } from '@conclave/kernel';
import { determinize, positionOf, SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { gatherings } from '../src/index.ts';
import {
  AIR,
  ASPECTS,
  acting,
  asked,
  cards,
  DECK,
  ELEMENTALS,
  ELEMENTS,
  ENCHANTERS,
  LETTERS,
  SCHOOLS,
  start,
  TRICKS,
  table,
  VALUES,
} from './play.ts';

const ALL = gatherings.cards({ objects: 'assumed' });
const ofKind = (kind: string) => ALL.filter((card) => card.kind === kind);
const ids = (kind: string): string[] => ofKind(kind).map(({ id }) => id);
const copies = (list: typeof ALL): number => list.reduce((sum, card) => sum + card.copies, 0);

describe('components', () => {
  it('G-1.1 the playing deck has 40 cards: 27 Enchanters, 3 Air Enchanters, 6 Tricks, 4 Elementals', () => {
    const deck = ALL.filter(({ set }) => set === 'deck');
    expect(copies(deck)).toBe(40);
    expect(copies(ofKind('enchanter'))).toBe(27);
    expect(copies(ofKind('airEnchanter'))).toBe(3);
    expect(copies(ofKind('trick'))).toBe(6);
    expect(copies(ofKind('elemental'))).toBe(4);
    const { zones } = positionOf(start().table, start().state);
    const dealt = ['deck', 'open', 'closed', 'discard'].flatMap((zone) =>
      (zones[zone] ?? []).flat(),
    );
    expect([...dealt].sort()).toEqual([...DECK].sort());
  });

  it('G-1.2 the 27 Enchanters are every combination of aspect, school and element, once', () => {
    expect(ids('enchanter').sort()).toEqual([...ENCHANTERS].sort());
    for (const card of ofKind('enchanter')) {
      expect(`${card['element']}-${card['school']}-${card['aspect']}`).toBe(card.id);
    }
    const combinations = ELEMENTS.length * SCHOOLS.length * ASPECTS.length;
    expect(new Set(ids('enchanter')).size).toBe(combinations);
  });

  it('G-1.3 the Air Enchanters are one of each aspect, with element and school wild', () => {
    expect(ids('airEnchanter')).toEqual(AIR);
    for (const card of ofKind('airEnchanter')) {
      expect(card.id).toBe(`air-${card['aspect']}`);
      expect([card['element'], card['school']]).toEqual(['any', 'any']);
    }
  });

  it('G-1.3 an Air Enchanter stands in for any element and school, and for its own aspect only', () => {
    const three = (first: string, second: string, air: string): number =>
      asked(table({ hands: [[first, second, air]], step: 'act' })).options.length - 1;
    // Whatever two Enchanters lack, the Air Enchanter of the fitting aspect can be, in one way.
    expect(three('fire-gold-wizard', 'fire-gold-mage', 'air-witch')).toBe(1);
    expect(three('fire-gold-wizard', 'water-bronze-wizard', 'air-wizard')).toBe(1);
    expect(three('earth-silver-mage', 'water-gold-witch', 'air-wizard')).toBe(1);
    expect(three('fire-gold-wizard', 'fire-gold-mage', 'air-wizard')).toBe(0);
    expect(three('fire-gold-wizard', 'water-bronze-wizard', 'air-mage')).toBe(0);
  });

  it('G-1.4 the Tricks are Proxima, Idem, Exodus, Chaos, Vademecum and Periculum, one of each', () => {
    expect(ids('trick')).toEqual(TRICKS);
    expect(ofKind('trick').map((card) => [card.name, card.copies, card['rule']])).toEqual([
      ['Proxima', 1, 'G-5.1'],
      ['Idem', 1, 'G-5.2'],
      ['Exodus', 1, 'G-5.3'],
      ['Chaos', 1, 'G-5.4'],
      ['Vademecum', 1, 'G-5.5'],
      ['Periculum', 1, 'G-5.6'],
    ]);
    for (const card of ofKind('trick')) expect(card.text).not.toBe('');
  });

  it('G-1.5 the Elementals are earth, water, fire and air, one of each', () => {
    expect(ids('elemental')).toEqual(ELEMENTALS);
    expect(ofKind('elemental').map((card) => card['element'])).toEqual([...ELEMENTS, 'air']);
  });

  it('G-1.7 there are 58 objects: seven piles of 7, eight New Gatherings of 1 point, a Master of 5', () => {
    const objects = ALL.filter(({ set }) => set !== 'deck');
    expect(copies(objects)).toBe(58);
    const { zones } = positionOf(start().table, start().state);
    expect(zones['pile']?.map((pile) => pile.length)).toEqual([7, 7, 7, 7, 7, 7, 7]);
    expect(zones['newGatherings']).toEqual([Array(8).fill('new-gathering')]);
    expect(zones['elementalMaster']).toEqual([['elemental-master']]);
    expect(ALL.find(({ id }) => id === 'new-gathering')?.['points']).toBe(1);
    expect(ALL.find(({ id }) => id === 'elemental-master')?.['points']).toBe(5);
  });

  it('G-1.8 each pile holds the assumed values, a Stone among them', () => {
    for (const letter of LETTERS) {
      const index = LETTERS.indexOf(letter);
      const found = [...cards(start(), 'pile', index)].sort();
      const wanted = (VALUES[letter] ?? []).map((value) => `object-${letter}-${value}`);
      expect(found).toEqual(wanted.sort());
    }
    for (const card of [...ofKind('object'), ...ofKind('stone')]) {
      const value = card.id.slice('object-A-'.length);
      expect(card['points']).toBe(value === 'S' ? 0 : Number(value));
      expect(card.source).toContain('assumed');
    }
    expect(ids('stone')).toEqual(LETTERS.map((letter) => `object-${letter}-S`));
  });

  it('G-1.9 it makes no difference which tower a card lies in', () => {
    const three = ['fire-gold-wizard', 'earth-silver-wizard', 'water-silver-mage'];
    const hands = [['fire-gold-mage', 'fire-gold-witch']];
    const turned = [0, 1, 2].map((by) => [...three.slice(by), ...three.slice(0, by)]);
    for (const area of turned) {
      const match = table({ hands, area, type: 'G', step: 'act' });
      const gatherings = asked(match).options.filter(({ label }) => label.startsWith('Alea'));
      expect(gatherings).toHaveLength(1);
      expect(gatherings[0]?.slots).toHaveLength(3);
    }
  });
});

describe('backs', () => {
  const back = (id: string): unknown => ALL.find((card) => card.id === id)?.['back'];

  it('G-1.6 an Enchanter and an Elemental wear their element, the rest of the deck wears air', () => {
    for (const id of ENCHANTERS) expect(back(id)).toBe(id.split('-')[0]);
    for (const id of ELEMENTALS) expect(back(id)).toBe(id.split('-')[0]);
    for (const id of [...AIR, ...TRICKS]) expect(back(id)).toBe('air');
    const t = start().table;
    for (const id of DECK) {
      const face = t.spec.faces.findIndex((one) => one.id === id);
      expect(t.spec.backs[t.backOf[face] as number]).toBe(back(id));
    }
  });

  const laidOut = () =>
    table({
      seats: 3,
      hands: [['proxima', 'fire-elemental'], ['air-mage', 'water-gold-witch'], ['earth-gold-mage']],
      open: 'fire-gold-mage',
      closed: ['air-elemental', 'earth-silver-mage', 'idem'],
      deck: ['water-bronze-witch', 'fire-silver-witch', 'exodus'],
    });

  it('G-1.6 everyone sees the backs on the table, on top of the draw pile and in every hand', () => {
    const match = laidOut();
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      const { zones } = positionOf(match.table, match.view(viewer).cells);
      expect(zones['closed']).toEqual([['?air'], ['?earth'], ['?air']]);
      expect(zones['deck']?.[0]?.slice(0, 3)).toEqual(['?water', '?', '?']);
      expect(new Set(zones['deck']?.[0]?.slice(1))).toEqual(new Set(['?']));
      const hands = [['?air', '?fire'], ['?air', '?water'], ['?earth']];
      hands.forEach((hidden, seat) => {
        if (seat === viewer) expect(zones['hand']?.[seat]).toEqual(cards(match, 'hand', seat));
        else expect(zones['hand']?.[seat]).toEqual(hidden);
      });
    }
  });

  it('G-1.6 an imagined deal keeps every back that shows and nothing else of the draw pile', () => {
    const match = laidOut();
    const rng = new Rng('imagine');
    const second = new Set<string>();
    const inHand = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const { zones } = positionOf(match.table, determinize(match.table, match.view(0), rng));
      const backs = (zone: string, index = 0): unknown[] => (zones[zone]?.[index] ?? []).map(back);
      expect(backs('hand', 1)).toEqual(['air', 'water']);
      expect(backs('hand', 2)).toEqual(['earth']);
      expect([0, 1, 2].flatMap((spot) => backs('closed', spot))).toEqual(['air', 'earth', 'air']);
      expect(backs('deck')[0]).toBe('water');
      expect(zones['hand']?.[0]).toEqual(['proxima', 'fire-elemental']);
      expect(zones['open']).toEqual([['fire-gold-mage']]);
      second.add(String(backs('deck')[1]));
      inHand.add(String(zones['hand']?.[1]?.[1]));
    }
    expect(second).toEqual(new Set(['earth', 'water', 'fire', 'air']));
    // Nine water Enchanters and the water Elemental can be behind that back.
    expect(inHand.size).toBe(10);
  });

  it('G-1.6 a card taken from the table is still known by its back, by its face only to its owner', () => {
    const drawn = acting({ closed: ['air-elemental', 'earth-silver-mage', 'idem'] });
    const hand = (viewer: number) =>
      positionOf(drawn.table, drawn.view(viewer).cells).zones['hand']?.[0];
    expect(hand(0)).toEqual(['air-elemental', 'earth-silver-mage']);
    expect(hand(1)).toEqual(['?air', '?earth']);
  });
});
