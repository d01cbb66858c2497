import {
  ask,
  everySeat,
  hasSeat,
  push,
  type Question,
  type Reason,
  read,
  type Seat,
  type Slot,
  withoutSeat,
} from '@conclave/kernel';
import {
  condition,
  effect,
  effectsUpTo,
  everybody,
  optional,
  whole,
} from '../../../content/checks.ts';
import type { Effect } from '../../../content/vocabulary.ts';
import { canDo, kindOf } from '../../../rules/faces.ts';
import type { Choice, Wounds } from '../../../rules/kinds.ts';
import { holds } from '../../../rules/measure.ts';
import { tellOf } from '../../../rules/notes.ts';
import { withoutShielded } from '../../../rules/players.ts';
import { among, better, hopeOf, NOTHING, plus, times } from '../../../rules/prospect.ts';
import { ASK, STEP } from '../../../rules/steps.ts';
import type { EnchantersTable as T } from '../../../rules/table.ts';
import { type Entry, free, NOT_IN_FULL, nobody, type Of, once, unless } from './entry.ts';
import { aimedAt } from './wounds.ts';

type Parts = readonly Effect[];

/** A frame holds one bit for each part that can be chosen. */
const MOST_PARTS = 4;
const parted = effectsUpTo(MOST_PARTS);
const MOST_IN_A_ROW = 8;
/** A table seats no more, and so nothing is done for more players. */
const MOST_SEATS = 4;

/** The choices inside an effect that the player may take now, as a mask. */
function open(t: T, parts: Parts, seat: Seat, slot: Slot): number {
  let mask = 0;
  for (let i = 0; i < parts.length; i++) {
    if (canDo(t, parts[i] as Effect, seat, slot)) mask |= 1 << i;
  }
  return mask;
}

/** Why not all of several effects can be carried out in full. */
function anyBlocked(t: T, parts: Parts, seat: Seat, slot: Slot): Reason | undefined {
  for (const part of parts) {
    const reason = kindOf(t, part).blocked(t, part, seat, slot);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

const all = (parts: Parts): number => (1 << parts.length) - 1;
const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

const STOP = 15;

const choiceOf = (t: T, e: Effect): Choice<Effect> => kindOf(t, e).choice as Choice<Effect>;

function askAmong(t: T, e: Effect, seat: Seat, slot: Slot, mask: number, value: number): void {
  if (mask === 0) return;
  const { parts, rest } = choiceOf(t, e);
  if (isSingle(mask) && rest !== 'mayFollow') {
    t.facts.effects.start(t, parts(e)[lowest(mask)] as Effect, seat, slot, value);
    return;
  }
  ask(t, ASK.option, seat, t.facts.effects.idOf(e), slot, mask, value);
}

/** Whom several effects wound together, and whom each one of them wounds. */
const either = (a: Wounds, b: Wounds): Wounds => ({
  self: a.self || b.self,
  others: a.others || b.others,
});
const inBoth = (a: Wounds, b: Wounds): Wounds => ({
  self: a.self && b.self,
  others: a.others && b.others,
});

/** EF-1.11 */
export const seq: Entry<'seq'> = {
  fields: { effects: effectsUpTo(MOST_IN_A_ROW) },
  tags: [],
  words: (e, say) => e.effects.map(say.effect).join(', then '),
  run(t, e, seat, slot, value) {
    for (let i = e.effects.length - 1; i >= 0; i--) {
      t.facts.effects.start(t, e.effects[i] as Effect, seat, slot, value);
    }
  },
  blocked: (t, e, seat, slot) => anyBlocked(t, e.effects, seat, slot),
  prospect: (t, e, hope) => among(t, e.effects, hope, plus),
  wounds: (e, of) => e.effects.map(of).reduce(either),
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** EF-1.12 */
export const anyOrder: Entry<'anyOrder'> = {
  fields: { effects: parted },
  tags: [],
  words: (e, say) => `${e.effects.map(say.effect).join(' and ')}, in any order`,
  run: (t, e, seat, slot, value) => askAmong(t, e, seat, slot, all(e.effects), value),
  blocked: (t, e, seat, slot) => anyBlocked(t, e.effects, seat, slot),
  prospect: (t, e, hope) => among(t, e.effects, hope, plus),
  wounds: (e, of) => e.effects.map(of).reduce(either),
  times: once,
  commutes: false,
  ofThisCard: false,
  choice: { parts: (e) => e.effects, prompt: 'What first?', rest: 'follows' },
  again: askAmong,
};

/** EF-1.13 */
export const choose: Entry<'choose'> = {
  fields: { effects: parted },
  tags: [],
  words: (e, say) => e.effects.map(say.effect).join(', or '),
  run(t, e, seat, slot, value) {
    askAmong(t, e, seat, slot, open(t, e.effects, seat, slot) || all(e.effects), value);
  },
  blocked: (t, e, seat, slot) => unless(open(t, e.effects, seat, slot) !== 0),
  prospect: (t, e, hope) => among(t, e.effects, hope, better),
  wounds: (e, of) => e.effects.map(of).reduce(inBoth),
  times: once,
  commutes: false,
  ofThisCard: false,
  choice: { parts: (e) => e.effects, prompt: 'Choose one.', rest: 'fallsAway' },
};

/** EF-1.14 */
export const may: Entry<'may'> = {
  fields: { effect },
  tags: [],
  words: (e, say) => `you may ${say.effect(e.effect)}`,
  run(t, e, seat, slot, value) {
    if (!canDo(t, e.effect, seat, slot)) return;
    ask(t, ASK.may, seat, t.facts.effects.idOf(e), slot, value);
  },
  blocked: free,
  prospect: (t, e, hope) => hopeOf(t, e.effect, hope),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
};

const eitherWay = (e: Of<'mayElse'>): Parts => [e.effect, e.otherwise];
/** The second part, as a mask: it is done even where it cannot be in full. */
const OTHERWISE = 2;

/** EF-1.15 */
export const mayElse: Entry<'mayElse'> = {
  fields: { effect, otherwise: effect },
  tags: [],
  words: (e, say) => `${say.effect(e.effect)}, or else ${say.effect(e.otherwise)}`,
  run(t, e, seat, slot, value) {
    askAmong(t, e, seat, slot, open(t, eitherWay(e), seat, slot) || OTHERWISE, value);
  },
  blocked: free,
  prospect: (t, e, hope) => among(t, eitherWay(e), hope, better),
  wounds: (e, of) => inBoth(of(e.effect), of(e.otherwise)),
  times: once,
  commutes: false,
  ofThisCard: false,
  choice: { parts: eitherWay, prompt: 'Choose one.', rest: 'fallsAway' },
};

/** EF-1.16 */
export const andOr: Entry<'andOr'> = {
  fields: { effects: parted },
  tags: [],
  words: (e, say) => e.effects.map(say.effect).join(' and/or '),
  run(t, e, seat, slot, value) {
    askAmong(t, e, seat, slot, open(t, e.effects, seat, slot), value);
  },
  blocked: free,
  prospect: (t, e, hope) => among(t, e.effects, hope, plus),
  wounds: nobody,
  times: once,
  commutes: false,
  ofThisCard: false,
  choice: { parts: (e) => e.effects, prompt: 'Choose one.', rest: 'mayFollow' },
  again(t, e, seat, slot, left, value) {
    askAmong(t, e, seat, slot, left & open(t, e.effects, seat, slot), value);
  },
};

/** EF-1.17 */
export const forEach: Entry<'forEach'> = {
  fields: { players: everybody, effect },
  tags: [],
  words(e, say) {
    const inner = say.effect(e.effect);
    const must = /\byour?\b/.test(inner) ? 'does this for themselves:' : 'must';
    return `${say.players(e.players)} ${must} ${inner}`;
  },
  run(t, e, seat, slot, value) {
    const everyone = everySeat(t);
    const meant = e.players === 'each' ? everyone : withoutSeat(everyone, seat);
    const mask = withoutShielded(t, meant, seat, slot);
    const active = read(t, t.at.active);
    for (let i = t.seats - 1; i >= 0; i--) {
      const who = (active + i) % t.seats;
      if (hasSeat(mask, who)) t.facts.effects.start(t, e.effect, who, slot, value);
    }
  },
  blocked: free,
  prospect: (t, e, hope) => hopeOf(t, e.effect, hope),
  wounds(e, of) {
    const { self, others } = of(e.effect);
    return either(self || others ? aimedAt(e.players) : nobody(), { self: others, others });
  },
  times: () => MOST_SEATS,
  commutes: false,
  ofThisCard: false,
};

/** EF-1.19 */
export const repeat: Entry<'repeat'> = {
  fields: { n: whole(1, 10), effect },
  tags: [],
  words: (e, say) => `${e.n} times: ${say.effect(e.effect)}`,
  run: (t, e, seat, slot, value) => repeatLeft(t, e, seat, slot, e.n, value),
  blocked: (t, e, seat, slot) => kindOf(t, e.effect).blocked(t, e.effect, seat, slot),
  prospect: (t, e, hope) => times(hopeOf(t, e.effect, hope), e.n),
  wounds: (e, of) => of(e.effect),
  times: (e) => e.n,
  commutes: false,
  ofThisCard: false,
  again: repeatLeft,
};

function repeatLeft(
  t: T,
  e: Of<'repeat'>,
  seat: Seat,
  slot: Slot,
  left: number,
  value: number,
): void {
  if (left === 0 || !canDo(t, e.effect, seat, slot)) return;
  push(t, STEP.repeat, t.facts.effects.idOf(e), seat, slot, left - 1, value);
  t.facts.effects.start(t, e.effect, seat, slot, value);
}

/** EF-1.20 */
export const ifThen: Entry<'ifThen'> = {
  fields: { if: condition, effect, otherwise: optional(effect) },
  tags: [],
  words(e, say) {
    const otherwise = e.otherwise === undefined ? '' : `; otherwise ${say.effect(e.otherwise)}`;
    return `${say.condition(e.if)}: ${say.effect(e.effect)}${otherwise}`;
  },
  run(t, e, seat, slot, value) {
    const next = holds(t, e.if, seat) ? e.effect : e.otherwise;
    if (next !== undefined) t.facts.effects.start(t, next, seat, slot, value);
  },
  blocked: free,
  prospect: (t, e, hope) =>
    better(
      hopeOf(t, e.effect, hope),
      e.otherwise === undefined ? NOTHING : hopeOf(t, e.otherwise, hope),
    ),
  wounds: (e, of) => (e.otherwise === undefined ? nobody() : inBoth(of(e.effect), of(e.otherwise))),
  times: once,
  commutes: false,
  ofThisCard: false,
};

/** Goes on with an effect of which something is left. */
export function again(t: T, id: number, seat: Seat, slot: Slot, left: number, value: number): void {
  const e = t.facts.effects.nodes[id] as Effect;
  kindOf(t, e).again?.(t, e, seat, slot, left, value);
}

/** E-6.18: one of several, or which of several first. */
export const askOption: Question<T> = {
  rule: 'E-6.18',
  prompt: (t, _seat, id) => choiceOf(t, t.facts.effects.nodes[id] as Effect).prompt,
  card: (_t, _id, slot) => slot,
  options(t, _seat, out, id, _slot, mask) {
    for (let i = 0; i < MOST_PARTS; i++) if ((mask >> i) & 1) out.add(i);
    if (choiceOf(t, t.facts.effects.nodes[id] as Effect).rest === 'mayFollow') out.add(STOP);
  },
  tell(t, _seat, code, id, slot) {
    if (code === STOP)
      return { label: 'No more', does: 'Nothing else of this is done.', rule: 'EF-1.16' };
    const e = t.facts.effects.nodes[id] as Effect;
    const part = choiceOf(t, e).parts(e)[code];
    const words = part === undefined ? '?' : t.facts.effects.words(part);
    return { label: words, does: `${words}.`, rule: 'E-6.18', slots: [slot] };
  },
  whyNot(t, seat, id, slot, mask) {
    const e = t.facts.effects.nodes[id] as Effect;
    return choiceOf(t, e)
      .parts(e)
      .flatMap((part, i) => {
        if ((mask >> i) & 1 || seat < 0) return [];
        const reason = kindOf(t, part).blocked(t, part, seat, slot) ?? NOT_IN_FULL;
        return [{ label: t.facts.effects.words(part), ...reason }];
      });
  },
  refuse(t, seat, code, id, slot) {
    if (code < 0 || code >= MOST_PARTS) return undefined;
    const e = t.facts.effects.nodes[id] as Effect;
    const part = choiceOf(t, e).parts(e)[code];
    if (part === undefined) return NOT_IN_FULL;
    return kindOf(t, part).blocked(t, part, seat, slot) ?? NOT_IN_FULL;
  },
  apply(t, seat, picks, id, slot, mask, value) {
    const code = picks[0] as number;
    if (code === STOP) return;
    const e = t.facts.effects.nodes[id] as Effect;
    const { parts, rest } = choiceOf(t, e);
    const left = mask & ~(1 << code);
    if (rest !== 'fallsAway' && left !== 0) {
      push(t, STEP.repeat, id, seat, slot, left, value);
    }
    t.facts.effects.start(t, parts(e)[code] as Effect, seat, slot, value);
  },
};

const NO = 0;
const YES = 1;

/** What a player may do who is asked by a `may`. */
const wishIn = (t: T, id: number): Effect => (t.facts.effects.nodes[id] as Of<'may'>).effect;

/** EF-1.14 */
export const askMay: Question<T> = {
  rule: 'E-9.5',
  prompt: (t, _seat, id) => `You may ${t.facts.effects.words(wishIn(t, id))}. Do you want to?`,
  card: (_t, _id, slot) => slot,
  options(_t, _seat, out) {
    out.add(YES);
    out.add(NO);
  },
  tell: (t, _seat, code, id, slot) =>
    code === YES
      ? {
          label: 'Yes',
          does: `${t.facts.effects.words(wishIn(t, id))}.`,
          rule: 'EF-1.14',
          slots: [slot],
        }
      : { label: 'No', does: 'Nothing happens.', rule: 'EF-1.14' },
  apply(t, seat, picks, id, slot, value) {
    if (picks[0] === YES) t.facts.effects.start(t, wishIn(t, id), seat, slot, value);
    else if (t.events !== undefined) {
      tellOf(t, seat, `${t.names[seat]} passes over {0}`, 'EF-1.14', slot);
    }
  },
};
