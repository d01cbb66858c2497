import {
  NONE,
  type OptionWords,
  plural,
  push,
  type Question,
  type Reason,
  read,
  type Seat,
  type Slot,
  type WhyNot,
} from '@conclave/kernel';
import type { Action } from '../content/facts.ts';
import {
  ACTION,
  actionOfCode,
  actionsInSight,
  actionWords,
  isInSight,
  offerActions,
  offerMinorActions,
  slotOfCode,
  unusable,
  useAction,
} from './actions.ts';
import { factsOf, isCreature } from './faces.ts';
import { forecast, forecastWords } from './forecast.ts';
import { cardAt, journey, nameOf } from './journey.ts';
import { called, tellOf } from './notes.ts';
import { isOnTop } from './piles.ts';
import type { Major } from './ports.ts';
import { canDefeat, type Reach, reachOf, shortfall } from './reach.ts';
import { priceOf } from './stats.ts';
import { STEP } from './steps.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';

/** Codes: 0 is to go on; journeys by their place; actions by card and number. */
const GO_ON = 0;
const JOURNEY = 1 << 11;

/** Further Major Actions are above everything else: which one, and its own number. */
const MAJOR = 1 << 24;
const MAJOR_AT = 12;
const firstOf = (major: number): number => MAJOR | (major << MAJOR_AT);
const majorOf = (t: T, code: number): Major<T> | undefined =>
  t.facts.majors[(code & ~MAJOR) >> MAJOR_AT];
const numberIn = (code: number): number => code & ((1 << MAJOR_AT) - 1);

/** Why a Major Action of the base game is not allowed now, whatever it is about. */
function barred(t: T, seat: Seat, major: 'journey' | 'rest'): Reason | undefined {
  const { bars } = t.facts;
  for (let i = 0; i < bars.length; i++) {
    const reason = bars[i]?.(t, seat, major);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

const journeyCode = (place: number): number => JOURNEY | place;
const placeOf = (code: number): number => code & 7;

/** E-7.3, E-7.4, E-7.8: why a place cannot be picked. */
function whyNotPlace(
  t: T,
  seat: Seat,
  place: number,
  reach = reachOf(t, seat),
): Reason | undefined {
  const slot = cardAt(t, place);
  if (slot === NONE) return { reason: 'the place is empty', rule: 'E-7.4' };
  const bar = barred(t, seat, 'journey');
  if (bar !== undefined) return bar;
  const price = priceOf(t, place, seat);
  const crystals = read(t, t.at.crystals, seat);
  if (price > crystals) {
    const many = plural(price, 'crystal');
    return { reason: `it costs ${many}, and you have ${crystals}`, rule: 'E-7.3' };
  }
  if (!isCreature(t, slot)) return undefined;
  const { attack, health, gain } = shortfall(t, seat, slot, place, crystals - price, reach);
  if (attack + gain >= health) return undefined;
  const more = gain > 0 ? `, and your actions could add at most ${gain}` : '';
  return {
    reason: `it has ${health} Health, your Attack is ${attack}: ${health - attack} is missing${more}`,
    rule: 'E-7.8',
  };
}

const NEAR = 0;
const SHORT = 1;
const OUT = 2;

/** A quick look at a place: within reach, out of it, or short of Attack, which takes a closer look. */
function isFar(t: T, seat: Seat, place: number): number {
  const slot = cardAt(t, place);
  if (slot === NONE || priceOf(t, place, seat) > read(t, t.at.crystals, seat)) return OUT;
  if (!isCreature(t, slot)) return NEAR;
  return canDefeat(t, seat, slot, place) ? NEAR : SHORT;
}

/** What an action is called: by its card, and by what it does where the card has several of its sort. */
function actionLabel(t: T, slot: Slot, action: Action): string {
  const label = `${action.rest ? 'Rest' : 'Use'} ${nameOf(t, slot)}`;
  const alike = factsOf(t, slot).actions.filter(({ rest }) => rest === action.rest);
  if (alike.length < 2) return label;
  const words = ({ effect }: Action): string => t.facts.effects.words(effect);
  const told = alike.filter((other) => words(other) === words(action)).length === 1;
  return `${label}: ${told ? words(action) : actionWords(t, action)}`;
}

const UNKNOWN: OptionWords = { label: '?', does: '', rule: 'E-6.5' };

function tellAction(t: T, code: number): OptionWords {
  const slot = slotOfCode(code);
  const action = actionOfCode(t, code);
  if (action === undefined) return UNKNOWN;
  return {
    label: actionLabel(t, slot, action),
    does: `${actionWords(t, action)}.`,
    rule: action.rest ? 'E-8.1' : 'E-6.7',
    slots: [slot],
  };
}

function tellJourney(t: T, seat: Seat, place: number): OptionWords {
  const slot = cardAt(t, place);
  const price = priceOf(t, place, seat);
  const cost = price === 0 ? 'It costs nothing.' : `It costs ${plural(price, 'crystal')}.`;
  return {
    label: `Journey to ${nameOf(t, slot)}`,
    does: [cost, ...forecastWords(t, forecast(t, seat, slot, place))].join(' '),
    rule: 'E-7.1',
    slots: [slot],
  };
}

/** Actions that show and cannot be used now, with the reason. */
function idleActions(t: T, seat: Seat, rest: boolean): WhyNot[] {
  return actionsInSight(t, seat, rest).flatMap(({ slot, action }) => {
    const bar = rest ? barred(t, seat, 'rest') : undefined;
    const reason = bar ?? unusable(t, action, seat, slot);
    if (reason === undefined) return [];
    return [{ label: actionLabel(t, slot, action), slots: [slot], ...reason }];
  });
}

/** Why an action's code is not offered: it is not this player's to use, or covered, or idle. */
function refuseAction(t: T, seat: Seat, code: number, inWindow: boolean): Reason | undefined {
  const action = actionOfCode(t, code);
  if (action === undefined) return undefined;
  const slot = slotOfCode(code);
  if (!isInSight(t, seat, slot)) {
    return { reason: `${called(t, slot)} is not yours to use`, rule: 'E-6.5' };
  }
  const seen = actionsInSight(t, seat, action.rest).some(
    (one) => one.slot === slot && one.action === action,
  );
  if (!seen && !isOnTop(t, slot)) {
    return { reason: `that part of ${called(t, slot)} is covered`, rule: 'E-3.4' };
  }
  if (action.rest && inWindow) {
    return { reason: 'the Major Action of this turn is taken already', rule: 'E-5.1' };
  }
  const bar = action.rest ? barred(t, seat, 'rest') : undefined;
  return bar ?? unusable(t, action, seat, slot);
}

function act(t: T, seat: Seat, code: number): void {
  const action = actionOfCode(t, code);
  if (t.events !== undefined && action !== undefined) {
    const verb = action.rest ? 'rests with' : 'uses';
    tellOf(
      t,
      seat,
      `${t.names[seat]} ${verb} {0}`,
      action.rest ? 'E-8.1' : 'E-6.7',
      slotOfCode(code),
    );
  }
  useAction(t, seat, code);
}

/** T2 and T3 in one question: minor actions, a journey or a rest. */
export const askAct: Question<T> = {
  rule: 'E-5.1',
  prompt: () => 'Your turn: journey to a card or rest. You may use minor actions before.',
  options(t, seat, out) {
    let reach: Reach | undefined;
    const places = barred(t, seat, 'journey') === undefined ? PLACES : 0;
    for (let place = 0; place < places; place++) {
      const far = isFar(t, seat, place);
      if (far === OUT) continue;
      if (far === SHORT) {
        reach ??= reachOf(t, seat);
        if (whyNotPlace(t, seat, place, reach) !== undefined) continue;
      }
      out.add(journeyCode(place));
    }
    if (barred(t, seat, 'rest') === undefined) offerActions(t, seat, out);
    else offerMinorActions(t, seat, out);
    const { majors } = t.facts;
    for (let i = 0; i < majors.length; i++) majors[i]?.offer(t, seat, out, firstOf(i));
  },
  tell(t, seat, code) {
    if (code >= MAJOR) return majorOf(t, code)?.tell(t, seat, numberIn(code)) ?? UNKNOWN;
    return code & ACTION ? tellAction(t, code) : tellJourney(t, seat, placeOf(code));
  },
  whyNot(t, seat) {
    const out: WhyNot[] = [];
    const reach = reachOf(t, seat);
    for (let place = 0; place < PLACES; place++) {
      const slot = cardAt(t, place);
      const reason = slot === NONE ? undefined : whyNotPlace(t, seat, place, reach);
      if (reason !== undefined)
        out.push({ label: `Journey to ${nameOf(t, slot)}`, slots: [slot], ...reason });
    }
    const majors = t.facts.majors.flatMap((major) => major.whyNot(t, seat));
    return [...out, ...idleActions(t, seat, true), ...idleActions(t, seat, false), ...majors];
  },
  refuse(t, seat, code) {
    if (code >= MAJOR) return majorOf(t, code)?.refuse(t, seat, numberIn(code));
    if (code & ACTION) return refuseAction(t, seat, code, false);
    const place = placeOf(code);
    if (code !== journeyCode(place) || place >= PLACES) return undefined;
    return whyNotPlace(t, seat, place);
  },
  apply(t, seat, picks) {
    const code = picks[0] as number;
    if (code >= MAJOR) {
      push(t, STEP.after, seat);
      majorOf(t, code)?.take(t, seat, numberIn(code));
      return;
    }
    if (!(code & ACTION)) {
      push(t, STEP.after, seat);
      journey(t, seat, placeOf(code));
      return;
    }
    if (actionOfCode(t, code)?.rest === true) {
      push(t, STEP.after, seat);
      push(t, STEP.rested, seat);
    } else push(t, STEP.act, seat);
    act(t, seat, code);
  },
};

/** A window for minor actions only, with a way on. */
function minorWindow(
  question: Pick<Question<T>, 'rule' | 'prompt'>,
  words: (t: T, seat: Seat, a: number) => OptionWords,
  again: number,
  goOn: number,
): Question<T> {
  return {
    ...question,
    options(t, seat, out) {
      out.add(GO_ON);
      offerMinorActions(t, seat, out);
    },
    tell: (t, seat, code, a) => (code === GO_ON ? words(t, seat, a) : tellAction(t, code)),
    whyNot: (t, seat) => idleActions(t, seat, false),
    refuse: (t, seat, code) => (code & ACTION ? refuseAction(t, seat, code, true) : undefined),
    apply(t, seat, picks, a) {
      const code = picks[0] as number;
      push(t, code === GO_ON ? goOn : again, seat, a);
      if (code !== GO_ON) act(t, seat, code);
    },
  };
}

/** J3 */
export const askPrepare: Question<T> = {
  ...minorWindow(
    {
      rule: 'E-7.5',
      prompt: (t, _seat, slot) => `You journey to ${called(t, slot)}. Use minor actions, or go on.`,
    },
    (t, seat, slot) => {
      if (!isCreature(t, slot)) {
        return {
          label: `Take ${nameOf(t, slot)}`,
          does: 'The journey goes on.',
          rule: 'E-7.6',
          slots: [slot],
        };
      }
      const foretold = forecast(t, seat, slot, read(t, t.at.pickedFrom) - 1);
      const label = foretold.missing > 0 ? 'Give up' : `Fight ${nameOf(t, slot)}`;
      return {
        label,
        does: forecastWords(t, foretold).join(' '),
        rule: foretold.missing > 0 ? 'E-7.9' : 'E-10.1',
        slots: [slot],
      };
    },
    STEP.prepare,
    STEP.resolve,
  ),
  card: (_t, slot) => slot,
};

/** T4 */
export const askAfter: Question<T> = minorWindow(
  { rule: 'E-5.2', prompt: () => 'Use minor actions, or end your turn.' },
  () => ({
    label: 'End the turn',
    does: 'The cards slide and the track is refilled.',
    rule: 'E-5.2',
  }),
  STEP.after,
  STEP.turnEnds,
);
