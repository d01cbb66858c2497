import type { Seat } from '@conclave/kernel';
import type { Decision, Match, Refusal } from '@conclave/kernel/play';
import { asList, disagreements, placeOf } from './expect.ts';
import {
  answerOf,
  byLabel,
  cardIdOf,
  find,
  type Offer,
  offersOf,
  rawPick,
  sameCards,
  tellOffer,
} from './offers.ts';
import { tellResult } from './print.ts';
import type { Choice, ExpectedRefusal, ExpectedWhyNot, Failure, Step } from './scenario.ts';

/** What a step leads to; without a match the rest cannot be played. */
export interface Outcome {
  readonly failures: readonly Failure[];
  readonly match?: Match;
}

/** Plays one step. `goBack` makes the match anew with those of its answers that are kept. */
export function playStep(
  match: Match,
  step: Step,
  place: string,
  goBack: (isKept: (answer: number) => boolean) => Match,
): Outcome {
  const since = match.table.events?.length ?? 0;
  const failures = looks(match, step, place);
  let now = match;
  let from = since;
  if (step.undo !== undefined) {
    const allowed = match.undo(step.undo);
    const may = !('reason' in allowed);
    if (may !== step.allowed) {
      const message =
        'reason' in allowed ? `it may not go back: ${allowed.reason}` : 'it may go back';
      failures.push({ place: `${place}.undo`, message, expected: step.allowed, actual: may });
      return { failures };
    }
    if ('to' in allowed) now = goBack((answer) => answer < allowed.to);
    else if ('change' in allowed) now = goBack((answer) => answer !== allowed.change);
    if (may) from = now.table.events?.length ?? 0;
  } else if (step.choose !== undefined || step.picks !== undefined) {
    const before = match.hash;
    const trouble = answer(match, step, place);
    failures.push(...trouble.failures);
    if (trouble.stop) return { failures };
    if (step.refused !== undefined && match.hash !== before) {
      failures.push({ place: `${place}.refused`, message: 'the refused answer changed the state' });
    }
  }
  if (step.expect !== undefined) {
    failures.push(...disagreements(now, step.expect, `${place}.expect`, from));
  }
  return { failures, match: now };
}

/** Answers a match in words, for tests in code. Returns what went wrong. */
export function choose(match: Match, seat: Seat, choice: Choice): string | undefined {
  const { failures } = answer(match, { seat, choose: choice }, 'choice');
  return failures.length === 0 ? undefined : tellResult({ ok: false, failures });
}

const decisionOf = (match: Match, seat: Seat): Decision | undefined =>
  seat < match.table.seats ? match.decision(seat) : undefined;

/** Compares what is offered with what a step says about it. */
function looks(match: Match, step: Step, place: string): Failure[] {
  const { seat, offered, notOffered, count, whyNot } = step;
  if (seat === undefined || (offered ?? notOffered ?? count ?? whyNot) === undefined) return [];
  const decision = decisionOf(match, seat);
  if (decision === undefined) {
    return [
      {
        place: `${place}.seat`,
        message: `seat ${seat} has nothing to decide`,
        actual: match.pending(),
      },
    ];
  }
  const offers = offersOf(match.table, decision);
  const out: Failure[] = [];
  for (const [i, matcher] of (offered ?? []).entries()) {
    if (find(offers, matcher).length > 0) continue;
    out.push({
      place: `${place}.offered[${i}]`,
      message: 'is not offered',
      expected: matcher,
      actual: offers.map(tellOffer),
    });
  }
  for (const [i, matcher] of (notOffered ?? []).entries()) {
    const fitting = find(offers, matcher);
    if (fitting.length === 0) continue;
    out.push({
      place: `${place}.notOffered[${i}]`,
      message: 'is offered',
      expected: matcher,
      actual: fitting.map(tellOffer),
    });
  }
  if (count !== undefined && count !== offers.length) {
    out.push({
      place: `${place}.count`,
      message: `${offers.length} options are offered`,
      expected: count,
      actual: offers.map(tellOffer),
    });
  }
  if (whyNot === undefined) return out;
  return [
    ...out,
    ...asList(whyNot).flatMap((one, i) =>
      explained(match, decision, one, placeOf(`${place}.whyNot`, whyNot, i)),
    ),
  ];
}

/** By label, or by the id of the one card an entry is about. */
function named<T extends { readonly label: string; readonly cards: readonly string[] }>(
  entries: readonly T[],
  text: string,
): T[] {
  const own = entries.filter(({ cards }) => sameCards(cards, [text]));
  return own.length > 0 ? own : byLabel(entries, ({ label }) => label, text);
}

/** Compares one entry of a decision's list of what cannot be done. */
function explained(
  match: Match,
  decision: Decision,
  wish: ExpectedWhyNot,
  place: string,
): Failure[] {
  const told = decision.whyNot.map((entry) => ({
    ...entry,
    cards: (entry.slots ?? []).map((slot) => cardIdOf(match.table, slot)),
  }));
  const rest = told.filter(({ cards }) => wish.cards === undefined || sameCards(cards, wish.cards));
  const about = wish.label === undefined ? rest : named(rest, wish.label);
  const fits = about.some(
    ({ rule, reason }) =>
      (wish.rule === undefined || rule === wish.rule) && reason.includes(wish.reason ?? ''),
  );
  if (fits) return [];
  const lines = (about.length > 0 ? about : told).map(
    ({ label, reason, rule }) => `${label}: ${reason} (${rule})`,
  );
  const message = about.length > 0 ? 'another reason is given' : 'no reason is given';
  return [{ place, message, expected: wish, actual: lines }];
}

interface Answered {
  readonly failures: readonly Failure[];
  readonly stop: boolean;
}

function answer(match: Match, step: Step, place: string): Answered {
  const { seat = -1, choose, picks, refused } = step;
  const stop = (failure: Failure): Answered => ({ failures: [failure], stop: true });
  const decision = decisionOf(match, seat);
  if (picks !== undefined) {
    const codes: number[] = [];
    for (const [i, pick] of picks.entries()) {
      const code = rawPick(match.table, pick);
      if (typeof code === 'object') {
        return stop({ place: `${place}.picks[${i}]`, message: `there is no card ${code.noCard}` });
      }
      codes.push(code);
    }
    return settle(match, seat, codes, refused, place, 'picks');
  }
  if (choose === undefined) return { failures: [], stop: false };
  if (decision === undefined) return settle(match, seat, [], refused, place, 'choose');
  const offers = offersOf(match.table, decision);
  const found = answerOf(decision, offers, choose);
  if ('picks' in found) return settle(match, seat, found.picks, refused, place, 'choose');
  if (refused !== undefined && typeof choose !== 'number') {
    return notOffered(match, decision, offers, step, place);
  }
  const { message, actual } = found;
  return stop({ place: `${place}.choose`, message, expected: choose, actual });
}

/** A choice in words that is no option: the decision itself must say why. */
function notOffered(
  match: Match,
  decision: Decision,
  offers: readonly Offer[],
  { choose, refused = {} }: Step,
  place: string,
): Answered {
  const wish: ExpectedWhyNot | undefined =
    typeof choose === 'string'
      ? { label: choose }
      : typeof choose === 'object' && ('label' in choose || 'cards' in choose)
        ? choose
        : undefined;
  if (wish === undefined) {
    const message = 'to be refused it needs a label, cards or codes';
    const actual = offers.map(tellOffer);
    return {
      failures: [{ place: `${place}.choose`, message, expected: choose, actual }],
      stop: true,
    };
  }
  const { label, cards } = wish;
  const { rule, reason } = refused;
  const wanted = {
    ...(label === undefined ? {} : { label }),
    ...(cards === undefined ? {} : { cards }),
    ...(rule === undefined ? {} : { rule }),
    ...(reason === undefined ? {} : { reason }),
  };
  return { failures: explained(match, decision, wanted, `${place}.refused`), stop: false };
}

/** Gives an answer and compares the refusal, or the lack of one. */
function settle(
  match: Match,
  seat: Seat,
  picks: readonly number[],
  wish: ExpectedRefusal | undefined,
  place: string,
  field: string,
): Answered {
  const refusal = match.answer(seat, picks);
  if (wish === undefined) {
    if (refusal === undefined) return { failures: [], stop: false };
    const failure = { place: `${place}.${field}`, message: tellRefusal(refusal), expected: picks };
    return { failures: [failure], stop: true };
  }
  if (refusal === undefined) {
    const message = 'the answer was taken, not refused';
    return { failures: [{ place: `${place}.refused`, message, expected: wish }], stop: true };
  }
  const fits =
    (wish.rule === undefined || wish.rule === refusal.rule) &&
    (wish.code === undefined || wish.code === refusal.code) &&
    refusal.reason.includes(wish.reason ?? '');
  if (fits) return { failures: [], stop: false };
  const message = 'refused for another reason';
  return {
    failures: [{ place: `${place}.refused`, message, expected: wish, actual: refusal }],
    stop: false,
  };
}

const tellRefusal = ({ code, reason, rule }: Refusal): string =>
  `refused (${code}${rule === '' ? '' : `, ${rule}`}): ${reason}`;
