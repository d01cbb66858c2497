import { Rng } from '@conclave/kernel';
import { determinize, SPECTATOR } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { possibleSigns } from '../src/index.ts';
import { counter, positions, say, start, table, type Wish } from './play.ts';

/** One line a seat: the numbers of the signs it may have. */
const possible = (match: ReturnType<typeof table>, viewer: number): string[] =>
  possibleSigns(match.table, match.view(viewer)).map((signs) =>
    signs.flatMap((may, sign) => (may ? [sign] : [])).join(''),
  );

/** What a viewer imagines of the characters, over many deals. */
function imagined(match: ReturnType<typeof table>, viewer: number): Set<string> {
  const rng = new Rng('signs');
  const found = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const cells = determinize(match.table, match.view(viewer), rng);
    found.add(positions(match, cells, 'character').flat().join());
  }
  return found;
}

/** Seat 0 hexes away the last cards of seat 2. */
const HEX: Wish = {
  seats: 4,
  round: 2,
  part: 'trimagic',
  rowA: [['hex-stone-0', 'gift-stone-2', 'find-stone-0']],
  hands: [['dispel'], ['dispel'], ['tremor'], ['quickening']],
};
function eliminated(more: Wish = {}): ReturnType<typeof table> {
  const match = table({ ...HEX, ...more });
  say(match, 0, { seat: 2 });
  say(match, 2, 'Let it happen');
  return match;
}

describe('which seat may have which sign', () => {
  it('T-2.1 at first everyone knows their own sign and nothing else', () => {
    const match = start({ seats: 4 });
    for (const viewer of [0, 1, 2, 3]) {
      const signs = possible(match, viewer);
      const own = signs[viewer] ?? '';
      expect(own).toHaveLength(1);
      const others = '0123'.replace(own, '');
      expect(signs.filter((_, seat) => seat !== viewer)).toEqual([others, others, others]);
    }
    expect(possible(match, SPECTATOR)).toEqual(['0123', '0123', '0123', '0123']);
  });

  it('T-1.10 Clairvoyance fixes one sign for who looked, and for nobody else', () => {
    const match = table({ seats: 4, hands: [['clairvoyance', 'dispel']] });
    say(match, 0, 'Play Clairvoyance');
    say(match, 0, { seat: 3 });
    expect(possible(match, 0)).toEqual(['0', '12', '12', '3']);
    expect(possible(match, 1)).toEqual(['023', '1', '023', '023']);
  });

  it('with three seats one more sign tells the last', () => {
    const match = table({ known: { 'lichtenborn-3': [0] } });
    expect(possible(match, 0)).toEqual(['0', '1', '2']);
  });

  it('T-5.4 a revealed character is known to everybody', () => {
    const match = table({ revealed: [1], known: { 'lichtenborn-3': [0, 1, 2] } });
    expect(possible(match, 2)).toEqual(['0', '1', '2']);
  });

  it('T-7.3 an elimination that does not win rules out the hunter of the victim', () => {
    const match = eliminated();
    expect(counter(match, 'ruledOut', 0)).toBe(1 << 1);
    expect(possible(match, SPECTATOR)).toEqual(['03', '013', '2', '013']);
    expect(possible(match, 3)).toEqual(['0', '1', '2', '3']);
    expect(possible(match, 0)).toEqual(['0', '13', '2', '13']);
  });

  it('T-7.3 imagined deals keep to what eliminations ruled out, and reach every deal that fits', () => {
    const match = eliminated();
    const [red, yellow, grey, blue] = ['flambeaux-4', 'lichtenborn-4', 'angbat-4', 'aquate-4'];
    expect(imagined(match, SPECTATOR)).toEqual(
      new Set([
        [red, yellow, grey, blue].join(),
        [red, blue, grey, yellow].join(),
        [blue, red, grey, yellow].join(),
        [blue, yellow, grey, red].join(),
      ]),
    );
    expect(imagined(match, 3)).toEqual(new Set([[red, yellow, grey, blue].join()]));
  });

  it('T-1.10 imagined deals keep to what Clairvoyance has shown', () => {
    const match = table({ seats: 4, known: { 'aquate-4': [0] } });
    for (const deal of imagined(match, 0)) expect(deal).toMatch(/^flambeaux-4,.*,aquate-4$/);
    expect(imagined(match, 0).size).toBe(2);
    expect(imagined(match, 1).size).toBe(6);
  });

  it('T-7.3 the sign that is ruled out goes by the number of players', () => {
    const match = eliminated({ signs: ['angbat', 'lichtenborn', 'flambeaux', 'aquate'] });
    expect(counter(match, 'ruledOut', 0)).toBe(1 << 3);
    expect(possible(match, 1)[0]).toBe('2');
    expect(possible(match, SPECTATOR)[0]).toBe('12');
  });
});
