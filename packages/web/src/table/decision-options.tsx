import type { Decision, Option } from '@conclave/kernel/play';
import type { ReactElement } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useWide } from '../shell/use-wide.ts';
import { bounds, ready } from './choose.ts';
import css from './decision-bar.module.css';
import { KeyCap } from './key-cap.tsx';
import { useModel } from './model.ts';
import { offered } from './offered.ts';
import { RuleRef } from './rule-ref.tsx';
import { useFit } from './use-fit.ts';

/** Buttons that may stand beside the question, as far as they fit; each has a number key. */
export const roomFor = (wide: boolean): number => (wide ? 9 : 6);

/** More than these stand in two rows of flat buttons. */
const FEW = 4;

/** The answers as buttons. The number on a button is its key. */
export function DecisionOptions({ decision }: { readonly decision: Decision }): ReactElement {
  const model = useModel();
  const wide = useWide();
  const { picking, proposed } = model;
  const { shown, hidden } = offered(decision, picking, roomFor(wide));
  const { box, fit } = useFit(shown.map(({ code }) => code).join());
  if (proposed !== null || decision.space === 'amount') {
    return (
      <div className={css['ways']}>
        {proposed === null ? <Amount decision={decision} /> : <Confirm />}
      </div>
    );
  }
  const seen = shown.slice(0, fit);
  return (
    <div ref={box} className={css['ways']} data-many={shown.length > FEW ? '' : undefined}>
      {seen.map((option, i) => (
        <OptionButton key={option.code} option={option} digit={i + 1} decision={decision} />
      ))}
      {hidden.length + shown.length === seen.length ? null : (
        <AllOptions decision={decision} shown={shown} />
      )}
    </div>
  );
}

/** Where several are picked, the answer is given when enough are. */
export function DoneButton({ decision }: { readonly decision: Decision }): ReactElement | null {
  const model = useModel();
  const { picking, proposed, busy } = model;
  if (proposed !== null || decision.space === 'one' || decision.space === 'amount') return null;
  const complete = ready(decision, picking) !== undefined;
  const { least, most } = bounds(decision);
  return (
    <button
      type="button"
      className={`${css['way']} ${css['main']}`}
      data-done=""
      aria-disabled={!complete || busy}
      title={complete ? undefined : `Choose ${least === most ? most : `${least} to ${most}`}`}
      onClick={() => (complete ? model.confirm() : undefined)}
    >
      {decision.space === 'order' ? 'In this order' : 'Done'} <KeyCap>↵</KeyCap>
    </button>
  );
}

function Confirm(): ReactElement {
  const model = useModel();
  const option = model.decision?.options.find((entry) => model.proposed?.[0] === entry.code);
  return (
    <>
      <button
        type="button"
        className={`${css['way']} ${css['main']}`}
        aria-disabled={model.busy}
        onClick={model.confirm}
      >
        Yes{option === undefined ? '' : `: ${option.label}`} <KeyCap>↵</KeyCap>
      </button>
      <button type="button" className={css['way']} onClick={model.clear}>
        No <KeyCap>Esc</KeyCap>
      </button>
    </>
  );
}

function OptionButton(props: {
  readonly option: Option;
  readonly digit: number;
  readonly decision: Decision;
}): ReactElement {
  const { option, digit, decision } = props;
  const model = useModel();
  const { picking, board } = model;
  const slots = option.slots ?? [];
  const exact =
    slots.length > 0 &&
    slots.length === picking.slots.length &&
    slots.every((slot) => picking.slots.includes(slot));
  const picked = picking.codes.includes(option.code);
  const place = decision.space === 'order' ? picking.codes.indexOf(option.code) + 1 : 0;
  const main = exact || (decision.options.length === 1 && decision.space === 'one');
  return (
    <button
      type="button"
      className={`${css['way']} ${main ? css['main'] : ''}`}
      data-answer=""
      data-picked={picked ? '' : undefined}
      aria-pressed={decision.space === 'one' ? undefined : picked}
      aria-disabled={model.busy || undefined}
      title={option.does}
      onClick={() => model.pickOption(option.code)}
      onPointerEnter={() => model.hint(slots, option.does)}
      onPointerLeave={() => model.hint([])}
      onFocus={() => model.hint(slots, option.does)}
      onBlur={() => model.hint([])}
    >
      <span className="unseen">
        {option.label}. {option.does}
      </span>
      {place > 0 ? (
        <b className={css['place']} aria-hidden="true">
          {place}
        </b>
      ) : null}
      <span className={css['label']} aria-hidden="true">
        {board.optionLabel?.(option, model) ?? option.label}
      </span>
      {digit <= 9 ? <KeyCap>{digit}</KeyCap> : null}
    </button>
  );
}

/** Every option with what it does, and what cannot be done and why. */
function AllOptions(props: {
  readonly decision: Decision;
  /** Those with a number of their own, in its order. */
  readonly shown: readonly Option[];
}): ReactElement {
  const { decision, shown } = props;
  const model = useModel();
  const rest = decision.options.filter((option) => !shown.includes(option));
  const impossible = decision.whyNot.slice(0, 12);
  return (
    <DialogTrigger>
      <Button className={css['way'] ?? ''}>All {decision.options.length}…</Button>
      <Popover className={css['popover'] ?? ''} placement="top end">
        <Dialog className={css['list'] ?? ''} aria-label="All options">
          {({ close }) => (
            <>
              {[...shown, ...rest].map((option, i) => (
                <button
                  key={option.code}
                  type="button"
                  onClick={() => {
                    close();
                    model.pickOption(option.code);
                  }}
                >
                  <strong>
                    {option.label} {i < Math.min(shown.length, 9) ? <KeyCap>{i + 1}</KeyCap> : null}
                  </strong>
                  <span>{option.does}</span>
                </button>
              ))}
              {impossible.map((entry) => (
                <p key={entry.label}>
                  <strong>{entry.label}</strong>
                  <span>
                    {entry.reason} <RuleRef id={entry.rule} />
                  </span>
                </p>
              ))}
            </>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Amount({ decision }: { readonly decision: Decision }): ReactElement {
  const model = useModel();
  const { amount } = model.picking;
  const change = (to: number): void =>
    model.setAmount(Math.max(decision.min, Math.min(decision.max, to)));
  return (
    <>
      <label className={css['amount']}>
        <span className="unseen">How many</span>
        <button type="button" className={css['way']} onClick={() => change(amount - 1)}>
          −<span className="unseen">one less</span>
        </button>
        <input
          type="number"
          min={decision.min}
          max={decision.max}
          value={amount}
          onChange={(event) => change(event.target.valueAsNumber || decision.min)}
        />
        <button type="button" className={css['way']} onClick={() => change(amount + 1)}>
          +<span className="unseen">one more</span>
        </button>
      </label>
      <button type="button" className={`${css['way']} ${css['main']}`} onClick={model.confirm}>
        {amount} <KeyCap>↵</KeyCap>
      </button>
    </>
  );
}
