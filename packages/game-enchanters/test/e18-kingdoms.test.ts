import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/content.ts';
import type { Icon, Kingdom, KingdomCard } from '../src/content/vocabulary.ts';
import { enchanters } from '../src/index.ts';
import { attack, defense, repose, total } from './play.ts';
import { printed, shipped } from './shipped.ts';

function kingdom(id: string): Kingdom {
  const found = BASE.kingdoms.find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no kingdom ${id}`);
  return found;
}

/** The records inside a value, however deep. */
function recordsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(recordsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

type Fields = Readonly<Record<string, unknown>>;

/** Ids of the cards of a kingdom on which something with these fields stands. */
const withFields = (id: string, fields: Fields): string[] =>
  kingdom(id)
    .cards.filter((card) =>
      recordsIn(card).some((record) =>
        Object.entries(fields).every(([name, value]) => record[name] === value),
      ),
    )
    .map((card) => card.id);

const iconsOn = ({ upper, lower }: KingdomCard, icon: Icon): number =>
  (upper.icons?.[icon] ?? 0) + (lower.icons?.[icon] ?? 0);

/** All icons of a sort on the cards of a kingdom, as often as there are copies. */
const iconsOf = (id: string, icon: Icon): number =>
  kingdom(id).cards.reduce((n, card) => n + card.copies * iconsOn(card, icon), 0);

/** The kingdoms, those with the most icons of a sort first. */
const byIcons = (icon: Icon): string[] =>
  BASE.kingdoms.map(({ id }) => id).sort((a, b) => iconsOf(b, icon) - iconsOf(a, icon));

const monsters = (id: string): KingdomCard[] =>
  kingdom(id).cards.filter(({ type }) => type === 'monster');

describe('each kingdom has its Village', () => {
  it.each([
    ['E-18.1', 'bandits', 'Port Aurisan'],
    ['E-18.3', 'barbarians', 'Fjordosan'],
    ['E-18.5', 'cultists', 'Normaltown'],
    ['E-18.7', 'dracons', 'Dracopolis'],
    ['E-18.10', 'gnolls', 'Hateville'],
    ['E-18.17', 'goblins', 'Dwarfburg'],
    ['E-18.24', 'undead', 'Gravekill Mounds'],
    ['E-18.31', 'unicorns', 'Holy Grove'],
  ])('%s %s: %s', (_rule, id, name) => {
    const own = BASE.villages.filter((village) => village.kingdom === id);
    expect(own.map((village) => village.name)).toEqual([name]);
  });
});

describe('what the kingdoms are about', () => {
  it('E-18.1 several Bandits give Glory for crystals, and others gain or steal some', () => {
    expect(withFields('bandits', { kind: 'perCrystals' }).length).toBeGreaterThanOrEqual(2);
    expect(withFields('bandits', { kind: 'gainCrystals' }).length).toBeGreaterThanOrEqual(2);
    expect(withFields('bandits', { kind: 'stealCrystals' }).length).toBeGreaterThanOrEqual(2);
  });

  it('E-18.2 no rule is about a card of the Bandits', () => {
    const rules = enchanters.rulebook.filter(({ id }) => id.startsWith('E-18.'));
    const names = kingdom('bandits').cards.map(({ name }) => name);
    const about = names.filter((name) => rules.some(({ text }) => text.includes(name)));
    expect(about).toEqual([]);
    expect(rules.some(({ text }) => text.includes(printed('manticore').name))).toBe(true);
  });

  it('E-18.3 Barbarian Monsters have Attack and Broken Shields', () => {
    for (const card of monsters('barbarians')) {
      expect(iconsOn(card, 'attack'), card.id).toBeGreaterThan(0);
      expect(iconsOn(card, 'brokenShield'), card.id).toBeGreaterThan(0);
    }
    expect(byIcons('attack').slice(0, 2)).toContain('barbarians');
  });

  it('E-18.3 E-4.4 their icons count while they are visible, and not once they are covered', () => {
    const trophies = (...list: readonly string[]) =>
      shipped({ items: [['scale-mail', 'fist']], trophies: [list] });
    const [without, visible, covered] = [
      trophies(),
      trophies('dire-wolf'),
      trophies('gnoll', 'dire-wolf'),
    ];
    const wolf = printed('dire-wolf');
    expect(attack(visible) - attack(without)).toBe(iconsOn(wolf, 'attack'));
    expect(defense(without) - defense(visible)).toBe(iconsOn(wolf, 'brokenShield'));
    expect([attack(covered), defense(covered)]).toEqual([attack(without), defense(without)]);
  });

  it('E-18.4 Barbarians give Glory for Attack', () => {
    expect(withFields('barbarians', { kind: 'perStat', stat: 'attack' })).not.toEqual([]);
    const glory = (items: readonly string[]): number => {
      const match = shipped({ items: [items], enchantments: [['of-sagas', 'of-enchanting']] });
      return total(match) - attack(match);
    };
    expect(glory(['fist'])).toBe(glory(['fist', 'bone-club', 'staff']));
  });

  it('E-18.5 several Cultists hand wounds on, and several reward having some', () => {
    expect(withFields('cultists', { kind: 'transferWounds' }).length).toBeGreaterThanOrEqual(3);
    const rewarding = new Set([
      ...withFields('cultists', { kind: 'perWound' }),
      ...withFields('cultists', { kind: 'wounds' }),
      ...withFields('cultists', { on: 'takeWounds' }),
    ]);
    expect(rewarding.size).toBeGreaterThanOrEqual(2);
  });

  it('E-18.7 Dracon Monsters have Defense and Broken Swords, and several cards pay for Dragons', () => {
    for (const card of monsters('dracons')) {
      expect(iconsOn(card, 'defense'), card.id).toBeGreaterThan(0);
    }
    const blunt = monsters('dracons').filter((card) => iconsOn(card, 'brokenSword') > 0);
    expect(blunt.length).toBeGreaterThanOrEqual(2);
    const paying = withFields('dracons', { kind: 'perCard', filter: 'dragon' });
    expect(paying.length).toBeGreaterThanOrEqual(2);
  });

  it('E-18.7 their icons count wherever they show', () => {
    const trophies = (...list: readonly string[]) =>
      shipped({ items: [['bone-club', 'fist']], trophies: [list] });
    const without = trophies();
    const visible = trophies('gnoll', 'dracon-sentinel');
    expect(attack(visible)).toBe(attack(without) - 1);
    expect(defense(visible)).toBe(defense(without) + 1);
  });

  it('E-18.10 Gnolls sacrifice Monsters, take them and make others discard them', () => {
    expect(withFields('gnolls', { kind: 'discardOwn' }).length).toBeGreaterThanOrEqual(2);
    expect(withFields('gnolls', { kind: 'targetGives', filter: 'monster' })).not.toEqual([]);
    expect(withFields('gnolls', { kind: 'discardCard' }).length).toBeGreaterThanOrEqual(2);
  });

  it('E-18.17 Goblins have Defense, and creatures that hit twice or everybody', () => {
    expect(byIcons('defense').slice(0, 3)).toContain('goblins');
    const double = withFields('goblins', { kind: 'doubleDamage' });
    const spread = withFields('goblins', { kind: 'attacksEach' });
    expect(double).not.toEqual([]);
    expect(spread).not.toEqual([]);
    expect(new Set([...double, ...spread]).size).toBeGreaterThanOrEqual(3);
  });

  it('E-18.24 Undead bring cards back from the Graveyard, and give Glory for Undead icons', () => {
    expect(withFields('undead', { kind: 'journeyGraveyard' }).length).toBeGreaterThanOrEqual(3);
    const glory = withFields('undead', { kind: 'perStat', stat: 'undead' });
    expect(glory.length).toBeGreaterThanOrEqual(2);
    expect(byIcons('undead')[0]).toBe('undead');
  });

  it('E-18.31 Unicorns heal more than any other kingdom', () => {
    const healing = (id: string): number =>
      withFields(id, { kind: 'heal' }).length + withFields(id, { kind: 'healAll' }).length;
    const most = Math.max(
      ...BASE.kingdoms.filter(({ id }) => id !== 'unicorns').map(({ id }) => healing(id)),
    );
    expect(healing('unicorns')).toBeGreaterThan(most);
    const match = shipped({
      town: 'holy-grove',
      enchantments: [['of-healing', 'of-enchanting']],
      wounds: [9],
    });
    const before = total(match);
    repose(match, 'heal', 'of-healing');
    expect(total(match)).toBeGreaterThan(before);
  });
});
