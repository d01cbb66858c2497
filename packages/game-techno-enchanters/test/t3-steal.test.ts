import { describe, expect, it } from 'vitest';
import { asked, cards, open, say, table, type Wish } from './play.ts';

const HAND = { hands: [['gift-stone-0'], ['dispel'], ['dispel']] };
const stealing = (wish: Wish): ReturnType<typeof table> =>
  table({ ...HAND, ...wish, part: 'steal' });
/** The ids of what may be stolen. */
const offered = (match: ReturnType<typeof table>): string[] =>
  asked(match).question === 'steal'
    ? asked(match)
        .options.slice(1)
        .map(({ label }) => label)
    : [];

describe('T-3.6 stealing', () => {
  it.each([
    ['stone', 'multiblade'],
    ['multiblade', 'parchment'],
    ['parchment', 'stone'],
  ])('T-3.6 %s beats %s and nothing else', (own, other) => {
    for (const symbol of ['stone', 'multiblade', 'parchment']) {
      const match = stealing({
        rowA: [[`find-${own}-0`], [`hex-${symbol}-1`]],
      });
      expect(open(match)).toEqual([symbol === other ? '0 steal' : '0 vision']);
    }
  });

  it('T-3.6 the stolen vision lands in the position it had and no card is drawn', () => {
    const match = stealing({
      rowA: [['find-stone-0'], ['gift-stone-1', 'hex-multiblade-1']],
    });
    expect(offered(match)).toHaveLength(1);
    say(match, 0, { cards: ['hex-multiblade-1'] });
    expect(cards(match, 'rowA', 0)).toEqual(['find-stone-0', 'hex-multiblade-1']);
    expect(cards(match, 'rowA', 1)).toEqual(['gift-stone-1']);
    expect(cards(match, 'aside', 0)).toEqual([]);
  });

  it('T-3.6 a first vision needs an empty row, and the beating vision may lie in the other row', () => {
    const match = stealing({ rowA: [['find-stone-0', 'find-stone-1'], ['hex-multiblade-1']] });
    say(match, 0, { cards: ['hex-multiblade-1'] });
    expect(cards(match, 'rowB', 0)).toEqual(['hex-multiblade-1']);
    const full = stealing({
      rowA: [['find-stone-0'], ['hex-multiblade-1']],
      rowB: [['find-stone-1']],
    });
    expect(open(full)).toEqual(['0 vision']);
  });

  it('T-3.6 only the last vision of a row beats, and only the last can be stolen', () => {
    const covered = stealing({
      rowA: [['find-stone-0', 'find-parchment-0'], ['hex-multiblade-1']],
    });
    expect(open(covered)).toEqual(['0 vision']);
    const inside = stealing({
      rowA: [['find-stone-0'], ['hex-multiblade-1', 'hex-multiblade-0'], ['gift-multiblade-0']],
      rowB: [[], [], ['theft-multiblade-0', 'theft-stone-0']],
    });
    const ids = ['hex-multiblade-0', 'gift-multiblade-0'];
    expect(offered(inside)).toHaveLength(2);
    for (const id of ids) {
      expect(
        inside.decision(0)?.options.some(({ label }) => label.includes(id.split('-')[0] ?? '')),
      ).toBe(true);
    }
    const why = Object.fromEntries(
      asked(inside).whyNot.map(({ label, reason }) => [label, reason]),
    );
    expect(why['Multiblade hex, one star of Player 2']).toContain('only the last');
    expect(why['Multiblade theft, no star of Player 3']).toContain('only the last');
    expect(why['Stone theft, no star of Player 3']).toContain(
      'no row of yours ends with a parchment',
    );
  });

  it('T-3.6 where it cannot land in its position the reason says so', () => {
    const match = stealing({
      rowA: [
        ['find-stone-0', 'find-stone-1'],
        ['gift-stone-1', 'hex-multiblade-1'],
        ['gift-multiblade-0'],
      ],
    });
    expect(offered(match)).toHaveLength(1);
    expect(asked(match).whyNot).toContainEqual(
      expect.objectContaining({
        rule: 'T-3.6',
        reason: expect.stringContaining('second in a row'),
      }),
    );
  });

  it('T-3.7 a vision without a symbol is neither stolen nor used to steal', () => {
    const stolen = stealing({
      rowA: [['find-stone-0'], ['hex-plain-2-link'], ['hex-multiblade-0']],
    });
    expect(offered(stolen)).toHaveLength(1);
    expect(asked(stolen).whyNot).toMatchObject([{ rule: 'T-3.7' }]);
    for (const symbol of ['stone', 'multiblade', 'parchment']) {
      const user = stealing({ rowA: [['find-plain-2-link'], [`hex-${symbol}-0`]] });
      expect(open(user)).toEqual(['0 vision']);
    }
  });

  it('T-3.6 nobody steals from themselves, and without another choice nobody is asked', () => {
    const own = {
      rowA: [['find-stone-0'], ['theft-stone-0']],
      rowB: [['gift-stone-1', 'hex-multiblade-1']],
    };
    expect(open(stealing(own))).toEqual(['0 vision']);
    const both = stealing({
      ...own,
      rowA: [['find-stone-0'], ['theft-stone-0', 'hex-multiblade-0']],
    });
    expect(offered(both)).toEqual(['Steal Multiblade hex, no star of Player 2 to your first row']);
  });

  it('T-3.6 stealing may complete a row, which then casts', () => {
    const match = stealing({
      hands: [[], ['dispel'], ['dispel']],
      rowA: [['find-stone-0'], ['gift-stone-1', 'hex-multiblade-1']],
      rowB: [
        ['hex-stone-1', 'hex-stone-0'],
        ['gift-parchment-0', 'gift-parchment-1', 'hex-multiblade-0'],
      ],
    });
    say(match, 0, { cards: ['hex-multiblade-0'] });
    expect(cards(match, 'inUse')).toEqual(['hex-stone-1', 'hex-stone-0', 'hex-multiblade-0']);
  });
});
