import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/content.ts';
import type { Ability } from './cards.ts';
import {
  atOnce,
  can,
  enchantment,
  gain,
  heal,
  hurt,
  item,
  minor,
  multi,
  pay,
  rest,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  cards,
  crystals,
  deck,
  goOn,
  offered,
  question,
  repose,
  table,
  take,
  track,
  use,
  whyNot,
  wounds,
} from './play.ts';

const SIX = ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'];

describe('the rest', () => {
  it('E-8.1 exactly one Rest action, of the Village or of a visible part of an own card', () => {
    const match = table({
      cards: [
        item('bed', can(rest(gain(2))), can(rest(gain(3)))),
        item('cot', can(rest(gain(4))), can(rest(gain(5)))),
        item('tent', can(rest(gain(6)))),
      ],
      items: [['bed', 'cot'], ['tent']],
    });
    const offers = asked(match).options.filter(({ rule }) => rule === 'E-8.1');
    expect(offers.map(({ does }) => does)).toEqual([
      'gain 1 crystal.',
      'gain 2 crystals.',
      'gain 3 crystals.',
      'gain 5 crystals.',
    ]);
    repose(match, '3', 'bed');
    expect(crystals(match)).toBe(8);
    expect(question(match)).toBe('1 act');
  });

  it('E-8.2 the rest spends the Major Action, and anything else in its cost is paid as well', () => {
    const wish = {
      cards: [item('bed', can(rest(gain(9), pay(4), { kind: 'payWounds', n: 2 })))],
      items: [['bed']],
    };
    const match = table(wish);
    repose(match, '', 'bed');
    expect([crystals(match), wounds(match)]).toEqual([10, 2]);
    expect(question(match)).toBe('1 act');
    const poor = table({ ...wish, crystals: [3] });
    expect(offered(poor, 'bed')).toEqual([]);
    expect(whyNot(poor, 'bed')).toEqual(['E-6.2']);
  });

  it('E-8.3 a rest can bring crystals and healing, and every Village offers crystals', () => {
    const match = table({ village: village([rest(heal(2))]), wounds: [3] });
    repose(match, 'heal');
    expect(wounds(match)).toBe(1);
    const brings = (ability: Ability): boolean =>
      ability.type === 'action' &&
      ability.kind === 'rest' &&
      JSON.stringify(ability.effect).includes('rystals');
    expect(BASE.villages.filter(({ abilities }) => !abilities.some(brings))).toEqual([]);
  });

  it('E-8.4 the card nearest the Village goes to the Graveyard, before the second window', () => {
    const match = table({
      village: village([minor({ kind: 'journeyGraveyard' })]),
      track: SIX,
      graveyard: ['item-9'],
    });
    repose(match);
    expect(question(match)).toBe('0 after');
    expect(cards(match, 'graveyard')).toEqual(['item-1', 'item-9']);
    expect(track(match)).toEqual([null, ...SIX.slice(1)]);
    use(match, TOWN);
    expect(cards(match, 'item', 0)).toEqual(['item-1', 'fist']);
  });

  it('E-8.4 a journey does not send a card there', () => {
    const match = table({ track: SIX });
    take(match, 'item-3');
    expect(cards(match, 'graveyard')).toEqual([]);
  });

  it('E-8.5 the card goes even if the rest did nothing', () => {
    const match = table({ village: village([rest(heal(2))]), track: SIX });
    repose(match, 'heal');
    expect(cards(match, 'graveyard')).toEqual(['item-1']);
  });

  it('E-8.6 with an empty track no card goes', () => {
    const match = table({
      track: [null, null, null, null, null, null],
      graveyard: ['item-9'],
      deck: ['item-8'],
    });
    repose(match);
    expect(cards(match, 'graveyard')).toEqual(['item-9']);
    expect(question(match)).toBe('1 act');
  });

  it('E-8.7 the first card is the one in the lowest slot that has one', () => {
    const match = table({ track: [null, null, 'item-3', 'item-4', null, 'item-6'], deck: [] });
    repose(match);
    expect(cards(match, 'graveyard')).toEqual(['item-3']);
    expect(track(match)).toEqual(['item-4', 'item-6', null, null, null, null]);
  });

  it('E-8.8 the card that goes is not taken: no immediate effect and nothing set off', () => {
    const match = table({
      cards: [
        item('bomb', can(atOnce(hurt(5)))),
        enchantment(
          'net',
          can(
            when({ on: 'afterTaking', what: 'any' }, gain(10)),
            when({ on: 'afterJourney' }, gain(20)),
          ),
        ),
      ],
      enchantments: [['net']],
      track: ['bomb'],
    });
    repose(match);
    expect(cards(match, 'graveyard')).toEqual(['bomb']);
    expect([wounds(match), crystals(match)]).toEqual([0, 6]);
  });

  it('E-8.9 the others slide and a new card comes only when the turn ends', () => {
    const match = table({
      village: village([multi(gain(1))]),
      track: SIX,
      deck: ['item-7', 'item-8'],
    });
    repose(match);
    use(match, TOWN);
    expect(track(match)).toEqual([null, ...SIX.slice(1)]);
    expect(deck(match)).toEqual(['item-7', 'item-8']);
    goOn(match);
    expect(track(match)).toEqual([...SIX.slice(1), 'item-7']);
    expect(deck(match)).toEqual(['item-8']);
  });
});
