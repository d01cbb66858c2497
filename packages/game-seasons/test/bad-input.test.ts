import { faceOf, whereIs } from '@conclave/kernel';
import { hashOf, type Match, openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import abilities from '../src/content/abilities.json' with { type: 'json' };
import cardFile from '../src/content/cards.json' with { type: 'json' };
import { readCards } from '../src/content/cards.ts';
import diceFile from '../src/content/dice.json' with { type: 'json' };
import { readDice } from '../src/content/dice.ts';
import enchantments from '../src/content/enchantments.json' with { type: 'json' };
import setupFile from '../src/content/setup.json' with { type: 'json' };
import { readSetUp } from '../src/content/setup.ts';
import { readAbilities, readEnchantments } from '../src/content/tokens.ts';
import { seasons } from '../src/index.ts';
import { asked, table } from './play.ts';

/** A deep copy with one place changed; a path like `0.cost.air`. */
function changed(file: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(file);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = copy as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

describe('files that disagree with their schema', () => {
  it.each<[string, unknown, string]>([
    ['3.cost.air', 99, 'content/cards.json[3].cost.air: must be a whole number from 0 to 20'],
    ['3.cost.mana', 1, 'content/cards.json[3].cost.mana: there is no such field'],
    ['10.cost.crystals.3', undefined, 'content/cards.json[10].cost.crystals: lacks 3'],
    ['5.prestige', '9', 'content/cards.json[5].prestige: must be a whole number'],
    ['5.kind', 'spell', 'content/cards.json[5].kind: must be one of item, familiar'],
    ['5.set', 'other', 'content/cards.json[5].set: must be one of'],
    ['5.name', undefined, 'content/cards.json[5]: lacks name'],
    ['5.name', '', 'content/cards.json[5].name: must be a text'],
    ['5.id', 'S01', 'content/cards.json[5].id: S01 is there already'],
    ['5.abilities', {}, 'content/cards.json[5].abilities: must be a list'],
    ['5.abilities.0', 'draw', 'content/cards.json[5].abilities[0]: must be an ability'],
    ['5.extra', 1, 'content/cards.json[5].extra: there is no such field'],
  ])('cards.json with %s = %j', (path, value, message) => {
    expect(() => readCards(changed(cardFile, path, value))).toThrow(message);
  });

  it.each<[string, unknown, string]>([
    [
      'winter.0.0.pips',
      4,
      'content/dice.json.winter[0][0].pips: must be a whole number from 1 to 3',
    ],
    ['winter.0.0.energy', { fire: 9 }, 'winter[0][0].energy.fire: must be a whole number'],
    ['fall', undefined, 'content/dice.json: lacks fall'],
    ['spring.4', [], 'spring[4]: must have 6 entries, and has 0'],
    ['summer.1.2.star', 1, 'summer[1][2].star: must be true or false'],
  ])('dice.json with %s = %j', (path, value, message) => {
    expect(() => readDice(changed(diceFile, path, value))).toThrow(message);
  });

  it.each<[string, unknown, string]>([
    ['transmutation.winter.air', 0, 'content/setup.json.transmutation.winter.air: must be'],
    ['bonusCosts', [0, 5], 'content/setup.json.bonusCosts: must have 4 entries, and has 2'],
    ['decks.0', ['S01'], 'content/setup.json.decks[0]: must have 9 entries, and has 1'],
    ['levels.apprentice.sets.0', 'x', 'levels.apprentice.sets[0]: must be one of'],
  ])('setup.json with %s = %j', (path, value, message) => {
    expect(() => readSetUp(changed(setupFile, path, value))).toThrow(message);
  });

  it('enchantments.json and abilities.json', () => {
    expect(() => readEnchantments(changed(enchantments, '2.number', 7))).toThrow(
      'content/enchantments.json[2].number: must be a whole number from 3 to 3',
    );
    expect(() => readAbilities(changed(abilities, '4.usage', 'often'))).toThrow(
      'content/abilities.json[4].usage: must be one of once, permanent',
    );
    expect(() => readAbilities(changed(abilities, '3.effect', 3))).toThrow(
      'content/abilities.json[3].effect: must be an effect',
    );
  });
});

describe('wishes for a table that cannot be', () => {
  it.each<[unknown, string]>([
    [{ level: 'wizard' }, 'level'],
    [{ kingdom: 1 }, 'kingdom'],
    [{ enchantment: 'E11' }, 'enchantment'],
    [{ abilities: 'yes' }, 'abilities'],
    [{ startingSeat: '4' }, 'startingSeat'],
    [{ cards: 3 }, 'cards'],
    ['archmage', 'options'],
  ])('%j is refused by its field', (options, field) => {
    const opened = openTable(seasons, 3, options);
    expect('error' in opened && opened.error.field).toBe(field);
  });
});

describe('answers that cannot be', () => {
  const match = (): Match =>
    table({
      zones: { hand: [['S01', 'S22'], ['S03']], play: [['S32'], ['S16']] },
      counters: { air: [1, 2], crystals: [1, 30] },
    });

  it.each<[string, unknown, string]>([
    ['a slot that does not exist', [512 + 250], 'S-8.1'],
    ["a card of another's hand", 'S03', 'S-8.1'],
    ['a card that cannot be paid', 'S22', 'S-8.5'],
    ['a bonus that is none', [2051], 'S-19.15'],
    ['a token without the module', [2560], 'S-20.1'],
    ['an enchantment that is not in force', [3072], 'S-19.1'],
    ['a number far away', [1_000_000], 'S-5.9'],
    ['a number below zero', [-3], 'S-5.9'],
    ['two numbers', [0, 1], 'S-5.9'],
    ['none', [], 'S-5.9'],
    ['a fraction', [0.5], 'S-5.9'],
  ])('%s', (_what, picks, rule) => {
    const played = match();
    const before = hashOf(played.state);
    const slots = played.table.spec.faces;
    const codes =
      typeof picks === 'string'
        ? [
            512 +
              slotOf(
                played,
                slots.findIndex(({ id }) => id === picks),
              ),
          ]
        : (picks as number[]);
    const refusal = played.answer(0, codes);
    expect(refusal?.rule).toBe(rule);
    expect(refusal?.reason).not.toBe('');
    expect(hashOf(played.state)).toBe(before);
  });

  it('an answer out of turn', () => {
    const played = match();
    expect(played.answer(1, [0])).toMatchObject({ code: 'not-open' });
    expect(asked(played).seat).toBe(0);
  });
});

/** The slot of a face that lies in a hand. */
function slotOf(match: Match, face: number): number {
  const { table: t } = match;
  for (let slot = 0; slot < t.layout.slotCount; slot++) {
    if (faceOf(t, slot) === face && t.layout.zoneName[whereIs(t, slot)] === 'hand') return slot;
  }
  return -1;
}
