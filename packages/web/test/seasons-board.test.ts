import {
  ENERGIES,
  reserveLimit,
  SETUP,
  type SeasonsTable,
  seasons,
  sideOf,
  whyNoSummon,
} from '@conclave/game-seasons';
import { listOf, read, zoneOf } from '@conclave/kernel';
import { decisionOf, Match } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { amountWords } from '../src/games/seasons/art.tsx';
import { afterPips, dieFrom, sideWords, signsOn } from '../src/games/seasons/dice.ts';
import { bonuses, transmutations } from '../src/games/seasons/free-actions.ts';
import { lyingWords } from '../src/games/seasons/in-play.tsx';
import { leavesWords } from '../src/games/seasons/middle.tsx';
import { neighbours } from '../src/games/seasons/places.ts';
import { isPayable, priceOf, priceWords, shortReason } from '../src/games/seasons/price.ts';
import { middleOf, pointAt, ringPiece, SPACES } from '../src/games/seasons/ring.ts';
import { binsOf, firstWithRoom, orderOf } from '../src/games/seasons/sets.ts';
import { hasFigure, tintOf } from '../src/games/seasons/signs.ts';
import { tokensOf } from '../src/games/seasons/text.ts';
import { reserveWords } from '../src/games/seasons/things.tsx';
import { wheelWords } from '../src/games/seasons/wheel.tsx';

type Options = Readonly<Record<string, string | boolean>>;

/** A game played by always taking the answer at a turning place, so that all sorts come up. */
function play(
  seed: string,
  answers: number,
  look: (table: SeasonsTable, match: Match) => void,
  options: Options = {},
): void {
  const started = Match.start(seasons, { seats: 3, seed, options: { ...options } });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  for (let i = 0; i < answers; i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const decision = decisionOf(match.table, seat);
    if (decision === undefined) break;
    const { options: ways, space, min } = decision;
    const pick = ways[(i * 7) % Math.max(1, ways.length)]?.code ?? 0;
    const picks =
      space === 'order'
        ? ways.map(({ code }) => code)
        : space === 'subset'
          ? ways.slice(0, min).map(({ code }) => code)
          : [space === 'amount' ? min : pick];
    match.answer(seat, picks);
    look(match.table as unknown as SeasonsTable, match);
  }
}

const ENERGY_RULES = new Set(['S-8.6', 'S-8.5', 'S-8.10']);

describe('what a card would cost', () => {
  test('S-8.6 a price with nothing missing is one the rules let a seat pay, and the other way round', () => {
    let paid = 0;
    let refused = 0;
    for (const enchantment of ['none', 'E05']) {
      for (const seed of ['price', 'more']) {
        play(
          `${seed}${enchantment}`,
          320,
          (table) => {
            for (let seat = 0; seat < table.seats; seat++) {
              for (const slot of listOf(table, zoneOf(table, 'hand', seat))) {
                const why = whyNoSummon(table, seat, slot);
                if (why !== undefined && !ENERGY_RULES.has(why.rule)) continue;
                const price = priceOf(table, seat, slot);
                expect([seat, slot, isPayable(price)]).toEqual([seat, slot, why === undefined]);
                if (why === undefined) paid++;
                else refused++;
              }
            }
          },
          { enchantment },
        );
      }
    }
    expect(paid).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(200);
  });

  test('S-8.6 words and short reasons name what is missing', () => {
    const price = {
      tokens: [
        { type: 'fire', state: 'there' },
        { type: 'fire', state: 'missing' },
        { type: 'energy', state: 'missing' },
      ],
      declared: false,
      crystals: 3,
      toll: 1,
      short: 2,
      changes: ['1 token more of any energy'],
    } as const;
    expect(priceWords(price)).toBe(
      'costs 2 fire, 1 of any energy, 4 crystals; 1 token more of any energy; 1 fire, 1 of any energy, 2 crystals missing',
    );
    expect(shortReason('S-8.6', price)).toBe('needs 1 fire, 1 of any energy');
    expect(shortReason('S-8.5', price)).toBe('needs 2 crystals');
    expect(shortReason('S-8.2', price)).toBe('gauge full');
    const free = { ...price, tokens: [], crystals: 0, toll: 0, short: 0, changes: [] };
    expect(priceWords(free)).toBe('costs nothing');
  });

  test('S-1.7 an amount that depends on the number of players shows all three', () => {
    expect(amountWords({ '2': 2, '3': 5, '4': 8 })).toBe('2·5·8');
    expect(amountWords(3)).toBe('3');
  });
});

describe('dice', () => {
  test('S-1.9 every side of every die is drawn with what it gives', () => {
    let sides = 0;
    play('dice', 1, (table) => {
      for (let code = 1; code <= table.facts.dice.length; code++) {
        const die = dieFrom(table, code, 0);
        const side = sideOf(table, code);
        const signs = signsOn(side);
        const energies = ENERGIES.map((type) => signs.filter(({ sign }) => sign === type).length);
        expect([code, energies]).toEqual([code, [...side.energy]]);
        expect(signs.find(({ sign }) => sign === 'crystals')?.n ?? 0).toBe(side.crystals);
        expect(signs.some(({ sign }) => sign === 'gauge')).toBe(side.star);
        expect(signs.some(({ sign }) => sign === 'card')).toBe(side.card);
        expect(sideWords(side).includes('transmutation')).toBe(side.transmute);
        expect(die?.season).toBe(Math.floor((code - 1) / 30));
        sides++;
      }
    });
    expect(sides).toBe(120);
  });

  test('0 is no die', () => {
    play('none', 1, (table) => expect(dieFrom(table, 0, 2)).toBeUndefined());
  });

  test('S-14.6 what the last die does to the calendar is told beforehand', () => {
    expect(afterPips(2, 1)).toEqual({ space: 3, season: false, year: false });
    expect(afterPips(3, 1)).toEqual({ space: 4, season: true, year: false });
    expect(afterPips(11, 3)).toEqual({ space: 2, season: true, year: true });
    expect(leavesWords(2, 1, 1)).toBe('If it is left, the marker moves 1 space.');
    expect(leavesWords(3, 1, 2)).toBe(
      'If it is left, the marker moves 2 spaces and spring begins.',
    );
    expect(leavesWords(12, 1, 1)).toBe(
      'If it is left, the marker moves 1 space and year 2 begins.',
    );
    expect(leavesWords(12, 3, 1)).toBe(
      'If it is left, the marker moves 1 space and the last year ends.',
    );
  });
});

describe('the season wheel', () => {
  test('S-1.10 twelve spaces stand around it, winter first', () => {
    expect(pointAt(0, 10)).toEqual([0, -10]);
    expect(pointAt(3, 10)).toEqual([10, 0]);
    const middles = Array.from({ length: SPACES }, (_, i) => middleOf(i + 1, 50).join());
    expect(new Set(middles).size).toBe(12);
    expect(ringPiece(0, 3, 5, 10)).toBe('M0 -10A10 10 0 0 1 10 0L5 0A5 5 0 0 0 0 -5Z');
  });

  test('it says the year, the season and when the next one begins', () => {
    expect(wheelWords(2, 1)).toBe('Year 1 of 3, winter, space 2 of 12; spring begins in 2 spaces');
    expect(wheelWords(12, 3)).toBe('Year 3 of 3, fall, space 12 of 12; winter begins in 1 space');
    expect(wheelWords(1, 4)).toContain('After the last year');
  });
});

describe('the Prelude', () => {
  test('S-3.7 cards go to the set they were put in, others to the first with room', () => {
    const wishes = new Map([
      [7, 2],
      [8, 2],
    ]);
    const bins = binsOf([1, 7, 2, 8, 3, 4], wishes, 2);
    expect(bins).toEqual([
      [1, 2],
      [3, 4],
      [7, 8],
    ]);
    expect(orderOf(bins)).toEqual([1, 2, 3, 4, 7, 8]);
    expect(firstWithRoom(binsOf([1, 2], wishes, 2), 2)).toBe(1);
    expect(firstWithRoom(bins, 2)).toBe(-1);
  });

  test('S-3.7 a set that is full sends a card on', () => {
    const wishes = new Map([1, 2, 3].map((code) => [code, 0]));
    expect(binsOf([1, 2, 3], wishes, 2)).toEqual([[1, 2], [3], []]);
  });

  test('S-3.3 packets go to the left', () => {
    expect(neighbours(4, 3)).toEqual({ from: 2, to: 0 });
  });
});

describe('cards', () => {
  test('every card, enchantment and token has a picture of its own kind', () => {
    const all = seasons.cards({
      level: 'archmage',
      kingdom: true,
      enchantment: 'random',
      abilities: true,
      firstEdition: false,
      startingSeat: 'random',
    });
    expect(all).toHaveLength(70 + 10 + 12);
    expect(all.filter(({ id }) => !hasFigure(id)).map(({ id }) => id)).toEqual([]);
  });

  test('a card is coloured by the energy it costs most of', () => {
    const cost = { air: 0, water: 0, fire: 0, earth: 0, crystals: 0 };
    const frames = [
      { ...cost, air: 1, earth: 1 },
      { ...cost, fire: 2 },
      { ...cost, water: 2, earth: 1 },
      { ...cost, air: 1, water: 1, fire: 1, earth: 1 },
      { ...cost, crystals: 3 },
      cost,
    ].map((entry) => tintOf(entry).frame);
    expect(new Set(frames).size).toBe(6);
    expect(tintOf({ ...cost, fire: { '2': 1, '3': 2, '4': 3 } })).toBe(
      tintOf({ ...cost, fire: 2 }),
    );
  });

  test('words that have a sign become one', () => {
    expect(tokensOf('On entering play: raise your summoning gauge by 2.')).toEqual([
      { sign: 'enter', word: 'On entering play:' },
      { text: ' +2 ' },
      { sign: 'gauge', word: 'summoning gauge' },
      { text: '.' },
    ]);
    expect(tokensOf('Gain 1 water token.')).toEqual([
      { text: '+1 ' },
      { sign: 'water', word: 'water token' },
      { text: '.' },
    ]);
  });

  test('S-10.6 how a card lies is said with what lies on it', () => {
    const tokens = [0, 0, 2, 1];
    expect(lyingWords({ turned: true, tokens, copies: 'Purse of Io' })).toBe(
      'turned, with 2 fire and 1 earth on it, acting as Purse of Io',
    );
    expect(lyingWords({ turned: false, tokens: [0, 0, 0, 0], copies: undefined })).toBe('upright');
  });

  test('S-6.1 the reserve is said with its limit', () => {
    expect(reserveWords([1, 0, 2, 0], 7)).toBe('Reserve: 1 air, 2 fire; holds 7');
    expect(reserveWords([0, 0, 0, 0], 6)).toBe('Reserve: empty; holds 6');
  });
});

describe('free actions', () => {
  test('S-5.9 every action in a turn that no card stands for has its place on the board', () => {
    let shown = 0;
    play(
      'free',
      400,
      (table, match) => {
        const seat = match.pending()[0]?.seat ?? -1;
        const decision = decisionOf(match.table, seat);
        if (decision?.question !== 'act') return;
        const placed = new Set(
          [...transmutations(decision), ...bonuses(decision, true)].flatMap(({ option }) =>
            option === undefined ? [] : [option.code],
          ),
        );
        const plain = decision.options.filter(
          ({ slots, label }) =>
            (slots ?? []).length === 0 && label !== 'End your turn' && !label.includes(' from '),
        );
        expect(plain.map(({ code }) => code).sort()).toEqual([...placed].sort());
        shown += placed.size;
        expect(read(table, 'bonus', seat)).toBeLessThanOrEqual(SETUP.bonuses);
        expect(reserveLimit(table, seat)).toBeGreaterThan(0);
      },
      { enchantment: 'E08' },
    );
    expect(shown).toBeGreaterThan(60);
  });

  test('S-7.1 without permission the reason is there', () => {
    let seen = 0;
    play('refused', 300, (_, match) => {
      const decision = decisionOf(match.table, match.pending()[0]?.seat ?? -1);
      if (decision?.question !== 'act') return;
      for (const { option, why } of transmutations(decision)) {
        if (why === undefined) continue;
        expect([option, why.rule]).toEqual([undefined, 'S-7.1']);
        seen++;
      }
    });
    expect(seen).toBeGreaterThan(5);
  });

  test('nothing is offered while another question is open', () => {
    expect(transmutations(null).every(({ option, why }) => option === why)).toBe(true);
    expect(bonuses(null, false)).toHaveLength(3);
  });
});
