import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { checkMark } from '../../icons/table.ts';
import type { TableModel } from '../../table/model.ts';
import { cardOfSlot, counterOf } from '../../table/places.ts';
import { RuleRef } from '../../table/rule-ref.tsx';
import css from './foresight.module.css';
import { type Change, changesBy, type Foresight, foresee, strikeWords } from './foresight.ts';
import { pickedCard, placeOf, tableOf, trackPlace } from './places.ts';
import { Count, Rich, SignIcon } from './rich.tsx';
import { figureOf, kingdomLook } from './signs.ts';

/** The card whose future is told: pointed at, chosen, named by an option, or being taken. */
export function foreseenSlot(model: TableModel, looked: number | null): number | null {
  const top = placeOf(model, 'graveyard').cards[0]?.slot;
  const pickable = (slot: number | undefined): slot is number =>
    slot !== undefined && (trackPlace(model, slot) >= 0 || slot === top || slot === picked);
  const picked = pickedCard(model)?.card.slot;
  const wished = [looked ?? undefined, model.hinted[0], model.picking.slots[0], picked];
  return wished.find(pickable) ?? null;
}

/** E-7.21: what would come of picking a card, told before anything is decided. */
export function ForesightStrip(props: {
  readonly model: TableModel;
  readonly slot: number | null;
}): ReactElement {
  const { model, slot } = props;
  const seat = model.you ?? counterOf(model, 'active');
  const card = slot === null ? undefined : cardOfSlot(model, slot);
  if (slot === null || card === undefined) {
    return (
      <section className={css['strip']} aria-label="Foresight" data-idle="">
        <p>
          Point at a card of the Journey Track: here stands what it costs, what it would do to you
          and what follows.
        </p>
      </section>
    );
  }
  const told = foresee(tableOf(model), seat, slot, trackPlace(model, slot), model.decision);
  const { frame, ground, ink } = kingdomLook(card['kingdom']);
  const why = model.decision?.whyNot.find(({ slots }) => slots?.length === 1 && slots[0] === slot);
  return (
    <section className={css['strip']} aria-label={`Foresight: ${card.name}`} aria-live="polite">
      <span
        className={css['emblem']}
        style={{ color: ink, background: ground, borderColor: frame }}
        aria-hidden="true"
      >
        <Icon glyph={figureOf(card.id, card.kind)} className="" />
      </span>
      <h3 className={css['name']}>{card.name}</h3>
      {told.creature ? <Fight model={model} told={told} seat={seat} /> : null}
      {why === undefined || why.rule === 'E-7.8' ? null : (
        <p className={css['part']} data-bad="">
          <strong>
            {why.reason} <RuleRef id={why.rule} />
          </strong>
        </p>
      )}
      <Changes changes={changesBy(tableOf(model), seat, slot)} />
      {told.forecast.follows.length === 0 ? null : (
        <ul className={css['follows']}>
          {told.forecast.follows.map(({ slot: from, words }) => (
            <li key={`${from}${words}`}>
              <SignIcon sign="atOnce" />
              {from === slot ? null : <b>{cardOfSlot(model, from)?.name}: </b>}
              <Rich text={words} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const WORDS = { attack: 'Attack', defense: 'Defense' } as const;

/** What the card would change once it lies on top of its pile. */
function Changes({ changes }: { readonly changes: readonly Change[] }): ReactElement | null {
  const real = changes.filter(({ before, after }) => before !== after);
  if (real.length === 0) return null;
  return (
    <p className={css['part']}>
      <span>then</span>
      {real.map(({ stat, before, after }) => (
        <span key={stat} className={css['versus']}>
          <span className="unseen">
            {WORDS[stat]} {before} becomes {after}
          </span>
          <span aria-hidden="true">
            {before}→<Count sign={stat} n={after} />
          </span>
        </span>
      ))}
    </p>
  );
}

function Fight(props: {
  readonly model: TableModel;
  readonly told: Foresight;
  readonly seat: number;
}): ReactElement {
  const { model, told, seat } = props;
  const { forecast, strikes, helpers } = told;
  const { attack, health, strength, missing } = forecast;
  const own = strikes.find((strike) => strike.seat === seat);
  const others = strikes.filter((strike) => strike.seat !== seat);
  return (
    <>
      <p className={css['part']} data-bad={missing > 0 ? '' : undefined}>
        <span className="unseen">
          Your Attack {attack} against Health {health}.{' '}
        </span>
        <span className={css['versus']} aria-hidden="true">
          <Count sign="attack" n={attack} />
          {missing > 0 ? '<' : '≥'}
          <Count sign="health" n={health} />
        </span>
        {missing > 0 ? (
          <strong>
            {missing} Attack missing <RuleRef id="E-7.8" />
          </strong>
        ) : (
          <strong>
            <Icon glyph={checkMark} /> won
          </strong>
        )}
      </p>
      {missing > 0 ? <Helpers model={model} helpers={helpers} enough={told.enough} /> : null}
      <p className={css['part']} data-wounds={own !== undefined && own.wounds > 0 ? '' : undefined}>
        <span className="unseen">{strikeWords(strikes, model.names, seat)}</span>
        <span className={css['versus']} aria-hidden="true">
          <Count sign="strength" n={strength} />
          {own === undefined ? null : (
            <>
              −<Count sign="defense" n={own.defense} />→
              <b>
                <Count sign="wounds" n={own.wounds} />
              </b>
            </>
          )}
          {others.map((strike) => (
            <span key={strike.seat} className={css['other']} data-seat={strike.seat}>
              {model.names[strike.seat]} <Count sign="wounds" n={strike.wounds} />
            </span>
          ))}
        </span>
      </p>
    </>
  );
}

/** Own actions that could give what is missing; those that can be used now are buttons. */
function Helpers(props: {
  readonly model: TableModel;
  readonly helpers: Foresight['helpers'];
  readonly enough: boolean;
}): ReactElement {
  const { model, helpers, enough } = props;
  if (helpers.length === 0)
    return <p className={css['part']}>None of your actions gives Attack now.</p>;
  return (
    <p className={css['helpers']}>
      <span>{enough ? 'Could come from' : 'Some of it from'}</span>
      {helpers.map(({ slot, gain, code }) => {
        const name = cardOfSlot(model, slot)?.name ?? '';
        const inside = (
          <>
            {name} <Count sign="attack" n={`+${gain}`} />
          </>
        );
        const key = `${slot}.${code ?? ''}.${gain}`;
        return code === undefined ? (
          <span key={key} className={css['helper']}>
            {inside}
          </span>
        ) : (
          <button
            key={key}
            type="button"
            className={css['helper']}
            aria-label={`Use ${name}: ${gain} Attack`}
            onClick={() => model.pickOption(code)}
          >
            {inside}
          </button>
        );
      })}
    </p>
  );
}
