import type { ReactElement } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { checkMark } from '../../icons/table.ts';
import { useModel } from '../../table/model.ts';
import { RuleRef } from '../../table/rule-ref.tsx';
import {
  isEnchanter,
  type Possible,
  thirdOf,
  typesOf,
  type Verdict,
  verdicts,
  whyNone,
} from './gatherings.ts';
import css from './own.module.css';
import { pickedCards } from './places.ts';
import { ASPECTS, CHARACTERISTICS, ELEMENTS, SCHOOLS } from './signs.ts';

/** What the chosen cards are together, characteristic by characteristic; else what the hand can make. */
export function Workbench({ possible }: { readonly possible: readonly Possible[] }): ReactElement {
  const model = useModel();
  const { picking } = model;
  const slots = picking.slots.length > 0 ? picking.slots : model.hinted;
  const cards = pickedCards(model, slots);
  if (cards.length === 0 || cards.length > 3 || !cards.some(isEnchanter)) {
    return <Possibilities possible={possible} />;
  }
  const types = typesOf(cards);
  const why = whyNone(cards);
  return (
    <section className={css['bench']} aria-label="The cards you point at">
      <h3>
        {types.length > 0
          ? types.map((type) => `${type.letter} · ${type.name}`).join(' or ')
          : why === undefined
            ? `${cards.length} of 3`
            : 'No gathering'}
      </h3>
      {cards.every(isEnchanter) ? (
        <div className={css['verdicts']}>
          {verdicts(cards).map((verdict) => (
            <VerdictRow key={verdict.name} verdict={verdict} whole={cards.length === 3} />
          ))}
        </div>
      ) : null}
      <p>
        {why !== undefined ? (
          <>
            {why.reason}. <RuleRef id={why.rule} />
          </>
        ) : types.length > 0 ? (
          <>
            Takes an object of pile {types.map((type) => type.letter).join(' or ')}.{' '}
            <RuleRef id="G-4.5" />
          </>
        ) : (
          <Third />
        )}
      </p>
    </section>
  );
}

function VerdictRow(props: { readonly verdict: Verdict; readonly whole: boolean }): ReactElement {
  const { verdict, whole } = props;
  const { name, values, can } = verdict;
  const signs = CHARACTERISTICS.find((entry) => entry.name === name)?.signs ?? {};
  const bad = can.length === 0;
  return (
    <div data-bad={bad ? '' : undefined}>
      <span>{name}</span>
      <span className={css['signs']}>
        {values.map((value, i) => {
          const sign = signs[value];
          const key = `${value}${String(i)}`;
          return sign === undefined ? null : (
            <span key={key} style={{ color: sign.colour, background: sign.ground }}>
              <Icon glyph={sign.glyph} label={sign.word} />
            </span>
          );
        })}
      </span>
      <b>
        {bad ? '✗ mixed' : whole ? (can.length === 2 ? 'same or different' : can[0]) : '…'}
        {whole && !bad ? <Icon glyph={checkMark} /> : null}
      </b>
    </div>
  );
}

/** With two cards chosen there is exactly one that fits. */
function Third(): ReactElement {
  const model = useModel();
  const third = thirdOf(pickedCards(model, model.picking.slots));
  if (third === undefined) return <>Choose three Enchanters, one of them may lie in a tower.</>;
  const words = [third.school, third.element, third.aspect].map((value) =>
    value === 'any' ? 'any' : value,
  );
  return (
    <>
      The third would be {words[0]} {words[1]} {words[2]}, or an Air {third.aspect}.
    </>
  );
}

/** The three cards in short: the element's ground, the school's frame, the aspect's sign. */
function Swatches({ slots }: { readonly slots: readonly number[] }): ReactElement {
  const model = useModel();
  return (
    <span className={css['who']}>
      {slots.map((slot) => {
        const [card] = pickedCards(model, [slot]);
        const aspect = ASPECTS[String(card?.['aspect'])];
        return (
          <span
            key={slot}
            title={card?.name}
            style={{
              background: ELEMENTS[String(card?.['element'])]?.ground,
              borderColor: SCHOOLS[String(card?.['school'])]?.colour,
            }}
          >
            {aspect === undefined ? null : <Icon glyph={aspect.glyph} />}
            <span className="unseen">{card?.name}</span>
          </span>
        );
      })}
    </span>
  );
}

function Possibilities({ possible }: { readonly possible: readonly Possible[] }): ReactElement {
  const model = useModel();
  const { decision } = model;
  const acting = decision?.question === 'act';
  return (
    <section className={css['bench']} aria-label="What your hand can make">
      <h3>Your hand can make</h3>
      {possible.length === 0 ? (
        <p>
          No gathering yet. Three Enchanters must be all alike or all different in each
          characteristic. <RuleRef id="G-4.1" />
        </p>
      ) : (
        <ul className={css['chances']}>
          {possible.map(({ slots, types, reused }) => (
            <li key={slots.join()}>
              <button
                type="button"
                aria-disabled={!acting}
                onPointerEnter={() => model.hint(slots)}
                onPointerLeave={() => model.hint([])}
                onFocus={() => model.hint(slots)}
                onBlur={() => model.hint([])}
                onClick={() => choose(slots)}
              >
                <b>{types.map((type) => type.letter).join('/')}</b>
                <span>{types.map((type) => type.name).join(' or ')}</span>
                <Swatches slots={slots} />
                <small>{reused ? 'tower' : '+1'}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );

  /** The one option about these cards is the answer; of several, the bar asks which type. */
  function choose(slots: readonly number[]): void {
    if (!acting || decision === null) return;
    const options = decision.options.filter(
      (option) =>
        option.slots?.length === slots.length &&
        slots.every((slot) => option.slots?.includes(slot)),
    );
    const [only] = options;
    if (only !== undefined && options.length === 1) model.pickOption(only.code);
    else model.point(slots);
  }
}
