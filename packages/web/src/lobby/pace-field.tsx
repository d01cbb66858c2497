import type { Pace } from '@conclave/protocol';
import type { ReactElement } from 'react';
import parts from '../pages/parts.module.css';
import css from './lobby.module.css';

const KINDS = [
  { kind: 'none', title: 'No clock', about: 'Everybody takes the time they need.' },
  { kind: 'live', title: 'Live', about: 'Minutes for the whole game, per player.' },
  { kind: 'days', title: 'Turn by turn', about: 'Days for each move.' },
] as const;

const FRESH: Readonly<Record<Pace['kind'], Pace>> = {
  none: { kind: 'none' },
  live: { kind: 'live', minutes: 15, increment: 10 },
  days: { kind: 'days', days: 2 },
};

export function PaceField(props: {
  readonly pace: Pace;
  readonly onChange: (pace: Pace) => void;
}): ReactElement {
  const { pace, onChange } = props;
  const number = (text: string): number => Math.max(0, Math.floor(Number(text) || 0));
  return (
    <fieldset className={css['choices']}>
      <legend>Pace</legend>
      {KINDS.map(({ kind, title, about }) => (
        <label key={kind} className={css['choice']}>
          <input
            type="radio"
            name="pace"
            checked={pace.kind === kind}
            onChange={() => onChange(FRESH[kind])}
          />
          <span>
            <strong>{title}</strong>
            <small>{about}</small>
          </span>
        </label>
      ))}
      {pace.kind === 'live' ? (
        <div className={css['pair']}>
          <label className={parts['field']}>
            Minutes each
            <input
              type="number"
              min={1}
              max={180}
              value={pace.minutes}
              onChange={(event) => onChange({ ...pace, minutes: number(event.target.value) })}
            />
          </label>
          <label className={parts['field']}>
            Seconds added a move
            <input
              type="number"
              min={0}
              max={120}
              value={pace.increment}
              onChange={(event) => onChange({ ...pace, increment: number(event.target.value) })}
            />
          </label>
        </div>
      ) : null}
      {pace.kind === 'days' ? (
        <label className={parts['field']}>
          Days a move
          <input
            type="number"
            min={1}
            max={14}
            value={pace.days}
            onChange={(event) => onChange({ ...pace, days: number(event.target.value) })}
          />
        </label>
      ) : null}
    </fieldset>
  );
}
