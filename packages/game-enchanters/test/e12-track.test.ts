import { Rng } from '@conclave/kernel';
import { describe, expect, it } from 'vitest';
import {
  atOnce,
  can,
  contentWith,
  type Doing,
  gain,
  item,
  minor,
  monster,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  answerAtRandom,
  cards,
  counter,
  crystals,
  deck,
  goOn,
  pass,
  question,
  repose,
  say,
  seen,
  start,
  table,
  take,
  track,
  use,
} from './play.ts';

describe('the track, the deck and the Graveyard', () => {
  const row = ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'];

  it('E-12.1 E-12.2 cards slide towards the Village in their order, and the deck fills up', () => {
    const match = table({ track: row, deck: ['item-7', 'item-8'] });
    take(match, 'item-3');
    expect(track(match)).toEqual(['item-1', 'item-2', 'item-4', 'item-5', 'item-6', 'item-7']);
    expect(deck(match)).toEqual(['item-8']);
  });

  it('E-12.2 several empty places are filled from the nearest one outward', () => {
    const match = table({
      track: ['item-1', null, 'item-2', null, null, null],
      deck: ['item-7', 'item-8', 'item-9', 'item-10', 'item-11', 'item-12'],
    });
    take(match, 'item-1');
    expect(track(match)).toEqual(['item-2', 'item-7', 'item-8', 'item-9', 'item-10', 'item-11']);
  });

  it('E-12.3 with an empty deck the track gets shorter', () => {
    const match = table({ track: row, deck: [] });
    take(match, 'item-1');
    expect(track(match)).toEqual(['item-2', 'item-3', 'item-4', 'item-5', 'item-6', null]);
  });

  it('E-12.4 a place emptied in a turn stays empty until the slide', () => {
    const match = table({ track: row, village: village([minor(gain(1))]) });
    take(match, 'item-1');
    goOn(match);
    expect(question(match)).toBe('0 after');
    expect(track(match)).toEqual([null, ...row.slice(1)]);
  });

  it('E-12.5 every turn takes one card, so that everyone has 25 turns with full decks', () => {
    for (const seats of [3, 4]) {
      const options = { content: contentWith(), village: TOWN };
      const match = start({ seats, seed: 'long', options });
      const rng = new Rng('long');
      const left = (): number =>
        deck(match).length + track(match).filter((id) => id !== null).length;
      let turn = 0;
      while (!match.over) {
        if (counter(match, 'turns') !== turn) {
          turn = counter(match, 'turns');
          expect(left()).toBe(25 * seats - turn + 1);
        }
        answerAtRandom(match, rng);
      }
      expect(turn).toBe(25 * seats);
    }
  });

  it('E-12.6 E-14.1 EF-4.6 a discarded card is the new top of the Graveyard', () => {
    const cost = { kind: 'discardOwn', cards: { kind: 'top', pile: 'item' } } as const;
    const match = table({
      items: [['item-7', 'item-8']],
      graveyard: ['item-9'],
      village: village([minor(gain(1), cost)]),
    });
    use(match, TOWN);
    expect(cards(match, 'graveyard')).toEqual(['item-7', 'item-9']);
    expect(crystals(match)).toBe(6);
  });

  it('E-12.7 of several cards to be discarded the active player says which goes first', () => {
    const cost = { kind: 'discardOwn', cards: { kind: 'own', filter: 'item', n: 2 } } as const;
    const match = table({
      items: [['item-7', 'item-8', 'item-9']],
      village: village([minor(gain(1), cost)]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 card');
    say(match, 0, 'item-8');
    say(match, 0, 'item-7');
    expect(cards(match, 'graveyard')).toEqual(['item-7', 'item-8']);
    expect(cards(match, 'item')).toEqual(['item-9']);
  });

  it('E-12.8 everybody may look through the Graveyard, whose order stays', () => {
    const match = table({ graveyard: ['item-9', 'item-10', 'item-11'] });
    for (const viewer of [0, 1, 6]) {
      expect(seen(match, viewer, 'graveyard')).toEqual(['item-9', 'item-10', 'item-11']);
    }
    take(match, 'item-24');
    expect(cards(match, 'graveyard')).toEqual(['item-9', 'item-10', 'item-11']);
  });

  it('E-12.9 E-14.15 EF-4.7 EF-10.4 what is removed goes to the box for good', () => {
    const remove: Doing = { kind: 'removeCard', cards: { kind: 'top', pile: 'item' } };
    const cost = { kind: 'removeOwn', cards: { kind: 'top', pile: 'enchantment' } } as const;
    const match = table({
      items: [['item-7', 'item-8']],
      enchantments: [['enchantment-1', 'of-enchanting']],
      village: village([minor(remove), minor(gain(1), cost)]),
    });
    use(match, TOWN, 'top Item');
    use(match, TOWN, 'gain');
    expect(cards(match, 'graveyard')).toEqual([]);
    expect([...cards(match, 'removed')].sort()).toEqual(['enchantment-1', 'item-7']);
    pass(match);
    repose(match);
    pass(match);
    expect([...cards(match, 'removed')].sort()).toEqual(['enchantment-1', 'item-7']);
  });

  it('EF-12.3 a free journey costs no crystals this turn', () => {
    const match = table({
      track: row,
      crystals: [0, 0],
      village: village([minor({ kind: 'freeJourney' })]),
    });
    expect(() => take(match, 'item-6')).toThrow();
    use(match, TOWN);
    take(match, 'item-6');
    expect(cards(match, 'item')).toEqual(['item-6', 'fist']);
    repose(match);
    expect(() => take(match, 'item-5')).toThrow();
  });

  it('EF-12.4 E-14.8 two cards of the track change places', () => {
    const match = table({ track: row, village: village([minor({ kind: 'swapTrack' })]) });
    use(match, TOWN);
    say(match, 0, 'item-1');
    expect(match.answer(0, [0])).toMatchObject({ code: 'outside' });
    say(match, 0, 'item-6');
    expect(track(match)).toEqual(['item-6', 'item-2', 'item-3', 'item-4', 'item-5', 'item-1']);
  });

  it('EF-12.5 a card of the track and the top of the Graveyard change places', () => {
    const match = table({
      track: row,
      graveyard: ['item-9', 'item-10'],
      village: village([minor({ kind: 'swapTrackGrave' })]),
    });
    use(match, TOWN);
    say(match, 0, 'item-4');
    expect(track(match)[3]).toBe('item-9');
    expect(cards(match, 'graveyard')).toEqual(['item-4', 'item-10']);
  });

  it('EF-18.5 effects on an empty Graveyard or track are skipped', () => {
    const match = table({
      track: row,
      village: village([
        minor({ kind: 'seq', effects: [{ kind: 'swapTrackGrave' }, gain(1)] }),
        minor({ kind: 'seq', effects: [{ kind: 'journeyGraveyard' }, gain(2)] }),
      ]),
    });
    use(match, TOWN, 'with the top card');
    expect(crystals(match)).toBe(6);
    use(match, TOWN, 'journey');
    expect(crystals(match)).toBe(8);
    expect(track(match)).toEqual(row);
  });

  it('EF-12.1 a journey to the Graveyard does not end the turn', () => {
    const match = table({
      cards: [item('relic', can(atOnce(gain(3)))), monster('imp', { health: 1 })],
      graveyard: ['relic'],
      village: village([minor({ kind: 'journeyGraveyard' })]),
    });
    use(match, TOWN);
    expect(cards(match, 'item')).toEqual(['relic', 'fist']);
    expect(crystals(match)).toBe(8);
    expect(question(match)).toBe('0 act');
  });

  it('EF-18.10 a journey within a journey is finished before the first goes on', () => {
    const log: Doing = { kind: 'gainCrystals', n: { kind: 'count', filter: 'item' } };
    const match = table({
      cards: [item('outer', can(atOnce(log))), item('inner')],
      track: ['outer'],
      graveyard: ['inner'],
      village: village([minor({ kind: 'journeyGraveyard' })]),
    });
    take(match, 'outer');
    expect(question(match)).toBe('0 prepare');
    use(match, TOWN);
    // Outer counts inner, which is in its pile already, and the Fist.
    expect(crystals(match)).toBe(7);
    expect(cards(match, 'item')).toEqual(['outer', 'inner', 'fist']);
  });

  it('EF-5.7 E-9.14 after a journey comes after the card is in its pile, and may ask for a distance', () => {
    const far = { kind: 'distance', is: 'atLeast', n: 3 } as const;
    const horn = item('horn', can(when({ on: 'afterJourney' }, log, { if: far })));
    const match = table({ cards: [horn], items: [['fist'], ['horn']], seat: 1, track: row });
    take(match, 'item-4');
    // Covered by the card that was just taken.
    expect(crystals(match, 1)).toBe(2);
    const bracelet = item('bracelet', {}, can(when({ on: 'afterJourney' }, log, { if: far })));
    const other = table({ cards: [bracelet], items: [['bracelet']], track: row });
    take(other, 'item-4');
    expect(crystals(other)).toBe(5 - 3 + 2);
    const near = table({ cards: [bracelet], items: [['bracelet']], track: row });
    take(near, 'item-3');
    expect(crystals(near)).toBe(5 - 2);
  });
});

const log: Doing = { kind: 'gainCrystals', n: { kind: 'count', filter: 'item' } };
