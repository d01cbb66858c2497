import { hasSeat, onlySeat, plural, read, type Seat, type Slot } from '@conclave/kernel';
import { actionsInSight, unusable } from './actions.ts';
import { attackedBy, woundsFrom } from './combat.ts';
import { factsOf, isCreature } from './faces.ts';
import { attackOf } from './measure.ts';

import { prospectOf } from './prospect.ts';
import { asIfPicked } from './reach.ts';
import { healthOf, priceOf, strengthOf } from './stats.ts';
import type { EnchantersTable as T } from './table.ts';
import { EVENT, waitingFor } from './triggers.ts';

/** E-7.21: what would come of picking a card now. */
export interface Forecast {
  readonly slot: Slot;
  readonly price: number;
  readonly attack: number;
  readonly health: number;
  readonly strength: number;
  /** Attack that is short of the creature's Health. */
  readonly missing: number;
  /** Own actions that could add Attack, with how much each use gives. */
  readonly helpers: readonly {
    readonly slot: Slot;
    readonly index: number;
    readonly gain: number;
  }[];
  /** Wounds each seat would take from the fight. */
  readonly wounds: readonly number[];
  /** What the card does at once, and what taking it would set off, in words. */
  readonly follows: readonly { readonly slot: Slot; readonly words: string }[];
}

export function forecast(t: T, seat: Seat, slot: Slot, place: number): Forecast {
  return asIfPicked(t, slot, place, () => {
    const creature = isCreature(t, slot);
    const attack = attackOf(t, seat);
    const health = creature ? healthOf(t, slot, seat) : 0;
    const missing = Math.max(0, health - attack);
    const mask = creature ? attackedBy(t, slot, seat) : 0;
    const wounds = t.names.map((_, who) =>
      hasSeat(mask, who) ? woundsFrom(t, slot, seat, who) : 0,
    );
    return {
      slot,
      price: place < 0 ? 0 : priceOf(t, place, seat),
      attack,
      health,
      strength: creature ? strengthOf(t, slot, seat) : 0,
      missing,
      helpers: missing > 0 ? helpersOf(t, seat) : [],
      wounds,
      follows: followsOf(t, seat, slot, creature, wounds),
    };
  });
}

function helpersOf(t: T, seat: Seat): Forecast['helpers'] {
  return actionsInSight(t, seat, false).flatMap(({ slot, action }) => {
    if (unusable(t, action, seat, slot) !== undefined) return [];
    const gain = prospectOf(t, action.effect, seat).attack;
    return gain > 0 ? [{ slot, index: action.index, gain }] : [];
  });
}

/** In the order in which it happens: wounds, the defeat, the immediate effect, taking, the end. */
function followsOf(
  t: T,
  seat: Seat,
  slot: Slot,
  creature: boolean,
  wounds: readonly number[],
): Forecast['follows'] {
  const { effects } = t.facts;
  const own = onlySeat(seat);
  const wounded = wounds.reduce((mask, n, who) => (n > 0 ? mask | onlySeat(who) : mask), 0);
  const after = (event: number, mask: number): Forecast['follows'] =>
    waitingFor(t, event, mask, slot).map((fired) => {
      const words = effects.words(fired.trigger.effect);
      const whose = fired.seat === seat ? '' : `for ${t.names[fired.seat]}: `;
      return { slot: fired.slot, words: `${whose}${words}` };
    });
  return [
    ...after(EVENT.takeWounds, wounded),
    ...(creature ? after(EVENT.afterDefeating, own) : []),
    ...factsOf(t, slot).immediates.map((effect) => ({ slot, words: effects.words(effect) })),
    ...after(EVENT.afterTaking, own),
    ...after(EVENT.afterJourney, own),
  ];
}

/** A forecast in sentences. */
export function forecastWords(t: T, foretold: Forecast): string[] {
  const out: string[] = [];
  const nameOf = (slot: Slot): string => factsOf(t, slot).name;
  if (foretold.health > 0) {
    out.push(`Your Attack ${foretold.attack} against Health ${foretold.health}.`);
    if (foretold.missing > 0) {
      const helpers = foretold.helpers.map(({ slot, gain }) => `${nameOf(slot)} gives ${gain}`);
      const help = helpers.length > 0 ? ` (${helpers.join(', ')})` : '';
      out.push(`${foretold.missing} Attack is missing${help}.`);
    }
    const wounds = foretold.wounds.flatMap((n, who) =>
      n > 0
        ? [
            `${who === read(t, t.at.active) ? 'you take' : `${t.names[who]} takes`} ${plural(n, 'wound')}`,
          ]
        : [],
    );
    out.push(wounds.length === 0 ? 'No wounds.' : `${wounds.join(', ').replace(/^y/, 'Y')}.`);
  }
  for (const { slot, words } of foretold.follows) {
    out.push(slot === foretold.slot ? `At once: ${words}.` : `${nameOf(slot)}: ${words}.`);
  }
  return out;
}
