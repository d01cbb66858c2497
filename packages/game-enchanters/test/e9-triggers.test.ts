import { describe, expect, it } from 'vitest';
import { contentError } from '../src/content/content.ts';
import type { Value } from '../src/content/vocabulary.ts';
import type { Doing, Part } from './cards.ts';
import {
  atOnce,
  can,
  contentWith,
  enchantment,
  gain,
  hurt,
  item,
  monster,
  multi,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  cards,
  crystals,
  offered,
  question,
  repose,
  say,
  table,
  take,
  track,
  use,
  wounds,
} from './play.ts';

const value = (kind: 'wounds' | 'crystals'): Doing => ({ kind: 'gainCrystals', n: { kind } });

describe('triggers', () => {
  it('E-9.6 a visible trigger goes off each time its event happens, without limit', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, gain(1))))],
      village: village([multi(hurt(1))]),
      items: [['thorn']],
    });
    for (let i = 0; i < 6; i++) use(match, TOWN);
    expect(crystals(match)).toBe(11);
    expect(offered(match, 'thorn')).toEqual([]);
  });

  it('E-9.6 it is a must, unless it says "may", and has a limit only where one is printed', () => {
    const wish = (more: { optional?: boolean; oncePerTurn?: boolean }) => ({
      cards: [
        item(
          'thorn',
          can(when({ on: 'takeWounds' }, { kind: 'loseCrystals', n: 1 } as const, more)),
        ),
      ],
      village: village([multi(hurt(1))]),
      items: [['thorn']],
    });
    const must = table(wish({}));
    use(must, TOWN);
    expect(crystals(must)).toBe(4);
    const may = table(wish({ optional: true }));
    use(may, TOWN);
    expect(question(may)).toBe('0 may');
    say(may, 0, 'No');
    expect(crystals(may)).toBe(5);
    const once = table(wish({ oncePerTurn: true }));
    use(once, TOWN);
    use(once, TOWN);
    expect(crystals(once)).toBe(4);
  });

  it('E-5.3 boosts of both values that are counted wait for the order, plain ones do not', () => {
    const begins = (attack: Value): Part =>
      can(when({ on: 'turnBegins' }, { kind: 'boostBoth', attack, defense: 0 }));
    const asking = (attack: Value): string =>
      question(
        table({
          cards: [item('one', begins(attack)), enchantment('two', begins(1))],
          items: [['one']],
          enchantments: [['two']],
        }),
      );
    expect(asking({ kind: 'stat', stat: 'attack' })).toBe('0 order');
    expect(asking(2)).toBe('0 act');
  });

  it('E-9.6 a covered one does not go off', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, gain(1))))],
      village: village([multi(hurt(1))]),
      items: [['item-1', 'thorn']],
    });
    use(match, TOWN);
    expect(crystals(match)).toBe(5);
  });

  it.each(['item', 'enchantment', 'monster', 'dragon'] as const)(
    'E-9.7 "after taking" (%s) goes off before the card is in its pile',
    (what) => {
      const plain = {
        item: 'item-1',
        enchantment: 'enchantment-1',
        monster: 'minor-1',
        dragon: 'dragon-1',
      };
      const match = table({
        cards: [
          item(
            'net',
            {
              icons: { attack: 1 },
              abilities: [
                when(
                  { on: 'afterTaking', what },
                  { kind: 'gainCrystals', n: { kind: 'count', filter: 'any' } },
                ),
              ],
            },
            {},
          ),
        ],
        items: [['net']],
        track: [plain[what]],
      });
      take(match, plain[what]);
      expect(crystals(match)).toBe(5 + 2);
      for (const other of Object.entries(plain).filter(([sort]) => sort !== what)) {
        const quiet = table({
          cards: [
            item('net', {
              icons: { attack: 1 },
              abilities: [when({ on: 'afterTaking', what }, gain(9))],
            }),
          ],
          items: [['net']],
          track: [other[1]],
        });
        take(quiet, other[1]);
        expect(crystals(quiet)).toBe(5);
      }
    },
  );

  it('E-9.7 and only for the player who takes the card', () => {
    const match = table({
      cards: [item('net', can(when({ on: 'afterTaking', what: 'any' }, gain(9))))],
      items: [undefined, ['net']],
      track: ['item-1'],
    });
    take(match, 'item-1');
    expect(crystals(match, 1)).toBe(5);
  });

  it.each([
    ['on top', can(when({ on: 'afterTaking', what: 'any' }, gain(9)))],
    ['even if it is buried at once', { abilities: [atOnce({ kind: 'buryTaken' } as const)] }],
  ])('E-9.8 a card’s own trigger does not go off when it is taken itself, %s', (_, upper) => {
    const match = table({
      cards: [item('net', upper, can(when({ on: 'afterTaking', what: 'any' }, gain(9))))],
      track: ['net', 'item-1'],
    });
    take(match, 'net');
    expect(crystals(match)).toBe(5);
    repose(match);
    take(match, track(match)[0] ?? '');
    expect(crystals(match)).toBeGreaterThanOrEqual(14);
  });

  it.each([
    ['given away', { kind: 'giveThis', to: 'another' }, 'item', 1],
    ['buried', { kind: 'buryTaken' }, 'item', 0],
  ] as const)(
    'E-9.9 the card was taken although its own effect had it %s',
    (_, effect, zone, seat) => {
      const match = table({
        cards: [
          item('trap', can(atOnce(effect))),
          enchantment('net', can(when({ on: 'afterTaking', what: 'item' }, gain(9)))),
        ],
        enchantments: [['net']],
        track: ['trap'],
      });
      take(match, 'trap');
      expect(crystals(match)).toBe(14);
      expect(cards(match, zone, seat)).toContain('trap');
    },
  );

  it('E-9.10 a card that its own effect has put somewhere is not put on the pile again', () => {
    const given = table({
      cards: [item('trap', can(atOnce({ kind: 'giveThis', to: 'another' })))],
      track: ['trap'],
    });
    take(given, 'trap');
    expect([cards(given, 'item', 0), cards(given, 'item', 1)]).toEqual([
      ['fist'],
      ['trap', 'fist'],
    ]);
    const buried = table({
      cards: [item('anchor', can(atOnce({ kind: 'buryTaken' })))],
      track: ['anchor'],
    });
    take(buried, 'anchor');
    expect(cards(buried, 'item', 0)).toEqual(['fist', 'anchor']);
  });

  it('E-9.11 "after resting" goes off after the effect and before the first card goes', () => {
    const match = table({
      cards: [
        item('dream', can(when({ on: 'afterRest' }, value('crystals')))),
        enchantment('dig', can(when({ on: 'afterRest' }, { kind: 'journeyGraveyard' }))),
      ],
      items: [['dream']],
      track: ['item-1'],
    });
    repose(match);
    expect(crystals(match)).toBe(12);
    const empty = table({
      cards: [enchantment('dig', can(when({ on: 'afterRest' }, { kind: 'journeyGraveyard' })))],
      enchantments: [['dig']],
      track: ['item-1'],
    });
    repose(empty);
    expect(cards(empty, 'graveyard')).toEqual(['item-1']);
  });

  it('E-9.12 "when your turn begins" goes off before anything is done, in one’s own turn', () => {
    const match = table({
      cards: [item('dawn', can(when({ on: 'turnBegins' }, { kind: 'may', effect: gain(3) })))],
      items: [undefined, ['dawn']],
    });
    expect(question(match)).toBe('0 act');
    repose(match);
    expect(question(match)).toBe('1 may');
    say(match, 1, 'Yes');
    expect(question(match)).toBe('1 act');
    expect(crystals(match, 1)).toBe(8);
  });

  it('E-9.13 "after defeating" goes off at the end of the fight, before the immediate effect', () => {
    const match = table({
      cards: [
        monster('ogre', { health: 1, strength: 3 }, can(atOnce(hurt(50)))),
        item('sword', {
          icons: { attack: 1 },
          abilities: [when({ on: 'afterDefeating', what: 'monster' }, value('wounds'))],
        }),
      ],
      items: [['sword']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    expect([crystals(match), wounds(match)]).toEqual([8, 53]);
  });

  it('E-9.13 what the wounds of the fight set off comes before both', () => {
    const seen = { kind: 'gainCrystals', n: { kind: 'wounds' } } as const;
    const match = table({
      cards: [
        monster('ogre', { health: 1, strength: 3 }, can(atOnce(hurt(50)))),
        item('sword', {
          icons: { attack: 1 },
          abilities: [
            when({ on: 'takeWounds' }, seen, { oncePerTurn: true }),
            when({ on: 'afterDefeating', what: 'monster' }, hurt(10)),
          ],
        }),
      ],
      items: [['sword']],
      track: ['ogre'],
    });
    take(match, 'ogre');
    expect([crystals(match), wounds(match)]).toEqual([8, 63]);
  });

  it.each([
    [2, 5 - 2],
    [3, 5 - 3 + 6],
    [4, 5 - 4 + 6],
  ])(
    'E-9.14 "after a journey" at distance 3 or more goes off when the card lies in its pile: slot %i',
    (place, left) => {
      const far = { kind: 'distance', is: 'atLeast', n: 3 } as const;
      const count = {
        kind: 'per',
        of: { kind: 'count', filter: 'item' },
        every: 1,
        times: 3,
      } as const;
      const match = table({
        cards: [
          enchantment(
            'boots',
            can(when({ on: 'afterJourney' }, { kind: 'gainCrystals', n: count }, { if: far })),
          ),
        ],
        enchantments: [['boots']],
        track: ['item-1', 'item-2', 'item-3', 'item-4', 'item-5', 'item-6'],
      });
      take(match, `item-${place + 1}`);
      expect(crystals(match)).toBe(left);
    },
  );

  it('E-9.14 by then the taken card may cover the trigger', () => {
    const after = can(when({ on: 'afterJourney' }, gain(6)));
    const covered = table({ cards: [item('boots', after)], items: [['boots']], track: ['item-1'] });
    take(covered, 'item-1');
    expect(crystals(covered)).toBe(5);
    const lower = table({
      cards: [item('boots', {}, after)],
      items: [['boots']],
      track: ['item-1'],
    });
    take(lower, 'item-1');
    expect(crystals(lower)).toBe(11);
  });

  it('E-9.15 no card of this game does anything when it is turned up, and none can be given that would', () => {
    const loud: Part = can(
      atOnce(hurt(1)),
      when({ on: 'turnBegins' }, hurt(1)),
      when({ on: 'afterTaking', what: 'any' }, hurt(1)),
    );
    const match = table({ cards: [item('loud', loud, loud)], deck: ['loud', 'item-1'] });
    repose(match);
    expect(track(match)).toContain('loud');
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([0, 0]);
    const turnedUp = { type: 'whenFaceUp', effect: gain(1) };
    const content = contentWith();
    const [first, ...others] = content.kingdoms;
    const [card, ...more] = first?.cards ?? [];
    const kingdoms = [
      { ...first, cards: [{ ...card, upper: { abilities: [turnedUp] } }, ...more] },
      ...others,
    ];
    expect(contentError({ ...content, kingdoms })).toContain(
      'type must be one of action, immediate, trigger, static',
    );
  });
});
