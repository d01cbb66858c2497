import type { MatchInfo, Pace } from '@conclave/protocol';
import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { gameEntry } from '../games/registry.ts';
import { Icon } from '../icons/icon.tsx';
import type { LocalGame } from '../table/local-tables.ts';
import css from './lobby.module.css';

export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'none':
      return 'no clock';
    case 'live':
      return `${pace.minutes} min each${pace.increment > 0 ? ` + ${pace.increment} s` : ''}`;
    case 'days':
      return pace.days === 1 ? 'a day a move' : `${pace.days} days a move`;
  }
}

function Row(props: {
  readonly game: string;
  readonly title: string;
  readonly about: string;
  readonly children: ReactNode;
}): ReactElement {
  const entry = gameEntry(props.game);
  return (
    <li className={css['row']}>
      <span className={css['sign']} style={{ background: `hsl(${entry?.hue ?? 0} 75% 80%)` }}>
        {entry === undefined ? null : <Icon glyph={entry.emblems[0]} />}
      </span>
      <span className={css['what']}>
        <strong>{props.title}</strong>
        <small>{`${entry?.name ?? props.game} · ${props.about}`}</small>
      </span>
      {props.children}
    </li>
  );
}

const namesOf = ({ seats }: MatchInfo): string =>
  seats
    .map((seat) => seat.name)
    .filter((name) => name !== '')
    .join(', ');

/** One of the reader's own tables: whose turn it is, and the way there. */
export function MyRow({ match }: { readonly match: MatchInfo }): ReactElement {
  const { you, deciding, status, length } = match;
  const turn = you !== null && deciding.includes(you);
  const about =
    status === 'lobby' ? 'not started yet' : `${length} moves · ${paceWords(match.pace)}`;
  const state = match.frozen === null ? (turn ? 'your turn' : 'waiting') : 'stopped';
  return (
    <Row game={match.game} title={match.title || namesOf(match)} about={about}>
      <Link
        to="/table/$match"
        params={{ match: match.id }}
        className={turn || status === 'lobby' ? css['pill'] : css['quiet']}
      >
        {status === 'lobby' ? 'waiting room' : state}
      </Link>
    </Row>
  );
}

export function OpenRow({ match }: { readonly match: MatchInfo }): ReactElement {
  const taken = match.seats.filter((seat) => seat.kind !== 'open').length;
  return (
    <Row
      game={match.game}
      title={match.title || namesOf(match) || 'Open table'}
      about={`${taken} of ${match.seats.length} · ${paceWords(match.pace)}`}
    >
      <Link to="/join/$match" params={{ match: match.id }} className={css['pill']}>
        join
      </Link>
    </Row>
  );
}

export function LiveRow({ match }: { readonly match: MatchInfo }): ReactElement {
  return (
    <Row
      game={match.game}
      title={match.title || namesOf(match)}
      about={`${match.length} moves · ${paceWords(match.pace)}`}
    >
      <Link to="/table/$match" params={{ match: match.id }} className={css['quiet']}>
        look on
      </Link>
    </Row>
  );
}

export function LocalRow({ game }: { readonly game: LocalGame }): ReactElement {
  const about = game.people > 1 ? 'one screen' : 'solo, here';
  return (
    <Row game={game.game} title={game.names.join(', ')} about={`${about} · ${game.length} moves`}>
      <Link
        to="/local/$id"
        params={{ id: game.id }}
        className={game.finished ? css['quiet'] : css['pill']}
      >
        {game.finished ? 'finished' : 'continue'}
      </Link>
    </Row>
  );
}
