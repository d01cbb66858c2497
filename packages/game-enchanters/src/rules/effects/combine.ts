import { ask, effect, push, type Question, read } from '@conclave/kernel';
import type { Effect } from '../../content/vocabulary.ts';
import { conditionWords, playersWords } from '../../text/words.ts';
import { packAim, seatIn, slotIn, targetIn, valueIn } from '../frame.ts';
import { holds } from '../measure.ts';
import { tellOf } from '../notes.ts';
import { withoutShielded } from '../players.ts';
import { ASK, STEP } from '../steps.ts';
import type { EnchantersTable as T } from '../table.ts';
import { condition, effectsUpTo, everybody, optional, whole } from './checks.ts';
import type { Entry } from './entry.ts';

/** E-6.18: whether an effect can be carried out in full; the table of effects knows. */
export type Doable = (t: T, effect: Effect, seat: number, slot: number) => boolean;

type Parts = readonly Effect[];

/** A frame holds one bit for each part that can be chosen. */
const MOST_PARTS = 4;
const parted = effectsUpTo(MOST_PARTS);
const MOST_IN_A_ROW = 8;

/** The choices inside an effect that the player may take now, as a mask. */
function open(t: T, parts: Parts, seat: number, slot: number, doable: Doable): number {
  let mask = 0;
  parts.forEach((part, i) => {
    if (doable(t, part, seat, slot)) mask |= 1 << i;
  });
  return mask;
}

const all = (parts: Parts): number => (1 << parts.length) - 1;
const isSingle = (mask: number): boolean => mask !== 0 && (mask & (mask - 1)) === 0;
const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The parts among which a combination lets choose. */
function partsOf(e: Effect): Parts {
  if (e.kind === 'choose' || e.kind === 'anyOrder' || e.kind === 'andOr') return e.effects;
  return e.kind === 'mayElse' ? [e.effect, e.otherwise] : [];
}

const STOP = 15;

/** Which option lets stop: only where not everything must be done. */
const mayStop = (e: Effect): boolean => e.kind === 'andOr';

function askAmong(t: T, e: Effect, seat: number, slot: number, mask: number, value: number): void {
  if (mask === 0) return;
  if (isSingle(mask) && !mayStop(e)) {
    t.facts.effects.start(t, partsOf(e)[lowest(mask)] as Effect, seat, slot, value);
    return;
  }
  ask(t, ASK.option, seat, t.facts.effects.idOf(e), packAim(seat, slot, mask, value));
}

/** EF-1.11 to EF-1.20 */
export function combinations(doable: Doable): {
  readonly seq: Entry<'seq'>;
  readonly anyOrder: Entry<'anyOrder'>;
  readonly choose: Entry<'choose'>;
  readonly may: Entry<'may'>;
  readonly mayElse: Entry<'mayElse'>;
  readonly andOr: Entry<'andOr'>;
  readonly forEach: Entry<'forEach'>;
  readonly repeat: Entry<'repeat'>;
  readonly ifThen: Entry<'ifThen'>;
} {
  const everyPart = (t: T, parts: Parts, seat: number, slot: number): boolean =>
    parts.every((part) => doable(t, part, seat, slot));
  return {
    seq: {
      fields: { effects: effectsUpTo(MOST_IN_A_ROW) },
      tags: [],
      words: (e, say) => e.effects.map(say).join(', then '),
      doable: (t, e, seat, slot) => everyPart(t, e.effects, seat, slot),
      run(t, e, seat, slot, value) {
        for (let i = e.effects.length - 1; i >= 0; i--) {
          t.facts.effects.start(t, e.effects[i] as Effect, seat, slot, value);
        }
      },
    },
    anyOrder: {
      fields: { effects: parted },
      tags: [],
      words: (e, say) => `${e.effects.map(say).join(' and ')}, in any order`,
      doable: (t, e, seat, slot) => everyPart(t, e.effects, seat, slot),
      run: (t, e, seat, slot, value) => askAmong(t, e, seat, slot, all(e.effects), value),
    },
    choose: {
      fields: { effects: parted },
      tags: [],
      words: (e, say) => e.effects.map(say).join(', or '),
      doable: (t, e, seat, slot) => open(t, e.effects, seat, slot, doable) !== 0,
      run(t, e, seat, slot, value) {
        const mask = open(t, e.effects, seat, slot, doable) || all(e.effects);
        askAmong(t, e, seat, slot, mask, value);
      },
    },
    may: {
      fields: { effect },
      tags: [],
      words: (e, say) => `you may ${say(e.effect)}`,
      run(t, e, seat, slot, value) {
        if (!doable(t, e.effect, seat, slot)) return;
        ask(t, ASK.may, seat, t.facts.effects.idOf(e), packAim(seat, slot, 0, value));
      },
    },
    mayElse: {
      fields: { effect, otherwise: effect },
      tags: [],
      words: (e, say) => `${say(e.effect)}, or else ${say(e.otherwise)}`,
      run(t, e, seat, slot, value) {
        const mask = open(t, partsOf(e), seat, slot, doable) || 2;
        askAmong(t, e, seat, slot, mask, value);
      },
    },
    andOr: {
      fields: { effects: parted },
      tags: [],
      words: (e, say) => e.effects.map(say).join(' and/or '),
      run(t, e, seat, slot, value) {
        askAmong(t, e, seat, slot, open(t, e.effects, seat, slot, doable), value);
      },
    },
    forEach: {
      fields: { players: everybody, effect },
      tags: [],
      words(e, say) {
        const inner = say(e.effect);
        const must = /\byour?\b/.test(inner) ? 'does this for themselves:' : 'must';
        return `${playersWords(e.players)} ${must} ${inner}`;
      },
      run(t, e, seat, slot, value) {
        const everyone = (1 << t.seats) - 1;
        const meant = e.players === 'each' ? everyone : everyone & ~(1 << seat);
        const mask = withoutShielded(t, meant, seat, slot);
        const active = read(t, t.at.active);
        for (let i = t.seats - 1; i >= 0; i--) {
          const who = (active + i) % t.seats;
          if ((mask >> who) & 1) t.facts.effects.start(t, e.effect, who, slot, value);
        }
      },
    },
    repeat: {
      fields: { n: whole(1, 10), effect },
      tags: [],
      words: (e, say) => `${e.n} times: ${say(e.effect)}`,
      doable: (t, e, seat, slot) => doable(t, e.effect, seat, slot),
      run(t, e, seat, slot, value) {
        again(t, t.facts.effects.idOf(e), packAim(seat, slot, e.n, value), doable);
      },
    },
    ifThen: {
      fields: { if: condition, effect, otherwise: optional(effect) },
      tags: [],
      words(e, say) {
        const otherwise = e.otherwise === undefined ? '' : `; otherwise ${say(e.otherwise)}`;
        return `${conditionWords(e.if)}: ${say(e.effect)}${otherwise}`;
      },
      run(t, e, seat, slot, value) {
        const next = holds(t, e.if, seat) ? e.effect : e.otherwise;
        if (next !== undefined) t.facts.effects.start(t, next, seat, slot, value);
      },
    },
  };
}

/** Goes on with a combination of which parts are left, or with a repetition. */
export function again(t: T, id: number, b: number, doable: Doable): void {
  const e = t.facts.effects.nodes[id] as Effect;
  const [seat, slot, left, value] = [seatIn(b), slotIn(b), targetIn(b), valueIn(b)];
  if (e.kind === 'repeat') {
    if (left === 0 || !doable(t, e.effect, seat, slot)) return;
    push(t, STEP.repeat, id, packAim(seat, slot, left - 1, value));
    t.facts.effects.start(t, e.effect, seat, slot, value);
    return;
  }
  const mask = e.kind === 'andOr' ? left & open(t, e.effects, seat, slot, doable) : left;
  askAmong(t, e, seat, slot, mask, value);
}

/** E-6.18: one of several, or which of several first. */
export const askOption: Question<T> = {
  rule: 'E-6.18',
  prompt: (t, _seat, id) =>
    (t.facts.effects.nodes[id] as Effect).kind === 'anyOrder' ? 'What first?' : 'Choose one.',
  card: (_t, _id, b) => slotIn(b),
  options(t, _seat, out, id, b) {
    for (let i = 0; i < MOST_PARTS; i++) if ((targetIn(b) >> i) & 1) out.add(i);
    if (mayStop(t.facts.effects.nodes[id] as Effect)) out.add(STOP);
  },
  tell(t, _seat, code, id, b) {
    if (code === STOP)
      return { label: 'No more', does: 'Nothing else of this is done.', rule: 'EF-1.16' };
    const part = partsOf(t.facts.effects.nodes[id] as Effect)[code];
    const words = part === undefined ? '?' : t.facts.effects.words(part);
    return { label: words, does: `${words}.`, rule: 'E-6.18', slots: [slotIn(b)] };
  },
  whyNot(t, seat, id, b) {
    return partsOf(t.facts.effects.nodes[id] as Effect).flatMap((part, i) =>
      (targetIn(b) >> i) & 1 || seat < 0
        ? []
        : [{ label: t.facts.effects.words(part), ...NOT_IN_FULL }],
    );
  },
  refuse: (_t, _seat, code) => (code >= 0 && code < MOST_PARTS ? NOT_IN_FULL : undefined),
  apply(t, seat, picks, id, b) {
    const code = picks[0] as number;
    if (code === STOP) return;
    const e = t.facts.effects.nodes[id] as Effect;
    const rest = targetIn(b) & ~(1 << code);
    if ((e.kind === 'anyOrder' || e.kind === 'andOr') && rest !== 0) {
      push(t, STEP.repeat, id, packAim(seat, slotIn(b), rest, valueIn(b)));
    }
    t.facts.effects.start(t, partsOf(e)[code] as Effect, seat, slotIn(b), valueIn(b));
  },
};

const NOT_IN_FULL = { reason: 'it cannot be carried out in full', rule: 'E-6.18' };

const NO = 0;
const YES = 1;

/** EF-1.14 */
export const askMay: Question<T> = {
  rule: 'E-9.5',
  prompt: (t, _seat, id) => `You may ${wordsOf(t, id)}. Do you want to?`,
  card: (_t, _id, b) => slotIn(b),
  options(_t, _seat, out) {
    out.add(YES);
    out.add(NO);
  },
  tell: (t, _seat, code, id, b) =>
    code === YES
      ? { label: 'Yes', does: `${wordsOf(t, id)}.`, rule: 'EF-1.14', slots: [slotIn(b)] }
      : { label: 'No', does: 'Nothing happens.', rule: 'EF-1.14' },
  apply(t, seat, picks, id, b) {
    const e = t.facts.effects.nodes[id] as Effect;
    if (e.kind !== 'may') return;
    if (picks[0] === YES) t.facts.effects.start(t, e.effect, seat, slotIn(b), valueIn(b));
    else if (t.events !== undefined) {
      tellOf(t, seat, `${t.names[seat]} passes over {0}`, 'EF-1.14', slotIn(b));
    }
  },
};

function wordsOf(t: T, id: number): string {
  const e = t.facts.effects.nodes[id] as Effect;
  return e.kind === 'may' ? t.facts.effects.words(e.effect) : '';
}
