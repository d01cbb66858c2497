import { describe, expect, it } from 'vitest';
import { asked, counter, say, table } from './play.ts';

describe('more tokens of one energy than a reserve holds', () => {
  it('S-6.10 the Mirror of the Seasons changes all of them, from the cards as well', () => {
    // Ten air in the reserve of a Grimoire and four on each of two Amulets of Water.
    const match = table({
      zones: { play: [['S47', 'S18', 'S04', 'S04'], []] },
      counters: { air: [10, 0], crystals: [20, 0], 'place[2]': [4, 0], 'place[3]': [4, 0] },
    });
    say(match, 0, { label: 'Activate', cards: ['S47'] }, '18 air into fire');
    while (asked(match).question === 'source') {
      expect(match.answer(0, [asked(match).options[0]?.code ?? -1])).toBeUndefined();
    }
    expect(asked(match).question).toBe('act');
    expect([counter(match, 'air'), counter(match, 'place[2]'), counter(match, 'place[3]')]).toEqual(
      [0, 0, 0],
    );
    expect([counter(match, 'water'), counter(match, 'fire')]).toEqual([0, 10]);
    expect(counter(match, 'crystals')).toBe(2);
  });
});
