import type { MatchInfo } from '@conclave/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { gameEntry } from '../../games/registry.ts';
import { Icon } from '../../icons/icon.tsx';
import parts from '../parts.module.css';
import { ago, ownSeat } from './figures.ts';
import css from './profile-page.module.css';

/** Whose turn it is, or how it ended, for the one whose page this is. */
function standingOf(game: MatchInfo): string {
  const own = ownSeat(game);
  if (game.status === 'lobby') return 'waiting for players';
  if (game.status === 'playing') {
    if (own !== null && game.deciding.includes(own)) return 'your turn';
    const names = game.deciding.map((seat) => game.seats[seat]?.name ?? '');
    return names.length === 0 ? 'in play' : `${names.join(' and ')} to move`;
  }
  if (own !== null && game.seats[own]?.resigned === true) return 'given up';
  if (own !== null && game.winners.includes(own)) return 'won';
  const names = game.winners.map((seat) => game.seats[seat]?.name ?? '');
  return names.length === 0 ? 'nobody won' : `${names.join(' and ')} won`;
}

/** A list of games, each with its ways to go on. */
export function GameRows(props: {
  readonly games: readonly MatchInfo[];
  readonly now: number;
  readonly none: string;
  readonly ways: (game: MatchInfo) => ReactNode;
}): ReactElement {
  const { games, now, none, ways } = props;
  if (games.length === 0) return <p className={parts['soft']}>{none}</p>;
  return (
    <ul className={css['rows']}>
      {games.map((game) => {
        const entry = gameEntry(game.game);
        const standing = standingOf(game);
        return (
          <li key={game.id}>
            <span className={css['sign']} style={{ '--hue': entry?.hue ?? 260 } as object}>
              <Icon glyph={entry?.emblems[0] ?? ''} />
            </span>
            <span className={css['what']}>
              <strong>{game.seats.map((seat) => seat.name || 'free seat').join(', ')}</strong>
              <span className={parts['soft']}>
                {entry?.name ?? game.game} · {standing} · {ago(game.updatedAt, now)}
                {game.practice ? ' · practice' : ''}
              </span>
            </span>
            <span className={css['ways']}>{ways(game)}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function ReplayWay({ id }: { readonly id: string }): ReactElement {
  return (
    <Link to="/replay/$match" params={{ match: id }} className={parts['quiet']}>
      Replay
    </Link>
  );
}
