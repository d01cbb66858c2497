import { faceOf } from '@conclave/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AIR, acting, asked, cards, ELEMENTS, ENCHANTERS, SCHOOLS, say, table } from './play.ts';

const NAMES = ['Alea', 'Babau', 'Conto', 'Dubio', 'Extra', 'Felix', 'Genius'];

/** Every gathering a hand offers: its cards in the order of the alphabet, and the types. */
function offered(hand: readonly string[]): Map<string, string[]> {
  const match = table({ hands: [hand], step: 'act' });
  const out = new Map<string, string[]>();
  for (const { label, slots } of asked(match).options) {
    if (slots === undefined || slots.length !== 3) continue;
    const key = slots
      .map((slot) => match.table.spec.faces[faceOf(match.table, slot)]?.id ?? '')
      .sort()
      .join();
    out.set(key, [...(out.get(key) ?? []), label.split(':')[0] ?? '']);
  }
  return out;
}

/** The rulebook's own words (G-4.1, G-4.5) on three Enchanters without wild characteristics. */
function typeByTheBook(three: readonly (readonly string[])[]): string | undefined {
  const kinds = (i: number): number => new Set(three.map((one) => one[i])).size;
  const [elements, schools, aspects] = [kinds(0), kinds(1), kinds(2)];
  if ([elements, schools, aspects].includes(2)) return undefined;
  if (elements === 1 && schools === 1) return 'Alea';
  if (elements === 1) return aspects === 1 ? 'Babau' : 'Conto';
  if (schools === 1) return aspects === 1 ? 'Dubio' : 'Extra';
  return aspects === 1 ? 'Felix' : 'Genius';
}

/** Everything an Enchanter can stand for. */
function meanings(id: string): string[][] {
  const [element = '', school = '', aspect = ''] = id.split('-');
  if (element !== 'air') return [[element, school, aspect]];
  return ELEMENTS.flatMap((e) => SCHOOLS.map((s) => [e, s, school]));
}

function typesByTheBook(three: readonly string[]): string[] {
  const [a = '', b = '', c = ''] = three;
  const found = new Set<string>();
  for (const x of meanings(a)) {
    for (const y of meanings(b)) {
      for (const z of meanings(c)) {
        const type = typeByTheBook([x, y, z]);
        if (type !== undefined) found.add(type);
      }
    }
  }
  return [...found].sort();
}

function triplesOf(list: readonly string[]): string[][] {
  return list.flatMap((a, i) =>
    list.slice(i + 1).flatMap((b, j) => list.slice(i + j + 2).map((c) => [a, b, c])),
  );
}

let found: Map<string, string[]> | undefined;
/** The gatherings of the 27 Enchanters. */
const plain = (): Map<string, string[]> => {
  found ??= offered(ENCHANTERS);
  return found;
};

describe('what a gathering is', () => {
  it('G-4.1 of the 2,925 triples of Enchanters exactly 117 are gatherings', () => {
    expect(triplesOf(ENCHANTERS)).toHaveLength(2925);
    expect(plain().size).toBe(117);
    for (const three of triplesOf(ENCHANTERS)) {
      expect(plain().get([...three].sort().join()) ?? []).toEqual(typesByTheBook(three));
    }
  });

  it('G-4.5 of these 9 are Alea, 9 Babau, 18 Conto, 9 Dubio, 18 Extra, 18 Felix, 36 Genius', () => {
    const types = [...plain().values()].flat();
    const counts = NAMES.map((name) => types.filter((type) => type === name).length);
    expect(counts).toEqual([9, 9, 18, 9, 18, 18, 36]);
  });

  it('G-4.1 any two Enchanters have exactly one third', () => {
    const two = fc.uniqueArray(fc.constantFrom(...ENCHANTERS), { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(two, ([a = '', b = '']) => {
        const thirds = ENCHANTERS.filter((c) => plain().has([a, b, c].sort().join()));
        expect(thirds.filter((c) => c !== a && c !== b)).toHaveLength(1);
      }),
    );
  });

  it('G-4.1 the order in which three cards are held makes no difference', () => {
    const all = [...ENCHANTERS, ...AIR];
    const three = fc.shuffledSubarray(all, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(three, (hand) => {
        const types = offered(hand).get([...hand].sort().join()) ?? [];
        expect([...types].sort()).toEqual(typesByTheBook(hand));
      }),
      { numRuns: 150 },
    );
  });

  it('G-4.1 two alike and one not is refused, with the characteristic named', () => {
    const hand = ['fire-gold-wizard', 'fire-gold-mage', 'fire-silver-witch'];
    const [reason] = asked(table({ hands: [hand], step: 'act' })).whyNot;
    expect(reason).toMatchObject({
      rule: 'G-4.1',
      reason: 'the schools gold, gold, silver are neither all the same nor all different',
    });
    expect(reason?.slots).toHaveLength(3);
    const aspects = ['fire-gold-wizard', 'fire-gold-mage', 'air-mage'];
    expect(asked(table({ hands: [aspects], step: 'act' })).whyNot[0]?.reason).toContain('aspects');
    const elements = ['fire-gold-wizard', 'fire-gold-mage', 'water-gold-witch'];
    expect(asked(table({ hands: [elements], step: 'act' })).whyNot[0]?.reason).toContain(
      'elements',
    );
  });

  it('G-4.1 Elementals and Tricks take no part in a gathering', () => {
    const hand = ['fire-gold-wizard', 'fire-gold-mage', 'fire-elemental', 'proxima'];
    expect(offered(hand).size).toBe(0);
  });

  it('G-4.1 two Enchanters, or four, are no gathering', () => {
    expect(offered(['fire-gold-wizard', 'fire-gold-mage']).size).toBe(0);
    const four = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch', 'earth-gold-witch'];
    expect([...offered(four).keys()]).toEqual(['fire-gold-mage,fire-gold-witch,fire-gold-wizard']);
  });
});

const PAIR = ['fire-gold-mage', 'fire-gold-witch'];
const AREA = ['fire-gold-wizard', 'earth-silver-wizard', 'water-bronze-wizard'];

describe('where the three come from', () => {
  it('G-4.2 three cards of the hand', () => {
    const three = [...PAIR, 'fire-gold-wizard'];
    const match = acting({ hands: [three] });
    say(match, 0, { cards: three });
    expect([...cards(match, 'area')].sort()).toEqual([...three].sort());
    expect(cards(match, 'hand', 0)).toHaveLength(2);
  });

  it('G-4.2 two of the hand and one that lies in the Magical Area', () => {
    const match = acting({ hands: [PAIR], area: AREA, type: 'F' });
    say(match, 0, { cards: [...PAIR, 'fire-gold-wizard'], label: '(from the Magical Area)' });
    expect([...cards(match, 'area')].sort()).toEqual([...PAIR, 'fire-gold-wizard'].sort());
  });

  it('G-4.2 never one of the hand and two of the Magical Area, nor all three from there', () => {
    const area = ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch'];
    const one = table({ hands: [['fire-silver-mage']], area, type: 'A', step: 'act' });
    expect(asked(one).options).toHaveLength(1);
    const two = table({
      hands: [['fire-gold-witch', 'proxima']],
      area: ['fire-gold-wizard', 'fire-gold-mage', 'earth-gold-mage'],
      type: 'A',
      step: 'act',
    });
    expect(asked(two).options.map(({ label }) => label)).toEqual(['Neither', 'Play Proxima']);
  });

  it('G-4.2 never a card of another hand, of the table or of the discard pile', () => {
    for (const place of [
      { hands: [PAIR, ['fire-gold-wizard']] },
      { hands: [PAIR], open: 'fire-gold-wizard' },
      { hands: [PAIR], discard: ['fire-gold-wizard'] },
    ]) {
      expect(asked(table({ ...place, step: 'act' })).options).toHaveLength(1);
    }
  });

  it('G-4.3 an Air Enchanter that lies in the Magical Area is never re-used', () => {
    const area = ['air-wizard', 'earth-silver-wizard', 'water-bronze-wizard'];
    const match = table({ hands: [PAIR], area, type: 'F', step: 'act' });
    expect(asked(match).options).toHaveLength(1);
    expect(asked(match).whyNot).toContainEqual(
      expect.objectContaining({ label: 'Re-use Air Wizard', rule: 'G-4.3' }),
    );
  });

  it('G-4.3 Air Enchanters are played from the hand, one or several', () => {
    for (const hand of [
      ['fire-gold-mage', 'fire-gold-witch', 'air-wizard'],
      ['fire-gold-mage', 'air-witch', 'air-wizard'],
      ['air-mage', 'air-witch', 'air-wizard'],
    ]) {
      const match = acting({ hands: [hand] });
      say(match, 0, { cards: hand, label: 'Alea' });
      expect([...cards(match, 'area')].sort()).toEqual([...hand].sort());
    }
  });

  it('G-4.3 an Air Enchanter of the hand may join an Enchanter of the Magical Area', () => {
    const match = acting({ hands: [['air-mage', 'fire-gold-witch']], area: AREA, type: 'F' });
    say(match, 0, { cards: ['air-mage', 'fire-gold-witch', 'fire-gold-wizard'] });
    expect(cards(match, 'area')).toContain('air-mage');
  });

  it('G-4.4 cards of the old gathering that are not re-used are discarded', () => {
    const reused = acting({ hands: [PAIR], area: AREA, type: 'F' });
    say(reused, 0, { cards: [...PAIR, 'fire-gold-wizard'] });
    expect([...cards(reused, 'discard')].sort()).toEqual([
      'earth-silver-wizard',
      'water-bronze-wizard',
    ]);
    const three = ['earth-gold-mage', 'earth-gold-witch', 'earth-gold-wizard'];
    const fresh = acting({ hands: [three], area: AREA, type: 'F' });
    say(fresh, 0, { cards: three });
    expect([...cards(fresh, 'discard')].sort()).toEqual([...AREA].sort());
  });

  it('G-4.4 the middle card of the old gathering can be the one that stays', () => {
    const area = ['earth-silver-wizard', 'fire-gold-wizard', 'water-bronze-wizard'];
    const match = acting({ hands: [PAIR], area, type: 'F' });
    say(match, 0, { cards: [...PAIR, 'fire-gold-wizard'] });
    expect(cards(match, 'area')).toEqual(['fire-gold-wizard', ...PAIR]);
  });

  it('G-4.4 the three stay in the towers while nobody organises another', () => {
    const three = ['earth-gold-mage', 'water-gold-mage', 'fire-gold-mage'];
    const match = acting({ hands: [three] });
    say(match, 0, { cards: three });
    for (let turn = 0; turn < 3; turn++) {
      const { seat } = asked(match);
      say(match, seat, { in: 'closed[0]' });
      say(match, seat, { in: 'closed[1]' });
      say(match, seat, 'Neither');
      if (asked(match).question === 'discard') break;
      expect(cards(match, 'area')).toEqual(three);
    }
  });
});

describe('naming the type', () => {
  it('G-4.6 with Air Enchanters exactly the reachable types are offered, for every triple', () => {
    const found = offered([...ENCHANTERS, ...AIR]);
    for (const three of triplesOf([...ENCHANTERS, ...AIR])) {
      const types = found.get([...three].sort().join()) ?? [];
      expect([...types].sort()).toEqual(typesByTheBook(three));
    }
    expect(offered(AIR).get([...AIR].sort().join())).toEqual(['Alea', 'Conto', 'Extra', 'Genius']);
  });

  it('G-4.6 the type named is the one that counts', () => {
    const hand = ['fire-silver-mage', 'air-wizard', 'air-witch'];
    for (const [type, letter] of [
      ['Alea', 'A'],
      ['Conto', 'C'],
      ['Extra', 'E'],
      ['Genius', 'G'],
    ] as const) {
      const match = acting({ hands: [hand] });
      say(match, 0, { cards: hand, label: type });
      expect(cards(match, 'objects', 0)[0]).toContain(`object-${letter}-`);
    }
  });

  it('G-4.6 a type that is not reachable is refused', () => {
    const hand = ['fire-silver-mage', 'air-wizard', 'air-witch'];
    const match = table({ hands: [hand], step: 'act' });
    const alea = asked(match).options.find(({ label }) => label.startsWith('Alea'))?.code ?? 0;
    const babau = alea + (1 << 24);
    expect(match.answer(0, [babau])).toMatchObject({
      rule: 'G-4.5',
      reason: 'these three are not Babau',
    });
    const eighth = alea + (7 << 24);
    expect(match.answer(0, [eighth])?.reason).toBe('these three are not of that type');
  });
});

describe('the types', () => {
  it.each([
    ['Alea', 'A', ['fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch']],
    ['Babau', 'B', ['water-silver-witch', 'water-bronze-witch', 'water-gold-witch']],
    ['Conto', 'C', ['earth-silver-wizard', 'earth-bronze-mage', 'earth-gold-witch']],
    ['Dubio', 'D', ['earth-bronze-mage', 'water-bronze-mage', 'fire-bronze-mage']],
    ['Extra', 'E', ['earth-silver-witch', 'water-silver-wizard', 'fire-silver-mage']],
    ['Felix', 'F', ['earth-silver-wizard', 'water-bronze-wizard', 'fire-gold-wizard']],
    ['Genius', 'G', ['fire-silver-mage', 'water-bronze-wizard', 'earth-gold-witch']],
  ])('G-4.5 %s takes an object of pile %s', (type, letter, three) => {
    const match = acting({ hands: [three] });
    const option = asked(match).options.find(({ label }) => label.startsWith(`${type}:`));
    expect(option?.does).toContain(`pile ${letter}`);
    expect(option?.rule).toBe('G-4.5');
    say(match, 0, { cards: three });
    expect(cards(match, 'objects', 0)[0]).toContain(`object-${letter}-`);
  });
});
