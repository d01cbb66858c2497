import {
  ask,
  askAll,
  cardName,
  defineGame,
  faceOf,
  finish,
  inOrder,
  isOver,
  listOf,
  move,
  moveAll,
  names,
  note,
  push,
  type Question,
  read,
  type Step,
  shuffle,
  sizeOf,
  type Table,
  topOf,
  write,
} from '@conclave/kernel';

const ZONES = {
  box: { title: 'box', faces: 'none', backs: 'top' },
  hand: { title: 'hand', of: 'seat', faces: 'owner', backs: 'all' },
  shelf: { title: 'shelf', faces: 'all', backs: 'all' },
} as const;
const COUNTERS = {
  score: { title: 'score', of: 'seat', see: 'all' },
  secret: { title: 'secret number', of: 'seat', see: 'owner' },
  rounds: { title: 'rounds', see: 'all' },
} as const;

type Toy = Table<keyof typeof ZONES, keyof typeof COUNTERS, unknown>;

const CARDS = ['red-one', 'red-two', 'blue-one', 'blue-two', 'coin', 'coin', 'bomb'];
const IDS = [...new Set(CARDS)];
const BACKS = ['red', 'blue', 'plain'];

const STEP = names('start', 'pick', 'several', 'sort', 'bid', 'secrets', 'finish', 'broken');
const ASK = names('pick', 'several', 'sort', 'bid', 'secret');

const isBlue = (t: Toy, slot: number): boolean => t.backOf[faceOf(t, slot)] === 1;
const BLUE_LATER = { reason: 'blue comes after red', rule: 'T-2' };

const steps: Record<keyof typeof STEP, Step<Toy>> = {
  start(t) {
    shuffle(t, t.zone.box);
    push(t, STEP.pick);
  },
  pick: (t, seat) => ask(t, ASK.pick, seat),
  several: (t, seat) => ask(t, ASK.several, seat),
  sort: (t, seat) => ask(t, ASK.sort, seat),
  bid: (t, seat) => ask(t, ASK.bid, seat),
  secrets: (t) => askAll(t, ASK.secret, (1 << t.seats) - 1),
  finish: (t) => finish(t, read(t, t.at.score) > read(t, t.at.score + 1) ? 1 : 2, 'T-7'),
  broken() {
    throw new Error('a frame is missing');
  },
};

const card = (t: Toy, slot: number, rule: string) => ({
  label: cardName(t, faceOf(t, slot)),
  does: 'It moves.',
  rule,
  slots: [slot],
});

const questions: Record<keyof typeof ASK, Question<Toy>> = {
  pick: {
    rule: 'T-1',
    prompt: () => 'Put a card on the shelf.',
    card: (t) => topOf(t, t.zone.box),
    options(t, seat, out) {
      for (const slot of listOf(t, t.zone.hand + seat)) {
        if (!isBlue(t, slot) || sizeOf(t, t.zone.shelf) > 0) out.add(slot);
      }
      out.add(-1 - ((seat + 1) % t.seats));
      out.add(-100);
    },
    tell(t, seat, code) {
      if (code === -100) {
        return { label: 'Empty the shelf', does: 'Clears.', rule: 'T-1', zone: t.zone.shelf };
      }
      if (code >= 0) return card(t, code, 'T-1');
      return {
        label: 'Pass to the left',
        does: 'Passes.',
        rule: 'T-3',
        seat: (seat + 1) % t.seats,
      };
    },
    whyNot: (t, seat) =>
      listOf(t, t.zone.hand + seat)
        .filter((slot) => isBlue(t, slot) && sizeOf(t, t.zone.shelf) === 0)
        .map((slot) => ({ label: cardName(t, faceOf(t, slot)), slots: [slot], ...BLUE_LATER })),
    refuse(t, seat, code) {
      // A fault on purpose: a refusal that changes something.
      if (code === 999) t.cells[t.at.rounds] = 9;
      return listOf(t, t.zone.hand + seat).includes(code) ? BLUE_LATER : undefined;
    },
    apply(t, seat, [code = 0]) {
      write(t, t.at.rounds, read(t, t.at.rounds) + 1);
      push(t, STEP.pick, code < 0 ? (seat + 1) % t.seats : seat);
      if (code === -100) moveAll(t, t.zone.shelf, t.zone.box);
      if (code < 0) return;
      if (cardName(t, faceOf(t, code)) === 'bomb') push(t, STEP.broken);
      move(t, code, t.zone.shelf);
      if (t.events !== undefined) note(t, seat, `${t.names[seat]} shows a card`, 'T-1');
    },
  },
  several: {
    rule: 'T-3',
    prompt: () => 'Give up one or two cards.',
    options(t, seat, out) {
      out.subset(1, 2);
      for (const slot of listOf(t, t.zone.hand + seat)) out.add(slot);
    },
    tell: (t, _seat, slot) => card(t, slot, 'T-3'),
    apply(t, seat, picks) {
      for (const slot of picks) move(t, slot, t.zone.shelf);
      push(t, STEP.pick, seat);
    },
  },
  sort: {
    rule: 'T-4',
    prompt: () => 'Sort the shelf.',
    options(t, _seat, out) {
      out.order();
      for (const slot of listOf(t, t.zone.shelf)) out.add(slot);
    },
    tell: (t, _seat, slot) => card(t, slot, 'T-4'),
    apply(t, seat, picks) {
      for (const slot of picks) move(t, slot, t.zone.shelf);
      push(t, STEP.pick, seat);
    },
  },
  bid: {
    rule: 'T-5',
    prompt: () => 'How much?',
    options: (_t, _seat, out) => out.amount(0, 3),
    tell: () => ({ label: 'a number', does: 'It is your score.', rule: 'T-5' }),
    apply(t, seat, [amount = 0]) {
      write(t, t.at.score + seat, amount);
      push(t, STEP.finish);
    },
  },
  secret: {
    rule: 'T-6',
    prompt: () => 'A number in secret.',
    options(_t, _seat, out) {
      out.add(1);
      out.add(2);
    },
    tell: (_t, _seat, code) => ({ label: `Number ${code}`, does: 'Kept.', rule: 'T-6' }),
    apply(t, seat, [code = 0]) {
      write(t, t.at.secret + seat, code);
      if (!isOver(t) && seat === t.seats - 1) push(t, STEP.pick);
    },
  },
};

/** A game with one of each kind of question, small enough to be read whole. */
export const toy = defineGame<Toy>({
  id: 'toy',
  name: 'Toy',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  endRule: 'T-7',
  longest: 100,
  special: [],
  rulebook: ['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6', 'T-7'].map((id) => ({ id, text: id })),
  options: {
    speed: { title: 'Speed', rule: 'T-1', kind: 'integer', min: 1, max: 2, default: 1 },
  },
  cards: () =>
    IDS.map((id) => ({ id, name: id, set: 'all', kind: 'toy', copies: 1, text: '', source: '' })),
  spec: () => ({
    zones: ZONES,
    counters: COUNTERS,
    backs: BACKS,
    faces: IDS.map((id) => ({
      id,
      name: id,
      text: '',
      back: id.startsWith('red') ? 0 : id.startsWith('blue') ? 1 : 2,
    })),
    sets: [{ name: 'all', zone: 'box', faces: CARDS.map((id) => IDS.indexOf(id)) }],
    stack: 12,
    steps: inOrder(STEP, steps),
    stepNames: Object.keys(STEP),
    questions: inOrder(ASK, questions),
    questionNames: Object.keys(ASK),
    facts: {},
    begin: (t) => push(t, STEP.start),
  }),
  scores: (t) => t.names.map((_, seat) => ({ seat, total: read(t, t.at.score + seat), items: [] })),
  evaluate: (t, seat) => read(t, t.at.score + seat),
});
