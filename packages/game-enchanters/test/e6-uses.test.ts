import { describe, expect, it } from 'vitest';
import {
  atOnce,
  boost,
  both,
  can,
  double,
  enchantment,
  gain,
  hurt,
  icons,
  item,
  minor,
  monster,
  multi,
  pay,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  crystals,
  defense,
  goOn,
  offered,
  pass,
  question,
  repose,
  say,
  table,
  take,
  use,
  whyNot,
  wounds,
} from './play.ts';

describe('how often', () => {
  it.each([
    ['E-6.8 an action can be used once a turn', minor(gain(1)), 1],
    ['E-6.10 a double action can be used twice a turn', double(gain(1)), 2],
  ])('%s', (_, ability, limit) => {
    const match = table({ village: village([ability]) });
    for (let i = 0; i < limit; i++) use(match, TOWN);
    expect(crystals(match)).toBe(5 + limit);
    expect(offered(match, TOWN)).toHaveLength(1);
    expect(whyNot(match, TOWN)).toEqual(['E-6.8']);
    repose(match);
    expect(question(match)).toBe('1 act');
  });

  it('E-6.8 the limit holds across all windows of the turn', () => {
    const match = table({ village: village([minor(gain(1)), multi(hurt(1))]), track: ['item-1'] });
    use(match, TOWN, 'gain');
    take(match, 'item-1');
    expect(question(match)).toBe('0 prepare');
    expect(() => use(match, TOWN, 'gain')).toThrow('not offered');
    goOn(match);
    expect(question(match)).toBe('0 after');
    expect(() => use(match, TOWN, 'gain')).toThrow('not offered');
  });

  it('E-6.9 a multi-action can be used any number of times, paying each time', () => {
    const match = table({ village: village([multi(boost(1), pay(2))]), crystals: [21] });
    for (let i = 0; i < 10; i++) use(match, TOWN);
    expect([crystals(match), attack(match)]).toEqual([1, 10]);
    expect(whyNot(match, TOWN)).toEqual(['E-6.2']);
  });

  it('E-6.10 the cost is paid each time', () => {
    const match = table({ village: village([double(boost(1), pay(2))]), crystals: [5] });
    use(match, TOWN);
    use(match, TOWN);
    expect(crystals(match)).toBe(1);
    const poor = table({ village: village([double(boost(1), pay(2))]), crystals: [3] });
    use(poor, TOWN);
    expect(whyNot(poor, TOWN)).toEqual(['E-6.2']);
  });

  it('E-6.11 each printed action of each single card has its own limit', () => {
    const match = table({
      seats: 3,
      cards: [item('wand', can(minor(gain(1))), can(minor(hurt(1)), minor(gain(2))))],
      items: [['wand', 'wand']],
    });
    expect(offered(match, 'wand')).toHaveLength(5);
    use(match, 'wand', 'gain 1');
    use(match, 'wand', 'gain 2');
    use(match, 'wand', 'gain 2');
    use(match, 'wand', 'wound');
    expect(offered(match, 'wand')).toHaveLength(1);
    use(match, 'wand', 'wound');
    expect([crystals(match), wounds(match)]).toEqual([10, 2]);
  });

  it('E-6.11 actions of the Village are counted for each player', () => {
    const match = table({ seats: 3, village: village([minor(gain(1))]) });
    for (const seat of [0, 1, 2]) {
      use(match, TOWN);
      repose(match);
      expect(crystals(match, seat)).toBe(7);
    }
  });

  it('E-6.12 uses are counted for the current turn and start afresh for all when it ends', () => {
    const match = table({
      cards: [
        item(
          'wand',
          can(
            when({ on: 'takeWounds' }, gain(5), { oncePerTurn: true }),
            minor(hurt(1)),
            multi(hurt(1)),
          ),
        ),
      ],
      items: [['wand']],
    });
    use(match, 'wand');
    use(match, 'wand');
    expect(crystals(match)).toBe(10);
    repose(match);
    pass(match);
    repose(match);
    expect(question(match)).toBe('0 act');
    expect(offered(match, 'wand')).toHaveLength(2);
    use(match, 'wand');
    expect(crystals(match)).toBe(16);
  });

  it.each([
    ['burying', { kind: 'bury', cards: { kind: 'top', pile: 'item' } }],
    ['unburying', { kind: 'unbury', cards: { kind: 'bottom', pile: 'item' } }],
  ] as const)('E-6.13 %s a card does not make it usable again', (_, effect) => {
    const match = table({
      cards: [item('wand', {}, can(minor(gain(1))))],
      village: village([minor(effect)]),
      items: [effect.kind === 'bury' ? ['wand', 'fist'] : ['fist', 'wand']],
    });
    use(match, 'wand');
    use(match, TOWN);
    expect(offered(match, 'wand')).toEqual([]);
    expect(whyNot(match, 'wand')).toEqual(['E-6.8']);
  });

  it('E-6.13 covering and uncovering it does not either', () => {
    const match = table({
      cards: [item('wand', can(minor(gain(1))))],
      village: village([
        minor({ kind: 'journeyGraveyard' }),
        minor({ kind: 'discardCard', who: 'you', cards: { kind: 'top', pile: 'item' } }),
      ]),
      items: [['wand', 'fist']],
      graveyard: ['item-1'],
    });
    use(match, 'wand');
    use(match, TOWN, 'journey');
    goOn(match);
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'wand', 'fist']);
    use(match, TOWN, 'discard');
    expect(offered(match, 'wand')).toEqual([]);
    expect(whyNot(match, 'wand')).toEqual(['E-6.8']);
  });

  it('E-6.13 passing it to another player does', () => {
    const match = table({
      cards: [
        item('wand', {}, can(minor(gain(1)))),
        item('staff', {}, can(minor(gain(3)))),
        enchantment(
          'hook',
          can(
            minor({ kind: 'giveCard', cards: { kind: 'own', filter: 'item' }, to: 'another' }),
            minor({ kind: 'stealTop', pile: 'item', from: 'another' }),
          ),
        ),
      ],
      items: [['wand', 'staff'], ['fist']],
      enchantments: [['hook']],
    });
    use(match, 'wand');
    use(match, 'staff');
    use(match, 'hook', 'give');
    say(match, 0, 'wand');
    expect(cards(match, 'item', 1)).toEqual(['wand', 'fist']);
    use(match, 'hook', 'steal');
    expect(whyNot(match, 'staff')).toEqual(['E-6.8']);
    use(match, 'wand');
    expect(crystals(match)).toBe(10);
  });

  it('E-6.13 nor does a swap with the track, but one with another player', () => {
    const swap = { kind: 'swapTops', pile: 'item', with: 'another' } as const;
    const wish = { cards: [item('wand', can(minor(gain(1))))], items: [['wand'], ['fist']] };
    const passed = table({ ...wish, village: village([double(swap)]) });
    use(passed, 'wand');
    use(passed, TOWN);
    expect(cards(passed, 'item', 1)).toEqual(['wand']);
    use(passed, TOWN);
    use(passed, 'wand');
    expect(crystals(passed)).toBe(7);
    const swapped = table({
      ...wish,
      village: village([double({ kind: 'swapTopWithTrack', pile: 'item' })]),
      track: ['item-1', null, null, null, null, null],
    });
    use(swapped, 'wand');
    use(swapped, TOWN);
    expect(cards(swapped, 'item', 0)).toEqual(['item-1']);
    use(swapped, TOWN);
    expect(whyNot(swapped, 'wand')).toEqual(['E-6.8']);
  });
});

describe('once it is paid', () => {
  it.each([
    ['removed', { kind: 'removeThis' }, 'removed'],
    ['discarded', { kind: 'discardThis' }, 'graveyard'],
    ['buried', { kind: 'buryThis' }, 'item'],
    ['buried with others', { kind: 'buryTop', piles: ['item'] }, 'item'],
  ] as const)('E-6.14 the effect comes although the card was %s to pay', (_, cost, zone) => {
    const match = table({
      cards: [item('wand', can(minor(gain(4), cost)))],
      items: [['wand', 'fist']],
    });
    use(match, 'wand');
    expect(crystals(match)).toBe(9);
    expect(cards(match, zone, 0).at(-1)).toBe('wand');
    expect(cards(match, 'item', 0)[0]).toBe('fist');
  });

  it('E-6.15 nobody gets out of an effect: it is not asked for and cannot be lessened', () => {
    const match = table({
      cards: [item('armour', icons({ defense: 9, attack: 9 }))],
      village: village([
        minor(
          both(
            { kind: 'dealWounds', to: 'others', n: 3 },
            { kind: 'loseCrystals', n: 2, who: 'others' },
          ),
        ),
      ]),
      items: [undefined, ['armour']],
    });
    use(match, TOWN);
    expect([wounds(match, 1), crystals(match, 1)]).toEqual([3, 3]);
    expect(question(match)).toBe('0 act');
  });

  it('E-6.16 Defense lowers the wounds of an attack and no others', () => {
    const wish = {
      cards: [
        item('armour', { icons: { defense: 4, attack: 1 } }, {}),
        monster('ogre', { strength: 5 }, can(atOnce(hurt(2)))),
      ],
      village: village([
        minor(hurt(2)),
        minor(gain(1), { kind: 'payWounds', n: 2 }),
        minor({ kind: 'transferWounds', n: 2, to: 'another' }),
      ]),
      items: [['armour'], ['armour']],
      seats: 3,
    };
    const ability = table(wish);
    use(ability, TOWN, 'take 2 wounds.');
    expect(wounds(ability)).toBe(2);
    use(ability, TOWN, '→');
    expect(wounds(ability)).toBe(4);
    use(ability, TOWN, 'hand');
    say(ability, 0, { seat: 1 });
    expect([wounds(ability, 0), wounds(ability, 1)]).toEqual([2, 2]);
    const fight = table({ ...wish, village: village(), track: ['ogre'] });
    take(fight, 'ogre');
    expect(wounds(fight)).toBe(1 + 2);
  });

  it('E-6.17 Attack and Defense gained from an action are gone when the turn is over', () => {
    const match = table({
      village: village([minor({ kind: 'boostBoth', attack: 3, defense: 2 })]),
    });
    use(match, TOWN);
    expect([attack(match), defense(match)]).toEqual([3, 2]);
    repose(match);
    expect([attack(match), defense(match)]).toEqual([0, 0]);
  });

  it('E-6.18 of alternatives only those that can be done in full may be chosen', () => {
    const choice = {
      kind: 'choose',
      effects: [
        { kind: 'loseCrystals', n: 4 },
        hurt(1),
        { kind: 'discardCard', who: 'you', cards: { kind: 'own', filter: 'monster' } },
      ],
    } as const;
    const wish = { village: village([minor(choice)]), trophies: [['minor-1']] };
    const all = table(wish);
    use(all, TOWN);
    expect(asked(all).options).toHaveLength(3);
    const two = table({ ...wish, crystals: [3] });
    use(two, TOWN);
    expect(asked(two).options.map(({ code }) => code)).toEqual([1, 2]);
    expect(asked(two).whyNot).toMatchObject([{ rule: 'E-6.18' }]);
    expect(two.answer(0, [0])).toMatchObject({ code: 'outside', rule: 'E-6.18' });
    const one = table({ ...wish, crystals: [3], trophies: [[]] });
    use(one, TOWN);
    expect(wounds(one)).toBe(1);
  });

  it('E-6.18 if none can be, any may be chosen and is done as far as possible', () => {
    const choice = {
      kind: 'choose',
      effects: [
        { kind: 'loseCrystals', n: 4 },
        { kind: 'loseCrystals', n: 9 },
      ],
    } as const;
    const match = table({ village: village([minor(choice)]), crystals: [3] });
    use(match, TOWN);
    expect(asked(match).options).toHaveLength(2);
    say(match, 0, 1);
    expect(crystals(match)).toBe(0);
  });

  it('E-6.19 choices come first, then crystals, then wounds, and what this sets off comes last', () => {
    const match = table({
      cards: [
        item(
          'thorn',
          can(when({ on: 'takeWounds' }, { kind: 'gainCrystals', n: { kind: 'crystals' } })),
        ),
      ],
      village: village([
        minor(boost(1), { kind: 'payWounds', n: 1 }, pay(2), {
          kind: 'discardOwn',
          cards: { kind: 'own', filter: 'monster' },
        }),
      ]),
      items: [['thorn']],
      trophies: [['minor-1', 'medium-1']],
    });
    use(match, TOWN);
    expect(asked(match).question).toBe('card');
    expect([crystals(match), wounds(match)]).toEqual([5, 0]);
    say(match, 0, 'medium-1');
    expect([crystals(match), wounds(match)]).toEqual([6, 1]);
    expect(attack(match)).toBe(1);
  });
});
