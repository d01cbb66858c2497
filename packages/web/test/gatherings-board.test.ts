import { gatherings } from '@conclave/game-gatherings';
import { type CardInfo, faceOf, whereIs } from '@conclave/kernel';
import { decisionOf, Match } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import {
  isEnchanter,
  possibleIn,
  TYPES,
  thirdOf,
  typesOf,
  verdicts,
  whyNone,
} from '../src/games/gatherings/gatherings.ts';
import { finishedGame } from './finished-game.ts';

const cards = gatherings.cards({ objects: 'assumed' });
const card = (id: string): CardInfo => {
  const found = cards.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

const letters = (...ids: string[]) => typesOf(ids.map(card)).map((type) => type.letter);

describe('G-4.5 the board names a gathering', () => {
  test('by what is alike and what is different', () => {
    expect(letters('fire-gold-wizard', 'fire-gold-mage', 'fire-gold-witch')).toEqual(['A']);
    expect(letters('fire-gold-mage', 'fire-silver-mage', 'fire-bronze-mage')).toEqual(['B']);
    expect(letters('fire-gold-mage', 'fire-silver-witch', 'fire-bronze-wizard')).toEqual(['C']);
    expect(letters('fire-gold-mage', 'water-gold-mage', 'earth-gold-mage')).toEqual(['D']);
    expect(letters('fire-gold-mage', 'water-gold-witch', 'earth-gold-wizard')).toEqual(['E']);
    expect(letters('fire-gold-mage', 'water-silver-mage', 'earth-bronze-mage')).toEqual(['F']);
    expect(letters('fire-gold-mage', 'water-silver-witch', 'earth-bronze-wizard')).toEqual(['G']);
  });

  test('G-4.6 by every type Air Enchanters allow', () => {
    expect(letters('fire-gold-mage', 'fire-gold-witch', 'air-wizard')).toEqual(['A']);
    expect(letters('fire-gold-mage', 'air-mage', 'air-witch')).toEqual([]);
    expect(letters('fire-gold-mage', 'air-wizard', 'air-witch')).toEqual(['A', 'C', 'E', 'G']);
  });

  test('G-4.1 and says why others are none', () => {
    const why = whyNone(['fire-gold-mage', 'fire-silver-mage', 'fire-gold-witch'].map(card));
    expect(why).toEqual({
      reason: 'the schools gold, silver, gold are neither all the same nor all different',
      rule: 'G-4.1',
    });
    expect(whyNone([card('fire-gold-mage'), card('idem')])?.reason).toMatch(/Idem is no Enchanter/);
    expect(whyNone([card('fire-gold-mage'), card('water-gold-mage')])).toBeUndefined();
  });

  test('a third card that fits two makes a gathering with them', () => {
    const two = ['fire-gold-mage', 'water-gold-witch'].map(card);
    expect(thirdOf(two)).toEqual({ element: 'earth', school: 'gold', aspect: 'wizard' });
    expect(thirdOf([card('fire-gold-mage'), card('air-mage')])).toEqual({
      element: 'any',
      school: 'any',
      aspect: 'mage',
    });
    expect(thirdOf([card('idem'), card('fire-gold-mage')])).toBeUndefined();
  });

  test('a verdict for each characteristic', () => {
    const three = ['fire-gold-mage', 'fire-silver-witch', 'fire-gold-wizard'].map(card);
    expect(verdicts(three).map(({ name, can }) => [name, can])).toEqual([
      ['element', ['same']],
      ['school', []],
      ['aspect', ['different']],
    ]);
  });
});

test('the board offers exactly the gatherings the rules offer, all through a game', () => {
  const log = finishedGame('board', 3);
  const started = Match.start(gatherings, { seats: 3, seed: log.seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const { table } = match;
  const area = table.layout.zoneStart.get('area') ?? -1;
  const hands = table.layout.zoneStart.get('hand') ?? -1;
  const held = (zone: number) =>
    Array.from({ length: table.layout.slotCount }, (_, slot) => slot)
      .filter((slot) => whereIs(table, slot) === zone)
      .map((slot) => ({ slot, card: cards[faceOf(table, slot)] as CardInfo }));
  let asked = 0;
  for (const { seat, picks } of log.answers) {
    const decision = decisionOf(table, seat);
    if (decision?.question === 'act') {
      asked++;
      const rules = decision.options
        .filter((option) => option.slots?.length === 3)
        .map(
          (option) => `${option.label.split(':')[0]} ${[...(option.slots ?? [])].sort().join()}`,
        );
      const board = possibleIn(held(hands + seat), held(area)).flatMap(({ slots, types }) =>
        types.map((type) => `${type.name} ${[...slots].sort().join()}`),
      );
      expect(board.sort()).toEqual(rules.sort());
      for (const { slots = [], reason } of decision.whyNot) {
        if (slots.length !== 3) continue;
        const three = slots.map((slot) => cards[faceOf(table, slot)] as CardInfo);
        expect(three.every(isEnchanter)).toBe(true);
        expect(whyNone(three)?.reason).toBe(reason);
      }
    }
    match.answer(seat, picks);
  }
  expect(asked).toBeGreaterThan(20);
  expect(TYPES).toHaveLength(7);
});
