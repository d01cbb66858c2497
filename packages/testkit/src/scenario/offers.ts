import { faceOf, type Slot, type Table, whereIs, type Zone } from '@conclave/kernel';
import type { Decision, Option } from '@conclave/kernel/play';
import type { Choice, OptionMatcher, RawPart, RawPick } from './scenario.ts';

/** An option with its cards and places in names. */
export interface Offer {
  readonly option: Option;
  readonly cards: readonly string[];
  readonly places: readonly string[];
}

/** `discard`, or where there are several `hand[1]`. */
function zoneLabel(t: Table, zone: Zone): string {
  const name = t.layout.zoneName[zone] as string;
  const many = t.layout.zoneName.filter((other) => other === name).length;
  return many === 1 ? name : `${name}[${t.layout.zoneIndex[zone]}]`;
}

export const cardIdOf = (t: Table, slot: Slot): string =>
  t.spec.faces[faceOf(t, slot)]?.id ?? `slot ${slot}`;

export function offersOf(t: Table, decision: Decision): Offer[] {
  return decision.options.map((option) => {
    const slots = option.slots ?? [];
    const zones = option.zone === undefined ? slots.map((slot) => whereIs(t, slot)) : [option.zone];
    return {
      option,
      cards: slots.map((slot) => cardIdOf(t, slot)),
      places: [...new Set(zones)].map((zone) => zoneLabel(t, zone)),
    };
  });
}

export function tellOffer({ option, cards, places }: Offer): string {
  const about = [...cards, ...places.map((place) => `in ${place}`)].join(', ');
  return `${option.label}${about === '' ? '' : ` [${about}]`} (code ${option.code})`;
}

/** Whether two lists hold the same, in any order. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join('\n') === [...b].sort().join('\n');
}

/** Entries whose label is the text; if there is none, those whose label contains it. */
export function byLabel<T>(
  entries: readonly T[],
  label: (entry: T) => string,
  wanted: string,
): T[] {
  const whole = entries.filter((entry) => label(entry) === wanted);
  return whole.length > 0 ? whole : entries.filter((entry) => label(entry).includes(wanted));
}

const labelOf = ({ option }: Offer): string => option.label;

export function find(offers: readonly Offer[], matcher: OptionMatcher): Offer[] {
  if (typeof matcher === 'string') {
    const exact = offers.filter(
      (offer) => labelOf(offer) === matcher || sameCards(offer.cards, [matcher]),
    );
    return exact.length > 0 ? exact : byLabel(offers, labelOf, matcher);
  }
  const { label, does, cards, in: place, seat, rule } = matcher;
  const rest = offers.filter(
    (offer) =>
      (cards === undefined || sameCards(offer.cards, cards)) &&
      (does === undefined || offer.option.does.includes(does)) &&
      (place === undefined || offer.places.includes(place)) &&
      (seat === undefined || offer.option.seat === seat) &&
      (rule === undefined || offer.option.rule === rule),
  );
  return label === undefined ? rest : byLabel(rest, labelOf, label);
}

/** Copies of one card are as good as each other. */
const readsAs = ({ option, cards, places }: Offer): string =>
  JSON.stringify([option.label, option.does, cards, places]);

interface Trouble {
  readonly message: string;
  readonly actual: readonly string[];
}
export type Found = { readonly picks: readonly number[] } | Trouble;

function pickEach(offers: readonly Offer[], matchers: readonly OptionMatcher[]): Found {
  const picks: number[] = [];
  let left = offers;
  for (const matcher of matchers) {
    const fitting = find(left, matcher);
    const first = fitting[0];
    if (first === undefined) {
      const taken = picks.length === 0 ? '' : ' besides those already picked';
      return {
        message: `no option fits ${JSON.stringify(matcher)}${taken}`,
        actual: left.map(tellOffer),
      };
    }
    if (fitting.some((offer) => readsAs(offer) !== readsAs(first))) {
      return {
        message: `${fitting.length} options fit ${JSON.stringify(matcher)}`,
        actual: fitting.map(tellOffer),
      };
    }
    picks.push(first.option.code);
    left = left.filter((offer) => offer !== first);
  }
  return { picks };
}

/** The answer that a choice means, or why it means none. */
export function answerOf(decision: Decision, offers: readonly Offer[], choice: Choice): Found {
  if (typeof choice === 'number') return { picks: [choice] };
  if (typeof choice === 'string') return pickEach(offers, [choice]);
  if ('amount' in choice) {
    if (decision.space === 'amount') return { picks: [choice.amount] };
    return { message: 'no number is asked for', actual: offers.map(tellOffer) };
  }
  if ('pick' in choice) return pickEach(offers, choice.pick);
  if ('order' in choice) return pickEach(offers, choice.order);
  if (!('length' in choice)) {
    const { cards, ...rest } = choice;
    const several = decision.space === 'subset' || decision.space === 'order';
    if (several && cards !== undefined) {
      return pickEach(
        offers,
        cards.map((card) => ({ ...rest, cards: [card] })),
      );
    }
    return pickEach(offers, [choice]);
  }
  return { picks: choice };
}

function slotNamed(t: Table, id: string): number {
  for (let slot = 0; slot < t.layout.slotCount; slot++) if (cardIdOf(t, slot) === id) return slot;
  return -1;
}

/** A pick put together by hand, or the card in it that does not exist. */
export function rawPick(t: Table, pick: RawPick): number | { readonly noCard: string } {
  const parts: readonly RawPart[] = typeof pick === 'object' && 'length' in pick ? pick : [pick];
  let sum = 0;
  for (const part of parts) {
    if (typeof part === 'number') {
      sum += part;
      continue;
    }
    const slot = slotNamed(t, part.card);
    if (slot < 0) return { noCard: part.card };
    sum += slot * 2 ** (part.bits ?? 0);
  }
  return sum;
}
