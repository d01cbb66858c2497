import { describe, expect, it } from 'vitest';
import { asked, cards, counter, counters, labels, say, table, whyNot } from './play.ts';

describe('what comes first', () => {
  it('S-17.4 the last crystal goes to the first Thieving Fairies clockwise', () => {
    const match = table({
      seats: 4,
      zones: { play: [['S41'], [], ['S43'], ['S41']] },
      counters: { crystals: [0, 0, 1, 0], active: 2 },
      next: { step: 'free', a: 2 },
    });
    say(match, 2, { label: 'Activate', cards: ['S43'] });
    expect(counters(match, 'crystals')).toEqual([1, 0, 0, 2]);
  });

  it("S-17.5 S-6.5 a smaller limit is met before Yjang's Forgotten Vase gives its token", () => {
    // Water, fire and earth on the Amulet of Water pay for the Statue of Eolis.
    const match = table({
      zones: { hand: [['K07'], []], play: [['S04', 'S30'], []] },
      counters: { air: [7, 0], 'place[0]': [32 + 1024 + 32768, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['K07'] });
    expect(asked(match).question).toBe('energy');
    expect(counter(match, 'air')).toBe(6);
    say(match, 0, 'air');
    expect(counter(match, 'air')).toBe(6);
  });

  it('S-17.5 R-10.10 a copied Grimoire that leaves takes its room at once', () => {
    // Two water, one fire and one earth on the Amulet of Water pay for everything but one air.
    const match = table({
      zones: { hand: [['K18', 'S17'], []], play: [['S04', 'S01'], ['S18']] },
      counters: { air: [7, 0], 'place[0]': [2 * 32 + 1024 + 32768, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['K18'] }, { label: 'Copy', cards: ['S18'] });
    say(match, 0, 'air', 'air', { label: 'Summon', cards: ['S17'] });
    expect(asked(match).question).toBe('returnItem');
    expect(cards(match, 'hand', 1)).toEqual(['S18']);
    expect(counter(match, 'air')).toBe(7);
  });
});

describe('what a question tells by being asked', () => {
  it("S-9.4 S-13.10 nobody learns from it that the top card is Mesodae's Lantern", () => {
    const match = table({
      zones: { play: [['S34'], []], deck: ['K06', 'S01'] },
      counters: { air: [4, 0] },
    });
    say(match, 0, { label: 'Look at', cards: ['S34'] });
    expect(asked(match).question).toBe('buy');
    expect(labels(match)).toEqual(['Put it back']);
    expect(whyNot(match, 'Discard 4 energy tokens')).toBe('S-9.4');
    say(match, 0, 'Put it back');
    expect(cards(match, 'deck')[0]).toBe('K06');
    expect(counter(match, 'air')).toBe(4);
  });
});
