import { faceOf, type Game, type Options, Rng } from '@conclave/kernel';
import { arrange, Match, openTable } from '@conclave/kernel/play';
import { runCheck } from '@conclave/testkit';
import { describe, expect, it } from 'vitest';
import { contentErrorBy } from '../src/content/check.ts';
import { gameOf } from '../src/game.ts';
import { enchanters } from '../src/index.ts';
import { base } from '../src/modules/base/index.ts';
import { merge } from '../src/modules/merge.ts';
import type { Module } from '../src/modules/module.ts';
import { attackOf } from '../src/rules/measure.ts';
import type { EnchantersTable } from '../src/rules/table.ts';
import { contentWith, monster, TOWN } from './cards.ts';
import { came, omens } from './modules/omens.ts';
import { asked, counter, labels, playOut, question, say } from './play.ts';

const withOmens = gameOf([base, omens]);

function start(game: Game, seats: number, options: Options, seed = 'omens'): Match {
  const started = Match.start(game, { seats, seed, options });
  if ('error' in started) throw new Error(`${started.error.field} ${started.error.reason}`);
  return started.match;
}

function tableOf(game: Game, options: Options): EnchantersTable {
  const opened = openTable(game, 3, options);
  if ('error' in opened) throw new Error(opened.error.reason);
  return opened.table as unknown as EnchantersTable;
}

const ON = { omens: true };

/** Everything a table is made of, by name. */
function made(game: Game, options: Options) {
  const { spec, layout } = tableOf(game, options);
  const { zones, counters, backs, sets, faces, stepNames, questionNames } = spec;
  return { zones, counters, backs, sets, faces, stepNames, questionNames, size: layout.size };
}

describe('a module that is off', () => {
  it('leaves nothing on the table: zones, counters, cards, steps and questions are the base game’s', () => {
    expect(made(withOmens, { omens: false })).toEqual(made(enchanters, {}));
  });

  it('lets the game come out answer for answer as without it', () => {
    const log = (game: Game, options: Options) => {
      const match = start(game, 3, options, 'alike');
      playOut(match, new Rng('alike'));
      return match.log().answers;
    };
    expect(log(withOmens, { omens: false })).toEqual(log(enchanters, {}));
  });

  it('EF-20.2 refuses content that needs it, and says where', () => {
    const town = {
      id: 'normaltown',
      name: 'Normaltown',
      source: 'original',
      abilities: [
        { type: 'action', kind: 'rest', limit: 1, cost: [], effect: { kind: 'foretell', n: 1 } },
      ],
    };
    const content = { villages: [town] };
    const refused = openTable(withOmens, 2, { content, omens: false });
    expect(refused).toMatchObject({ error: { field: 'content', rule: 'EF-20.2' } });
    expect('error' in refused && refused.error.reason).toContain(
      'villages[0](normaltown).abilities[0].effect: "foretell"',
    );
    expect(openTable(withOmens, 2, { content, ...ON })).not.toHaveProperty('error');
  });
});

describe('a module that is on', () => {
  it('adds its zones, counters, cards, steps and questions after those of the base game', () => {
    const without = made(enchanters, {});
    const on = made(withOmens, ON);
    const added = (names: readonly string[], before: readonly string[]): readonly string[] => {
      expect(names.slice(0, before.length)).toEqual(before);
      return names.slice(before.length);
    };
    expect(added(on.stepNames, without.stepNames)).toEqual(['reveal']);
    expect(added(on.questionNames, without.questionNames)).toEqual(['heed']);
    expect(added(on.backs, without.backs)).toEqual(['Omen']);
    const names = Object.keys;
    expect(added(names(on.zones), names(without.zones))).toEqual(['omens', 'sky', 'omen', 'spent']);
    expect(added(names(on.counters), names(without.counters))).toEqual([
      'dread',
      'brooding',
      'seen',
    ]);
    expect(on.sets.at(-1)).toMatchObject({ name: 'omens', zone: 'omens' });
    expect(on.sets.at(-1)?.faces).toHaveLength(9);
  });

  it('adds its option and its part of the rulebook to the game', () => {
    expect(Object.keys(withOmens.options)).toContain('omens');
    expect(withOmens.rulebook.length).toBe(enchanters.rulebook.length + 6);
  });

  it('has words for its kinds, inside the base game’s sentences', () => {
    const raven = withOmens.cards(ON).find(({ id }) => id === 'raven');
    expect(raven?.text).toBe(
      '1 Attack. Spend an omen → foretell 1 victory for each point of dread.',
    );
    expect(withOmens.cards({ omens: false }).some(({ id }) => id === 'raven')).toBe(false);
  });

  it('comes in at every moment of a game', () => {
    for (const name of Object.keys(came)) delete came[name as keyof typeof came];
    for (let game = 0; game < 3; game++) {
      playOut(start(withOmens, 3, ON, `moments ${game}`), new Rng(`moments ${game}`));
    }
    const moments = Object.keys(omens.moments ?? {});
    expect(moments).toEqual(Object.keys(merge([base]).ports.moments));
    expect(moments.filter((name) => came[name as keyof typeof came] === undefined)).toEqual([]);
  });

  const CHECKS = [
    'ends',
    'steps',
    'options',
    'json',
    'forks',
    'replay',
    'undo',
    'hidden',
    'imagine',
    'scores',
  ] as const;
  const SETTINGS = {
    options: [ON],
    games: { ends: 10, json: 1, replay: 1, undo: 1, hidden: 1, imagine: 1, forks: 1 },
  };
  it.each(CHECKS)('keeps what every game promises: %s', (check) => {
    const folder = { path: import.meta.dirname, settings: SETTINGS };
    expect(runCheck(withOmens, { check, folder })).toEqual([]);
  });
});

/** The turn of the first seat begins, an omen before it and another in the sky. */
function underOmens(mine: string[], sky: string[], counters: Record<string, number> = {}): Match {
  const match = start(withOmens, 2, { ...ON, firstPlayer: '1', village: 'normaltown' });
  const error = arrange(match.table, {
    zones: { omen: [mine, []], sky },
    counters: { crystals: [5, 5], dread: 0, ...counters },
    next: { step: 'resume', a: 0 },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  return match;
}

const attack = (match: Match): number => attackOf(match.table as unknown as EnchantersTable, 0);

describe('what a module shows', () => {
  it('counts in every look at what lies before a player and before all', () => {
    const bare = underOmens([], []);
    expect(attack(bare)).toBe(0);
    // The raven's icon before the player; the eclipse's bonus in the sky, while an omen is there.
    expect(attack(underOmens(['raven'], []))).toBe(1);
    expect(attack(underOmens(['raven'], ['eclipse']))).toBe(3);
    expect(attack(underOmens([], ['eclipse']))).toBe(0);
  });

  it('scores its own Glory', () => {
    const match = underOmens(['comet', 'raven'], []);
    expect(withOmens.scores(match.table)[0]?.items).toEqual([{ what: 'The comet', points: 4 }]);
  });

  it('offers the actions that stand on it, and refuses them with its own reason', () => {
    const match = underOmens(['raven'], []);
    expect(labels(match)).toContain('Use The raven');
    const spent = underOmens([], ['raven']);
    expect(labels(spent)).not.toContain('Use The raven');
    expect(asked(spent).whyNot).toContainEqual(
      expect.objectContaining({ label: 'Use The raven', reason: 'you have no omen' }),
    );
  });

  it('E-7.8 lets a fight begin that its effects can win, and no other', () => {
    const journeys = (dread: number): string[] => {
      const content = contentWith([monster('giant', { health: 31 })]);
      const match = start(withOmens, 2, { ...ON, content, firstPlayer: '1', village: TOWN });
      const error = arrange(match.table, {
        zones: { omen: [['raven'], []], sky: [], track: [['giant'], [], [], [], [], []] },
        counters: { dread },
        next: { step: 'resume', a: 0 },
      });
      expect(error).toBeUndefined();
      return labels(match).filter((label) => label.startsWith('Journey'));
    };
    expect(journeys(30)).toEqual(['Journey to Giant']);
    expect(journeys(29)).toEqual([]);
  });

  it('fires triggers that wait for its own event', () => {
    const match = start(withOmens, 2, { ...ON, firstPlayer: '1' });
    const error = arrange(match.table, {
      zones: { omen: [['comet'], []], sky: ['raven'] },
      counters: { crystals: [5, 5] },
      next: { step: 'turnOver', a: 1 },
    });
    expect(error).toBeUndefined();
    expect(question(match)).toBe('0 heed');
    say(match, 0, match.table.names[0] ?? '');
    expect(counter(match, 'crystals')).toBe(7);
    expect(question(match)).toBe('0 act');
  });
});

describe('a further Major Action', () => {
  it('takes the place of journey and Rest, and the window after it comes', () => {
    const match = underOmens([], []);
    say(match, 0, 'Brood');
    expect(counter(match, 'crystals')).toBe(7);
    expect(question(match)).not.toBe('0 act');
  });

  it('is refused with its own reason', () => {
    const match = underOmens([], [], { brooding: 2 });
    expect(labels(match)).not.toContain('Brood');
    expect(asked(match).whyNot).toContainEqual({
      label: 'Brood',
      reason: 'you brooded twice already',
      rule: 'X-1.2',
    });
  });
});

describe('the port of wounds', () => {
  it('keeps all wounds in one place: taken, counted and scored from there', () => {
    const match = underOmens([], []);
    say(match, 0, 'Brood');
    expect(counter(match, 'dread')).toBe(1);
    expect(counter(match, 'wounds', 0)).toBe(0);
    const [first, second] = withOmens.scores(match.table);
    expect(first?.items).toContainEqual({ what: '1 wound', points: -1 });
    expect(second?.items).toContainEqual({ what: '1 wound', points: -1 });
  });

  it('bars a Major Action of the base game, with the reason', () => {
    const match = underOmens([], [], { dread: 60 });
    expect(labels(match).some((label) => label.startsWith('Journey'))).toBe(false);
    expect(asked(match).whyNot).toContainEqual(
      expect.objectContaining({ reason: 'there is too much dread to journey', rule: 'X-1.6' }),
    );
  });
});

describe('modules that do not fit', () => {
  const twin: Module = { id: 'twin', isOn: () => true, steps: { turn: () => {} } };

  it('a name is not used twice', () => {
    expect(() => gameOf([base, twin])).toThrow('there are two steps of the name turn');
    const kinds = { values: { wounds: {} } };
    expect(() => merge([base, { ...twin, steps: {}, kinds }])).toThrow(
      'wounds is twice among the values',
    );
  });

  it('cards of a deck are checked like any others', () => {
    const { lexicon } = merge([base, omens]);
    const [first] = lexicon.decks[0]?.cards ?? [];
    const deck = (card: object) => ({ kingdoms: [], villages: [], more: { omens: [card] } });
    expect(contentErrorBy(lexicon, deck({ ...first, weight: 0 }))).toBe(
      'more.omens.raven weight must be a whole number from 1 to 9',
    );
    expect(contentErrorBy(lexicon, deck({ ...first, type: 'item' }))).toBe(
      'more.omens.raven type must be omen',
    );
    expect(contentErrorBy(lexicon, { kingdoms: [], villages: [], more: { signs: [] } })).toBe(
      'more has no deck signs',
    );
  });

  it('cards of one’s own take the place of a module’s', () => {
    const { lexicon } = merge([base, omens]);
    const [raven] = lexicon.decks[0]?.cards ?? [];
    const content = { more: { omens: [{ ...raven, name: 'The crow' }] } };
    const match = start(withOmens, 2, { ...ON, content });
    const names = match.table.spec.faces.map(({ name }) => name);
    expect(names).toContain('The crow');
    expect(names).not.toContain('The raven');
    expect(faceOf(match.table, 0)).toBeGreaterThanOrEqual(0);
  });
});
