import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { GAMES } from '../games/registry.ts';
import parts from './parts.module.css';

/** The way to the same page of another game. */
export function OtherGames(props: {
  readonly game: string;
  readonly to: '/rules/$game' | '/cards/$game';
}): ReactElement | null {
  const { game, to } = props;
  const navigate = useNavigate();
  if (GAMES.length < 2) return null;
  return (
    <label className={parts['field']}>
      Game
      <select
        value={game}
        onChange={(event) => void navigate({ to, params: { game: event.target.value } })}
      >
        {GAMES.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
