import type { ReactElement } from 'react';
import { GAMES } from '../../games/registry.ts';
import { MyGames, OpenTables } from '../../lobby/panels.tsx';
import { useWide } from '../../shell/use-wide.ts';
import { GameCard } from './game-card.tsx';
import css from './start.module.css';

/** The first page: a game is one click away. */
export function StartPage(): ReactElement {
  const wide = useWide();
  return (
    <div className={css['start']}>
      <h1 className="unseen">Conclave</h1>
      {wide ? null : <MyGames most={3} unlessNone />}
      <div className={css['games']} data-many={GAMES.length}>
        {GAMES.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <div className={css['side']}>
        {wide ? <MyGames most={5} /> : null}
        <OpenTables most={5} />
        <p className={css['credit']}>
          Emblems from{' '}
          <a href="https://game-icons.net" rel="noreferrer">
            game-icons.net
          </a>
          , CC BY 3.0.
        </p>
      </div>
    </div>
  );
}
