import { Rng } from '@conclave/kernel';
import { Match, optionsOf, pickAtRandom } from '@conclave/kernel/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentError } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';
import {
  type Ability,
  always,
  can,
  contentWith,
  type Doing,
  dragon,
  gain,
  hurt,
  item,
  minor,
  monster,
  multi,
  type Part,
  TOWN,
  village,
  when,
} from './cards.ts';
import { attack, counter, crystals, table, use, wounds } from './play.ts';

const withItem = (upper: unknown): string | undefined =>
  contentError(contentWith([item('odd', upper as Part)]));
const withTown = (...abilities: readonly Ability[]): string | undefined =>
  contentError(contentWith([], village(abilities)));
const ODD = 'kingdoms[0](bandits).cards.odd';

/** An effect inside effects of a kind, so many of them. */
const inside = (around: (inner: Doing) => Doing, times: number, core: Doing = gain(1)): Doing =>
  Array.from({ length: times }).reduce<Doing>((inner) => around(inner), core);
const repeated =
  (n: number) =>
  (effect: Doing): Doing => ({ kind: 'repeat', n, effect });
const maybe = (effect: Doing): Doing => ({ kind: 'may', effect });
const many = (n: number): Ability[] => Array.from({ length: n }, () => always(BONUS));
const BONUS = { kind: 'bonus', attack: 1, defense: 0 } as const;
const times99 = (of: unknown): unknown => ({ kind: 'times', of, by: 99 });

describe('content that would keep the rules busy is refused with the place', () => {
  it.each<[string, unknown, string]>([
    [
      'eight repetitions inside each other',
      can(minor(inside(repeated(10), 8))),
      `${ODD}.upper.abilities[0].effect has something done more than 100 times`,
    ],
    [
      'repetitions for each player',
      can(
        minor(
          repeated(10)({ kind: 'forEach', players: 'each', effect: repeated(3)(gain(1)) } as Doing),
        ),
      ),
      'effect has something done more than 100 times',
    ],
    [
      'effects deep inside each other',
      can(minor(inside(maybe, 6))),
      `${ODD}.upper.abilities[0].effect has more than 6 effects inside each other`,
    ],
    [
      'more effects than fit on a card',
      can(...Array.from({ length: 3 }, () => when({ on: 'afterRest' }, inside(wide, 1)))),
      `${ODD} has more than 24 effects`,
    ],
    [
      'a cost of many parts',
      can(
        minor(gain(1), ...Array.from({ length: 5 }, () => ({ kind: 'payWounds', n: 1 }) as const)),
      ),
      `${ODD}.upper.abilities[0] cost must not hold more than 4`,
    ],
    ['many abilities', can(...many(21)), `${ODD}.upper.abilities must not hold more than 20`],
    [
      'much Glory',
      { glory: Array.from({ length: 7 }, () => ({ kind: 'flat', n: 1 })) },
      `${ODD}.upper.glory must not hold more than 6`,
    ],
    [
      'a value of many values',
      can(minor(gain(Array.from({ length: 4 }).reduce(times99, { kind: 'd6' }) as never))),
      'effect.n: must not be made of more than 4 values',
    ],
    [
      'a long sum',
      can(minor(gain({ kind: 'sum', of: [1, 1, 1, 1, 1] } as never))),
      'effect.n: of must not hold more than 4',
    ],
    [
      'a list of piles without an end',
      can(minor({ kind: 'buryTop', piles: new Array(5).fill('item') } as never)),
      'effect.piles: must not hold more than 4',
    ],
  ])('%s', (_what, part, words) => {
    const error = withItem(part);
    expect(error).toContain(words);
    expect(error).toContain(ODD);
  });

  function wide(effect: Doing): Doing {
    return { kind: 'seq', effects: new Array<Doing>(8).fill(effect).map((one) => ({ ...one })) };
  }

  it('too much in all cards together', () => {
    const busy = (): Ability => when({ on: 'afterRest' }, wide(gain(1)));
    const cards = Array.from({ length: 24 }, (_, i) => item(`full-${i}`, can(busy()), can(busy())));
    expect(contentError(contentWith(cards))).toBeUndefined();
    const villages = Array.from({ length: 45 }, (_, i) =>
      village([busy(), busy()], {}, `town-${i}`),
    );
    const content = { ...contentWith(cards), villages };
    expect(contentError(content)).toBe('content has more than 1000 effects');
  });

  it('more kingdoms and Villages than a table holds', () => {
    const content = contentWith();
    const towns = Array.from({ length: 46 }, (_, i) => village([], {}, `town-${i}`));
    expect(contentError({ ...content, villages: towns })).toBe(
      'content villages must not hold more than 45',
    );
    const kingdoms = [...content.kingdoms, ...content.kingdoms];
    expect(contentError({ ...content, kingdoms })).toBe(
      'content kingdoms must not hold more than 8',
    );
  });

  it('what is nested without an end', () => {
    let value: unknown = 1;
    for (let i = 0; i < 9_000; i++) value = { kind: 'times', of: value, by: 2 };
    expect(withItem(can(minor(gain(value as never))))).toBe(
      'content must not be nested deeper than 32 levels',
    );
  });
});

describe('names and other texts', () => {
  const renamed = (change: object): string | undefined =>
    contentError(contentWith([{ ...item('odd'), ...change } as ReturnType<typeof item>]));

  it.each([
    ['long', 'x'.repeat(41), 'must not be longer than 40 characters'],
    ['empty', '', 'must be a text'],
    ['blank', '   ', 'must be visible characters'],
    ['of several lines', 'a\nb', 'must be visible characters'],
    ['with characters nobody sees', 'a\u200bb', 'must be visible characters'],
    ['that turn the line around', '\u202eevil', 'must be visible characters'],
    ['with a null', 'a\u0000', 'must be visible characters'],
  ])('must not be %s', (_what, name, words) => {
    expect(renamed({ name })).toContain(`${ODD} name ${words}`);
  });

  it.each(['Dragon’s Lair', 'Schwert & Schild (2)', '龍の巣', 'Épée', 'x'.repeat(40)])(
    'may be %s',
    (name) => {
      expect(renamed({ name })).toBeUndefined();
    },
  );

  it('have each their length', () => {
    expect(renamed({ known: 'x'.repeat(400) })).toBeUndefined();
    expect(renamed({ known: 'x'.repeat(401) })).toContain('known must not be longer than 400');
    const { kingdoms, villages } = contentWith();
    const told = (theme: string) =>
      contentError({ kingdoms: kingdoms.map((one) => ({ ...one, theme })), villages });
    expect(told('x'.repeat(200))).toBeUndefined();
    expect(told('x'.repeat(201))).toContain('theme must not be longer than 200');
  });

  it.each(['x'.repeat(41), '-a', 'a-', 'a--b', 'A', 'a b', ''])('an id is not %j', (id) => {
    expect(renamed({ id })).toMatch(/id must (be small letters|have something around)/);
  });

  it('an id is looked at in no time', () => {
    expect(renamed({ id: `${'a-'.repeat(15_000)}!` })).toContain('id must be small letters');
  });
});

describe('wounds that answer wounds', () => {
  const WOUNDED = { on: 'takeWounds' } as const;
  const deal = (to: string, n: unknown = 1): Doing => ({ kind: 'dealWounds', to, n }) as Doing;
  const twice = (a: Doing, b: Doing): Doing => ({ kind: 'seq', effects: [a, b] });
  const LOOP = `${ODD} answers wounds with wounds without an end`;

  it.each<[string, Doing]>([
    ['its own player', hurt(1)],
    ['everybody', deal('each')],
    ['others, who have a copy', deal('others')],
    ['the neighbour, who has a copy', deal('left')],
    ['whomever one chooses, who has a copy', deal('another')],
    ['as many as were taken', deal('you', { kind: 'eventValue' })],
    ['a die', hurt({ kind: 'max', of: [{ kind: 'd6' }, { kind: 'crystals' }] } as never)],
    ['after something else', twice(gain(1), hurt(1))],
    ['again and again', repeated(2)(hurt(1))],
    ['whichever is chosen', { kind: 'choose', effects: [hurt(1), deal('each')] }],
    ['each for themselves', { kind: 'forEach', players: 'each', effect: hurt(1) }],
    ['each the others', { kind: 'forEach', players: 'others', effect: deal('others') }],
    ['a cost', { kind: 'payWounds', n: 1 } as never],
    ['by handing them to oneself', { kind: 'transferWounds', n: 1, to: 'you' }],
    ['by handing them on', { kind: 'transferWounds', n: 1, to: 'left' }],
    ['by taking over its own', { kind: 'pullWounds', n: 1, from: 'each' }],
  ])('never end: %s', (_what, effect) => {
    expect(withItem(can(when(WOUNDED, effect)))).toBe(LOOP);
    expect(withTown(when(WOUNDED, effect))).toBe(
      `villages[0](${TOWN}) answers wounds with wounds without an end`,
    );
  });

  it.each<[string, Ability]>([
    ['once a turn', when(WOUNDED, hurt(1), { oncePerTurn: true })],
    ['if one wants to', when(WOUNDED, hurt(1), { optional: true })],
    ['if one wants to, inside', when(WOUNDED, maybe(hurt(1)))],
    ['while something holds', when(WOUNDED, hurt(1), { if: { kind: 'yourTurn' } })],
    [
      'by half',
      when(WOUNDED, hurt({ kind: 'per', of: { kind: 'eventValue' }, every: 2 } as never)),
    ],
    ['none', when(WOUNDED, hurt(0))],
    [
      'unless one chooses otherwise',
      when(WOUNDED, { kind: 'choose', effects: [hurt(1), gain(1)] }),
    ],
    ['or else', when(WOUNDED, { kind: 'mayElse', effect: gain(1), otherwise: hurt(1) })],
    ['of others, which run out', when(WOUNDED, { kind: 'pullWounds', n: 1, from: 'others' })],
    ['after a rest', when({ on: 'afterRest' }, hurt(1))],
  ])('end: %s', (_what, ability) => {
    expect(withItem(can(ability))).toBeUndefined();
  });

  it('end where the only copy is before one player', () => {
    const lone = dragon('odd', {}, can(when(WOUNDED, deal('others'))));
    expect(contentError(contentWith([lone]))).toBeUndefined();
    const pack = monster('odd', {}, can(when(WOUNDED, deal('others'))));
    expect(contentError(contentWith([pack]))).toBe(LOOP);
  });
});

describe('what the check cannot see', () => {
  it('is stopped by the kernel, and the table goes on', () => {
    // Whoever has most wounds takes another: it hangs on the position who that is.
    const worst: Doing = { kind: 'dealWounds', to: { most: { kind: 'wounds' } }, n: 1 };
    const match = table({
      cards: [item('thorn', can(when({ on: 'takeWounds' }, worst)))],
      items: [['thorn']],
      village: village([minor(hurt(1))]),
    });
    const before = match.hash;
    const [code = 0] =
      match
        .decision(0)
        ?.options.flatMap(({ label, code: own }) => (label.startsWith('Use ') ? [own] : [])) ?? [];
    expect(match.answer(0, [code])).toMatchObject({ code: 'endless', reason: /10,000 steps/ });
    expect(match.hash).toBe(before);
    expect(match.decision(0)?.options.length).toBeGreaterThan(1);
  });

  it('EF-2.16 no number goes beyond 9,999, either way', () => {
    const vast = Array.from({ length: 2 }).reduce(times99, { kind: 'playerCount' });
    const match = table({
      village: village([
        minor(gain(vast as never)),
        minor(hurt(vast as never)),
        multi(inside(repeated(10), 2, { kind: 'doubleAttack' })),
      ]),
      items: [['axe']],
      cards: [
        item('axe', {
          icons: { attack: 9 },
          ...can(minor({ kind: 'boostDefense', n: { kind: 'times', of: vast, by: -1 } } as never)),
        }),
      ],
    });
    use(match, TOWN, 'gain');
    use(match, TOWN, 'take');
    use(match, TOWN, '10 times');
    use(match, 'axe');
    expect([crystals(match, 0), wounds(match, 0)]).toEqual([9_999, 9_999]);
    expect(attack(match, 0)).toBe(9_999 + 9);
    expect(counter(match, 'defenseBoost', 0)).toBe(-9_999);
  });
});

/** Effects of all sorts, among them nonsense. */
const { effect: anyEffect } = fc.letrec<{ effect: unknown; value: unknown; players: unknown }>(
  (tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.integer({ min: -3, max: 99 }),
      fc.constantFrom('eventValue', 'd6', 'wounds', 'crystals').map((kind) => ({ kind })),
      fc.record({ kind: fc.constant('times'), of: tie('value'), by: fc.integer({ max: 99 }) }),
      fc.record({ kind: fc.constantFrom('sum', 'max'), of: fc.array(tie('value')) }),
      fc.anything({ maxDepth: 1 }),
    ),
    players: fc.oneof(
      fc.constantFrom('you', 'each', 'others', 'left', 'another', 'current'),
      fc.record({ most: tie('value') }),
    ),
    effect: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.record({ kind: fc.constantFrom('takeWounds', 'gainCrystals'), n: tie('value') }),
      fc.record({ kind: fc.constant('dealWounds'), to: tie('players'), n: tie('value') }),
      fc.record({ kind: fc.constant('transferWounds'), n: fc.nat(4), to: tie('players') }),
      fc.constantFrom('journeyGraveyard', 'doubleAttack', 'swapTrack').map((kind) => ({ kind })),
      fc.record({
        kind: fc.constant('discardCard'),
        who: fc.constant('you'),
        cards: fc.constant({ kind: 'own', filter: 'any' }),
      }),
      fc.record({
        kind: fc.constantFrom('seq', 'choose', 'andOr', 'anyOrder'),
        effects: fc.array(tie('effect'), { maxLength: 5 }),
      }),
      fc.record({ kind: fc.constant('repeat'), n: fc.nat(11), effect: tie('effect') }),
      fc.record({
        kind: fc.constant('forEach'),
        players: fc.constantFrom('each', 'others'),
        effect: tie('effect'),
      }),
      fc.record({ kind: fc.constant('may'), effect: tie('effect') }),
    ),
  }),
);

const anyAbility = fc.oneof(
  fc.record({
    type: fc.constant('trigger'),
    on: fc.constantFrom('takeWounds', 'turnBegins', 'afterJourney', 'afterRest'),
    effect: anyEffect,
  }),
  fc.record({
    type: fc.constant('action'),
    kind: fc.constantFrom('minor', 'rest'),
    limit: fc.constantFrom(1, 'multi'),
    cost: fc.constant([]),
    effect: anyEffect,
  }),
);

describe('nonsense', () => {
  it('is refused, or played within the steps there are', () => {
    let played = 0;
    const parts = fc
      .array(anyAbility, { maxLength: 2 })
      .map((abilities) => ({ abilities }) as Part);
    fc.assert(
      fc.property(fc.array(parts, { minLength: 6, maxLength: 6 }), parts, (own, town) => {
        const sound = own.filter((part) => withItem(part) === undefined);
        const cards = sound.map((part, i) => item(`odd-${i}`, part, part));
        const towns = [town.abilities ?? [], []].map((abilities) => village(abilities));
        const place = towns.find((one) => contentError(contentWith([], one)) === undefined);
        const content = contentWith(cards, place);
        if (contentError(content) !== undefined) return;
        const wish = { seats: 2, seed: 'nonsense', options: { content, village: TOWN } };
        const started = Match.start(enchanters, wish);
        if ('error' in started) throw new Error(started.error.reason);
        playOn(started.match);
        if (sound.length > 0) played++;
      }),
      { numRuns: 60, seed: 20_260 },
    );
    expect(played).toBeGreaterThan(20);
  }, 60_000);

  /** Some answers at random; those that the rules cannot carry out leave no trace. */
  function playOn(match: Match): void {
    const rng = new Rng('nonsense');
    for (let i = 0; i < 40 && !match.over; i++) {
      const before = match.hash;
      const seat = match.pending()[0]?.seat ?? -1;
      const picks: number[] = [];
      pickAtRandom(optionsOf(match.table, seat), rng, picks);
      const refusal = match.answer(seat, picks);
      if (refusal === undefined) continue;
      expect(refusal.code).toBe('endless');
      expect(match.hash).toBe(before);
    }
  }
});
