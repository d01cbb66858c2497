import { describe, expect, it } from 'vitest';
import {
  always,
  atOnce,
  can,
  type Doing,
  gain,
  heal,
  hurt,
  item,
  minor,
  monster,
  multi,
  TOWN,
  village,
  when,
} from './cards.ts';
import { crystals, offered, question, say, table, take, told, total, use, wounds } from './play.ts';

const pass = (n: number, to: 'another' | 'others' = 'another'): Doing => ({
  kind: 'transferWounds',
  n,
  to,
});

describe('wounds and healing', () => {
  it('E-11.1 any number of wounds can be had, and nobody is out of the game', () => {
    const match = table({ village: village([multi(hurt(50))]) });
    for (let i = 0; i < 4; i++) use(match, TOWN);
    expect(wounds(match)).toBe(200);
    expect(question(match)).toBe('0 act');
  });

  it('E-11.2 each wound is one Glory less', () => {
    const match = table({ wounds: [3, 0], village: village([multi(hurt(2))]) });
    expect(total(match)).toBe(-3);
    use(match, TOWN);
    expect(total(match)).toBe(-5);
    expect(total(match, 1)).toBe(0);
  });

  it('E-11.3 EF-7.6 healing takes as many wounds as there are, and the rest is lost', () => {
    const match = table({ wounds: [5, 0], village: village([multi(heal(3))]) });
    use(match, TOWN);
    expect(wounds(match)).toBe(2);
    use(match, TOWN);
    expect(wounds(match)).toBe(0);
  });

  it('E-11.4 EF-4.3 wounds can always be paid, Defense does not help, and they set off triggers', () => {
    const match = table({
      cards: [
        item('thorn', { icons: { defense: 9 }, ...can(when({ on: 'takeWounds' }, gain(7))) }),
      ],
      items: [['thorn']],
      village: village([minor(gain(1), { kind: 'payWounds', n: 4 })]),
    });
    use(match, TOWN);
    expect(wounds(match)).toBe(4);
    expect(crystals(match)).toBe(5 + 7 + 1);
  });

  it('E-11.5 a wound that is passed on is not healed: what forbids healing does not stop it', () => {
    const match = table({
      cards: [item('scar', can(always({ kind: 'cannotHeal' })))],
      items: [['scar']],
      wounds: [3, 0],
      village: village([minor(pass(2)), minor(heal(1))]),
    });
    use(match, TOWN, 'heal');
    expect(wounds(match)).toBe(3);
    use(match, TOWN, 'hand');
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([1, 2]);
    expect(told(match).slice(-2)).toEqual([
      'Player 1 passes on 2 wounds',
      'Player 2 takes 2 wounds',
    ]);
  });

  it('E-11.6 who receives a passed wound takes it, and that sets off triggers', () => {
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, gain(2))))],
      items: [undefined, ['thorn']],
      wounds: [2, 0],
      village: village([minor(pass(2))]),
    });
    use(match, TOWN);
    expect(crystals(match, 1)).toBe(7);
    expect(crystals(match, 0)).toBe(5);
  });

  it('E-11.7 no more wounds are passed on than there are', () => {
    const match = table({ wounds: [2, 1], village: village([minor(pass(4))]) });
    use(match, TOWN);
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([0, 3]);
  });

  it('E-11.8 EF-2.13 EF-5.4 the wounds of one effect are one event, with their number', () => {
    const per = { kind: 'per', of: { kind: 'eventValue' }, every: 2 } as const;
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, { kind: 'gainCrystals', n: per })))],
      items: [['thorn']],
      village: village([minor(hurt(5)), minor(hurt(1))]),
    });
    use(match, TOWN, '5');
    expect(crystals(match)).toBe(7);
    use(match, TOWN, '1 wound');
    expect(crystals(match)).toBe(7);
  });

  it('EF-5.4 triggers on wounds answer an attack, an effect, a cost and a passed wound', () => {
    const thorn = item('thorn', can(when({ on: 'takeWounds' }, gain(1))));
    const wolf = monster('wolf', { health: 1, strength: 3 }, can(atOnce(hurt(1))));
    const match = table({
      cards: [thorn, wolf],
      items: [['thorn']],
      track: ['wolf'],
      village: village([
        minor(gain(1), { kind: 'payWounds', n: 1 }),
        minor({ kind: 'boostAttack', n: 1 }),
      ]),
    });
    use(match, TOWN, 'gain');
    expect(crystals(match)).toBe(5 + 1 + 1);
    use(match, TOWN, 'Attack');
    take(match, 'wolf');
    // One for the attack and one for what it does at once.
    expect(crystals(match)).toBe(7 + 2);
    expect(wounds(match)).toBe(1 + 3 + 1);
  });

  it('EF-7.1 the number of wounds may depend on what the player has', () => {
    const match = table({
      wounds: [4, 0],
      village: village([
        minor({ kind: 'takeWounds', n: { kind: 'wounds' } }),
        minor({ kind: 'takeWounds', n: { kind: 'count', filter: 'item' } }),
      ]),
    });
    use(match, TOWN, 'wound you have');
    expect(wounds(match)).toBe(8);
    use(match, TOWN, 'Item');
    expect(wounds(match)).toBe(9);
  });

  it('EF-7.2 others are wounded without Defense, and the number may be theirs', () => {
    const match = table({
      seats: 3,
      cards: [item('plate', { icons: { defense: 9 } })],
      items: [undefined, ['plate']],
      crystals: [5, 2, 3],
      village: village([
        minor({ kind: 'dealWounds', to: 'others', n: { kind: 'crystals', who: 'them' } }),
        minor({ kind: 'dealWounds', to: 'each', n: 1 }),
      ]),
    });
    use(match, TOWN, 'each other player');
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([0, 2, 3]);
    use(match, TOWN, 'each player takes');
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([1, 3, 4]);
  });

  it('EF-7.3 wounds for several players are split as their owner likes, each share one event', () => {
    const match = table({
      seats: 3,
      cards: [item('thorn', can(when({ on: 'takeWounds' }, gain(1))))],
      items: [undefined, ['thorn'], undefined],
      wounds: [6, 0, 0],
      village: village([minor(pass(4, 'others'))]),
    });
    use(match, TOWN);
    expect(question(match)).toBe('0 share');
    expect(match.answer(0, [5])).toMatchObject({ code: 'outside', rule: 'EF-7.3' });
    expect(match.answer(0, [3])).toBeUndefined();
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([2, 3, 1]);
    expect(crystals(match, 1)).toBe(6);
  });

  it('EF-7.4 wounds drawn from another player are taken, and not healed there', () => {
    const match = table({
      seats: 3,
      cards: [
        item('thorn', can(when({ on: 'takeWounds' }, gain(1)))),
        item('scar', can(always({ kind: 'cannotHeal' }))),
      ],
      items: [['thorn'], ['scar'], undefined],
      wounds: [0, 3, 0],
      village: village([minor({ kind: 'pullWounds', n: 2, from: 'another' })]),
    });
    // Only one of the others is wounded, so nobody need be asked.
    use(match, TOWN);
    expect([0, 1, 2].map((seat) => wounds(match, seat))).toEqual([2, 1, 0]);
    expect(crystals(match)).toBe(6);
  });

  it('EF-7.6 EF-2.12 a die may say how many are healed', () => {
    const match = table({
      wounds: [20, 0],
      village: village([minor({ kind: 'heal', who: 'you', n: { kind: 'd6' } })]),
    });
    use(match, TOWN);
    expect(wounds(match)).toBeGreaterThanOrEqual(14);
    expect(wounds(match)).toBeLessThanOrEqual(19);
  });

  it('EF-7.7 healing all leaves no wound', () => {
    const match = table({
      wounds: [9, 4],
      village: village([minor({ kind: 'healAll', who: 'each' })]),
    });
    use(match, TOWN);
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([0, 0]);
  });

  it('EF-7.11 EF-16.2 who cannot be healed is not, whoever heals', () => {
    const match = table({
      cards: [item('scar', can(always({ kind: 'cannotHeal' })))],
      items: [undefined, ['scar']],
      wounds: [3, 3],
      village: village([minor({ kind: 'heal', who: 'each', n: 2 })]),
    });
    use(match, TOWN);
    expect([wounds(match, 0), wounds(match, 1)]).toEqual([1, 3]);
  });

  it('EF-4.4 another player with as many wounds heals, or the action cannot be used', () => {
    const wish = (hurts: readonly number[]) => ({
      seats: 3,
      wounds: hurts,
      village: village([minor(gain(4), { kind: 'anotherHeals', n: 2 } as const)]),
    });
    const none = table(wish([9, 1, 1]));
    expect(offered(none, TOWN)).toHaveLength(1);
    const some = table(wish([9, 3, 2]));
    use(some, TOWN);
    expect(question(some)).toBe('0 target');
    say(some, 0, { seat: 2 });
    expect([0, 1, 2].map((seat) => wounds(some, seat))).toEqual([9, 3, 0]);
    expect(crystals(some)).toBe(9);
  });
});
