import {
  askAll,
  defineGame,
  finish,
  type Game,
  listOf,
  mix,
  move,
  names,
  note,
  push,
  type Question,
  read,
  type Step,
  shuffle,
  sizeOf,
  type Table,
  type TableSpec,
  topOf,
  write,
  type ZoneSpec,
  zoneOf,
} from '@conclave/kernel';
import { Match } from '@conclave/kernel/play';
import { faces, TREES } from './small.ts';

/**
 * A draft: everybody takes a card of the pack in hand, all at once and unseen by
 * the others, and passes the rest to the left, until no card is left.
 */
const ZONES = {
  box: { title: 'box', faces: 'none', backs: 'none' },
  pack: { title: 'pack', of: 'seat', faces: 'owner', backs: 'none' },
  passing: { title: 'passed cards', of: 'seat', faces: 'none', backs: 'none' },
  kept: { title: 'kept cards', of: 'seat', faces: 'owner', backs: 'none' },
} as const satisfies Readonly<Record<string, ZoneSpec>>;

const COUNTERS = { chosen: { title: 'chosen card', of: 'seat', see: 'owner' } } as const;

type DraftTable = Table<keyof typeof ZONES, keyof typeof COUNTERS>;

const STEP = names('deal', 'choose', 'take', 'pass');
const CARDS = [...TREES, 'ivy'];
const eachSeat = (t: DraftTable): number[] => t.names.map((_, seat) => seat);

const STEPS: readonly Step<DraftTable>[] = [
  function deal(t) {
    t.because = 'D-1';
    shuffle(t, t.zone.box);
    for (const seat of eachSeat(t)) {
      for (let i = 0; i < Math.floor(CARDS.length / t.seats); i++)
        move(t, topOf(t, t.zone.box), zoneOf(t, 'pack', seat));
    }
    push(t, STEP.choose);
  },
  function choose(t) {
    if (sizeOf(t, t.zone.pack) === 0) return finish(t, 0, 'D-5');
    push(t, STEP.choose);
    push(t, STEP.pass);
    push(t, STEP.take);
    askAll(t, 0, (1 << t.seats) - 1);
  },
  /** D-3: whoever had the pack before knows its cards, and must not see which of them goes. */
  function take(t) {
    t.because = 'D-3';
    for (const seat of eachSeat(t)) {
      const chosen = read(t, 'chosen', seat) - 1;
      write(t, 'chosen', 0, seat);
      move(t, mix(t, zoneOf(t, 'pack', seat), 1 << seat, chosen), zoneOf(t, 'kept', seat));
      note(t, seat, `${t.names[seat]} keeps a card`, 'D-3');
    }
  },
  function pass(t) {
    t.because = 'D-4';
    for (const seat of eachSeat(t)) {
      for (const slot of listOf(t, zoneOf(t, 'pack', seat)))
        move(t, slot, zoneOf(t, 'passing', seat));
    }
    for (const seat of eachSeat(t)) {
      const to = zoneOf(t, 'pack', (seat + 1) % t.seats);
      for (const slot of listOf(t, zoneOf(t, 'passing', seat))) move(t, slot, to);
    }
  },
];

/** The answer waits in the seat's compartment; 0 there is no answer, hence one more than the slot. */
const choose: Question<DraftTable> = {
  rule: 'D-2',
  prompt: () => 'Choose a card to keep.',
  options(t, seat, out) {
    for (const slot of listOf(t, zoneOf(t, 'pack', seat))) out.add(slot);
  },
  tell: () => ({ label: 'this card', does: 'you keep it', rule: 'D-2' }),
  apply: (t, seat, picks) => write(t, 'chosen', 1 + (picks[0] ?? 0), seat),
};

export const draft: Game = defineGame<DraftTable>({
  id: 'draft',
  name: 'Draft',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  endRule: 'D-5',
  longest: 9,
  special: [],
  rulebook: [],
  options: {},
  cards: () => [],
  spec: (): TableSpec<string, string, unknown, DraftTable> => ({
    zones: ZONES,
    counters: COUNTERS,
    backs: ['red', 'blue'],
    faces: faces(CARDS),
    sets: [{ name: 'trees', faces: CARDS.map((_, i) => i), zone: 'box', reshuffled: true }],
    stack: 12,
    steps: STEPS,
    stepNames: Object.keys(STEP),
    questions: [choose],
    questionNames: ['choose'],
    facts: undefined,
    begin: (t) => push(t, STEP.deal),
  }),
  scores: () => [],
  evaluate: () => 0,
});

export function draftMatch(seats = 2, playerNames: readonly string[] = []): Match {
  const started = Match.start(draft, { seats, seed: 'draft', names: playerNames });
  if ('error' in started) throw new Error(started.error.reason);
  return started.match;
}
