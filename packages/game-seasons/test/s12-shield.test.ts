import { describe, expect, it } from 'vitest';
import { asked, cards, counter, labels, PLAIN, say, table } from './play.ts';

describe('a Shield of Zira that is committed (S-12.10)', () => {
  it('S-12.10 saves no second card: Warden of Argos put into play by the Potion of Dreams', () => {
    const match = table({
      zones: { hand: [['K19', 'S01', 'S02'], []], play: [['S24', 'K13'], []] },
    });
    say(match, 0, { label: 'Activate', cards: ['S24'] }, { label: 'Sacrifice', cards: ['K13'] });
    say(match, 0, { cards: ['K19'] }, 'discards 1 card', { cards: ['S01'] });
    expect(asked(match).question).toBe('act');
    expect(cards(match, 'hand', 0)).toEqual(['S02']);
    expect(cards(match, 'play', 0)).toEqual(['S24', 'K19']);
    expect(counter(match, 'crystals')).toBe(10);
  });

  it('S-12.10 cannot be the card the Drought takes', () => {
    const match = table({
      options: { ...PLAIN, enchantment: 'E09' },
      zones: { hand: [['S07'], []], play: [['S24', 'K13'], []] },
      counters: { space: 6, crystals: [1, 0] },
    });
    say(match, 0, { label: 'Activate', cards: ['S24'] }, { label: 'Sacrifice', cards: ['K13'] });
    say(match, 0, { cards: ['S07'] }, '1 forward', 'Sacrifice 1 card');
    expect(labels(match)).toEqual(['Potion of Dreams', 'Temporal Boots']);
  });
});
