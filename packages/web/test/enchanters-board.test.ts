import {
  breakdown,
  type EnchantersTable,
  enchanters,
  forecast,
  PLACES,
} from '@conclave/game-enchanters';
import { faceOf, NONE, read, topOf, zoneOf } from '@conclave/kernel';
import { decisionOf, Match } from '@conclave/kernel/play';
import { describe, expect, test } from 'vitest';
import { actionSentences } from '../src/games/enchanters/actions.ts';
import { changesBy, foresee, strikeWords } from '../src/games/enchanters/foresight.ts';
import { shareLines } from '../src/games/enchanters/numbers.ts';
import { hasFigure, kingdomLook } from '../src/games/enchanters/signs.ts';
import {
  calledBy,
  readSaying,
  sayingOf,
  sentencesOf,
  tokensOf,
  widthOf,
} from '../src/games/enchanters/text.ts';

const cards = enchanters.cards({ content: 'original' });

/** A game played by always taking the answer at a turning place, so that all sorts come up. */
function played(seed: string, answers: number): EnchantersTable {
  const started = Match.start(enchanters, { seats: 3, seed });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  for (let i = 0; i < answers; i++) {
    const seat = match.pending()[0]?.seat ?? 0;
    const decision = decisionOf(match.table, seat);
    if (decision === undefined) break;
    const { options, space, min } = decision;
    const pick = options[(i * 7) % Math.max(1, options.length)]?.code ?? 0;
    const picks =
      space === 'order'
        ? options.map(({ code }) => code)
        : space === 'subset'
          ? options.slice(0, min).map(({ code }) => code)
          : [space === 'amount' ? min : pick];
    match.answer(seat, picks);
  }
  return match.table as unknown as EnchantersTable;
}

const creaturesOf = (table: EnchantersTable): { slot: number; place: number }[] =>
  [0, 1, 2, 3, 4, 5].flatMap((place) => {
    const slot = topOf(table, zoneOf(table, 'track', place));
    const facts = slot === NONE ? undefined : table.facts.faces[faceOf(table, slot)];
    return facts !== undefined && facts.health > 0 ? [{ slot, place }] : [];
  });

describe('what an action is called on its button', () => {
  test('short actions by their words, a long one by its card, two long ones by what tells them apart', () => {
    const short = 'Rest → gain 3 crystals.';
    const [gain, heal] = [
      'Rest → gain as many crystals as a die shows.',
      'Rest → heal as many wounds as a die shows.',
    ];
    expect(calledBy(short, [short, gain])).toBe(short);
    expect(calledBy(gain, [short, gain])).toBeUndefined();
    expect(calledBy(gain, [gain, heal])).toBe('gain as many crystals as a die shows');
    expect(calledBy(heal, [gain, heal])).toBe('heal as many wounds as a die shows');
    const [cheap, dear] = [1, 2].map((n) => `Pay ${n} crystals → swap two cards of the track.`);
    expect(calledBy(cheap ?? '', [cheap ?? '', dear ?? ''])).toBe(cheap);
  });

  test('no two actions of a Village are called the same', () => {
    for (const { kind, name, text } of cards) {
      if (kind !== 'village') continue;
      const actions = actionSentences(text);
      for (const rest of [true, false]) {
        const alike = actions.filter((words) => words.startsWith('Rest ') === rest);
        const called = alike.map((words) => calledBy(words, alike) ?? name);
        expect([name, new Set(called).size]).toEqual([name, alike.length]);
      }
    }
  });
});

describe('what a card says is read back from its text', () => {
  test('icons, abilities, plain and counted Glory are told apart', () => {
    const saying = readSaying(
      '2 Attack. 1 Broken Shield. Pay 1 crystal → +3 Attack. 2 Glory. 1 Glory for every 5 crystals you have.',
    );
    expect(saying).toEqual({
      icons: [
        { sign: 'attack', n: 2 },
        { sign: 'brokenShield', n: 1 },
      ],
      says: ['Pay 1 crystal → +3 Attack.'],
      glory: 2,
      worth: ['1 Glory for every 5 crystals you have.'],
    });
  });

  test('E-1.7 the icons drawn on both parts of every card are those the rules count', () => {
    const table = played('icons', 0);
    let seen = 0;
    for (const [face, facts] of table.facts.faces.entries()) {
      const card = cards[face];
      if (card === undefined || card.kind === 'village') continue;
      for (const part of ['upper', 'lower'] as const) {
        const n = Object.fromEntries(sayingOf(card, part).icons.map(({ sign, n }) => [sign, n]));
        const { attack = 0, brokenSword = 0, defense = 0, brokenShield = 0, undead = 0 } = n;
        const drawn = [attack - brokenSword, defense - brokenShield, undead];
        expect([card.id, part, ...drawn]).toEqual([
          card.id,
          part,
          facts[part].attack,
          facts[part].defense,
          facts[part].undead,
        ]);
        const flat = facts[part].glory.reduce((sum, g) => sum + (g.kind === 'flat' ? g.n : 0), 0);
        expect([card.id, sayingOf(card, part).glory]).toEqual([card.id, flat]);
        seen++;
      }
    }
    expect(seen).toBe(164);
  });

  test('E-6.5 every action of a card has its sentence, in the order of the actions', () => {
    const { faces } = played('actions', 0).facts;
    let actions = 0;
    for (const [face, facts] of faces.entries()) {
      const sentences = actionSentences(cards[face]?.text.replace(' — ', ' ') ?? '');
      expect([facts.name, sentences.length]).toEqual([facts.name, facts.actions.length]);
      for (const [i, { rest }] of facts.actions.entries()) {
        expect(sentences[i]?.startsWith('Rest')).toBe(rest);
        actions++;
      }
    }
    expect(actions).toBeGreaterThan(60);
  });

  test('signs stand for words, and no number is lost', () => {
    expect(tokensOf('Rest → gain 3 crystals.')).toEqual([
      { sign: 'rest', word: 'Rest' },
      { text: ' → +3 ' },
      { sign: 'crystals', word: 'crystals' },
    ]);
    let numbers = 0;
    for (const sentence of cards.flatMap(({ text }) => sentencesOf(text))) {
      const drawn = tokensOf(sentence).map((token) => ('sign' in token ? '' : token.text));
      const found = sentence.match(/\d+/g) ?? [];
      expect([sentence, drawn.join(' ').match(/\d+/g) ?? []]).toEqual([
        sentence,
        sentence.includes('twice a turn') ? [...found, '2'] : found,
      ]);
      numbers += found.length;
    }
    expect(numbers).toBeGreaterThan(200);
    expect(widthOf('Pay 1 crystal → +3 Attack.')).toBeLessThan(14);
  });
});

test('every card of the game has a picture of its own, and every kingdom its colours', () => {
  expect(cards.filter(({ id }) => !hasFigure(id))).toEqual([]);
  const frames = new Set(cards.map((card) => kingdomLook(card['kingdom']).frame));
  expect(frames.size).toBe(9);
  expect(kingdomLook('Moths')).toEqual(kingdomLook('Moths'));
  expect(kingdomLook('Moths').frame).not.toBe(kingdomLook('Owls').frame);
});

describe('numbers and what makes them', () => {
  test('E-4.1, E-4.2 the shares add up to Attack and Defense all through a game', () => {
    let counted = 0;
    for (const answers of [0, 12, 30, 60, 90]) {
      const table = played('shares', answers);
      for (const seat of [0, 1, 2]) {
        for (const stat of ['attack', 'defense'] as const) {
          const { total, shares, boost } = breakdown(table, seat, stat);
          const sum = shares.reduce((all, { n }) => all + n, boost);
          expect(total).toBe(Math.max(0, sum));
          counted += shares.length;
        }
      }
    }
    expect(counted).toBeGreaterThan(30);
  });

  test('two cards of a name are told in one line, boosts and bonuses in their own', () => {
    const share = { from: 'icons', part: 'lower' } as const;
    const lines = shareLines(
      {
        total: 6,
        boost: 2,
        shares: [
          { ...share, slot: 1, n: 1 },
          { ...share, slot: 2, n: 1 },
          { ...share, slot: 3, n: -1 },
          { slot: 3, from: 'bonus', part: 'upper', n: 3 },
        ],
      },
      (slot) => (slot === 3 ? 'of Dragonbane' : 'Scimitar'),
    );
    expect(lines).toEqual([
      '+2 Scimitar (2 parts)',
      '−1 of Dragonbane',
      '+3 of Dragonbane, what it adds now',
      '+2 until the end of the turn (E-4.6)',
    ]);
  });
});

describe('E-7.21 foresight', () => {
  test('tells what is missing, who could give it, and offers only what may be used now', () => {
    let missing = 0;
    let helped = 0;
    for (const answers of [0, 8, 16, 24, 40, 56, 72]) {
      const table = played('foresight', answers);
      const seat = read(table, 'active');
      const decision = decisionOf(table, seat);
      for (const { slot, place } of creaturesOf(table)) {
        const told = foresee(table, seat, slot, place, decision ?? null);
        expect(told.creature).toBe(true);
        expect(told.forecast).toEqual(forecast(table, seat, slot, place));
        const { attack, health } = told.forecast;
        expect(told.forecast.missing).toBe(Math.max(0, health - attack));
        if (told.forecast.missing === 0) expect(told.helpers).toEqual([]);
        else missing++;
        for (const { code } of told.helpers) {
          helped++;
          expect(decision?.options.map((option) => option.code)).toContain(code);
        }
        expect(
          foresee(table, seat, slot, place, null).helpers.every((h) => h.code === undefined),
        ).toBe(true);
      }
    }
    expect(missing).toBeGreaterThan(5);
    expect(helped).toBeGreaterThan(0);
  });

  test('E-10.3 wounds are told for everyone who takes some, and for the fighter always', () => {
    const names = ['Ada', 'Ben', 'Cy'];
    const strike = (seat: number, wounds: number) => ({ seat, wounds, defense: 0 });
    expect(strikeWords([strike(0, 3), strike(2, 1)], names, 0)).toBe(
      'you take 3 wounds, Cy takes 1 wound',
    );
    expect(strikeWords([strike(0, 0)], names, 0)).toBe('no wounds');
  });

  test('E-3.4 the change foretold is the one that comes when the card lies on its pile', () => {
    const table = played('changes', 0);
    const seat = read(table, 'active');
    const [item] = [0, 1, 2, 3, 4, 5]
      .map((place) => topOf(table, zoneOf(table, 'track', place)))
      .filter((slot) => table.facts.faces[faceOf(table, slot)]?.type === 'item');
    if (item === undefined) throw new Error('an Item lies on the track of this seed');
    const facts = table.facts.faces[faceOf(table, item)];
    const [attack, defense] = changesBy(table, seat, item);
    expect(attack?.before).toBe(0);
    expect(attack?.after).toBe(
      Math.max(0, (facts?.upper.attack ?? 0) + (facts?.lower.attack ?? 0)),
    );
    expect(defense?.after).toBe(
      Math.max(0, (facts?.upper.defense ?? 0) + (facts?.lower.defense ?? 0)),
    );
    expect((attack?.after ?? 0) + (defense?.after ?? 0)).toBeGreaterThan(0);
  });

  test('E-3.2 covered cards keep only their lower part in the change', () => {
    let covering = 0;
    for (const answers of [20, 40, 60]) {
      const table = played('covered', answers);
      const factsAt = (slot: number) =>
        slot === NONE ? undefined : table.facts.faces[faceOf(table, slot)];
      for (let place = 0; place < PLACES; place++) {
        const slot = topOf(table, zoneOf(table, 'track', place));
        const facts = factsAt(slot);
        if (facts === undefined || facts.pile === 'none') continue;
        const { pile } = facts;
        for (const seat of [0, 1, 2]) {
          const upper = factsAt(topOf(table, zoneOf(table, pile, seat)))?.upper;
          for (const { stat, before, after } of changesBy(table, seat, slot)) {
            if (breakdown(table, seat, stat).shares.some(({ from }) => from === 'bonus')) continue;
            if (before === 0) continue;
            const lost = upper?.[stat] ?? 0;
            if (lost > 0) covering++;
            const gained = facts.upper[stat] + facts.lower[stat];
            expect(after).toBe(Math.max(0, before - lost + gained));
          }
        }
      }
    }
    expect(covering).toBeGreaterThan(5);
  });
});
