import { type Match, openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { technoEnchanters } from '../src/index.ts';
import { asked, say, start, table, type Wish } from './play.ts';

/** An answer that must be refused with nothing changed. */
function refused(
  match: Match,
  seat: unknown,
  picks: unknown,
): { reason: string; rule: string; code: string } {
  const before = match.hash;
  const given = match.answers.length;
  const refusal = match.answer(seat as number, picks as number[]);
  expect(refusal).toBeDefined();
  expect(match.hash).toBe(before);
  expect(match.answers).toHaveLength(given);
  return refusal ?? { code: '', reason: '', rule: '' };
}

function slotOf(match: Match, id: string): number {
  const { layout, spec } = match.table;
  for (let slot = 0; slot < layout.slotCount; slot++) {
    const face = (match.state[layout.slots + slot] ?? 0) & 0x3ff;
    if (spec.faces[face]?.id === id) return slot;
  }
  throw new Error(`no ${id}`);
}

describe('an answer is refused, the state unchanged, with the rule', () => {
  it('T-3.1 from a seat that has nothing to decide, or is not there', () => {
    const match = start({ options: { startingSeat: '1' } });
    for (const seat of [1, 2])
      expect(refused(match, seat, [255])).toMatchObject({ code: 'not-open', rule: 'T-3.1' });
    for (const seat of [3, -1, 0.5, Number.NaN, '0', null, undefined]) {
      expect(refused(match, seat, [255])).toMatchObject({ code: 'malformed', rule: 'T-3.1' });
    }
  });

  it('T-3.1 when it is no list of whole numbers, or has the wrong length', () => {
    const match = start({ options: { startingSeat: '1' } });
    for (const picks of [undefined, null, 255, 'pass', {}, ['255'], [0.5], [null]]) {
      expect(refused(match, 0, picks)).toMatchObject({ code: 'malformed', rule: 'T-3.1' });
    }
    for (const picks of [[], [255, 255], [2 ** 31], [-1], [999]]) {
      expect(refused(match, 0, picks)).toMatchObject({ code: 'outside', rule: 'T-3.1' });
    }
  });

  it('T-8.1 after the end of the game', () => {
    const match = table({
      round: 2,
      queen: 'next',
      rowA: [['hex-stone-2', 'gift-stone-1']],
      part: 'stars',
    });
    say(match, 0, asked(match).options[0]?.code ?? -1);
    expect(refused(match, 0, [255])).toMatchObject({ code: 'over', rule: 'T-8.1' });
  });

  it('T-2.3 a table that cannot be', () => {
    for (const seats of [2, 6])
      expect(openTable(technoEnchanters, seats)).toMatchObject({ error: { field: 'seats' } });
    expect(openTable(technoEnchanters, 3, { startingSeat: '4' })).toMatchObject({
      error: { field: 'startingSeat', rule: 'T-2.3' },
    });
    expect(openTable(technoEnchanters, 3, { rounds: 3 })).toMatchObject({
      error: { field: 'rounds' },
    });
  });
});

/** A question, an answer it does not offer, and the rule it must be refused by. */
type Case = [string, string, Wish, (match: Match) => void, (match: Match) => number];
const nothing = (): void => {};
const ENCHANT: Wish = {
  hands: [['gift-stone-0', 'elemental-shield', 'dispel'], ['windfall']],
  treasures: [['red-minus-1'], ['grey-3']],
  shown: [['red-3']],
  revealed: [0],
};
const STEAL: Wish = {
  hands: [['gift-stone-0'], ['dispel']],
  rowA: [['find-stone-0'], ['hex-multiblade-0', 'hex-multiblade-1'], ['gift-plain-2-link']],
  rowB: [[], ['theft-stone-0']],
  part: 'steal',
};
const VISION: Wish = {
  hands: [['gift-stone-0', 'dispel'], ['find-stone-0']],
  part: 'visions',
};
const HEX: Wish = {
  seats: 4,
  hands: [['dispel'], ['tremor', 'elemental-shield'], ['tremor']],
  rowA: [['hex-stone-0', 'gift-stone-1-link', 'find-stone-0']],
  part: 'trimagic',
  out: [3],
  round: 2,
};
const playing =
  (label: string) =>
  (match: Match): void =>
    say(match, 0, `Play ${label}`);

describe('what is not offered is refused with its reason', () => {
  it.each<Case>([
    ['T-3.1', 'not an enchantment', ENCHANT, nothing, (m) => slotOf(m, 'gift-stone-0')],
    ['T-3.1', 'not in your hand', ENCHANT, nothing, (m) => slotOf(m, 'windfall')],
    [
      'T-3.10',
      'of another player targets you',
      ENCHANT,
      nothing,
      (m) => slotOf(m, 'elemental-shield'),
    ],
    ['T-3.12', 'no vision in any row', ENCHANT, nothing, (m) => slotOf(m, 'dispel')],
    ['T-3.5', 'valued 1, 2 or 3', ENCHANT, nothing, (m) => 256 + slotOf(m, 'red-minus-1')],
    ['T-3.11', 'stays where it is', ENCHANT, nothing, (m) => 256 + slotOf(m, 'red-3')],
    ['T-3.5', 'not one of your treasures', ENCHANT, nothing, (m) => 256 + slotOf(m, 'grey-3')],
    ['T-3.6', 'only the last', STEAL, nothing, (m) => slotOf(m, 'hex-multiblade-0')],
    ['T-3.6', 'land in the position', STEAL, nothing, (m) => 256 + slotOf(m, 'hex-multiblade-1')],
    ['T-3.6', 'ends with a parchment', STEAL, nothing, (m) => slotOf(m, 'theft-stone-0')],
    ['T-3.7', 'without a symbol', STEAL, nothing, (m) => slotOf(m, 'gift-plain-2-link')],
    ['T-3.6', 'no vision of another', STEAL, nothing, (m) => slotOf(m, 'find-stone-0')],
    ['T-3.1', 'not a vision', VISION, nothing, (m) => slotOf(m, 'dispel')],
    ['T-3.1', 'not in your hand', VISION, nothing, (m) => slotOf(m, 'find-stone-0')],
    ['T-3.3', 'begin with your first row', VISION, nothing, (m) => 256 + slotOf(m, 'gift-stone-0')],
    ['T-7.3', 'out of the game', HEX, nothing, () => 3],
    ['T-4.3', 'not one of the options', HEX, nothing, () => 9],
    [
      'T-4.4',
      'first target',
      HEX,
      (m) => {
        say(m, 0, { seat: 2 });
        say(m, 2, 'Let it happen');
      },
      () => 2,
    ],
    [
      'T-1.10',
      'different positions',
      { ...STEAL, part: 'enchant', hands: [['magical-swap']] },
      playing('Magical Swap'),
      (m) => slotOf(m, 'find-stone-0') + 256 * slotOf(m, 'hex-multiblade-1'),
    ],
    [
      'T-1.10',
      'one of your visions',
      { ...STEAL, part: 'enchant', hands: [['magical-swap']] },
      playing('Magical Swap'),
      (m) => slotOf(m, 'hex-multiblade-1') + 256 * slotOf(m, 'hex-multiblade-1'),
    ],
    [
      'T-1.10',
      "another player's vision",
      { ...STEAL, part: 'enchant', hands: [['magical-swap']] },
      playing('Magical Swap'),
      (m) => slotOf(m, 'find-stone-0') + 256 * slotOf(m, 'find-stone-0'),
    ],
    [
      'T-1.10',
      'only the last vision',
      { ...STEAL, part: 'enchant', hands: [['dispel']] },
      playing('Dispel'),
      (m) => slotOf(m, 'hex-multiblade-0'),
    ],
    [
      'T-1.10',
      'another player',
      { hands: [['clairvoyance']], revealed: [1] },
      playing('Clairvoyance'),
      () => 0,
    ],
    [
      'T-1.10',
      'face up',
      { hands: [['clairvoyance']], revealed: [1] },
      playing('Clairvoyance'),
      () => 1,
    ],
    [
      'T-6.3',
      'never be given away',
      { hands: [['hidden-gift']], shown: [['red-3']], treasures: [['red-1'], ['red-2']] },
      playing('Hidden Gift'),
      (m) => 256 + slotOf(m, 'red-3'),
    ],
    [
      'T-1.10',
      'not one of your treasures',
      { hands: [['hidden-gift']], treasures: [['red-1'], ['red-2']] },
      playing('Hidden Gift'),
      (m) => 256 + slotOf(m, 'red-2'),
    ],
    [
      'T-1.10',
      'another player',
      { hands: [['hidden-gift']], treasures: [['red-1']] },
      playing('Hidden Gift'),
      (m) => slotOf(m, 'red-1'),
    ],
    [
      'T-7.3',
      'out of the game',
      { hands: [['hidden-gift']], treasures: [['red-1']], out: [2], round: 2 },
      playing('Hidden Gift'),
      (m) => 512 + slotOf(m, 'red-1'),
    ],
    [
      'T-4.1',
      'not a displayed treasure',
      { rowA: [['hex-stone-2', 'hex-stone-1']], part: 'stars', treasures: [['red-3']] },
      nothing,
      (m) => slotOf(m, 'red-3'),
    ],
    [
      'T-7.3',
      'out of the game',
      {
        rowA: [['hex-stone-2', 'hex-stone-1']],
        part: 'stars',
        display: ['red-3', 'red-2', 'red-1'],
        out: [1],
        round: 2,
      },
      nothing,
      (m) => 256 + slotOf(m, 'red-3'),
    ],
    [
      'T-4.3',
      'not a displayed treasure',
      {
        rowA: [['find-stone-2', 'hex-stone-1', 'hex-stone-0']],
        part: 'trimagic',
        treasures: [['red-3']],
      },
      (m) => say(m, 0, 'Yourself'),
      (m) => slotOf(m, 'red-3'),
    ],
    [
      'T-5.3',
      'not one of the options',
      { rowA: [['hex-stone-2', 'hex-stone-1']], part: 'stars', queen: 'next' },
      (m) => say(m, 0, asked(m).options[0]?.code ?? -1),
      () => 2,
    ],
  ])('%s: %s', (rule, reason, wish, before, code) => {
    const match = table(wish);
    before(match);
    const refusal = refused(match, 0, [code(match)]);
    expect(refusal).toMatchObject({ code: 'outside', rule });
    expect(refusal.reason).toContain(reason);
  });

  it('T-3.8 a card that is no Shield, or is not in the hand, does not answer a trimagic', () => {
    const match = table(HEX);
    say(match, 0, { seat: 1 });
    expect(refused(match, 1, [slotOf(match, 'tremor')])).toMatchObject({ rule: 'T-3.8' });
    expect(refused(match, 1, [slotOf(match, 'dispel')]).reason).toContain('not in your hand');
    expect(refused(match, 0, [255])).toMatchObject({ code: 'not-open', rule: 'T-3.9' });
  });

  it('T-5.4 only a treasure of one’s own colour is kept', () => {
    const match = table({
      rowA: [['hex-stone-2', 'hex-stone-1']],
      part: 'stars',
      queen: 'next',
      display: ['grey-1', 'grey-2', 'grey-3'],
      treasures: [['red-1']],
      hands: [['dispel']],
    });
    say(match, 0, { seat: 0, cards: ['grey-1'] });
    for (const seat of [0, 1, 2]) say(match, seat, 'Reveal');
    expect(refused(match, 0, [slotOf(match, 'grey-1')])).toMatchObject({ rule: 'T-5.4' });
  });
});
