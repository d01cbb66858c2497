import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { GAMES } from '../../games/registry.ts';
import css from '../../lobby/lobby.module.css';
import { LiveTables, MyGames, OpenTables } from '../../lobby/panels.tsx';
import { useLobbyNews } from '../../lobby/queries.ts';
import parts from '../parts.module.css';

/** Every table there is to sit down at, to go on with, or to look at. */
export function LobbyPage(): ReactElement {
  useLobbyNews();
  return (
    <div className={parts['page']}>
      <header className={parts['head']}>
        <h1>Tables</h1>
        {GAMES.map((entry) => (
          <Link
            key={entry.id}
            to="/new/$game"
            params={{ game: entry.id }}
            className={parts['main']}
          >
            New table: {entry.name}
          </Link>
        ))}
      </header>
      <div className={css['tables']}>
        <MyGames most={50} />
        <OpenTables />
        <LiveTables />
      </div>
    </div>
  );
}
