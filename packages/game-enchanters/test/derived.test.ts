import { Rng } from '@conclave/kernel';
import { type Position, positionOf } from '@conclave/kernel/look';
import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/content.ts';
import { SHOWS } from '../src/content/facts.ts';
import type { Ability, Icon, Part } from '../src/content/vocabulary.ts';
import { answerAtRandom, attack, counter, defense, playOut, start } from './play.ts';

const PARTS = new Map(
  BASE.kingdoms.flatMap((kingdom) =>
    kingdom.cards.map(({ id, upper, lower }) => [id, { upper, lower }] as const),
  ),
);
const VILLAGES = new Map(BASE.villages.map((village) => [village.id, village.abilities]));
const BARE = { upper: {}, lower: {} };

const look = (match: Match): Position => positionOf(match.table, match.state);
const cardsIn = ({ zones }: Position, zone: string, index = 0): readonly string[] =>
  zones[zone]?.[index] ?? [];

/** E-3.2: the parts that show before a seat. */
function visible(at: Position, seat: number): Part[] {
  return ['item', 'enchantment', 'trophy'].flatMap((pile) =>
    cardsIn(at, pile, seat).flatMap((id, depth) => {
      const { upper, lower } = PARTS.get(id) ?? BARE;
      return depth === 0 ? [upper, lower] : [lower];
    }),
  );
}

const sum = (parts: readonly Part[], icon: Icon): number =>
  parts.reduce((n, { icons }) => n + (icons?.[icon] ?? 0), 0);

/** The mark of an ability: what it waits for, what kind of action or lasting effect it is. */
function markOf(ability: Ability): string | undefined {
  if (ability.type === 'action') return ability.kind;
  if (ability.type === 'trigger') return ability.on;
  return ability.type === 'static' ? ability.modifier.kind : undefined;
}

const isMark = (mark: string): mark is keyof typeof SHOWS => Object.hasOwn(SHOWS, mark);

function marksOf(abilities: readonly Ability[]): number {
  return abilities.reduce((mask, ability) => {
    const mark = markOf(ability);
    return mark !== undefined && isMark(mark) ? mask | SHOWS[mark] : mask;
  }, 0);
}

const KEPT = ['attackIcons', 'defenseIcons', 'undeadIcons', 'abilities'] as const;

/** Everything kept up with each change, worked out again from the cards that lie there. */
function fromScratch(parts: readonly Part[]): Record<(typeof KEPT)[number], number> {
  return {
    attackIcons: sum(parts, 'attack') - sum(parts, 'brokenSword'),
    defenseIcons: sum(parts, 'defense') - sum(parts, 'brokenShield'),
    undeadIcons: sum(parts, 'undead'),
    abilities: marksOf(parts.flatMap(({ abilities = [] }) => abilities)),
  };
}

/** Whether a seat has a lasting bonus, which is not in its icons. */
const hasBonus = (at: Position, parts: readonly Part[]): boolean =>
  [
    ...parts.flatMap(({ abilities = [] }) => abilities),
    ...(VILLAGES.get(cardsIn(at, 'village')[0] ?? '') ?? []),
  ].some((ability) => ability.type === 'static' && ability.modifier.kind === 'bonus');

function checkSeat(match: Match, at: Position, seat: number): void {
  const parts = visible(at, seat);
  const scratch = fromScratch(parts);
  for (const name of KEPT) {
    const kept = at.counters[name]?.[seat];
    if (kept !== scratch[name])
      expect({ seat, name, value: kept }).toEqual({ seat, name, value: scratch[name] });
  }
  if (hasBonus(at, parts)) return;
  const { attackBoost, defenseBoost } = at.counters;
  expect(attack(match, seat)).toBe(Math.max(0, scratch.attackIcons + (attackBoost?.[seat] ?? 0)));
  expect(defense(match, seat)).toBe(
    Math.max(0, scratch.defenseIcons + (defenseBoost?.[seat] ?? 0)),
  );
}

const SEATS = [2, 3, 4];
const OPTIONS = [{}, { fast: true }, { superfast: true }, { dragonsInTheDepths: true }];
const TABLES = SEATS.flatMap((seats) => OPTIONS.map((options) => [seats, options] as const));

describe('values that are kept up', () => {
  it.each(TABLES)(
    'E-3.8 with %i seats, %j, they are as if added up anew after every answer',
    (seats, options) => {
      let checked = 0;
      for (let game = 0; game < 4; game++) {
        const match = start({ seats, options, seed: `derived ${game}` });
        playOut(match, new Rng(`derived ${seats} ${game}`), () => {
          const at = look(match);
          for (let seat = 0; seat < seats; seat++) checkSeat(match, at, seat);
          checked++;
        });
      }
      expect(checked).toBeGreaterThan(100);
    },
  );
});

const DECK = ['seeded', 'deck', 'lowerDeck', 'depths', 'track'];

/** Cards that are still to come. */
const left = (match: Match): number => {
  const { zones } = look(match);
  return DECK.reduce((n, zone) => n + (zones[zone] ?? []).flat().length, 0);
};

describe('how long a game takes', () => {
  it.each(TABLES)(
    'E-12.5 with %i seats, %j, every turn takes one card from deck and track',
    (seats, options) => {
      for (let game = 0; game < 4; game++) {
        const match = start({ seats, options, seed: `length ${game}` });
        const rng = new Rng(`length ${seats} ${game}`);
        const atFirst = left(match);
        let turn = counter(match, 'turns');
        while (!match.over) {
          answerAtRandom(match, rng);
          if (counter(match, 'turns') === turn) continue;
          turn = counter(match, 'turns');
          expect(left(match)).toBe(atFirst - turn + 1);
        }
        expect(left(match)).toBe(0);
        expect(turn).toBe(atFirst);
      }
    },
  );

  it.each([
    [3, 25],
    [4, 25],
    [2, 26],
  ])('E-12.5 %i players have %i turns each with full decks', (seats, each) => {
    const match = start({ seats, seed: 'turns' });
    const taken = new Array<number>(seats).fill(0);
    let turn = 0;
    playOut(match, new Rng('turns'), () => {
      if (counter(match, 'turns') === turn) return;
      turn = counter(match, 'turns');
      const active = counter(match, 'active');
      taken[active] = (taken[active] ?? 0) + 1;
    });
    expect(taken).toEqual(new Array(seats).fill(each));
  });
});
