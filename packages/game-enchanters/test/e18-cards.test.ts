import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import {
  attack,
  cards,
  crystals,
  defense,
  goOn,
  offered,
  question,
  repose,
  say,
  take,
  told,
  total,
  track,
  use,
  whyNot,
  wounds,
} from './play.ts';
import { shipped, strengthOf } from './shipped.ts';

const STRONG = { attackBoost: [30] };
/** Attack and Defense of this turn that leave nothing to worry about. */
const SAFE = { attackBoost: [30], defenseBoost: [30] };

/** Goes on out of the window of a journey, if there is one. */
function passWindow(match: Match): void {
  if (question(match) === '0 prepare') goOn(match);
}

describe('Cultists', () => {
  it('E-18.6 E-11.5 E-11.6 wounds handed on are not healed, and whoever gets them takes them', () => {
    const match = shipped({
      enchantments: [['of-torment', 'of-enchanting']],
      items: [undefined, ['idol', 'fist']],
      trophies: [['midnight-dragon']],
      wounds: [3, 0],
    });
    repose(match, 'gain');
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([1, 2]);
    expect(crystals(match, 1)).toBe(1);
  });

  it('E-18.6 E-11.7 no more wounds are handed on than there are', () => {
    const match = shipped({ enchantments: [['of-torment', 'of-enchanting']], wounds: [1, 4] });
    repose(match, 'gain');
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([0, 5]);
  });
});

describe('Trap', () => {
  it('E-18.8 E-18.9 is given away when it is taken, and gives the receiver nothing but itself', () => {
    const match = shipped({ seats: 3, track: ['trap'] });
    take(match, 'trap');
    expect(question(match)).toBe('0 target');
    say(match, 0, { seat: 2 });
    expect(cards(match, 'item', 2)).toEqual(['trap', 'fist']);
    expect(cards(match, 'item', 0)).toEqual(['fist']);
    expect(crystals(match, 2)).toBe(0);
  });

  it('E-18.9 stays with the taker where nobody can receive it', () => {
    const match = shipped({ track: ['trap'], items: [undefined, ['shield', 'fist']] });
    take(match, 'trap');
    expect(cards(match, 'item', 0)).toEqual(['trap', 'fist']);
    expect(cards(match, 'item', 1)).toEqual(['shield', 'fist']);
  });

  it('E-18.9 is given away when it comes from the Graveyard as well', () => {
    const match = shipped({
      graveyard: ['trap'],
      enchantments: [['of-death', 'of-enchanting']],
    });
    use(match, 'of-death');
    passWindow(match);
    expect(cards(match, 'item', 1)).toEqual(['trap', 'fist']);
    expect(cards(match, 'item', 0)).toEqual(['fist']);
  });
});

describe('Gnolls', () => {
  it('E-18.11 E-14.16 the taker of Bolas picks the player, who picks any Monster but no Dragon', () => {
    const match = shipped({
      seats: 3,
      track: ['bolas'],
      trophies: [[], ['gnoll'], ['unicorn', 'brindled-dragon', 'gnoll']],
    });
    take(match, 'bolas');
    say(match, 0, { seat: 2 });
    expect(question(match)).toBe('2 card');
    expect(offered(match, 'brindled-dragon')).toEqual([]);
    say(match, 2, 'gnoll');
    expect(cards(match, 'trophy', 2)).toEqual(['unicorn', 'brindled-dragon']);
    expect(cards(match, 'graveyard')).toEqual(['gnoll']);
  });

  it('E-18.12 Manticore is never the Monster its taker discards', () => {
    const alone = shipped({ track: ['manticore'], counters: SAFE });
    take(alone, 'manticore');
    expect(cards(alone, 'trophy')).toEqual(['manticore']);
    expect(cards(alone, 'graveyard')).toEqual([]);
    const second = shipped({ track: ['manticore'], trophies: [['manticore']], counters: SAFE });
    take(second, 'manticore');
    expect(cards(second, 'trophy')).toEqual(['manticore']);
    expect(cards(second, 'graveyard')).toEqual(['manticore']);
  });

  it('E-18.13 after the taker of Manticore each other player discards a Monster', () => {
    const match = shipped({
      seats: 3,
      track: ['manticore'],
      trophies: [['gnoll', 'unicorn'], ['gnoll', 'skeleton'], ['dryad']],
      counters: SAFE,
    });
    take(match, 'manticore');
    expect(question(match)).toBe('0 card');
    say(match, 0, 'unicorn');
    expect(question(match)).toBe('1 card');
    say(match, 1, 'skeleton');
    expect(cards(match, 'graveyard')).toEqual(['dryad', 'skeleton', 'unicorn']);
    expect(cards(match, 'trophy', 0)).toEqual(['manticore', 'gnoll']);
  });

  it('E-18.14 E-18.15 the Monster handed over lies right beneath Roc', () => {
    const match = shipped({
      seats: 3,
      track: ['roc'],
      trophies: [['skeleton'], ['gnoll', 'unicorn'], ['brindled-dragon']],
      counters: SAFE,
    });
    take(match, 'roc');
    // The third player has no Monster, so nobody is asked whom.
    expect(question(match)).toBe('1 card');
    say(match, 1, 'unicorn');
    expect(cards(match, 'trophy', 0)).toEqual(['roc', 'unicorn', 'skeleton']);
    expect(cards(match, 'trophy', 1)).toEqual(['gnoll']);
  });

  it('E-18.16 of Rage counts Monsters by twos, without Dragons, as it is used', () => {
    const gained = (...trophies: readonly string[]): number => {
      const match = shipped({
        seats: 3,
        enchantments: [['of-rage', 'of-enchanting']],
        trophies: [trophies],
      });
      const before = attack(match);
      use(match, 'of-rage');
      return attack(match) - before;
    };
    expect(gained('gnoll', 'brindled-dragon')).toBe(0);
    expect(gained('gnoll', 'gnoll', 'tomb-dragon', 'unicorn')).toBe(1);
    expect(gained('gnoll', 'gnoll', 'unicorn', 'unicorn')).toBe(2);
  });

  it('E-18.16 E-4.7 what of Rage gave stays when a Monster is lost', () => {
    const match = shipped({
      town: 'hateville',
      enchantments: [['of-rage', 'of-enchanting']],
      trophies: [['gnoll', 'gnoll']],
    });
    use(match, 'of-rage');
    const before = attack(match);
    use(match, 'hateville', 'discard');
    while (question(match) === '0 card') say(match, 0, 'gnoll');
    expect(cards(match, 'trophy')).toEqual(['gnoll']);
    expect(attack(match)).toBe(before);
  });
});

describe('Goblins', () => {
  it('E-18.18 E-6.16 E-16.4 Axe wounds the others by half the Attack; only a Shield helps', () => {
    const match = shipped({
      seats: 4,
      track: ['axe'],
      items: [undefined, ['helmet', 'fist'], ['shield', 'fist']],
      counters: { attackBoost: [7], defenseBoost: [0, 9, 0, 0] },
    });
    take(match, 'axe');
    expect([0, 1, 2, 3].map((seat) => wounds(match, seat))).toEqual([0, 3, 0, 3]);
  });

  it('E-18.19 E-7.5 Axe counts what the window added, and not its own icons', () => {
    const match = shipped({ track: ['axe'], crystals: [2], counters: { attackBoost: [1] } });
    take(match, 'axe');
    use(match, 'normaltown');
    expect(wounds(match, 1)).toBe(1);
    const plain = shipped({ track: ['axe'], counters: { attackBoost: [1] } });
    take(plain, 'axe');
    expect(wounds(plain, 1)).toBe(0);
  });

  it('E-18.20 of Fire gives as much Attack as there is Defense, which stays', () => {
    const match = shipped({
      items: [['helmet', 'fist']],
      enchantments: [['of-fire', 'of-enchanting']],
      crystals: [1],
    });
    use(match, 'helmet');
    const before = { attack: attack(match), defense: defense(match) };
    use(match, 'of-fire');
    expect(attack(match)).toBe(before.attack + before.defense);
    expect(defense(match)).toBe(before.defense);
  });

  it.each(['goblin-bombers', 'cave-giant'])('E-18.21 E-10.6 %s deals double damage', (id) => {
    const match = shipped({ track: [id], counters: { ...STRONG, defenseBoost: [1] } });
    take(match, id);
    expect(wounds(match, 0)).toBe(2 * (strengthOf(id) - 1));
    expect(wounds(match, 1)).toBe(0);
  });

  it.each(['ogre', 'rust-dragon'])(
    'E-18.22 E-10.7 %s attacks each player, and one takes it',
    (id) => {
      const match = shipped({
        seats: 3,
        track: [id],
        counters: { ...STRONG, defenseBoost: [2, 0, 1] },
      });
      take(match, id);
      const strength = strengthOf(id);
      expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([
        strength - 2,
        strength,
        strength - 1,
      ]);
      expect([0, 1, 2].map((seat) => cards(match, 'trophy', seat))).toEqual([[id], [], []]);
    },
  );

  it('E-18.23 E-10.8 Helmet cannot be used while another player fights', () => {
    const match = shipped({
      track: ['ogre'],
      items: [undefined, ['helmet', 'fist']],
      crystals: [0, 5],
      counters: SAFE,
    });
    take(match, 'ogre');
    expect(wounds(match, 1)).toBe(strengthOf('ogre') - defense(match, 1));
    expect(crystals(match, 1)).toBe(5);
    expect(question(match)).toBe('1 act');
    use(match, 'helmet');
    expect(crystals(match, 1)).toBe(4);
  });
});

describe('Undead', () => {
  it('E-18.25 E-7.14 E-7.15 a creature of the Graveyard has to be fought', () => {
    const position = { graveyard: ['gnoll'], enchantments: [['of-death', 'of-enchanting']] };
    const match = shipped({ ...position, counters: STRONG });
    use(match, 'of-death');
    expect(cards(match, 'trophy')).toEqual(['gnoll']);
    expect(wounds(match)).toBe(strengthOf('gnoll'));
    const weak = shipped(position);
    use(weak, 'of-death');
    expect(cards(weak, 'trophy')).toEqual([]);
    expect(cards(weak, 'graveyard')).toEqual(['gnoll']);
    // E-7.15: it does not even begin.
    expect(told(weak).some((line) => line.includes('journeys to the Graveyard'))).toBe(false);
  });

  it('E-18.26 E-18.27 Skeleton makes its taker swap a card of the track and one of the Graveyard', () => {
    const match = shipped({
      track: ['skeleton', 'pike', 'staff'],
      graveyard: ['of-fire', 'of-rage'],
      crystals: [2],
      counters: SAFE,
    });
    take(match, 'skeleton');
    goOn(match);
    expect(question(match)).toBe('0 trackCard');
    say(match, 0, 'staff');
    // The window after the journey: nothing has slid yet.
    expect(question(match)).toBe('0 after');
    expect(track(match).slice(0, 3)).toEqual([null, 'pike', 'of-fire']);
    expect(cards(match, 'graveyard')).toEqual(['staff', 'of-rage']);
  });

  it('E-18.26 E-18.27 Skeleton does nothing without a Graveyard or without a track', () => {
    const noGraveyard = shipped({ track: ['skeleton', 'pike'], counters: SAFE });
    take(noGraveyard, 'skeleton');
    expect(question(noGraveyard)).toBe('1 act');
    expect(track(noGraveyard)[0]).toBe('pike');
    const noTrack = shipped({
      track: ['skeleton', null, null, null, null, null],
      graveyard: ['pike'],
      counters: SAFE,
    });
    take(noTrack, 'skeleton');
    expect(question(noTrack)).toBe('1 act');
    expect(cards(noTrack, 'graveyard')).toEqual(['pike']);
  });

  it('E-18.28 Ghoul and of Death are removed, and the Major Action is still to come', () => {
    const match = shipped({
      graveyard: ['pike', 'of-rage'],
      enchantments: [['of-death', 'of-enchanting']],
      trophies: [['ghoul']],
    });
    use(match, 'ghoul');
    passWindow(match);
    expect(cards(match, 'item')).toEqual(['pike', 'fist']);
    expect(question(match)).toBe('0 act');
    use(match, 'of-death');
    passWindow(match);
    expect(cards(match, 'enchantment')).toEqual(['of-rage', 'of-enchanting']);
    expect([...cards(match, 'removed')].sort()).toEqual(['ghoul', 'of-death']);
    expect(question(match)).toBe('0 act');
  });

  it('E-18.28 E-3.9 the last Enchantment cannot be removed', () => {
    const match = shipped({ graveyard: ['pike'], enchantments: [['of-death']] });
    expect(whyNot(match, 'of-death')).toEqual(['E-3.9']);
  });

  it.each([
    ['ghoul', { trophies: [['ghoul', 'skeleton', 'skeleton']] }],
    ['of-death', { enchantments: [['of-death']], trophies: [['skeleton', 'skeleton']] }],
  ])('E-18.29 %s gives Glory for each Undead icon', (id, position) => {
    const icons = 3;
    const covered =
      id === 'ghoul'
        ? { trophies: [['skeleton', 'ghoul', 'skeleton']] }
        : { ...position, enchantments: [['of-enchanting', 'of-death']] };
    expect(total(shipped(position)) - total(shipped(covered))).toBe(icons);
  });

  it('E-18.30 E-16.1 nobody can choose the owner of a visible Shield', () => {
    const lost = (...items: readonly string[]): readonly string[] => {
      const match = shipped({
        track: ['bolas'],
        items: [undefined, items],
        trophies: [[], ['gnoll']],
      });
      take(match, 'bolas');
      return cards(match, 'graveyard');
    };
    expect(lost('shield', 'fist')).toEqual([]);
    expect(lost('fist', 'shield')).toEqual(['gnoll']);
  });
});

describe('Unicorns', () => {
  it('E-18.32 Pink Dragon doubles the wounds there are after the fight', () => {
    const match = shipped({ track: ['pink-dragon'], wounds: [2], counters: STRONG });
    take(match, 'pink-dragon');
    expect(wounds(match)).toBe(2 * (2 + strengthOf('pink-dragon')));
    const unhurt = shipped({ track: ['pink-dragon'], counters: SAFE });
    take(unhurt, 'pink-dragon');
    expect(wounds(unhurt)).toBe(0);
  });
});
