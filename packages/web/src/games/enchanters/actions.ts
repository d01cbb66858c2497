import { type Action, actionCode, type EnchantersTable, unusable } from '@conclave/game-enchanters';
import type { Reason } from '@conclave/kernel';
import type { SeenCard } from '@conclave/kernel/look';
import type { Decision } from '@conclave/kernel/play';
import type { TableModel } from '../../table/model.ts';
import { tableOf } from './places.ts';
import { sentencesOf } from './text.ts';

/** An action that shows on a card, and how it stands now. */
export interface ShownAction {
  readonly code: number;
  readonly rest: boolean;
  /** What the card says of it. */
  readonly words: string;
  /** It is an answer to the open question. */
  readonly offered: boolean;
  /** Why it cannot be used, where it is the viewer's to use. */
  readonly why: Reason | undefined;
}

/** The sentences of a card that are actions, in the order of their numbers. */
export const actionSentences = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => sentence.includes(' → '));

function whyNot(
  table: EnchantersTable,
  action: Action,
  seat: number,
  slot: number,
  decision: Decision,
): Reason | undefined {
  if (action.rest && decision.question !== 'act') {
    return { reason: 'the Major Action of this turn is taken already', rule: 'E-5.1' };
  }
  return unusable(table, action, seat, slot);
}

/** Questions in which actions are used. */
const WINDOWS = new Set(['act', 'prepare', 'after']);

/** The actions of a card in sight; `both` if its upper part shows as well. */
export function actionsOn(
  model: TableModel,
  card: SeenCard,
  words: readonly string[],
  both: boolean,
): ShownAction[] {
  const table = tableOf(model);
  const facts = table.facts.faces[card.face];
  if (facts === undefined) return [];
  const { decision, you } = model;
  const open = decision !== null && WINDOWS.has(decision.question);
  return (both ? facts.actions : facts.lower.actions).map((action) => {
    const code = actionCode(card.slot, action.index);
    const offered = open && decision.options.some((option) => option.code === code);
    return {
      code,
      rest: action.rest,
      words: words[action.index] ?? '',
      offered,
      why:
        offered || !open || you === null
          ? undefined
          : whyNot(table, action, you, card.slot, decision),
    };
  });
}
