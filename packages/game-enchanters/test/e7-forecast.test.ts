import { describe, expect, it } from 'vitest';
import { forecast } from '../src/index.ts';
import type { EnchantersTable } from '../src/rules/table.ts';
import { atOnce, boost, can, gain, hurt, item, minor, monster, pay, when } from './cards.ts';
import { asked, cards, crystals, labels, offered, table, take, use, wounds } from './play.ts';

describe('what is told before a fight', () => {
  it('E-7.21 before a fight it is told which wounds it brings and what it sets off', () => {
    const match = table({
      cards: [
        monster('ogre', { health: 1, strength: 4 }, can(atOnce(hurt(1)))),
        item('sword', {
          icons: { attack: 2, defense: 1 },
          abilities: [when({ on: 'afterDefeating', what: 'any' }, gain(6))],
        }),
      ],
      items: [['sword']],
      track: [undefined, 'ogre'],
    });
    const [words] = offered(match, 'ogre');
    expect(words).toBe(
      'It costs 1 crystal. Your Attack 2 against Health 1. You take 3 wounds. Sword: gain 6 crystals. At once: take 1 wound.',
    );
    const option = asked(match).options.find(({ label }) => label === 'Journey to Ogre');
    const foretold = forecast(
      match.table as unknown as EnchantersTable,
      0,
      option?.slots?.[0] ?? 0,
      1,
    );
    expect(foretold).toMatchObject({
      price: 1,
      attack: 2,
      health: 1,
      strength: 4,
      missing: 0,
      wounds: [3, 0],
    });
    take(match, 'ogre');
    expect([wounds(match), crystals(match)]).toEqual([4, 10]);
  });

  it('E-7.21 where Attack is missing, it is told how much, and which action gives some', () => {
    const match = table({
      cards: [
        monster('ogre', { health: 5 }),
        item('sword', { icons: { attack: 2 }, abilities: [minor(boost(4), pay(1))] }),
      ],
      items: [['sword']],
      track: [undefined, 'ogre'],
    });
    expect(offered(match, 'ogre')[0]).toContain('3 Attack is missing (Sword gives 4).');
    take(match, 'ogre');
    expect(labels(match)).toEqual(['Give up', 'Use Sword']);
    use(match, 'sword');
    expect(cards(match, 'trophy', 0)).toEqual(['ogre']);
  });

  it('E-7.21 what the wounds set off is told first, whoever takes them', () => {
    const match = table({
      cards: [
        monster(
          'ogre',
          { health: 1, strength: 2 },
          can({ type: 'static', modifier: { kind: 'attacksEach' } }, atOnce(hurt(1))),
        ),
        item('idol', { icons: { attack: 1 }, abilities: [when({ on: 'takeWounds' }, gain(1))] }),
        item('plate', { icons: { defense: 2 }, abilities: [when({ on: 'takeWounds' }, gain(9))] }),
      ],
      seats: 3,
      items: [['idol'], ['idol'], ['plate']],
      track: ['ogre'],
    });
    expect(offered(match, 'ogre')).toEqual([
      'It costs nothing. Your Attack 1 against Health 1. You take 2 wounds, Player 2 takes 2 wounds. Idol: gain 1 crystal. Idol: for Player 2: gain 1 crystal. At once: take 1 wound.',
    ]);
  });
});
