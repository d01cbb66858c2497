import { SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import {
  acting,
  asked,
  cards,
  counter,
  DECK,
  drawTwo,
  forSeeds,
  labels,
  say,
  seen,
  table,
} from './play.ts';

const ALEA = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
const ALEA_TOO = ['water-gold-wizard', 'water-gold-mage', 'water-gold-witch'];
const FIVE = ['earth-elemental', 'water-elemental', 'idem', 'chaos', 'exodus'];

describe('the turn', () => {
  it('G-3.1 a turn is: draw, draw, gather or trick, discard, replace', () => {
    const match = table({ hands: [FIVE], open: 'fire-gold-mage' });
    const order: string[] = [];
    const answer = (choice: Parameters<typeof say>[2]): void => {
      const { seat, question } = asked(match);
      order.push(`${seat} ${question}`);
      say(match, seat, choice);
    };
    answer({ in: 'open' });
    answer({ in: 'closed[0]' });
    answer('Neither');
    answer({ cards: ['idem', 'chaos'] });
    answer('first');
    expect(order).toEqual(['0 draw', '0 draw', '0 act', '0 discard', '0 replace']);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-3.1 the table is not refilled before the turn is at its end', () => {
    const match = acting({ hands: [FIVE] });
    expect(cards(match, 'closed', 0)).toEqual([]);
    say(match, 0, 'Neither');
    expect(cards(match, 'closed', 0)).toEqual([]);
    say(match, 0, { cards: ['idem', 'chaos'] });
    expect(cards(match, 'closed', 0)).toHaveLength(1);
  });

  it('G-3.2 the player takes two of the four table cards, one at a time', () => {
    const match = table({ open: 'idem', closed: ['chaos', 'fire-gold-mage', 'exodus'] });
    expect(asked(match)).toMatchObject({ question: 'draw', rule: 'G-3.2', space: 'one' });
    expect(labels(match)).toEqual([
      'Idem',
      'a card (air back), spot 1',
      'a card (fire back), spot 2',
      'a card (air back), spot 3',
    ]);
    say(match, 0, { in: 'closed[1]' });
    expect(labels(match)).toHaveLength(3);
    say(match, 0, { in: 'open' });
    expect(cards(match, 'hand', 0)).toEqual(['fire-gold-mage', 'idem']);
    expect(asked(match).question).toBe('act');
  });

  it('G-3.2 the second card is chosen after seeing the first', () => {
    const match = table({ closed: ['chaos', 'fire-gold-mage', 'exodus'] });
    say(match, 0, { in: 'closed[0]' });
    expect(seen(match, 0, 'hand', 0)).toEqual(['chaos']);
    expect(asked(match).question).toBe('draw');
    expect(seen(match, 1, 'hand', 0)).toEqual(['?air']);
  });

  it('G-3.2 never from the draw pile', () => {
    const match = table({ deck: ['idem', 'chaos'] });
    expect(asked(match).whyNot).toEqual([
      expect.objectContaining({ rule: 'G-3.2', label: 'The draw pile (air back on top)' }),
    ]);
    const before = match.hash;
    expect(match.answer(0, [4])).toMatchObject({ code: 'outside', rule: 'G-3.2' });
    expect(match.hash).toBe(before);
    drawTwo(match);
    expect(cards(match, 'deck').slice(0, 2)).toEqual(['idem', 'chaos']);
    const empty = table({ deck: [], rest: 'discard' });
    expect(asked(empty).whyNot[0]?.label).toContain('no back on top');
  });

  it('G-3.2 a spot already drawn from is refused', () => {
    const match = table();
    say(match, 0, { in: 'closed[0]' });
    expect(match.answer(0, [1])).toMatchObject({ code: 'outside', rule: 'G-3.5' });
    expect(match.answer(0, [-1])).toMatchObject({ code: 'outside', rule: 'G-3.2' });
  });

  it('G-3.3 a player organises one gathering, or plays one Trick, or does neither', () => {
    const hands = [[...ALEA, 'exodus'], ['earth-gold-mage']];
    const offered = labels(acting({ hands }));
    expect(offered).toContain('Neither');
    expect(offered).toContain('Play Exodus');
    expect(offered.some((label) => label.startsWith('Alea'))).toBe(true);
    for (const [choice, next] of [
      ['Neither', 'discard'],
      ['Alea', 'replaced'],
      ['Exodus', 'loseEnchanter'],
    ] as const) {
      const match = acting({ hands, closed: ['earth-silver-mage', 'water-bronze-witch'] });
      say(match, 0, choice);
      const { question } = asked(match);
      expect(question).toBe(next === 'replaced' ? 'extraTurn' : next);
    }
  });

  it('G-3.3 never both: after a Trick no gathering, after a gathering no Trick', () => {
    const hands = [[...ALEA, 'proxima']];
    const trick = acting({ hands });
    say(trick, 0, 'Play Proxima');
    expect(asked(trick)).toMatchObject({ seat: 1, question: 'draw' });
    const gathering = acting({ hands });
    say(gathering, 0, 'Alea');
    say(gathering, 0, 'Pass');
    expect(asked(gathering)).toMatchObject({ seat: 1, question: 'draw' });
    expect(cards(gathering, 'hand', 0)).toContain('proxima');
  });

  it('G-3.3 with nothing to play, doing neither is the one answer', () => {
    expect(labels(table({ hands: [['fire-elemental']], step: 'act' }))).toEqual(['Neither']);
  });

  it('G-3.4 above five cards, discard of choice down to exactly five', () => {
    const match = acting({ hands: [FIVE] });
    say(match, 0, 'Neither');
    expect(asked(match)).toMatchObject({ question: 'discard', space: 'subset', min: 2, max: 2 });
    expect(asked(match).options).toHaveLength(7);
    const hand = asked(match).options.map(({ code }) => code);
    for (const wrong of [[], hand.slice(0, 1), hand.slice(0, 3), [hand[0], hand[0]]]) {
      expect(match.answer(0, wrong as number[])).toMatchObject({ code: 'outside', rule: 'G-3.4' });
    }
    say(match, 0, { cards: ['chaos', 'water-elemental'] });
    expect(cards(match, 'hand', 0)).toHaveLength(5);
    expect(cards(match, 'discard')).toEqual(['chaos', 'water-elemental']);
  });

  it('G-3.4 with six cards one goes, with five or fewer none', () => {
    const six = acting({ hands: [FIVE.slice(0, 4)] });
    say(six, 0, 'Neither');
    expect(asked(six)).toMatchObject({ question: 'discard', min: 1, max: 1 });
    expect(asked(six).prompt).toContain('a card');
    const five = acting({ hands: [FIVE.slice(0, 3)] });
    say(five, 0, 'Neither');
    expect(asked(five)).toMatchObject({ seat: 1, question: 'draw' });
    expect(cards(five, 'hand', 0)).toHaveLength(5);
    expect(cards(five, 'discard')).toEqual([]);
  });

  it('G-3.4 another hand is not discarded from, however large', () => {
    const match = acting({ hands: [[], [...FIVE, 'vademecum']] });
    say(match, 0, 'Neither');
    expect(cards(match, 'hand', 1)).toHaveLength(6);
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });
});

describe('to replace', () => {
  const deck = ['idem', 'fire-gold-mage', 'water-gold-mage'];

  it('G-3.5 two face-down spots are refilled face down, and nothing is asked', () => {
    const match = table({ deck, open: 'exodus' });
    say(match, 0, { in: 'closed[0]' });
    say(match, 0, { in: 'closed[2]' });
    say(match, 0, 'Neither');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
    expect(cards(match, 'closed', 0)).toEqual(['idem']);
    expect(cards(match, 'closed', 2)).toEqual(['fire-gold-mage']);
    expect(cards(match, 'open')).toEqual(['exodus']);
    expect(cards(match, 'deck')[0]).toBe('water-gold-mage');
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(seen(match, viewer, 'closed', 0)).toEqual(['?air']);
      expect(seen(match, viewer, 'closed', 2)).toEqual(['?fire']);
    }
  });

  it.each([
    ['first', 'idem', 'fire-gold-mage'],
    ['second', 'fire-gold-mage', 'idem'],
  ])('G-3.5 with one of each taken the player decides: the %s goes face up', (which, up, down) => {
    const match = table({ deck });
    say(match, 0, { in: 'closed[1]' });
    say(match, 0, { in: 'open' });
    say(match, 0, 'Neither');
    expect(asked(match)).toMatchObject({ seat: 0, question: 'replace', rule: 'G-3.5' });
    expect(labels(match)).toEqual(['The first card (air back)', 'The second card (fire back)']);
    expect(seen(match, 0, 'fresh')).toEqual(['?air', '?fire']);
    say(match, 0, which);
    expect(cards(match, 'open')).toEqual([up]);
    expect(cards(match, 'closed', 1)).toEqual([down]);
    expect(cards(match, 'fresh')).toEqual([]);
    expect(seen(match, 1, 'open')).toEqual([up]);
    expect(seen(match, 0, 'closed', 1)[0]).toMatch(/^\?/);
    expect(asked(match).seat).toBe(1);
  });
});

describe('the draw pile runs out', () => {
  const hands = [['earth-elemental'], ['fire-elemental', 'idem']];
  const area = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
  const kept = { hands, area, type: 'A', front: [[], ['proxima']] };

  const anew = (deck: readonly string[], seed = 'anew') => {
    const match = acting({ ...kept, seed, deck, rest: 'discard' });
    say(match, 0, 'Neither');
    return match;
  };

  it.each([
    ['no card', []],
    ['one card for two spots', ['chaos']],
  ])(
    'G-3.6 with %s left, pile, discard pile and table are shuffled and laid out anew',
    (_, deck) => {
      const match = anew(deck);
      expect(cards(match, 'discard')).toEqual([]);
      expect(cards(match, 'open')).toHaveLength(1);
      for (const spot of [0, 1, 2]) expect(cards(match, 'closed', spot)).toHaveLength(1);
      // 40 cards without two hands of three and two, the area and Proxima.
      expect(cards(match, 'deck')).toHaveLength(40 - 5 - 3 - 1 - 4);
      expect(cards(match, 'hand', 0)).toContain('earth-elemental');
      expect(cards(match, 'hand', 0)).toHaveLength(3);
      expect(cards(match, 'hand', 1)).toEqual(['fire-elemental', 'idem']);
      expect(cards(match, 'area')).toEqual(area);
      expect(cards(match, 'front', 1)).toEqual(['proxima']);
      expect(counter(match, 'type')).toBe(1);
      expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
      expect(match.eventsSince(0, 0).some(({ rule }) => rule === 'G-3.6')).toBe(true);
    },
  );

  it('G-3.6 what is laid out anew is shuffled, and no card is lost', () => {
    const firsts = new Set<string>();
    forSeeds(30, (seed) => {
      const match = anew(['chaos'], seed);
      firsts.add(cards(match, 'closed', 0)[0] ?? '');
      const all = ['deck', 'open', 'discard', 'area'].flatMap((zone) => cards(match, zone));
      for (const i of [0, 1, 2]) all.push(...cards(match, 'closed', i));
      for (const i of [0, 1]) all.push(...cards(match, 'hand', i), ...cards(match, 'front', i));
      expect(all.sort()).toEqual([...DECK].sort());
    });
    expect(firsts.size).toBeGreaterThan(10);
  });

  it('G-3.6 exactly two cards for two spots are enough, and the pile is then empty', () => {
    const match = anew(['chaos', 'vademecum']);
    expect(cards(match, 'deck')).toEqual([]);
    expect(cards(match, 'closed', 0)).toEqual(['chaos']);
    expect(cards(match, 'closed', 1)).toEqual(['vademecum']);
    expect(cards(match, 'discard').length).toBeGreaterThan(20);
    drawTwo(match, 1);
    say(match, 1, 'Neither');
    expect(cards(match, 'discard')).toEqual([]);
    expect(asked(match)).toMatchObject({ seat: 0, question: 'draw' });
  });

  it('G-3.6 an extra turn already earned is still offered', () => {
    const match = acting({ hands: [ALEA_TOO], deck: [], rest: 'discard' });
    say(match, 0, { cards: ALEA_TOO });
    expect(asked(match)).toMatchObject({ seat: 0, question: 'extraTurn' });
  });

  it('G-3.6 a set-up with too few cards stops the rules instead of looping', () => {
    expect(() => {
      const match = acting({ seats: 3, hands: [[], ['periculum']], deck: [], rest: 2 });
      say(match, 0, 'Neither');
    }).toThrow('a set-up needs four cards');
  });
});

describe('the next player', () => {
  it('G-3.7 without an Alea play passes to the left', () => {
    const dubio = ['earth-gold-mage', 'water-gold-mage', 'fire-gold-mage'];
    const match = acting({ seats: 3, hands: [dubio] });
    say(match, 0, { cards: dubio });
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-3.7 after an Alea the player may take an extra turn, asked once the table is replaced', () => {
    const match = acting({ seats: 3, hands: [ALEA] });
    say(match, 0, { cards: ALEA });
    expect(asked(match)).toMatchObject({ seat: 0, question: 'extraTurn', rule: 'G-3.7' });
    expect(cards(match, 'closed', 0)).toHaveLength(1);
    expect(labels(match)).toEqual(['Take the extra turn', 'Pass']);
    const turns = counter(match, 'turns');
    say(match, 0, 'Take the extra turn');
    expect(asked(match)).toMatchObject({ seat: 0, question: 'draw' });
    expect(counter(match, 'turns')).toBe(turns + 1);
  });

  it('G-3.7 the extra turn may be left', () => {
    const match = acting({ seats: 3, hands: [ALEA] });
    say(match, 0, { cards: ALEA });
    say(match, 0, 'Pass');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-3.7 the extra turn is a full one, and gives no further one by itself', () => {
    const match = acting({ hands: [ALEA], closed: ['idem', 'chaos'] });
    say(match, 0, { cards: ALEA });
    say(match, 0, 'Take the extra turn');
    drawTwo(match);
    expect(asked(match).question).toBe('act');
    say(match, 0, 'Neither');
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
  });

  it('G-3.7 a further Alea in it grants a further extra turn', () => {
    const match = acting({
      hands: [[...ALEA, ...ALEA_TOO.slice(1)]],
      closed: ['idem', 'water-gold-wizard'],
    });
    say(match, 0, { cards: ALEA });
    say(match, 0, 'Take the extra turn');
    drawTwo(match);
    say(match, 0, { cards: ALEA_TOO });
    expect(asked(match)).toMatchObject({ seat: 0, question: 'extraTurn' });
  });

  it('G-3.7 an Alea made with a card of the Magical Area counts as well', () => {
    const match = acting({
      hands: [['fire-gold-mage', 'fire-gold-witch']],
      area: ['fire-gold-wizard', 'earth-silver-wizard', 'water-bronze-wizard'],
      type: 'F',
    });
    say(match, 0, { cards: ALEA });
    expect(asked(match).question).toBe('extraTurn');
  });
});
