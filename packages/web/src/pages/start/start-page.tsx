import { Link, useNavigate } from '@tanstack/react-router';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { GAMES, type GameEntry } from '../../games/registry.ts';
import { Icon } from '../../icons/icon.tsx';
import { meeple, sandsOfTime } from '../../icons/shell.ts';
import { MyGames, OpenTables } from '../../lobby/panels.tsx';
import { playNow } from '../../lobby/play-now.ts';
import css from './start.module.css';

/** The first page: a game is one click away. */
export function StartPage(): ReactElement {
  return (
    <div className={css['start']}>
      <h1 className="unseen">Conclave</h1>
      <div className={css['games']} data-many={Math.min(GAMES.length, 4)}>
        {GAMES.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </div>
      <div className={css['side']}>
        <MyGames most={5} />
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

function GameCard({ entry }: { readonly entry: GameEntry }): ReactElement {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | { readonly trouble: string }>('idle');
  const play = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    try {
      const seated = await playNow(entry);
      if (seated.to === '/local/$id') await navigate({ to: seated.to, params: { id: seated.id } });
      else await navigate({ to: seated.to, params: { match: seated.match } });
    } catch (error) {
      setState({ trouble: error instanceof Error ? error.message : String(error) });
    }
  };
  const [large, ...small] = entry.emblems;
  return (
    <article className={css['card']} style={{ '--hue': entry.hue } as CSSProperties}>
      <div className={css['art']} aria-hidden="true">
        <Icon glyph={large} className={css['large']} />
        {small.map((glyph, i) => (
          <Icon key={glyph} glyph={glyph} className={`${css['small']} ${css[`small${i + 1}`]}`} />
        ))}
      </div>
      <div className={css['words']}>
        <h2>{entry.name}</h2>
        <p>{entry.pitch}</p>
        <p className={css['facts']}>
          <span>
            <Icon glyph={meeple} /> {entry.players}
          </span>
          <span>
            <Icon glyph={sandsOfTime} /> {entry.minutes} min
          </span>
        </p>
        <p className={css['ways']}>
          <button
            type="button"
            className={css['play']}
            aria-busy={state === 'busy'}
            onClick={() => void play()}
          >
            {state === 'busy' ? 'Dealing…' : 'Play now'}
          </button>
          <Link to="/new/$game" params={{ game: entry.id }} className={css['new']}>
            New table
          </Link>
          <Link
            to={entry.loadLesson === undefined ? '/rules/$game' : '/learn/$game'}
            params={{ game: entry.id }}
            className={css['learn']}
          >
            Learn in 5 min
          </Link>
          <Link to="/cards/$game" params={{ game: entry.id }} className={css['learn']}>
            Cards
          </Link>
        </p>
        {typeof state === 'object' ? (
          <p role="alert" className={css['trouble']}>
            {state.trouble}
          </p>
        ) : null}
      </div>
    </article>
  );
}
