import { Link, useNavigate } from '@tanstack/react-router';
import { type CSSProperties, type ReactElement, useState } from 'react';
import type { GameEntry } from '../../games/registry.ts';
import { Icon } from '../../icons/icon.tsx';
import { meeple, sandsOfTime } from '../../icons/shell.ts';
import { playNow } from '../../lobby/play-now.ts';
import css from './start.module.css';

const playersOf = ({ min, max }: GameEntry['seats']): string =>
  `${min === max ? min : `${min}–${max}`} players`;

/** A game in short: what it is, and every way into it. */
export function GameCard({ entry }: { readonly entry: GameEntry }): ReactElement {
  return (
    <article className={css['card']} style={{ '--hue': entry.hue } as CSSProperties}>
      <Art emblems={entry.emblems} />
      <h2>{entry.name}</h2>
      {entry.pitch === '' ? null : <p className={css['pitch']}>{entry.pitch}</p>}
      <p className={css['facts']}>
        <span>
          <Icon glyph={meeple} /> {playersOf(entry.seats)}
        </span>
        {entry.minutes === undefined ? null : (
          <span>
            <Icon glyph={sandsOfTime} /> {entry.minutes} min
          </span>
        )}
      </p>
      <Ways entry={entry} />
    </article>
  );
}

/** The emblems keep to a place of their own: nothing to read ever lies over them. */
function Art({ emblems }: Pick<GameEntry, 'emblems'>): ReactElement {
  const [large, ...small] = emblems;
  return (
    <div className={css['art']} aria-hidden="true">
      <Icon glyph={large} className={css['large']} />
      {small.map((glyph, i) => (
        <Icon key={glyph} glyph={glyph} className={`${css['small']} ${css[`small${i + 1}`]}`} />
      ))}
    </div>
  );
}

function Ways({ entry }: { readonly entry: GameEntry }): ReactElement {
  const navigate = useNavigate();
  const [state, setState] = useState<'idle' | 'busy' | { readonly trouble: string }>('idle');
  const params = { game: entry.id };
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
  return (
    <div className={css['ways']}>
      <button
        type="button"
        className={css['play']}
        aria-busy={state === 'busy'}
        title={`A game of ${entry.name} against bots, at once`}
        onClick={() => void play()}
      >
        {state === 'busy' ? 'Dealing…' : 'Play now'}
      </button>
      <Link to="/new/$game" params={params} className={css['new']}>
        New table<span className="unseen"> of {entry.name}</span>
      </Link>
      <span className={css['reading']}>
        {entry.loadLesson === undefined ? null : (
          <Link to="/learn/$game" params={params}>
            Learn in 5 min<span className="unseen">: {entry.name}</span>
          </Link>
        )}
        <Link to="/rules/$game" params={params}>
          Rules<span className="unseen"> of {entry.name}</span>
        </Link>
        <Link to="/cards/$game" params={params}>
          Cards<span className="unseen"> of {entry.name}</span>
        </Link>
      </span>
      {typeof state === 'object' ? (
        <p role="alert" className={css['trouble']}>
          {state.trouble}
        </p>
      ) : null}
    </div>
  );
}
