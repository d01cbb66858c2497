import type { ReactElement } from 'react';
import css from './lobby.module.css';
import type { Where } from './seats.ts';

const PLACES = [
  { where: 'online', title: 'Online', about: 'Friends join with a link, from anywhere.' },
  {
    where: 'here',
    title: 'On this screen',
    about: 'One device passed around, or bots alone. Works without network.',
  },
] as const;

export function WhereField(props: {
  readonly where: Where;
  readonly onChange: (where: Where) => void;
}): ReactElement {
  return (
    <fieldset className={css['choices']}>
      <legend>Where</legend>
      {PLACES.map(({ where, title, about }) => (
        <label key={where} className={css['choice']}>
          <input
            type="radio"
            name="where"
            checked={props.where === where}
            onChange={() => props.onChange(where)}
          />
          <span>
            <strong>{title}</strong>
            <small>{about}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
