import { BONUS, ENERGIES, type Energy } from '@conclave/game-seasons';
import type { WhyNot } from '@conclave/kernel';
import type { Decision, Option } from '@conclave/kernel/play';

/** A free action of a turn that no card stands for, as it is offered or refused now. */
export interface FreeAction {
  readonly label: string;
  readonly option: Option | undefined;
  readonly why: WhyNot | undefined;
}

function actionOf(decision: Decision | null, label: string): FreeAction {
  const open = decision?.question === 'act' ? decision : undefined;
  return {
    label,
    option: open?.options.find((option) => option.label === label),
    why: open?.whyNot.find((entry) => entry.label === label),
  };
}

/** S-7.2: one token of the reserve of each energy. */
export const transmutations = (
  decision: Decision | null,
): readonly (FreeAction & { readonly type: Energy })[] =>
  ENERGIES.map((type) => ({ ...actionOf(decision, `Transmute ${type}`), type }));

/** S-11.4 to S-11.8; the fourth only where an enchantment gives it. */
export const bonuses = (decision: Decision | null, extra: boolean): readonly FreeAction[] =>
  BONUS.slice(0, extra ? BONUS.length : BONUS.length - 1).map(({ label }) =>
    actionOf(decision, `Bonus: ${label}`),
  );

/** S-20.3: a token that works by itself is nothing to press. */
export const isTokenUse = (label: string): boolean => label.startsWith('Use your token');
