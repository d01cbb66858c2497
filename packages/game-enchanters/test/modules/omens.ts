/**
 * A module for the tests alone: it brings one of everything a module can bring.
 *
 * Omens are cards of a type of their own. When a round begins, one is revealed for everybody,
 * and the first player hands the one before it to somebody, who has a pile of them.
 * Instead of a journey or a Rest a player may brood. All wounds are shared, as dread.
 */
import {
  ask,
  listOf,
  move,
  moveOnTop,
  NONE,
  note,
  onlySeat,
  plural,
  push,
  type Question,
  type Reason,
  read,
  shuffle,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { value, whole } from '../../src/content/checks.ts';
import type { Deck } from '../../src/content/lexicon.ts';
import type { DeckCard, Value } from '../../src/content/vocabulary.ts';
import { counted } from '../../src/modules/base/values.ts';
import type { Module } from '../../src/modules/module.ts';
import {
  type ConditionTable,
  type CostTable,
  type EffectTable,
  type EventTable,
  type GloryTable,
  type ModifierTable,
  READS,
  type ValueTable,
} from '../../src/rules/kinds.ts';
import { bounded, modifiersOf, resolved } from '../../src/rules/measure.ts';
import { refresh } from '../../src/rules/piles.ts';
import type { Major, Moments, WoundPort } from '../../src/rules/ports.ts';
import { amount, NOTHING } from '../../src/rules/prospect.ts';
import { seeCard, seePile } from '../../src/rules/sight.ts';
import { questionOf, STEP, stepOf } from '../../src/rules/steps.ts';
import type { EnchantersTable as T, TableWith } from '../../src/rules/table.ts';
import { eventOf, fire } from '../../src/rules/triggers.ts';
import { addWounds, woundsOf } from '../../src/rules/wounds.ts';

type OmensTable = TableWith<'omens' | 'sky' | 'omen' | 'spent', 'dread' | 'brooding' | 'seen'>;
const here = (t: T): OmensTable => t as unknown as OmensTable;

/** everybody's wounds in one place. */
const shared = (): WoundPort<T> => ({
  of: (t) => read(here(t), 'dread'),
  add: (t, _seat, n) => write(here(t), 'dread', bounded(read(here(t), 'dread') + n)),
  takeOff: (t, _seat, n) => write(here(t), 'dread', read(here(t), 'dread') - n),
  suppose(t, _seat, n) {
    write(here(t), 'dread', read(here(t), 'dread') + n);
  },
});

type OmenEffect = { readonly kind: 'foretell'; readonly n: Value };

const EFFECTS = {
  foretell: {
    fields: { n: value },
    tags: [],
    words: (e, say) => `foretell ${say.amount(e.n, 'victory', 'victories')}`,
    run(t, e, seat, _slot, event) {
      const n = resolved(t, e.n, seat, seat, event);
      write(t, 'attackBoost', read(t, 'attackBoost', seat) + n, seat);
      note(t, seat, `${t.names[seat]} foretells`, 'X-1.4');
    },
    blocked: () => undefined,
    prospect: (t, e, hope) => ({ ...NOTHING, attack: amount(t, e.n, hope) }),
    wounds: () => ({ self: false, others: false }),
    times: () => 1,
    commutes: true,
    ofThisCard: false,
  },
} as const satisfies EffectTable<OmenEffect, T>;

type OmenCost = { readonly kind: 'spendOmen' };

const COSTS = {
  spendOmen: {
    fields: {},
    tags: [],
    words: () => 'spend an omen',
    run(t, _e, seat) {
      const { zone } = here(t);
      moveOnTop(t, topOf(t, zone.omen + seat), zone.spent);
      refresh(t, seat);
    },
    blocked: (t, _e, seat) =>
      sizeOf(t, zoneOf(here(t), 'omen', seat)) > 0
        ? undefined
        : { reason: 'you have no omen', rule: 'X-1.5' },
    prospect: () => NOTHING,
    wounds: () => ({ self: false, others: false }),
    times: () => 1,
    commutes: false,
    ofThisCard: false,
    paid: 1,
    crystals: () => 0,
    timesPayable: (t, _e, seat) => sizeOf(t, zoneOf(here(t), 'omen', seat)),
    besides: 'others',
  },
} as const satisfies CostTable<OmenCost, T>;

const VALUES = {
  dread: {
    fields: {},
    words: {
      ...counted(() => ['point of dread', 'points of dread']),
      most: () => 'dread',
      least: () => 'least',
    },
    of: (t) => read(here(t), 'dread'),
    isPositive: () => false,
    reads: () => READS.wounds,
  },
} as const satisfies ValueTable<{ readonly kind: 'dread' }, T>;

const CONDITIONS = {
  underOmen: {
    fields: {},
    words: () => 'while an omen is before you',
    holds: (t, _c, seat) => sizeOf(t, zoneOf(here(t), 'omen', seat)) > 0,
    fleeting: false,
    untilFight: false,
  },
} as const satisfies ConditionTable<{ readonly kind: 'underOmen' }, T>;

type Calm = { readonly kind: 'calm'; readonly n: number };

const MODIFIERS = {
  calm: {
    fields: { n: whole(1, 9) },
    words: (m) => `when you brood, ${plural(m.n, 'wound')} less`,
    on: 'anything',
    conditional: true,
    lasting: true,
    creatures: 'none',
    adds: () => 0,
  },
} as const satisfies ModifierTable<Calm, T>;

const GLORY = {
  perOmen: {
    fields: { n: whole(1, 9) },
    words: (g) => `${g.n} Glory for each omen before you`,
    points: (t, g, seat) => g.n * sizeOf(t, zoneOf(here(t), 'omen', seat)),
    sure: () => 0,
  },
} as const satisfies GloryTable<{ readonly kind: 'perOmen'; readonly n: number }, T>;

const EVENTS = {
  omenComes: { fields: {}, words: () => 'When an omen comes to you' },
} as const satisfies EventTable<{ readonly on: 'omenComes' }>;

const card = (id: string, copies: number, upper: unknown, lower: unknown = {}): DeckCard =>
  ({
    id,
    name: `The ${id}`,
    type: 'omen',
    weight: 2,
    copies,
    source: 'original',
    upper,
    lower,
  }) as DeckCard;

const OMENS: readonly DeckCard[] = [
  card('raven', 3, {
    icons: { attack: 1 },
    abilities: [
      {
        type: 'action',
        kind: 'minor',
        limit: 1,
        cost: [{ kind: 'spendOmen' }],
        effect: { kind: 'foretell', n: { kind: 'dread' } },
      },
    ],
  }),
  card(
    'comet',
    3,
    {},
    {
      abilities: [{ type: 'trigger', on: 'omenComes', effect: { kind: 'gainCrystals', n: 2 } }],
      glory: [{ kind: 'perOmen', n: 2 }],
    },
  ),
  card('eclipse', 3, {
    abilities: [
      { type: 'static', modifier: { kind: 'calm', n: 1 } },
      {
        type: 'static',
        modifier: { kind: 'bonus', attack: 2, defense: 0 },
        while: { kind: 'underOmen' },
      },
    ],
  }),
];

const DECK: Deck = {
  name: 'omens',
  back: 'Omen',
  zone: 'omens',
  types: ['omen'],
  most: 9,
  cards: OMENS,
};

/** the next omen comes into the sky; the one before it is handed out. */
function reveal(t: T, seat: number): void {
  const { zone } = here(t);
  const before = topOf(t, zone.sky);
  const next = topOf(t, zone.omens);
  if (next !== NONE) moveOnTop(t, next, zone.sky);
  if (before !== NONE) ask(t, questionOf(t, 'heed'), seat, before);
}

const heed: Question<T> = {
  rule: 'X-1.1',
  prompt: () => 'Before whom does the omen come to lie?',
  card: (_t, slot) => slot,
  options(t, _seat, out) {
    for (let who = 0; who < t.seats; who++) out.add(who);
  },
  tell: (t, _seat, who) => ({
    label: `${t.names[who]}`,
    does: `The omen comes to ${t.names[who]}.`,
    rule: 'X-1.1',
    seat: who,
  }),
  apply(t, _seat, picks, slot) {
    const who = picks[0] as number;
    moveOnTop(t, slot, zoneOf(here(t), 'omen', who));
    refresh(t, who);
    fire(t, eventOf(t, 'omenComes'), onlySeat(who), slot);
  },
};

const tired = (t: T, seat: number): Reason | undefined =>
  read(here(t), 'brooding', seat) > 1
    ? { reason: 'you brooded twice already', rule: 'X-1.2' }
    : undefined;

/** brooding is a Major Action that costs a wound and brings two crystals. */
const brood: Major<T> = {
  offer(t, seat, out, first) {
    if (tired(t, seat) === undefined) out.add(first);
  },
  tell: () => ({ label: 'Brood', does: 'Two crystals for a wound.', rule: 'X-1.2' }),
  whyNot(t, seat) {
    const reason = tired(t, seat);
    return reason === undefined ? [] : [{ label: 'Brood', ...reason }];
  },
  refuse: (t, seat, n) => (n === 0 ? tired(t, seat) : undefined),
  take(t, seat) {
    write(here(t), 'brooding', read(here(t), 'brooding', seat) + 1, seat);
    write(here(t), 'crystals', read(here(t), 'crystals', seat) + 2, seat);
    const sort = t.facts.kinds.shows['calm'] ?? 0;
    const less = modifiersOf<Calm>(t, seat, 'calm', sort).reduce((sum, { n }) => sum + n, 0);
    addWounds(t, seat, Math.max(0, 1 - less));
    push(t, STEP.firstCardLeaves, seat);
  },
};

/** How often each moment came, so that a test can see that all do. */
export const came: Partial<Record<keyof Moments<T>, number>> = {};
const counting = (name: keyof Moments<T>) => (): void => {
  came[name] = (came[name] ?? 0) + 1;
};

const seen = (t: T): void => write(here(t), 'seen', read(here(t), 'seen') + 1);

export const omens: Module = {
  id: 'omens',
  isOn: (options) => options['omens'] === true,
  options: { omens: { title: 'Omens', rule: 'X-1.1', kind: 'flag', default: false } },
  rulebook: [
    {
      id: 'X-1.1',
      text: 'When a round begins, an omen is revealed and the one before it handed out.',
    },
    { id: 'X-1.2', text: 'Brooding is a Major Action.' },
    { id: 'X-1.3', text: 'All wounds are shared as dread.' },
    { id: 'X-1.4', text: 'Foretelling adds Attack.' },
    { id: 'X-1.5', text: 'An omen before you can be spent.' },
    { id: 'X-1.6', text: 'With 60 dread nobody journeys.' },
  ],
  kinds: {
    effects: EFFECTS,
    costs: COSTS,
    values: VALUES,
    conditions: CONDITIONS,
    modifiers: MODIFIERS,
    glory: GLORY,
    events: EVENTS,
    types: {
      omen: {
        fields: { weight: whole(1, 9) },
        bearer: 'artifact',
        pile: 'none',
        fights: false,
        filters: [],
      },
    },
  },
  decks: [DECK],
  zones: () => ({
    omens: { title: 'omens to come', faces: 'none', backs: 'all' },
    sky: { title: 'sky', faces: 'all', backs: 'all' },
    omen: { title: 'omens', of: 'seat', faces: 'all', backs: 'all' },
    spent: { title: 'omens spent', faces: 'all', backs: 'all' },
  }),
  counters: () => ({
    dread: { title: 'dread', see: 'all' },
    brooding: { title: 'times brooded', of: 'seat', see: 'all' },
    seen: { title: 'cards that came or left', see: 'all' },
  }),
  steps: { reveal },
  questions: { heed },
  quiet: ['heed'],
  stack: 20,
  moments: {
    setUp: [counting('setUp'), (t) => shuffle(t, here(t).zone.omens)],
    deckIsMade: [counting('deckIsMade')],
    laidOut: [counting('laidOut')],
    roundBegins: [counting('roundBegins'), (t, seat) => push(t, stepOf(t, 'reveal'), seat)],
    turnBegins: [counting('turnBegins')],
    journeyBegins: [counting('journeyBegins')],
    defeated: [counting('defeated')],
    takes: [counting('takes')],
    taken: [counting('taken')],
    kept: [counting('kept')],
    rested: [counting('rested')],
    invades: [counting('invades'), seen],
    woundsTaken: [counting('woundsTaken')],
    turnEnds: [counting('turnEnds')],
    slid: [counting('slid')],
    entersTrack: [counting('entersTrack'), seen],
    filled: [counting('filled')],
    turnOver: [counting('turnOver')],
    scoring: [
      counting('scoring'),
      (t) => {
        for (const slot of listOf(t, here(t).zone.omens)) move(t, slot, here(t).zone.spent);
      },
    ],
  },
  shownToAll: [
    (t, _seat, sort, into, n) => {
      const top = topOf(t, here(t).zone.sky);
      return top === NONE ? n : seeCard(t, top, sort, into, n);
    },
  ],
  shownBefore: [
    (t, seat, sort, into, n) => seePile(t, zoneOf(here(t), 'omen', seat), sort, into, n),
  ],
  majors: [brood],
  bars: [
    (t, seat, major) =>
      major === 'journey' && woundsOf(t, seat) >= 60
        ? { reason: 'there is too much dread to journey', rule: 'X-1.6' }
        : undefined,
  ],
  wounds: shared,
};
