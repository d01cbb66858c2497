import { type Match, openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { gatherings } from '../src/index.ts';
import { acting, asked, cards, say, start, table } from './play.ts';

/** An answer that must be refused, by this rule, with nothing changed. */
function refused(
  match: Match,
  seat: unknown,
  picks: unknown,
): { code: string; reason: string; rule: string } {
  const before = match.hash;
  const given = match.answers.length;
  const refusal = match.answer(seat as number, picks as number[]);
  expect(refusal).toBeDefined();
  expect(match.hash).toBe(before);
  expect(match.answers).toHaveLength(given);
  return refusal ?? { code: '', reason: '', rule: '' };
}

/** A gathering put together by hand: type and three slots. */
const gathering = (type: number, a: number, b: number, c: number): number =>
  2 ** 27 + type * 2 ** 24 + a * 2 ** 16 + b * 2 ** 8 + c;
const trick = (slot: number): number => 2 ** 26 + slot;

function slotOf(match: Match, id: string): number {
  const { layout, spec } = match.table;
  for (let slot = 0; slot < layout.slotCount; slot++) {
    const face = (match.state[layout.slots + slot] ?? 0) & 0x3ff;
    if (spec.faces[face]?.id === id) return slot;
  }
  throw new Error(`no ${id}`);
}

describe('an answer is refused, the state unchanged, with the rule', () => {
  it('G-3.2 from a seat that has nothing to decide', () => {
    const match = table({ seats: 3 });
    for (const seat of [1, 2]) {
      expect(refused(match, seat, [0])).toMatchObject({ code: 'not-open', rule: 'G-3.2' });
    }
  });

  it('G-3.2 from a seat that is not there', () => {
    const match = table({ seats: 3 });
    for (const seat of [3, 7, 32, -1, 0.5, Number.NaN, '0', null, undefined]) {
      expect(refused(match, seat, [0])).toMatchObject({ code: 'malformed', rule: 'G-3.2' });
    }
  });

  it('G-3.2 when it is no list of whole numbers', () => {
    const match = table();
    for (const picks of [
      undefined,
      null,
      0,
      'open',
      {},
      ['0'],
      [0.5],
      [Number.NaN],
      [null],
      [[0]],
    ]) {
      expect(refused(match, 0, picks)).toMatchObject({ code: 'malformed', rule: 'G-3.2' });
    }
  });

  it('G-3.2 when it has too many or too few picks, or one outside the options', () => {
    const match = table();
    for (const picks of [[], [0, 1], [4], [-1], [255], [2 ** 31], [2 ** 40]]) {
      expect(refused(match, 0, picks)).toMatchObject({ code: 'outside', rule: 'G-3.2' });
    }
  });

  it('G-6.2 after the end of the game', () => {
    const objects = [['object-G-6', 'object-G-4', 'object-F-4']];
    const match = table({ objects, open: 'fire-elemental' });
    say(match, 0, { in: 'open' });
    for (const seat of [0, 1]) {
      expect(refused(match, seat, [0])).toMatchObject({ code: 'over', rule: 'G-6.2' });
    }
  });

  it('G-3.7 and G-3.5 for questions of yes and no and of two cards', () => {
    const alea = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
    const extra = acting({ hands: [alea] });
    say(extra, 0, { cards: alea });
    expect(refused(extra, 0, [2])).toMatchObject({ code: 'outside', rule: 'G-3.7' });
    const fresh = table();
    say(fresh, 0, { in: 'open' });
    say(fresh, 0, { in: 'closed[0]' });
    say(fresh, 0, 'Neither');
    expect(refused(fresh, 0, [200])).toMatchObject({ code: 'outside', rule: 'G-3.5' });
  });
});

describe('a gathering or Trick that is no option is refused with its reason', () => {
  const match = table({
    hands: [
      [
        'fire-gold-wizard',
        'fire-gold-mage',
        'fire-silver-witch',
        'fire-gold-witch',
        'idem',
        'exodus',
      ],
      ['earth-gold-mage'],
    ],
    area: ['air-mage', 'water-gold-mage', 'earth-silver-mage'],
    step: 'act',
  });
  const slot = (id: string): number => slotOf(match, id);
  const [wizard, mage, witch] = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'].map(
    slot,
  ) as [number, number, number];

  it.each([
    ['G-4.1', 'schools', gathering(0, wizard, mage, slot('fire-silver-witch'))],
    ['G-4.1', 'Enchanters only', gathering(0, wizard, mage, slot('idem'))],
    ['G-4.1', 'three different cards', gathering(0, wizard, wizard, wizard)],
    ['G-4.2', 'three cards of your hand', gathering(0, wizard, mage, slot('earth-gold-mage'))],
    ['G-4.2', 'three cards of your hand', gathering(0, wizard, slot('water-gold-mage'), witch)],
    ['G-4.2', 'three cards of your hand', gathering(0, slot('water-gold-mage'), mage, witch)],
    ['G-4.2', 'three cards of your hand', gathering(0, wizard, mage, 250)],
    ['G-4.3', 'Air Enchanter', gathering(0, wizard, witch, slot('air-mage'))],
    ['G-4.5', 'not Genius', gathering(6, wizard, mage, witch)],
    ['G-3.3', 'not one of the options', gathering(0, witch, mage, wizard)],
    ['G-3.3', 'not in your hand', trick(slot('earth-gold-mage'))],
    ['G-3.3', 'not in your hand', trick(250)],
    ['G-3.3', 'not a Trick', trick(wizard)],
    ['G-5.2', 'no gathering', trick(slot('idem'))],
    ['G-3.3', 'not one of the options', trick(slot('exodus')) + 2 ** 20],
    ['G-3.3', 'not one of the options', 17],
    ['G-3.3', 'not one of the options', 2 ** 29],
    ['G-3.3', 'not one of the options', -5],
  ])('%s: %s', (rule, reason, code) => {
    const refusal = refused(match, 0, [code]);
    expect(refusal).toMatchObject({ code: 'outside', rule });
    expect(refusal.reason).toContain(reason);
  });

  it('G-3.3 tells nothing of cards the seat may not know', () => {
    const reasons = new Set<string>();
    const inHand = cards(match, 'hand', 0).map(slot);
    const inArea = cards(match, 'area').map(slot);
    for (let other = 0; other < match.table.layout.slotCount; other++) {
      if (inHand.includes(other) || inArea.includes(other)) continue;
      const { rule, reason } = refused(match, 0, [gathering(0, wizard, mage, other)]);
      reasons.add(`${rule} ${reason}`);
    }
    expect(reasons.size).toBe(1);
  });
});

describe('a wish for a table is refused with the field named', () => {
  const error = (seats: unknown, options: unknown = {}) => {
    const opened = openTable(gatherings, seats as number, options);
    return 'error' in opened ? opened.error : undefined;
  };
  const VALUES = [1, 1, 1, 1, 2, 2, 'S'];
  const objects = (more: Record<string, unknown>) => ({
    objects: {
      A: VALUES,
      B: VALUES,
      C: VALUES,
      D: VALUES,
      E: VALUES,
      F: VALUES,
      G: VALUES,
      ...more,
    },
  });

  it.each([1, 7, 2.5, '2', null])('seats: %j', (seats) => {
    expect(error(seats)).toMatchObject({ field: 'seats' });
  });

  it.each([
    [{ total: 4 }, 'total', 'from 5 to 40; 4 given', 'G-6.2'],
    [{ total: 41 }, 'total', 'from 5 to 40', 'G-6.2'],
    [{ total: '15' }, 'total', 'whole number', 'G-6.2'],
    [{ startingSeat: '7' }, 'startingSeat', 'one of random, 1', 'G-2.3'],
    [{ startingSeat: '4' }, 'startingSeat', 'there are only 3 seats', 'G-2.3'],
    [{ startingSeat: 1 }, 'startingSeat', 'one of random', 'G-2.3'],
    [{ objects: 'printed' }, 'objects', 'must be one of assumed', 'G-1.8'],
    [{ objects: 7 }, 'objects', 'name of a table', 'G-1.8'],
    [{ objects: null }, 'objects', 'name of a table', 'G-1.8'],
    [{ objects: [] }, 'objects', 'name of a table', 'G-1.8'],
    [{ objects: {} }, 'objects', 'A: must be a list of 7', 'G-1.8'],
    [objects({ H: VALUES }), 'objects', 'H: there is no such pile', 'G-1.8'],
    [objects({ D: VALUES.slice(1) }), 'objects', 'D: must be a list of 7 values', 'G-1.8'],
    [objects({ E: [...VALUES.slice(1), -1] }), 'objects', 'E[6]: must be a whole number', 'G-1.8'],
    [objects({ C: [1, 2, 21, 1, 1, 1, 1] }), 'objects', 'C[2]: must be', 'G-1.8'],
    [objects({ G: [1, 's', 1, 1, 1, 1, 1] }), 'objects', 'G[1]: must be', 'G-1.8'],
    [{ speed: 3 }, 'speed', 'is not an option', ''],
    ['fast', 'options', 'must be a record', ''],
  ])('options: %j', (options, field, reason, rule) => {
    const found = error(3, options);
    expect(found).toMatchObject({ field, rule });
    expect(found?.reason).toContain(reason);
  });

  it("G-1.8 a table of one's own is played with", () => {
    const own = objects({ A: [20, 20, 20, 20, 20, 20, 20] });
    const match = start({ options: own });
    const card = gatherings.cards(match.setup.options).find(({ id }) => id === 'object-A-20');
    expect(card).toMatchObject({ copies: 7, points: 20 });
  });

  it('G-2.3 the last seat may start', () => {
    expect(error(3, { startingSeat: '3' })).toBeUndefined();
    expect(asked(start({ seats: 3, options: { startingSeat: '3' } })).seat).toBe(2);
  });
});
