import type { WhyNot } from '@conclave/kernel';
import type { Decision, Option } from '@conclave/kernel/play';

/**
 * What a person has pointed at so far, on the way to an answer. `slots` are cards
 * gathered towards an option that is about several; `codes` are the picks of a
 * subset or an order; `amount` is a number.
 */
export interface Picking {
  readonly slots: readonly number[];
  readonly codes: readonly number[];
  readonly amount: number;
}

/** What a click leads to: a whole answer, more to pick, or the reason why not. */
export type Step =
  | { readonly kind: 'answer'; readonly picks: readonly number[] }
  | { readonly kind: 'picking'; readonly picking: Picking }
  | { readonly kind: 'refused'; readonly why: WhyNot | undefined };

export type Standing = 'legal' | 'picked' | 'refused' | 'idle';

export const NOTHING: Picking = { slots: [], codes: [], amount: 0 };

export function begin(decision: Decision | null): Picking {
  if (decision?.space === 'amount') return { ...NOTHING, amount: decision.min };
  return NOTHING;
}

const slotsOf = (option: { readonly slots?: readonly number[] }): readonly number[] =>
  option.slots ?? [];

const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((entry) => b.includes(entry));

const toggle = (list: readonly number[], entry: number): number[] =>
  list.includes(entry) ? list.filter((other) => other !== entry) : [...list, entry];

/** The options that are about exactly the cards gathered so far. */
export function fitting(decision: Decision, picking: Picking): readonly Option[] {
  if (decision.space !== 'one' || picking.slots.length === 0) return [];
  return decision.options.filter((option) => sameSet(slotsOf(option), picking.slots));
}

/** The options that the cards gathered so far can still become. */
export function reachable(decision: Decision, slots: readonly number[]): readonly Option[] {
  return decision.options.filter((option) => slots.every((slot) => slotsOf(option).includes(slot)));
}

/** Why these cards lead to nothing, where the rules have a word about it. */
export function whyNotFor(decision: Decision, slots: readonly number[]): WhyNot | undefined {
  const exact = decision.whyNot.find((entry) => sameSet(slotsOf(entry), slots));
  if (exact !== undefined) return exact;
  return decision.whyNot.find(
    (entry) => slotsOf(entry).length === 1 && slots.includes(slotsOf(entry)[0] as number),
  );
}

/** How many picks an answer may have. */
export function bounds(decision: Decision): { readonly least: number; readonly most: number } {
  switch (decision.space) {
    case 'subset':
      return { least: decision.min, most: Math.min(decision.max, decision.options.length) };
    case 'order':
      return { least: decision.options.length, most: decision.options.length };
    case 'one':
    case 'amount':
      return { least: 1, most: 1 };
  }
}

/** The answer that stands, once enough is picked. */
export function ready(decision: Decision, picking: Picking): readonly number[] | undefined {
  switch (decision.space) {
    case 'amount':
      return picking.amount >= decision.min && picking.amount <= decision.max
        ? [picking.amount]
        : undefined;
    case 'one': {
      const options = fitting(decision, picking);
      return options.length === 1 ? [(options[0] as Option).code] : undefined;
    }
    case 'subset':
    case 'order': {
      const { least, most } = bounds(decision);
      const count = picking.codes.length;
      return count >= least && count <= most ? picking.codes : undefined;
    }
  }
}

export function pickOption(decision: Decision, picking: Picking, code: number): Step {
  if (decision.space === 'one') return { kind: 'answer', picks: [code] };
  if (decision.space === 'amount')
    return { kind: 'picking', picking: { ...picking, amount: code } };
  const codes = toggle(picking.codes, code);
  const { most } = bounds(decision);
  // One pick more than allowed pushes the oldest out.
  const kept = codes.length > most ? codes.slice(codes.length - most) : codes;
  return { kind: 'picking', picking: { ...picking, codes: kept } };
}

/** A click on a card: the same as its option, or a step towards one about several cards. */
export function pickSlot(decision: Decision, picking: Picking, slot: number): Step {
  const about = decision.options.filter((option) => slotsOf(option).includes(slot));
  if (decision.space !== 'one') {
    const option = about[0];
    if (option === undefined) return { kind: 'refused', why: whyNotFor(decision, [slot]) };
    return pickOption(decision, picking, option.code);
  }
  if (picking.slots.includes(slot)) {
    return { kind: 'picking', picking: { ...picking, slots: toggle(picking.slots, slot) } };
  }
  const [only] = about;
  if (picking.slots.length === 0 && about.length === 1 && slotsOf(only as Option).length === 1) {
    return { kind: 'answer', picks: [(only as Option).code] };
  }
  if (!gathers(decision)) {
    if (about.length > 0) return { kind: 'picking', picking: { ...picking, slots: [slot] } };
    return { kind: 'refused', why: whyNotFor(decision, [slot]) };
  }
  // Where options are about several cards, others may be pointed at too: to be told why not.
  const blocked = about.length === 0 ? whyNotFor(decision, [slot]) : undefined;
  if (blocked !== undefined && slotsOf(blocked).length === 1)
    return { kind: 'refused', why: blocked };
  return { kind: 'picking', picking: { ...picking, slots: nextSlots(decision, picking, slot) } };
}

function nextSlots(decision: Decision, picking: Picking, slot: number): readonly number[] {
  const most = Math.max(...decision.options.map((option) => slotsOf(option).length), 3);
  return picking.slots.length >= most ? [slot] : [...picking.slots, slot];
}

/** Whether some answers are about several cards at once. */
export const gathers = (decision: Decision): boolean =>
  decision.space === 'one' &&
  (decision.options.some((option) => slotsOf(option).length > 1) ||
    decision.whyNot.some((entry) => slotsOf(entry).length > 1));

const isAboutSeat = (option: Option): boolean =>
  option.seat !== undefined && slotsOf(option).length === 0 && option.zone === undefined;

const isPlain = (option: Option): boolean =>
  option.seat === undefined && slotsOf(option).length === 0 && option.zone === undefined;

/**
 * The option a seat stands for. One seat alone beside a plain answer is only
 * mentioned, as "pass" mentions who plays next: nobody is asked to choose it.
 */
export function seatOption(decision: Decision | null, seat: number): Option | undefined {
  const about = decision?.options.filter(isAboutSeat) ?? [];
  if (about.length === 1 && decision?.options.some(isPlain)) return undefined;
  return about.find((option) => option.seat === seat);
}

export function pickSeat(decision: Decision, picking: Picking, seat: number): Step {
  const option = seatOption(decision, seat);
  if (option === undefined) return { kind: 'refused', why: undefined };
  return pickOption(decision, picking, option.code);
}

export function pickZone(decision: Decision, picking: Picking, zone: number): Step {
  const option = decision.options.find(
    (entry) => entry.zone === zone && slotsOf(entry).length === 0,
  );
  if (option === undefined) return { kind: 'refused', why: undefined };
  return pickOption(decision, picking, option.code);
}

/** How a card is shown: may be chosen, is chosen, may not and why, or has no part in it. */
export function standingOf(decision: Decision | null, picking: Picking, slot: number): Standing {
  if (decision === null) return 'idle';
  if (picking.slots.includes(slot)) return 'picked';
  const about = decision.options.filter((option) => slotsOf(option).includes(slot));
  if (about.some((option) => picking.codes.includes(option.code))) return 'picked';
  if (about.length > 0) {
    if (picking.slots.length === 0) return 'legal';
    return about.some((option) => picking.slots.every((other) => slotsOf(option).includes(other)))
      ? 'legal'
      : 'idle';
  }
  return decision.whyNot.some((entry) => sameSet(slotsOf(entry), [slot])) ? 'refused' : 'idle';
}

/** Where a card stands in an order that is being picked, from 1; 0 if it does not. */
export function placeOf(decision: Decision | null, picking: Picking, slot: number): number {
  if (decision?.space !== 'order') return 0;
  return (
    1 +
    picking.codes.findIndex((code) => {
      const option = decision.options.find((entry) => entry.code === code);
      return option !== undefined && slotsOf(option).includes(slot);
    })
  );
}
