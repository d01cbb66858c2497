import type { OptionField, OptionsSchema, SetupError } from '@conclave/kernel';
import { type ReactElement, useId } from 'react';
import parts from '../pages/parts.module.css';
import { RuleLink } from '../table/rule-link.tsx';
import css from './lobby.module.css';
import { type Answers, choiceWords, isAsked, severalOf } from './options.ts';

/** A game's options as a form, made from what the game says of them. */
export function OptionsForm(props: {
  readonly game: string;
  readonly schema: OptionsSchema;
  readonly answers: Answers;
  readonly error: SetupError | undefined;
  readonly onChange: (answers: Answers) => void;
}): ReactElement {
  const { game, schema, answers, error, onChange } = props;
  const entries = Object.entries(schema);
  const simple = entries.filter(
    ([, field]) => field.kind !== 'data' && isAsked(schema, answers, field),
  );
  const data = entries.filter(([, field]) => field.kind === 'data');
  const one = ([name, field]: [string, OptionField]): ReactElement => (
    <Field
      key={name}
      game={game}
      field={field}
      value={answers[name] ?? ''}
      trouble={error?.field === name ? error.reason : undefined}
      onChange={(value) => onChange({ ...answers, [name]: value })}
    />
  );
  return (
    <div className={css['options']}>
      {simple.map(one)}
      {data.length === 0 ? null : (
        <details className={css['data']} open={data.some(([name]) => error?.field === name)}>
          <summary>More, for owners of the printed game</summary>
          {data.map(one)}
        </details>
      )}
    </div>
  );
}

function Field(props: {
  readonly game: string;
  readonly field: OptionField;
  readonly value: string | boolean;
  readonly trouble: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}): ReactElement {
  const { game, field, value, trouble, onChange } = props;
  const id = useId();
  const wrong =
    trouble === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-why` };
  return (
    <div className={parts['field']}>
      <span className={css['title']}>
        <label htmlFor={id}>{field.title}</label>{' '}
        {field.rule === '' ? null : <RuleLink game={game} id={field.rule} />}
      </span>
      <Control id={id} field={field} value={value} wrong={wrong} onChange={onChange} />
      {trouble === undefined ? null : (
        <span id={`${id}-why`} role="alert" className={css['wrong']}>
          {trouble}
        </span>
      )}
    </div>
  );
}

function Control(props: {
  readonly id: string;
  readonly field: OptionField;
  readonly value: string | boolean;
  readonly wrong: object;
  readonly onChange: (value: string | boolean) => void;
}): ReactElement {
  const { id, field, value, wrong, onChange } = props;
  switch (field.kind) {
    case 'flag':
      return (
        <input
          id={id}
          type="checkbox"
          className={css['flag']}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'choice':
      return (
        <select
          id={id}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          {...wrong}
        >
          {field.values.map((entry) => (
            <option key={entry} value={entry}>
              {choiceWords(entry)}
            </option>
          ))}
        </select>
      );
    case 'several':
      return <Several id={id} field={field} value={severalOf(value)} onChange={onChange} />;
    case 'integer':
      return (
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={field.min}
          max={field.max}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          {...wrong}
        />
      );
    case 'data':
      return (
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          value={String(value)}
          onChange={(event) => onChange(event.target.value)}
          {...wrong}
        />
      );
  }
}

/** Each value can be chosen or not; the numbers tell the order in which they were. */
function Several(props: {
  readonly id: string;
  readonly field: OptionField & { readonly kind: 'several' };
  readonly value: readonly string[];
  readonly onChange: (value: string) => void;
}): ReactElement {
  const { id, field, value, onChange } = props;
  const toggle = (entry: string): void =>
    onChange(
      (value.includes(entry) ? value.filter((other) => other !== entry) : [...value, entry]).join(),
    );
  return (
    <fieldset id={id} className={css['several']} aria-label={field.title}>
      {field.values.map((entry) => {
        const place = value.indexOf(entry) + 1;
        return (
          <button key={entry} type="button" aria-pressed={place > 0} onClick={() => toggle(entry)}>
            {choiceWords(entry)} {place > 0 ? <b>{place}</b> : null}
          </button>
        );
      })}
    </fieldset>
  );
}
