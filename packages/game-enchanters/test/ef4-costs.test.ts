import { describe, expect, it } from 'vitest';
import type { Cards } from '../src/content/vocabulary.ts';
import {
  atOnce,
  can,
  type Doing,
  enchantment,
  gain,
  item,
  minor,
  monster,
  rest,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  cards,
  crystals,
  defense,
  labels,
  offered,
  question,
  repose,
  say,
  table,
  take,
  track,
  use,
  whyNot,
} from './play.ts';

const tops: Cards = { kind: 'topOfAny', piles: ['item', 'enchantment', 'monster'] };

describe('costs, cards and crystals', () => {
  it('EF-4.1 crystals must be there in full', () => {
    const match = table({
      crystals: [2, 0],
      village: village([
        minor(gain(1), { kind: 'payCrystals', n: 3 }),
        minor(gain(9), { kind: 'payCrystals', n: 2 }),
      ]),
    });
    expect(whyNot(match, TOWN)).toEqual(['E-6.2']);
    use(match, TOWN, 'gain 9');
    expect(crystals(match)).toBe(9);
  });

  it('EF-4.5 spent Defense is gone for the turn, and must be there', () => {
    const match = table({
      cards: [item('plate', { icons: { defense: 3 } })],
      items: [['plate']],
      village: village([
        minor(gain(1), { kind: 'spendDefense', n: 2 }),
        minor(gain(2), { kind: 'spendDefense', n: 2 }),
      ]),
    });
    use(match, TOWN, 'gain 1');
    expect(defense(match)).toBe(1);
    expect(whyNot(match, TOWN).sort()).toEqual(['E-6.8', 'EF-4.5']);
  });

  it('EF-4.5 E-6.19 Defense is spent before the card that gives it leaves', () => {
    const match = table({
      cards: [
        item('plate', { icons: { defense: 2 } }),
        monster('beast', {}, { icons: { brokenShield: 1 } }),
      ],
      items: [['plate', 'fist']],
      trophies: [['beast']],
      village: village([
        minor(gain(1), { kind: 'discardOwn', cards: tops }, { kind: 'spendDefense', n: 1 }),
      ]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 card');
    expect(defense(match)).toBe(0);
    say(match, 0, 'plate');
    expect(crystals(match)).toBe(6);
  });

  it('EF-4.6 EF-3.13 EF-3.21 a card is discarded, never the last of a pile', () => {
    const match = table({
      items: [['item-1', 'fist']],
      enchantments: [['of-enchanting']],
      trophies: [['minor-1', 'dragon-1']],
      village: village([minor(gain(3), { kind: 'discardOwn', cards: tops })]),
    });
    use(match, TOWN);
    expect(labels(match)).toEqual(['Item-1', 'Minor-1']);
    say(match, 0, 'minor-1');
    expect(cards(match, 'graveyard')).toEqual(['minor-1']);
    const bare = table({ village: village([minor(gain(3), { kind: 'discardOwn', cards: tops })]) });
    expect(offered(bare, TOWN)).toHaveLength(1);
    expect(whyNot(bare, TOWN)).toEqual(['E-6.2']);
  });

  it('EF-4.8 EF-3.10 this card pays for itself, and its effect still happens', () => {
    const match = table({
      cards: [
        item('scroll', can(minor(gain(4), { kind: 'removeThis' }))),
        enchantment('of-dust', can(minor(gain(2), { kind: 'discardThis' }))),
      ],
      items: [['scroll', 'fist']],
      enchantments: [['of-dust', 'of-enchanting']],
    });
    use(match, 'scroll');
    expect(cards(match, 'removed')).toEqual(['scroll']);
    use(match, 'of-dust');
    expect(cards(match, 'graveyard')).toEqual(['of-dust']);
    expect(crystals(match)).toBe(11);
    const last = table({
      cards: [item('scroll', can(minor(gain(4), { kind: 'removeThis' })))],
      items: [['scroll']],
    });
    expect(whyNot(last, 'scroll')).toEqual(['E-3.9']);
  });

  it('EF-4.9 this card is buried, unless it is at the bottom', () => {
    const mole = item('mole', {}, can(minor(gain(1), { kind: 'buryThis' })));
    const match = table({ cards: [mole], items: [['mole', 'item-1']] });
    use(match, 'mole');
    expect(cards(match, 'item')).toEqual(['item-1', 'mole']);
    const low = table({ cards: [mole], items: [['item-1', 'mole']] });
    expect(whyNot(low, 'mole')).toEqual(['EF-4.9']);
  });

  it('EF-4.10 the top of each pile named is buried', () => {
    const match = table({
      items: [['item-1', 'item-2']],
      enchantments: [['enchantment-1', 'enchantment-2']],
      village: village([minor(gain(1), { kind: 'buryTop', piles: ['item', 'enchantment'] })]),
    });
    use(match, TOWN);
    expect(cards(match, 'item')).toEqual(['item-2', 'item-1']);
    expect(cards(match, 'enchantment')).toEqual(['enchantment-2', 'enchantment-1']);
  });

  it('EF-4.11 EF-10.2 a card is given to another player', () => {
    const monsters: Cards = { kind: 'own', filter: 'monster' };
    const match = table({
      seats: 3,
      trophies: [['minor-1', 'minor-2']],
      village: village([
        minor(gain(2), { kind: 'giveOwn', cards: monsters }),
        minor({
          kind: 'seq',
          effects: [{ kind: 'giveCard', cards: monsters, to: 'another' }, gain(1)],
        }),
      ]),
    });
    use(match, TOWN, 'gain 2');
    say(match, 0, { seat: 2 });
    say(match, 0, 'minor-2');
    expect(cards(match, 'trophy', 2)).toEqual(['minor-2']);
    use(match, TOWN, 'gain 1');
    say(match, 0, { seat: 1 });
    expect(cards(match, 'trophy', 1)).toEqual(['minor-1']);
    expect(crystals(match)).toBe(8);
  });

  it('EF-10.2 with no card to give it is skipped', () => {
    const give: Doing = {
      kind: 'giveCard',
      cards: { kind: 'own', filter: 'monster' },
      to: 'another',
    };
    const match = table({ village: village([minor({ kind: 'seq', effects: [give, gain(1)] })]) });
    use(match, TOWN);
    expect(crystals(match)).toBe(6);
  });

  it('EF-4.13 a Rest uses the Major Action and costs the first card of the track', () => {
    const match = table({
      cards: [item('bed', can(rest(gain(6), { kind: 'payCrystals', n: 1 })))],
      items: [['bed']],
      track: ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'],
    });
    repose(match, '', 'bed');
    expect(crystals(match)).toBe(10);
    expect(cards(match, 'graveyard')).toEqual(['item-1']);
    expect(track(match)[0]).toBe('item-2');
    expect(question(match)).toBe('1 act');
  });

  it('EF-4.17 an action without a cost has its limit all the same', () => {
    const match = table({ village: village([minor(gain(1))]) });
    use(match, TOWN);
    expect(whyNot(match, TOWN)).toEqual(['E-6.8']);
  });

  it('EF-9.1 EF-18.7 crystals are gained from the supply, by whoever is named', () => {
    const match = table({
      seats: 3,
      village: village([
        minor({ kind: 'gainCrystals', n: 2, who: 'others' }),
        minor({ kind: 'gainCrystals', n: 3, who: 'another' }),
      ]),
    });
    use(match, TOWN, 'each other');
    expect([0, 1, 2].map((seat) => crystals(match, seat))).toEqual([5, 7, 7]);
    use(match, TOWN, 'another');
    say(match, 0, { seat: 1 });
    expect(crystals(match, 1)).toBe(10);
  });

  it('EF-9.3 EF-9.4 crystals are lost up to what there is, or all', () => {
    const match = table({
      crystals: [5, 2],
      village: village([
        minor({ kind: 'loseCrystals', n: 3, who: 'each' }),
        minor({ kind: 'loseAllCrystals', who: 'you' }),
      ]),
    });
    use(match, TOWN, '3 crystals');
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([2, 0]);
    use(match, TOWN, 'all crystals');
    expect(crystals(match, 0)).toBe(0);
  });

  it('EF-9.5 crystals are given as far as there are', () => {
    const match = table({
      crystals: [2, 0],
      village: village([minor({ kind: 'giveCrystals', n: 3, to: 'another' })]),
    });
    use(match, TOWN);
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([0, 2]);
  });

  it('EF-10.3 EF-18.4 each player named discards what is asked for, if there is some', () => {
    const match = table({
      seats: 3,
      trophies: [[], ['minor-1'], ['dragon-1', 'minor-2']],
      village: village([
        minor({ kind: 'discardCard', who: 'others', cards: { kind: 'own', filter: 'monster' } }),
      ]),
    });
    use(match, TOWN);
    expect([1, 2].map((seat) => cards(match, 'trophy', seat))).toEqual([[], ['dragon-1']]);
    expect(cards(match, 'graveyard')).toEqual(['minor-2', 'minor-1']);
  });

  it('EF-10.6 E-18.15 a card that is handed over lies under the creature that is taken', () => {
    const roc = monster(
      'roc',
      { health: 1 },
      can(atOnce({ kind: 'targetGives', filter: 'monster', from: 'targetPlayer' })),
    );
    const match = table({
      cards: [roc, enchantment('edge', { icons: { attack: 1 } })],
      enchantments: [['edge']],
      track: ['roc'],
      trophies: [[], ['minor-1', 'minor-2']],
    });
    take(match, 'roc');
    expect(question(match)).toBe('1 card');
    say(match, 1, 'minor-2');
    expect(cards(match, 'trophy', 0)).toEqual(['roc', 'minor-2']);
    expect(cards(match, 'trophy', 1)).toEqual(['minor-1']);
  });

  it('EF-3.15 the card of the track is chosen by the player whose effect it is', () => {
    const match = table({
      graveyard: ['item-9'],
      village: village([minor({ kind: 'swapTrackGrave' })]),
    });
    use(match, TOWN);
    expect(asked(match).seat).toBe(0);
    expect(asked(match).options).toHaveLength(6);
  });

  it('EF-5.1 EF-5.2 triggers at the beginning and the end of the own turn', () => {
    const clock = item(
      'clock',
      can(when({ on: 'turnBegins' }, gain(1)), when({ on: 'turnEnds' }, gain(10))),
    );
    const match = table({
      seats: 3,
      cards: [clock],
      items: [['clock'], ['clock']],
      track: ['enchantment-1', 'enchantment-2'],
    });
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([6, 5]);
    take(match, 'enchantment-1');
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([16, 6]);
  });

  it('EF-5.3 once per turn is in the own turn only', () => {
    const bell = item('bell', can(when({ on: 'takeWounds' }, gain(1), { oncePerTurn: true })));
    const match = table({
      seats: 3,
      cards: [bell],
      items: [['bell'], ['bell']],
      village: village([
        minor({ kind: 'takeWounds', n: 1 }),
        minor({ kind: 'takeWounds', n: 2 }),
        minor({ kind: 'dealWounds', to: 'others', n: 1 }),
      ]),
    });
    use(match, TOWN, 'take 1');
    use(match, TOWN, 'take 2');
    use(match, TOWN, 'each other');
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([6, 5]);
  });

  it('EF-5.5 EF-5.6 EF-5.10 triggers after taking, after defeating and after resting', () => {
    const edge = enchantment(
      'edge',
      { icons: { attack: 2 } },
      can(
        when({ on: 'afterTaking', what: 'item' }, gain(1)),
        when({ on: 'afterDefeating', what: 'monster' }, gain(10)),
        when({ on: 'afterRest' }, gain(30)),
      ),
    );
    const wish = { cards: [edge], enchantments: [['edge']], crystals: [0, 0] };
    const taking = table({ ...wish, track: ['item-1'] });
    take(taking, 'item-1');
    expect(crystals(taking)).toBe(1);
    const other = table({ ...wish, track: ['enchantment-1'] });
    take(other, 'enchantment-1');
    expect(crystals(other)).toBe(0);
    const fight = table({ ...wish, track: ['minor-1'] });
    take(fight, 'minor-1');
    expect(crystals(fight)).toBe(10);
    const wyrm = table({ ...wish, track: ['dragon-1'] });
    take(wyrm, 'dragon-1');
    expect(crystals(wyrm)).toBe(0);
    const resting = table(wish);
    repose(resting);
    expect(crystals(resting)).toBe(31);
  });

  it('EF-5.21 a trigger that the event itself uncovers is too late', () => {
    const bell = item('bell', can(when({ on: 'takeWounds' }, gain(5))));
    const flask = item(
      'flask',
      can(minor(gain(1), { kind: 'payWounds', n: 1 }, { kind: 'discardThis' })),
    );
    const late = item(
      'late',
      can(atOnce({ kind: 'takeWounds', n: 1 }), when({ on: 'takeWounds' }, gain(5))),
    );
    const match = table({
      cards: [bell, flask, late],
      items: [['flask', 'bell']],
      track: ['late'],
    });
    take(match, 'late');
    while (question(match) === '0 prepare' || question(match) === '0 after') match.answer(0, [0]);
    // `late` is in no pile when its own wound is taken, and `bell` was covered.
    expect(crystals(match)).toBe(5);
  });
});
