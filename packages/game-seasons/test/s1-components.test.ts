import { openTable } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { DICE, POWER_CARDS, TRANSMUTATION } from './components.ts';
import {
  asked,
  cards,
  counter,
  counters,
  dieWith,
  say,
  sideOf,
  start,
  table,
  whyNot,
} from './play.ts';

const DEFAULTS = Object.fromEntries(
  Object.entries(seasons.options).map(([name, field]) => [name, field.default]),
);
const gallery = seasons.cards(DEFAULTS);
const power = gallery.filter(({ kind }) => kind === 'item' || kind === 'familiar');

function costText(cost: Record<string, unknown>): string {
  return Object.entries(cost)
    .flatMap(([part, amount]) => {
      if (amount === 0) return [];
      const text = typeof amount === 'object' ? Object.values(amount as object).join('/') : amount;
      return [`${text} ${part}`];
    })
    .join(', ');
}

describe('S-1 terms and components', () => {
  it('S-1.1 two, three or four play', () => {
    for (const seats of [2, 3, 4]) expect('table' in openTable(seasons, seats)).toBe(true);
    for (const seats of [1, 5]) expect('error' in openTable(seasons, seats)).toBe(true);
  });

  it('S-1.2 crystals are never energy', () => {
    const match = table({ zones: { hand: [['S01'], []] }, counters: { crystals: [30, 0] } });
    expect(whyNot(match, 'Summon Amulet of Air')).toBe('S-8.6');
    expect(asked(match).options.filter(({ label }) => label.startsWith('Transmute'))).toEqual([]);
  });

  it('S-1.3 S-1.4 S-18.3 every power card is there twice, with number, set, prestige, cost and timing', () => {
    expect(power).toHaveLength(70);
    for (const [i, [id, name, kind, prestige, cost, timing]] of POWER_CARDS.entries()) {
      const card = power[i];
      expect(card?.id).toBe(id);
      expect([card?.name, card?.kind, card?.['prestige'], card?.copies]).toEqual([
        name,
        kind,
        prestige,
        2,
      ]);
      expect(costText(card?.['cost'] as Record<string, unknown>), id).toBe(cost);
      expect(card?.['timing'], id).toEqual(timing === '' ? [] : timing.split(' '));
      expect(card?.['number'], id).toBe(i < 50 ? i + 1 : i - 49);
      const set = i < 30 ? 'base-beginner' : i < 50 ? 'base-advanced' : 'enchanted-kingdom';
      expect(card?.set, id).toBe(set);
    }
  });

  it('S-1.5 a card is an item or a familiar', () => {
    expect(new Set(power.map(({ kind }) => kind))).toEqual(new Set(['item', 'familiar']));
    expect(power.filter(({ kind }) => kind === 'familiar')).toHaveLength(17);
  });

  it('S-1.6 S-1.7 prestige may be negative, and a cost may depend on the players', () => {
    const match = table({
      seats: 3,
      zones: { hand: [['S33'], [], []] },
      counters: { crystals: 4 },
    });
    expect(whyNot(match, 'Summon Arcano Leech')).toBe('S-8.5');
    const rich = table({ seats: 3, zones: { hand: [['S33'], [], []] }, counters: { crystals: 5 } });
    say(rich, 0, { label: 'Summon', cards: ['S33'] });
    expect(counter(rich, 'crystals')).toBe(0);
    const cursed = table({ zones: { play: [['S42'], []] } });
    expect(seasons.scores(cursed.table)[0]?.total).toBe(-10);
  });

  it('S-1.8 S-1.9 the dice have the sides of the rulebook', () => {
    const opened = openTable(seasons, 2);
    if ('error' in opened) throw new Error(opened.error.reason);
    const facts = opened.table.facts as { dice: readonly Record<string, unknown>[] };
    expect(facts.dice).toHaveLength(120);
    for (const [i, side] of facts.dice.entries()) {
      const energy = (side['energy'] as number[]).map((n, type) => 'awfe'.charAt(type).repeat(n));
      const text = [
        ...energy,
        side['crystals'] || '',
        side['star'] ? '*' : '',
        side['card'] ? 'C' : '',
        side['transmute'] ? 'T' : '',
        '.'.repeat(side['pips'] as number),
      ].join('');
      expect(text).toBe(sideOf(i + 1).text);
    }
    expect(Object.values(DICE).flat()).toHaveLength(20);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    'S-1.10 S-4.2 on space %i the dice of its season are rolled',
    (space) => {
      const match = table({ counters: { space }, next: { step: 'round' } });
      const season = Object.keys(TRANSMUTATION)[Math.floor((space - 1) / 3)];
      const rolled = [0, 1, 2].map((at) => sideOf(counter(match, 'rolled', at)));
      expect(rolled.map((side) => side.season)).toEqual([season, season, season]);
      expect(new Set(rolled.map(({ die }) => die)).size).toBe(3);
      expect(counter(match, 'rolled', 3)).toBe(0);
    },
  );

  it('S-1.11 the year is counted, and after the third the game ends', () => {
    expect(counter(table(), 'year')).toBe(1);
    expect(table({ counters: { year: 3 }, next: { step: 'nextRound' } }).over).toBe(false);
    expect(table({ counters: { year: 4 }, next: { step: 'nextRound' } }).over).toBe(true);
  });

  it('S-1.12 crystals have no upper bound and do not fall below 0', () => {
    const match = table({
      zones: { hand: [['S29'], []], play: [['S16'], []] },
      counters: { crystals: [5000, 3], water: [4, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['S29'] }, { label: 'Activate', cards: ['S16'] });
    expect(counters(match, 'crystals')).toEqual([5020, 0]);
  });

  it('S-1.13 S-1.17 S-6.6 S-6.7 the reserve holds seven tokens of a supply that never runs out', () => {
    const match = table({ zones: { play: [['S25', 'S25'], []] }, counters: { fire: [0, 7] } });
    say(match, 0, { label: 'Activate', cards: ['S25'] }, ...new Array<string>(5).fill('fire'));
    say(match, 0, { label: 'Activate', cards: ['S25'] }, ...new Array<string>(5).fill('fire'));
    expect(counters(match, 'fire')).toEqual([7, 7]);
    expect(asked(match).question).toBe('act');
  });

  it('S-1.14 S-10.16 the gauge stops at 15 and at 0', () => {
    const match = table({
      zones: { hand: [['S01', 'S38'], []] },
      counters: { air: [3, 0], water: [1, 0], fire: [1, 0], earth: [1, 0], gauge: [14, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['S01'] });
    expect(counter(match, 'gauge')).toBe(15);
    say(match, 0, { label: 'Summon', cards: ['S38'] });
    expect(counter(match, 'gauge', 1)).toBe(0);
  });

  it('S-1.15 S-11.2 the bonus marker goes to 3 and no further', () => {
    const match = table({ counters: { bonus: [2, 0], gauge: [1, 1] } });
    say(match, 0, 'Bonus: raise the gauge');
    expect(counter(match, 'bonus')).toBe(3);
    expect(whyNot(match, 'Bonus: raise the gauge')).toBe('S-11.2');
    expect(whyNot(match, 'Bonus: transmute')).toBe('S-11.2');
  });

  it('S-1.16 each player has a library for year 2 and one for year 3', () => {
    const zones = { library2: [['S01'], ['S02']], library3: [['S03'], ['S04']] };
    const boots = { hand: [['S07', 'S07'], []] };
    const match = table({ zones: { ...zones, ...boots }, counters: { space: 12 } });
    say(match, 0, { label: 'Summon', cards: ['S07'] }, '1 forward');
    expect([cards(match, 'hand', 0), cards(match, 'hand', 1)]).toEqual([['S07', 'S01'], ['S02']]);
    expect(cards(match, 'library3', 0)).toEqual(['S03']);
  });

  it('S-1.18 what lies before a player is seen by all and controlled by that player', () => {
    const match = table({ zones: { play: [['S43'], ['S16']] }, counters: { air: [1, 1] } });
    expect(asked(match).options.map(({ label }) => label)).toContain(
      'Activate Idol of the Familiar',
    );
    expect(asked(match).options.map(({ label }) => label)).not.toContain(
      'Activate Kairn the Destroyer',
    );
    const refusal = match.answer(0, [1024 + (asked(match).options[0]?.code ?? 0) + 1]);
    expect(refusal?.rule).toBe('S-10.5');
  });

  it('S-1.19 left is the next seat clockwise', () => {
    const match = table({ seats: 4, next: { step: 'round' }, counters: { first: 2 } });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(asked(match).seat);
      match.answer(asked(match).seat, [asked(match).options[0]?.code ?? 0]);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('S-1.20 the first edition of two cards is an option', () => {
    const options = { abilities: false, enchantment: 'none', firstEdition: true };
    const match = table({
      options,
      zones: { hand: [['S43', 'S05'], []], play: [['S16', 'S08'], []] },
      counters: { crystals: [6, 0], air: [5, 0], water: [1, 0], fire: [1, 0], earth: [1, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['S43'] });
    expect(counter(match, 'crystals')).toBe(6);
    say(match, 0, { label: 'Summon', cards: ['S05'] });
    expect(counter(match, 'crystals')).toBe(0);
    say(match, 0, { label: 'Activate', cards: ['S05'] });
    expect(counter(match, 'crystals')).toBe(16);
    expect(counter(match, 'air')).toBe(0);
    const newer = table({ zones: { hand: [['S05'], []] }, counters: { crystals: [2, 0] } });
    say(newer, 0, { label: 'Summon', cards: ['S05'] });
    expect(counter(newer, 'crystals')).toBe(0);
  });

  it.each(Object.entries(TRANSMUTATION))('S-7.3 the values of %s', (season, values) => {
    const space = 1 + 3 * Object.keys(TRANSMUTATION).indexOf(season);
    for (const [type, energy] of ['air', 'water', 'fire', 'earth'].entries()) {
      const match = table({ counters: { space, permit: 1, [energy]: [1, 0] } });
      say(match, 0, `Transmute ${energy}`);
      expect(counter(match, 'crystals')).toBe(values[type]);
    }
  });

  it('the helpers find a side by its looks', () => {
    expect(sideOf(dieWith('C..')).text).toBe('C..');
    expect(start().over).toBe(false);
  });
});
