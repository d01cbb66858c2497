import {
  ask,
  askAll,
  defineGame,
  finish,
  type Game,
  inOrder,
  move,
  names,
  note,
  push,
  type Question,
  random,
  read,
  type Step,
  shuffle,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { type Match, Match as Matches } from '@conclave/kernel/play';
import { question, type SmallTable, smallSpec } from './small.ts';

/** What a seat may do on its turn, as often as it likes, until it passes. */
export const ACT = names('mark', 'draw', 'pass', 'roll', 'vote', 'end', 'hide');

const STEP = names('setUp', 'turn', 'count');
const ASK = names('act', 'vote');

const STEPS: Readonly<Record<keyof typeof STEP, Step<SmallTable>>> = {
  setUp(t) {
    t.because = 'O-1';
    shuffle(t, t.zone.deck);
    for (let seat = 0; seat < t.seats; seat++)
      move(t, topOf(t, t.zone.deck), zoneOf(t, 'hand', seat));
    push(t, STEP.turn, 0);
  },
  turn: (t, seat) => ask(t, ASK.act, seat),
  count(t, seat) {
    for (let s = 0; s < t.seats; s++) write(t, 'score', read(t, 'vault', s), s);
    push(t, STEP.turn, seat);
  },
};

const act: Question<SmallTable> = {
  ...question({ rule: 'O-2', codes: Object.values(ACT) }),
  refuse: (_t, _seat, code) =>
    code === 99 ? { reason: 'nobody may do that', rule: 'O-9' } : undefined,
  apply(t, seat, picks) {
    const next = picks[0] === ACT.pass ? (seat + 1) % t.seats : seat;
    if (picks[0] !== ACT.vote) push(t, STEP.turn, next);
    switch (picks[0]) {
      case ACT.mark:
        write(t, 'score', read(t, 'score', seat) + 1, seat);
        break;
      case ACT.draw:
        if (sizeOf(t, t.zone.deck) > 0) move(t, topOf(t, t.zone.deck), zoneOf(t, 'hand', seat));
        break;
      case ACT.roll:
        random(t, 6);
        break;
      case ACT.vote:
        push(t, STEP.count, seat);
        askAll(t, ASK.vote, (1 << t.seats) - 1);
        break;
      case ACT.hide:
        write(t, 'vault', 5, seat);
        note(t, seat, `${t.names[seat]} hides something`, 'O-3');
        break;
      case ACT.end:
        finish(t, 1 << seat, 'O-7');
    }
  },
};

const vote: Question<SmallTable> = {
  ...question({ rule: 'O-4', options: (_t, _seat, out) => out.amount(0, 3) }),
  apply: (t, seat, picks) => write(t, 'vault', picks[0] ?? 0, seat),
};

export const orchard: Game = defineGame<SmallTable>({
  id: 'orchard',
  name: 'Orchard',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  endRule: 'O-7',
  longest: 100,
  special: [],
  rulebook: [{ id: 'O-1', text: 'Shuffle.' }],
  options: {
    size: { title: 'Size', rule: 'O-5', kind: 'integer', min: 1, max: 9, default: 4 },
    frost: { title: 'Frost', rule: 'O-6', kind: 'flag', default: false },
  },
  checkSetup: ({ seats, options }) =>
    options['frost'] === true && seats > 3
      ? { field: 'frost', reason: 'is for three at most', rule: 'O-6' }
      : undefined,
  cards: () => [],
  spec: ({ options }) =>
    ({
      ...smallSpec({
        steps: inOrder(STEP, STEPS),
        stepNames: Object.keys(STEP),
        questions: inOrder(ASK, { act, vote }),
        questionNames: Object.keys(ASK),
        facts: options,
        begin: (t) => push(t, STEP.setUp),
      }),
    }) as unknown as ReturnType<Parameters<typeof defineGame<SmallTable>>[0]['spec']>,
  scores: () => [],
  evaluate: () => 0,
});

/** A match of it, after some answers. */
export function orchardMatch(
  answers: readonly (readonly [seat: number, pick: number])[] = [],
  wish: { readonly seats?: number; readonly seed?: string } = {},
): Match {
  const started = Matches.start(orchard, { seats: 3, seed: 'apple', ...wish });
  if ('error' in started) throw new Error(started.error.reason);
  for (const [seat, pick] of answers) {
    const refusal = started.match.answer(seat, [pick]);
    if (refusal !== undefined) throw new Error(refusal.reason);
  }
  return started.match;
}
