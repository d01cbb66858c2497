import { gatherings } from '@conclave/game-gatherings';
import { Rng } from '@conclave/kernel';
import { determinize, type View, viewOf } from '@conclave/kernel/look';
import { fork, lay, optionsOf, type State } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { BOTS, type Bot, openArena, playGame, type Situation } from '../src/index.ts';

describe('a bot sees only its view', () => {
  it('by type: a state is no view, and a view is no state', () => {
    const { table } = openArena(gatherings, 2);
    const rng = new Rng('types');
    const wrong = (state: State, view: View, situation: Situation): unknown[] => [
      // @ts-expect-error a whole state is not what a bot may imagine from
      determinize(table, state, rng),
      // @ts-expect-error a bot is handed a view
      { ...situation, view: () => state } satisfies Situation,
      // @ts-expect-error a view has holes and cannot be played on
      lay(table, view.cells),
      // @ts-expect-error nothing in a situation holds the match
      situation.state,
    ];
    expect(wrong).toBeTypeOf('function');
  });

  it('its table is one of its own', () => {
    const arena = openArena(gatherings, 2);
    let asked = 0;
    const looker: Bot = {
      name: 'looker',
      answer(situation, picks) {
        asked++;
        expect(situation.table).not.toBe(arena.table);
        expect(situation.table.cells).not.toBe(arena.table.cells);
        expect(situation.view().viewer).toBe(situation.seat);
        BOTS['random']?.answer(situation, picks);
      },
    };
    const decisions = playGame(arena, 'looker', [looker, looker], new Rng('looker'));
    expect(asked).toBe(decisions);
  });

  it.each(Object.values(BOTS))('$name answers the same whatever the hidden cards are', (bot) => {
    const arena = openArena(gatherings, 3);
    const { table, thinking } = arena;
    const rng = new Rng('hidden');
    for (let game = 0; game < 10; game++) {
      const log: { state: State; seat: number }[] = [];
      const random = BOTS['random'] as Bot;
      const spy: Bot = {
        name: 'spy',
        answer(situation, picks) {
          log.push({ state: fork(table.cells), seat: situation.seat });
          random.answer(situation, picks);
        },
      };
      playGame(arena, `hidden ${game}`, [spy, spy, spy], rng);
      for (const { state, seat } of log.filter((_, i) => i % 25 === 12)) {
        const answerOn = (position: State): number[] => {
          lay(table, position);
          const picks: number[] = [];
          const view = viewOf(table, seat);
          const own = new Rng(`same ${game}`);
          const choices = optionsOf(table, seat);
          bot.answer(
            { game: gatherings, table: thinking, seat, view: () => view, choices, rng: own },
            picks,
          );
          return picks;
        };
        const first = answerOn(fork(state));
        lay(table, fork(state));
        const other = determinize(table, viewOf(table, seat), rng);
        expect(answerOn(other)).toEqual(first);
      }
    }
  });
});

describe('a game among bots', () => {
  it('is the same for the same seeds', () => {
    const arena = openArena(gatherings, 4, { total: 12 });
    const bots = [BOTS['greedy'], BOTS['random'], BOTS['greedy'], BOTS['random']] as Bot[];
    const play = (): string => {
      const log: string[] = [];
      playGame(arena, 'same', bots, new Rng('same'), (seat, picks) => log.push(`${seat}:${picks}`));
      return log.join(' ');
    };
    const first = play();
    expect(play()).toBe(first);
    expect(first.length).toBeGreaterThan(100);
  });

  it('is refused for options that are wrong, with the field', () => {
    expect(() => openArena(gatherings, 2, { total: 1 })).toThrow('total must be');
    expect(() => openArena(gatherings, 9)).toThrow('seats must be');
  });

  it('stops when a seat has nothing to choose from, and when it does not end', () => {
    const arena = openArena(gatherings, 2);
    const short = { ...arena, game: { ...gatherings, longest: 5 } };
    const random = BOTS['random'] as Bot;
    expect(() => playGame(short, 'long', [random, random], new Rng('long'))).toThrow(
      'does not end',
    );
    const { table } = openArena(gatherings, 2);
    const questions = table.questions.map((question) => ({ ...question, options: () => {} }));
    const stuck = { ...arena, table: { ...table, questions } };
    expect(() => playGame(stuck, 'stuck', [random, random], new Rng('stuck'))).toThrow('no option');
  });
});
