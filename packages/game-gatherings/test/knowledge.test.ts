import { Rng } from '@conclave/kernel';
import { determinize, type Position, positionOf, SPECTATOR } from '@conclave/kernel/look';
import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { acting, cards, DECK, drawTwo, ELEMENTALS, say, seen, table } from './play.ts';

/** Deals that fit what a viewer knows. */
function imagine(match: Match, viewer: number, times: number): Position[] {
  const rng = new Rng(`viewer ${viewer}`);
  const view = match.view(viewer);
  return Array.from({ length: times }, () =>
    positionOf(match.table, determinize(match.table, view, rng)),
  );
}

/** Where a card lies in a deal. */
function placeOf(position: Position, id: string): string {
  for (const [name, zones] of Object.entries(position.zones)) {
    const index = zones.findIndex((zone) => zone.includes(id));
    if (index >= 0) return zones.length === 1 ? name : `${name}[${index}]`;
  }
  return 'nowhere';
}

function placesOf(deals: readonly Position[], id: string): Map<string, number> {
  const out = new Map<string, number>();
  for (const deal of deals) {
    const place = placeOf(deal, id);
    out.set(place, (out.get(place) ?? 0) + 1 / deals.length);
  }
  return out;
}

const TABLE = ['deck', 'open', 'closed[0]', 'closed[1]', 'closed[2]'];

describe('what a viewer can still know after a reshuffle', () => {
  const hidden = ['earth-gold-mage', 'water-gold-mage', 'fire-gold-mage'];
  const seenByAll = [...ELEMENTALS, 'idem', 'fire-silver-mage', 'water-silver-mage'];

  it('G-3.6 a card seen on the discard pile is never imagined in a hand that was not shuffled in', () => {
    const match = acting({ seats: 3, hands: [[], hidden], rest: 'discard', deck: ['proxima'] });
    const discarded = cards(match, 'discard');
    expect(discarded.length).toBeGreaterThan(20);
    say(match, 0, 'Neither');
    expect(cards(match, 'discard')).toEqual([]);
    for (const viewer of [0, 2, SPECTATOR]) {
      for (const deal of imagine(match, viewer, 60)) {
        for (const id of discarded) expect(TABLE).toContain(placeOf(deal, id));
        expect(deal.zones['hand']?.[1]).toHaveLength(3);
      }
    }
  });

  it('G-3.6 a card nobody saw can be in that hand or under the shuffled ones', () => {
    const match = acting({
      seats: 3,
      hands: [[], hidden],
      discard: seenByAll,
      deck: ['proxima'],
      rest: 2,
    });
    say(match, 0, 'Neither');
    const found = placesOf(imagine(match, 0, 400), 'earth-gold-mage');
    expect(found.get('hand[1]')).toBeGreaterThan(0);
    expect(found.get('hand[2]')).toBeGreaterThan(0);
  });

  it('G-3.6 what is drawn after the reshuffle may be a card seen before it', () => {
    const match = acting({ seats: 2, hands: [[], hidden], rest: 'discard', deck: [] });
    const discarded = cards(match, 'discard');
    say(match, 0, 'Neither');
    drawTwo(match, 1);
    let drawn = 0;
    for (const deal of imagine(match, 0, 200)) {
      const hand = deal.zones['hand']?.[1] ?? [];
      expect(hand).toHaveLength(5);
      for (const id of hand.slice(0, 3)) expect(discarded).not.toContain(id);
      drawn += hand.slice(3).filter((id) => discarded.includes(id)).length;
    }
    expect(drawn).toBeGreaterThan(200);
  });

  it('G-5.6 after Periculum the same holds, and the drawer still knows what hand was lost', () => {
    const lost = ['fire-bronze-witch', 'water-bronze-witch'];
    const match = table({
      seats: 3,
      hands: [lost, hidden, ['chaos']],
      discard: seenByAll,
      closed: ['periculum', 'exodus', 'vademecum'],
    });
    say(match, 0, { in: 'closed[0]' });
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      for (const deal of imagine(match, viewer, 60)) {
        for (const id of seenByAll) expect(TABLE).toContain(placeOf(deal, id));
        if (viewer === 0) for (const id of lost) expect(TABLE).toContain(placeOf(deal, id));
        expect(TABLE).toContain(placeOf(deal, 'periculum'));
      }
    }
    // Another player never saw that hand: its cards may be anywhere unseen.
    const places = placesOf(imagine(match, 2, 600), 'fire-bronze-witch');
    expect(places.get('hand[1]')).toBeGreaterThan(0);
  });
});

describe('how likely a card is imagined where', () => {
  it('G-5.6 Periculum never in a hand, and behind an air back of the table as often as it is there', () => {
    const match = table({
      hands: [[], ['air-mage']],
      open: 'fire-gold-mage',
      closed: ['idem', 'earth-gold-mage', 'exodus'],
    });
    const places = placesOf(imagine(match, 0, 4000), 'periculum');
    // Ten cards have the air back; one of them is in the other hand, and not this one.
    expect(places.has('hand[1]')).toBe(false);
    for (const spot of ['closed[0]', 'closed[2]']) {
      expect(places.get(spot)).toBeGreaterThan(1 / 9 - 0.03);
      expect(places.get(spot)).toBeLessThan(1 / 9 + 0.03);
    }
    expect(places.has('closed[1]')).toBe(false);
  });

  it('G-1.6 a remembered card behind a back of the table as often as any card of that back', () => {
    const match = table({
      seed: 'remembered',
      hands: [['fire-gold-witch'], ['water-gold-mage']],
      discard: ['earth-elemental', 'fire-elemental', 'water-elemental', 'air-elemental'],
      closed: ['periculum', 'exodus', 'vademecum'],
    });
    say(match, 0, { in: 'closed[0]' });
    const deals = imagine(match, 1, 4000);
    for (const spot of [0, 1, 2]) {
      const back = seen(match, 1, 'closed', spot)[0]?.slice(1) ?? '';
      const open = cards(match, 'open')[0] ?? '';
      const ownBack = (id: string): boolean => id.startsWith(back);
      const known = [open, 'water-gold-mage'].filter(ownBack).length;
      const share = placesOf(deals, `${back}-elemental`).get(`closed[${spot}]`) ?? 0;
      expect(Math.abs(share - 1 / (10 - known))).toBeLessThan(0.03);
    }
  });
});

describe('what a third player knows after an exchange', () => {
  const EARTH = ['earth-gold-mage', 'earth-gold-witch', 'earth-silver-mage', 'earth-silver-witch'];

  it('G-5.5 after Vademecum only the union of both hands', () => {
    const match = acting({
      seats: 3,
      hands: [['vademecum'], EARTH],
      known: { 'earth-gold-mage': [2] },
      closed: ['fire-gold-mage', 'fire-gold-witch'],
    });
    say(match, 0, 'Play Vademecum');
    say(match, 0, { seat: 1 });
    const places = placesOf(imagine(match, 2, 1000), 'earth-gold-mage');
    expect([...places.keys()].sort()).toEqual(['hand[0]', 'hand[1]']);
    // One of four cards of the same back was taken.
    expect(places.get('hand[0]')).toBeCloseTo(0.25, 1);
    const onlooker = placesOf(imagine(match, SPECTATOR, 500), 'earth-gold-mage');
    expect(onlooker.get('deck')).toBeGreaterThan(0.1);
  });

  it('G-5.5 the taker knows that what was not taken is still there', () => {
    const match = acting({
      seats: 3,
      hands: [['vademecum'], EARTH],
      known: { 'earth-gold-mage': [0], 'earth-gold-witch': [0] },
    });
    say(match, 0, 'Play Vademecum');
    say(match, 0, { seat: 1 });
    for (const id of ['earth-gold-mage', 'earth-gold-witch']) {
      const place = cards(match, 'hand', 1).includes(id) ? 'hand[1]' : 'hand[0]';
      expect([...placesOf(imagine(match, 0, 200), id).keys()]).toEqual([place]);
    }
  });

  it('G-5.4 after Chaos only the union of both hands, for a third player', () => {
    const match = acting({
      seats: 3,
      hands: [['chaos', 'earth-bronze-mage'], EARTH],
      known: { 'earth-gold-mage': [2], 'earth-bronze-mage': [2] },
      closed: ['earth-gold-wizard', 'earth-silver-wizard'],
    });
    say(match, 0, 'Play Chaos');
    say(match, 0, { seat: 1 });
    say(match, 0, 'earth-gold-wizard');
    const deals = imagine(match, 2, 600);
    for (const id of ['earth-gold-mage', 'earth-bronze-mage']) {
      const places = placesOf(deals, id);
      expect([...places.keys()].sort()).toEqual(['hand[0]', 'hand[1]']);
      for (const share of places.values()) expect(share).toBeGreaterThan(0.02);
    }
  });

  it('G-5.4 the other player knows that the card taken was not given back', () => {
    const match = acting({
      seats: 3,
      hands: [['chaos', 'earth-bronze-mage'], EARTH],
      closed: ['earth-gold-wizard', 'earth-silver-wizard'],
    });
    say(match, 0, 'Play Chaos');
    say(match, 0, { seat: 1 });
    const taken = EARTH.find((id) => cards(match, 'hand', 0).includes(id)) ?? '';
    say(match, 0, 'earth-gold-wizard');
    expect(DECK).toContain(taken);
    expect([...placesOf(imagine(match, 1, 200), taken).keys()]).toEqual(['hand[0]']);
    // Which of the cards there it is, they no longer see.
    const at = new Set(
      imagine(match, 1, 200).map(({ zones }) => zones['hand']?.[0]?.indexOf(taken)),
    );
    expect(at.size).toBeGreaterThan(1);
  });

  it('G-5.4 the player who gave a card knows where it is, and which one it is', () => {
    const match = acting({ seats: 3, hands: [['chaos', 'proxima'], EARTH] });
    say(match, 0, 'Play Chaos');
    say(match, 0, { seat: 1 });
    say(match, 0, 'proxima');
    expect([...placesOf(imagine(match, 0, 50), 'proxima').keys()]).toEqual(['hand[1]']);
    const third = placesOf(imagine(match, 2, 400), 'proxima');
    expect(third.get('hand[1]') ?? 0).toBeLessThan(0.9);
  });

  it('G-1.6 a back that is the only one of its kind tells a third player which card moved', () => {
    const match = acting({
      seats: 3,
      hands: [['vademecum'], ['earth-gold-mage', 'fire-gold-mage']],
      known: { 'earth-gold-mage': [2] },
      closed: ['water-gold-mage', 'water-gold-witch'],
    });
    say(match, 0, 'Play Vademecum');
    say(match, 0, { seat: 1 });
    const place = cards(match, 'hand', 1).includes('earth-gold-mage') ? 'hand[1]' : 'hand[0]';
    expect([...placesOf(imagine(match, 2, 100), 'earth-gold-mage').keys()]).toEqual([place]);
  });
});

describe('what is public', () => {
  it('G-3.2 a card drawn from the face-up spot stays known to everyone in its hand', () => {
    const match = table({ open: 'idem' });
    say(match, 0, { in: 'open' });
    for (const viewer of [1, SPECTATOR]) {
      expect([...placesOf(imagine(match, viewer, 50), 'idem').keys()]).toEqual(['hand[0]']);
    }
  });

  it('G-3.2 taking it may be taken back, a face-down one may not', () => {
    const match = table();
    say(match, 0, { in: 'open' });
    expect(match.undo(0)).toEqual({ to: 0 });
    say(match, 0, { in: 'closed[0]' });
    expect(match.undo(0)).toEqual({ reason: 'something-was-revealed' });
    expect(match.undo(1)).toEqual({ reason: 'another-seat-acted' });
  });
});
