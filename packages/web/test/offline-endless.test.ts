import { gatherings } from '@conclave/game-gatherings';
import type { Game } from '@conclave/kernel';
import { Endless, Match } from '@conclave/kernel/play';
import { expect, test } from 'vitest';
import { LocalSession } from '../src/offline/session.ts';

/** Gatherings whose rules do not come to an end after some answers. */
function endless(after: (picks: readonly number[]) => boolean): Game {
  return {
    ...gatherings,
    spec(setup) {
      const spec = gatherings.spec(setup);
      const questions = spec.questions.map((question): (typeof spec.questions)[number] => ({
        ...question,
        apply(t, seat, picks, ...args) {
          if (after(picks)) throw new Endless('round and round', 'G-1.1');
          question.apply(t, seat, picks, ...args);
        },
      }));
      return { ...spec, questions };
    },
  };
}

function sessionOf(game: Game): LocalSession {
  const started = Match.start(game, { seats: 2, seed: 'endless', options: { startingSeat: '2' } });
  if ('error' in started) throw new Error(started.error.reason);
  const seats = [
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', name: 'Bea', bot: 'random' },
  ] as const;
  const head = { id: 'local-1', title: '', seats, practice: null, createdAt: 1 };
  return new LocalSession(head, started.match, { seen: [-1, -1], updatedAt: 1 }, 'chance');
}

test('a bot whose answer does not come to an end gives another', () => {
  let first: string | undefined;
  const session = sessionOf(
    endless((picks) => {
      first ??= picks.join();
      return picks.join() === first;
    }),
  );
  session.playBot();
  expect(session.length).toBe(1);
});

test('a bot that finds none says so, and nothing has changed', () => {
  const session = sessionOf(endless(() => true));
  const before = JSON.stringify(session.update(2));
  expect(() => session.playBot()).toThrow('round and round');
  expect(session.length).toBe(0);
  session.tellAll();
  expect(JSON.stringify(session.update(2))).toBe(before);
});
