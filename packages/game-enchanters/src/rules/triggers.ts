import { ask, hasSeat, note, type Question, read, type Seat, type Slot } from '@conclave/kernel';
import type { PartFacts, Trigger } from '../content/facts.ts';
import { factsOf, kindOf, matches } from './faces.ts';
import { holds } from './measure.ts';
import type { Waited } from './ports.ts';
import { look, newSight, shows, showsToAll } from './sight.ts';
import { ASK } from './steps.ts';
import type { EnchantersTable as T } from './table.ts';
import { useOnce, usesOf } from './uses.ts';

/** The events triggers of the base game wait for, as numbers a frame can hold. */
export const EVENT = {
  turnBegins: 0,
  turnEnds: 1,
  takeWounds: 2,
  afterTaking: 3,
  afterDefeating: 4,
  afterJourney: 5,
  afterRest: 6,
  gameEnds: 7,
} as const;

/** The number of an event that a module brings. */
export function eventOf(t: T, name: string): number {
  const event = t.facts.events.findIndex(({ on }) => on === name);
  if (event < 0) throw new Error(`nothing waits for ${name} in this game`);
  return event;
}

const waited = (t: T, event: number): Waited => t.facts.events[event] as Waited;

/** A trigger that answers an event. */
export interface Fired {
  readonly seat: Seat;
  readonly slot: Slot;
  readonly trigger: Trigger;
}

/** EF-5.3: a trigger limited to once fires in its owner's turn only. */
const mayFire = (t: T, seat: Seat, slot: Slot, { use }: Trigger): boolean =>
  use < 0 || (read(t, t.at.active) === seat && usesOf(t, slot, use) === 0);

function collect(
  t: T,
  part: PartFacts,
  slot: Slot,
  seat: Seat,
  event: number,
  card: number,
  out: Fired[],
): void {
  // E-9.8: also where its own immediate effect has put it into a pile already.
  if (event === EVENT.afterTaking && slot === card) return;
  const { on } = waited(t, event);
  for (const trigger of part.triggers) {
    if (trigger.event.on !== on) continue;
    if ('what' in trigger.event && !matches(factsOf(t, card), trigger.event.what)) continue;
    if (trigger.if !== undefined && !holds(t, trigger.if, seat)) continue;
    if (mayFire(t, seat, slot, trigger)) out.push({ seat, slot, trigger });
  }
}

/** The triggers that answer an event now, for the seats in `mask`, active player first. */
export function waitingFor(t: T, event: number, mask: number, card: number): Fired[] {
  const sort = waited(t, event).shows;
  const out: Fired[] = [];
  const sight = newSight();
  const active = read(t, t.at.active);
  for (let i = 0; i < t.seats; i++) {
    const seat = (active + i) % t.seats;
    if (!hasSeat(mask, seat)) continue;
    const n = look(t, seat, sort, sight);
    for (let s = 0; s < n; s++) {
      collect(t, sight.parts[s] as PartFacts, sight.slots[s] as number, seat, event, card, out);
    }
  }
  return out;
}

function start(t: T, { seat, slot, trigger }: Fired, event: number): void {
  if (trigger.use >= 0) useOnce(t, slot, trigger.use);
  const value = event === EVENT.takeWounds ? read(t, t.at.woundsJustTaken, seat) : 0;
  t.facts.effects.start(t, trigger.effect, seat, slot, value);
}

/** Whether the order of these makes no difference, so that nobody need be asked. */
function orderIsIdle(t: T, fired: readonly Fired[]): boolean {
  const [first] = fired;
  if (first === undefined || !kindOf(t, first.trigger.effect).commutes) return false;
  return fired.every(({ seat, trigger: { effect } }) => {
    if (seat !== first.seat || effect.kind !== first.trigger.effect.kind) return false;
    return Object.values(effect).every((field) => typeof field !== 'object');
  });
}

/**
 * E-9.6: lets everything fire that waits for this event before the seats in `mask`.
 * E-5.3, E-5.4: of several the active player chooses the order. `card` is the card
 * taken or defeated, where the event is about one.
 */
export function fire(t: T, event: number, mask: number, card: number): void {
  const sort = waited(t, event).shows;
  let any = showsToAll(t, sort);
  for (let seat = 0; seat < t.seats && !any; seat++) {
    any = hasSeat(mask, seat) && shows(t, seat, sort);
  }
  if (!any) return;
  const fired = waitingFor(t, event, mask, card);
  if (fired.length > 1 && !orderIsIdle(t, fired)) {
    ask(t, ASK.order, read(t, t.at.active), event, mask, card);
    return;
  }
  for (const one of fired.reverse()) start(t, one, event);
}

const codeOf = ({ seat, slot, trigger }: Fired): number =>
  (seat << 15) | (slot << 4) | trigger.index;

/** E-5.3 */
export const askOrder: Question<T> = {
  rule: 'E-5.3',
  prompt: () => 'Several things happen now. In which order?',
  options(t, _seat, out, event, mask, card) {
    for (const fired of waitingFor(t, event, mask, card)) out.add(codeOf(fired));
    out.order();
  },
  tell(t, _seat, code, event, mask, card) {
    const fired = waitingFor(t, event, mask, card).find((one) => codeOf(one) === code);
    if (fired === undefined) return { label: '?', does: '', rule: 'E-5.3' };
    return {
      label: `${factsOf(t, fired.slot).name} (${t.names[fired.seat]})`,
      does: t.facts.effects.words(fired.trigger.effect),
      rule: 'E-9.6',
      slots: [fired.slot],
    };
  },
  apply(t, seat, picks, event, mask, card) {
    const fired = waitingFor(t, event, mask, card);
    for (let i = picks.length - 1; i >= 0; i--) {
      const one = fired.find((entry) => codeOf(entry) === picks[i]);
      if (one !== undefined) start(t, one, event);
    }
    if (t.events !== undefined) note(t, seat, `${t.names[seat]} chooses the order`, 'E-5.3');
  },
};
