import { gatherings } from '@conclave/game-gatherings';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
import { type Game, Rng } from '@conclave/kernel';
import { Endless } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { type Arena, type Bot, greedyBot, openArena, playGame, randomBot } from '../src/index.ts';

/** The same game; where a bot thinks, the rules do not come to an end after some answers. */
function endlessInMind(
  game: Game,
  seats: number,
  turns: (picks: readonly number[]) => boolean,
): Arena {
  const arena = openArena(game, seats);
  const { questions } = arena.thinking;
  const turning = questions.map((question): (typeof questions)[number] => ({
    ...question,
    apply(t, seat, picks, ...args) {
      if (turns(picks)) throw new Endless('round and round', 'X-1');
      question.apply(t, seat, picks, ...args);
    },
  }));
  return { ...arena, thinking: { ...arena.thinking, questions: turning } };
}

const isOdd = ([code = 0]: readonly number[]): boolean => code % 2 === 1;

describe('the greedy bot, where rules may not come to an end', () => {
  it('takes such an answer only if there is no other', () => {
    const arena = endlessInMind(gatherings, 2, isOdd);
    let avoided = 0;
    const watched: Bot = {
      name: 'watched',
      answer(situation, picks) {
        const { space, count, codes } = situation.choices;
        const ways = codes.slice(0, count);
        greedyBot.answer(situation, picks);
        if (space !== 'one' || !ways.some((code) => !isOdd([code]))) return;
        if (ways.some((code) => isOdd([code]))) avoided++;
        expect(isOdd(picks)).toBe(false);
      },
    };
    playGame(arena, 'odd', [watched, watched], new Rng('odd'));
    expect(avoided).toBeGreaterThan(5);
  });

  it.each([gatherings, technoEnchanters])(
    'answers in $name though none comes to an end',
    (game) => {
      let asked = 0;
      const bot: Bot = {
        name: 'greedy at first',
        answer(situation, picks) {
          (asked++ < 20 ? greedyBot : randomBot).answer(situation, picks);
        },
      };
      const arena = endlessInMind(game, game.seats.min, () => true);
      playGame(arena, 'none', new Array<Bot>(game.seats.min).fill(bot), new Rng('none'));
      expect(asked).toBeGreaterThan(20);
    },
  );
});
