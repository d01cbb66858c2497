import { SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import {
  acting,
  asked,
  cards,
  counter,
  drawTwo,
  labels,
  pile,
  piles,
  say,
  seen,
  table,
  type Wish,
} from './play.ts';

const DUBIO = ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage'];
const GENIUS = ['fire-silver-mage', 'water-bronze-wizard', 'earth-gold-witch'];

function plays(trick: string, wish: Wish): ReturnType<typeof acting> {
  const match = acting({
    ...wish,
    hands: [[...(wish.hands?.[0] ?? []), trick.toLowerCase()], ...(wish.hands ?? []).slice(1)],
  });
  say(match, 0, `Play ${trick}`);
  return match;
}

describe('Proxima', () => {
  const gather = (wish: Wish, three = DUBIO): ReturnType<typeof acting> => {
    const match = acting({ seats: 3, ...wish, hands: [three] });
    say(match, 0, { cards: three });
    return match;
  };

  it('G-5.1 lies face up before its player, for all to see, and the turn goes on', () => {
    const match = plays('Proxima', {});
    for (const viewer of [0, 1, SPECTATOR])
      expect(seen(match, viewer, 'front', 0)).toEqual(['proxima']);
    expect(cards(match, 'discard')).toEqual([]);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-5.1 after the next gathering of another its player takes an object of that pile, and it is discarded', () => {
    const match = gather({ front: [[], ['proxima']], tops: { D: ['object-D-2', 'object-D-4'] } });
    expect(cards(match, 'objects', 0)).toEqual(['object-D-2', 'new-gathering']);
    expect(cards(match, 'objects', 1)).toEqual(['object-D-4']);
    expect(cards(match, 'front', 1)).toEqual([]);
    expect(cards(match, 'discard')).toEqual(['proxima']);
    expect(cards(match, 'objects', 2)).toEqual([]);
  });

  it('G-5.1 its own player takes two objects of that pile, and one New Gathering card', () => {
    const match = gather({ front: [['proxima']], tops: { D: ['object-D-2', 'object-D-4'] } });
    expect(cards(match, 'objects', 0)).toEqual(['object-D-2', 'new-gathering', 'object-D-4']);
    expect(cards(match, 'discard')).toEqual(['proxima']);
  });

  it('G-5.1 waits through turns without a gathering', () => {
    const match = plays('Proxima', {});
    for (const seat of [1, 0, 1]) {
      drawTwo(match, seat);
      say(match, seat, 'Neither');
      expect(cards(match, 'front', 0)).toEqual(['proxima']);
    }
  });

  it('G-5.1 Idem is no gathering', () => {
    const match = plays('Idem', { area: DUBIO, type: 'D', front: [[], ['proxima']] });
    expect(cards(match, 'front', 1)).toEqual(['proxima']);
    expect(cards(match, 'objects', 1)).toEqual([]);
  });

  it('G-5.1 the same pile is the one the organiser took from', () => {
    const match = gather({ front: [[], ['proxima']], objects: [[], [], pile('D')] });
    say(match, 0, 'Pile E');
    expect(cards(match, 'objects', 0)[0]).toContain('object-E-');
    expect(cards(match, 'objects', 1)).toEqual([expect.stringContaining('object-E-')]);
  });

  it('G-5.1 if that pile is empty by now, its player chooses as in G-4.7', () => {
    const objects = [[], [], pile('D').filter((id) => id !== 'object-D-4')];
    const match = gather({ front: [[], ['proxima']], objects });
    expect(cards(match, 'objects', 0)).toEqual(['object-D-4', 'new-gathering']);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'pile' });
    expect(cards(match, 'front', 1)).toEqual(['proxima']);
    say(match, 1, 'Pile C');
    expect(cards(match, 'objects', 1)).toEqual([expect.stringContaining('object-C-')]);
    expect(cards(match, 'front', 1)).toEqual([]);
  });

  it('G-5.1 if the organiser got nothing, neither does its player', () => {
    const match = gather({ front: [[], ['proxima']], objects: [[], [], piles('ABCDEFG')] });
    expect(cards(match, 'objects', 1)).toEqual([]);
    expect(cards(match, 'discard')).toEqual(['proxima']);
  });
});

describe('Idem', () => {
  it('G-5.2 is discarded and takes an object of the pile of the gathering in the Magical Area', () => {
    const match = plays('Idem', { area: DUBIO, type: 'D', tops: { D: ['object-D-4'] } });
    expect(cards(match, 'objects', 0)).toEqual(['object-D-4']);
    expect(cards(match, 'discard')).toEqual(['idem']);
    expect(cards(match, 'area')).toEqual(DUBIO);
    expect(cards(match, 'newGatherings')).toHaveLength(8);
  });

  it('G-5.2 also serves the player who organised that gathering', () => {
    const match = acting({ hands: [[...GENIUS, 'idem']] });
    say(match, 0, { cards: GENIUS });
    drawTwo(match, 1);
    say(match, 1, 'Neither');
    drawTwo(match, 0);
    say(match, 0, 'Play Idem');
    expect(cards(match, 'objects', 0).filter((id) => id.startsWith('object-G'))).toHaveLength(2);
    expect(cards(match, 'objects', 0).filter((id) => id === 'new-gathering')).toHaveLength(1);
  });

  it('G-5.2 takes the type that was named, not another one the cards could be', () => {
    const three = ['fire-silver-mage', 'air-wizard', 'air-witch'];
    const match = acting({ hands: [three, ['idem']] });
    say(match, 0, { cards: three, label: 'Extra' });
    drawTwo(match, 1);
    say(match, 1, 'Play Idem');
    expect(cards(match, 'objects', 1)).toEqual([expect.stringContaining('object-E-')]);
  });

  it('G-5.2 may not be played while the Magical Area is empty', () => {
    const match = acting({ hands: [['idem']] });
    expect(labels(match)).not.toContain('Play Idem');
    expect(asked(match).whyNot).toContainEqual(
      expect.objectContaining({ label: 'Play Idem', rule: 'G-5.2' }),
    );
  });

  it('G-5.2 from an empty pile it goes on to the nearest, as in G-4.7', () => {
    const match = plays('Idem', { area: DUBIO, type: 'D', objects: [[], pile('D')] });
    expect(asked(match)).toMatchObject({ seat: 0, question: 'pile' });
  });
});

describe('Exodus', () => {
  const hands = [
    ['fire-gold-mage'],
    ['idem', 'water-gold-mage', 'earth-gold-mage'],
    ['fire-elemental', 'proxima'],
    ['air-witch', 'air-elemental'],
  ];

  it('G-5.3 who is asked tells of the hands, so it is not taken back even if everyone knew the card', () => {
    const match = table({ seats: 4, hands, open: 'exodus', closed: ['earth-silver-mage'] });
    say(match, 0, { in: 'open' });
    say(match, 0, { in: 'closed[0]' });
    say(match, 0, 'Play Exodus');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'loseEnchanter' });
    expect(match.undo(0)).toEqual({ reason: 'something-was-revealed' });
  });

  it('G-5.3 every other player who holds an Enchanter discards one of their choice', () => {
    const match = plays('Exodus', { seats: 4, hands });
    expect(asked(match)).toMatchObject({ seat: 1, question: 'loseEnchanter', rule: 'G-5.3' });
    expect(labels(match)).toEqual(['Gold Water Mage', 'Gold Earth Mage']);
    say(match, 1, 'earth-gold-mage');
    // Seat 2 holds none; an Air Enchanter is an Enchanter.
    expect(asked(match)).toMatchObject({ seat: 3, question: 'loseEnchanter' });
    expect(labels(match)).toEqual(['Air Witch']);
    say(match, 3, 'air-witch');
    expect(cards(match, 'discard')).toEqual(['exodus', 'earth-gold-mage', 'air-witch']);
    expect(cards(match, 'hand', 0)).toContain('fire-gold-mage');
    expect(cards(match, 'hand', 1)).toEqual(['idem', 'water-gold-mage']);
    expect(cards(match, 'hand', 2)).toEqual(['fire-elemental', 'proxima']);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-5.3 in turn order from the left of its player', () => {
    const match = acting({
      seats: 4,
      seat: 2,
      hands: [['fire-gold-mage'], ['water-gold-mage'], ['exodus'], ['earth-gold-mage']],
    });
    say(match, 2, 'Play Exodus');
    const order: number[] = [];
    while (asked(match).question === 'loseEnchanter') {
      const { seat, options } = asked(match);
      order.push(seat);
      say(match, seat, options[0]?.code ?? -1);
    }
    expect(order).toEqual([3, 0, 1]);
  });

  it('G-5.3 a card that is no Enchanter is refused', () => {
    const match = plays('Exodus', { seats: 4, hands });
    const idem = [...Array(40).keys()].find((slot) => match.answer(1, [slot])?.code !== 'outside');
    expect(idem).toBeDefined();
    const again = plays('Exodus', { seats: 4, hands });
    const legal = asked(again).options.map(({ code }) => code);
    for (let slot = 0; slot < 40; slot++) {
      if (!legal.includes(slot)) expect(again.answer(1, [slot])?.rule).toBe('G-5.3');
    }
  });

  it('G-5.3 with no Enchanter in any other hand it is just discarded', () => {
    const match = plays('Exodus', { hands: [[], ['idem']] });
    expect(cards(match, 'discard')).toEqual(['exodus']);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });
});

describe('Periculum', () => {
  const wish: Wish = {
    seats: 3,
    hands: [['fire-gold-mage', 'idem'], ['exodus'], ['water-gold-mage', 'chaos']],
    area: DUBIO,
    type: 'D',
    front: [[], ['proxima']],
    objects: [['object-A-1'], [], ['object-B-1']],
    discard: ['vademecum', 'earth-elemental'],
    closed: ['earth-silver-wizard', 'periculum'],
  };

  it.each([
    ['first', ['closed[1]']],
    ['second', ['closed[0]', 'closed[1]']],
  ])(
    'G-5.6 drawn as the %s card: hand, table and piles are shuffled together, the turn is over',
    (_, spots) => {
      const match = table(wish);
      for (const spot of spots) say(match, 0, { in: spot });
      expect(cards(match, 'hand', 0)).toEqual([]);
      expect(cards(match, 'discard')).toEqual([]);
      expect(cards(match, 'open')).toHaveLength(1);
      for (const spot of [0, 1, 2]) expect(cards(match, 'closed', spot)).toHaveLength(1);
      // All but two hands of one and two cards, the area, Proxima and the table.
      expect(cards(match, 'deck')).toHaveLength(40 - 3 - 3 - 1 - 4);
      expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
      expect(counter(match, 'active')).toBe(1);
    },
  );

  it('G-5.6 the Magical Area, Proxima, objects and other hands stay', () => {
    const match = table(wish);
    say(match, 0, { in: 'closed[1]' });
    expect(cards(match, 'hand', 1)).toEqual(['exodus']);
    expect(cards(match, 'hand', 2)).toEqual(['water-gold-mage', 'chaos']);
    expect(cards(match, 'area')).toEqual(DUBIO);
    expect(counter(match, 'type')).toBe(4);
    expect(cards(match, 'front', 1)).toEqual(['proxima']);
    expect(cards(match, 'objects', 0)).toEqual(['object-A-1']);
    expect(cards(match, 'objects', 2)).toEqual(['object-B-1']);
  });

  it('G-5.6 is shown to everyone', () => {
    const match = table(wish);
    say(match, 0, { in: 'closed[1]' });
    for (const viewer of [1, SPECTATOR]) {
      const shown = match.eventsSince(0, viewer).filter((event) => event.kind === 'show');
      expect(shown.map(({ face }) => match.table.spec.faces[face]?.id)).toEqual(['periculum']);
    }
  });

  it('G-5.6 nobody is ever asked to play it, and nobody ever holds it', () => {
    for (const choice of ['closed[0]', 'closed[1]', 'closed[2]', 'open']) {
      const match = table({ ...wish, closed: ['periculum', 'idem', 'exodus'], hands: [] });
      say(match, 0, { in: choice });
      for (const seat of [0, 1, 2]) expect(cards(match, 'hand', seat)).not.toContain('periculum');
    }
  });

  it('G-5.6 the shuffle is a real one: the lost hand is spread over the pile', () => {
    const places = new Set<number>();
    for (let i = 0; i < 40; i++) {
      const match = table({ ...wish, seed: `lost ${i}` });
      say(match, 0, { in: 'closed[1]' });
      places.add(cards(match, 'deck').indexOf('fire-gold-mage'));
    }
    expect(places.size).toBeGreaterThan(12);
  });
});

describe('Periculum while replacing', () => {
  const ALEA = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];

  function replacing(hand: readonly string[], choice: string): ReturnType<typeof table> {
    const match = table({ hands: [hand, ['idem']], deck: ['periculum', 'chaos'] });
    say(match, 0, { in: 'open' });
    say(match, 0, { in: 'closed[0]' });
    say(match, 0, choice);
    return match;
  }

  it('G-5.7 turned face up it takes the hand of the player who replaces', () => {
    const match = replacing(['exodus'], 'Neither');
    say(match, 0, 'first');
    expect(cards(match, 'hand', 0)).toEqual([]);
    expect(cards(match, 'hand', 1)).toEqual(['idem']);
    expect(cards(match, 'open')).not.toEqual(['periculum']);
    expect(cards(match, 'deck')).toHaveLength(40 - 1 - 4);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-5.7 laid face down it does nothing yet', () => {
    const match = replacing(['exodus'], 'Neither');
    say(match, 0, 'second');
    expect(cards(match, 'closed', 0)).toEqual(['periculum']);
    expect(cards(match, 'hand', 0)).toHaveLength(3);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-5.7 an extra turn already earned is lost', () => {
    const match = replacing(ALEA, 'Alea');
    say(match, 0, 'first');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
    expect(counter(match, 'extraTurn')).toBe(0);
    expect(cards(match, 'area')).toEqual(ALEA);
  });

  it('G-5.7 the extra turn is not lost when Periculum stays face down', () => {
    const match = replacing(ALEA, 'Alea');
    say(match, 0, 'second');
    expect(asked(match)).toMatchObject({ seat: 0, question: 'extraTurn' });
  });
});
