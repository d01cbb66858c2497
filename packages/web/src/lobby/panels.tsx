import { Link } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { Pages } from '../api/pages.ts';
import css from './lobby.module.css';
import { LiveRow, LocalRow, MyRow, OpenRow } from './match-row.tsx';
import { MoreButton } from './more-button.tsx';
import { useLiveTables, useLocalGames, useMyTables, useOpenTables } from './queries.ts';

function Panel(props: {
  readonly title: string;
  readonly none: string;
  readonly more?: ReactNode;
  readonly children: readonly ReactNode[];
}): ReactElement {
  return (
    <section className={css['panel']}>
      <h2>{props.title}</h2>
      {props.children.length === 0 ? (
        <p className={css['none']}>{props.none}</p>
      ) : (
        <ul className={css['list']}>{props.children}</ul>
      )}
      {props.more}
    </section>
  );
}

/** The reader's games, here and on the server, those waiting for them first. */
export function MyGames(props: {
  readonly most: number;
  /** Where an empty list would only be in the way. */
  readonly unlessNone?: boolean;
}): ReactElement | null {
  const { most, unlessNone = false } = props;
  const mine = useMyTables();
  const local = useLocalGames().data ?? [];
  const sorted = [...mine.entries].sort((a, b) => waits(b) - waits(a) || b.updatedAt - a.updatedAt);
  const open = local.filter((game) => !game.finished);
  const rows = [
    ...sorted.map((match) => <MyRow key={match.id} match={match} />),
    ...open.map((game) => <LocalRow key={game.id} game={game} />),
  ];
  if (unlessNone && rows.length === 0) return null;
  const more =
    rows.length <= most && mine.more === undefined ? null : (
      <Link to="/me" className={css['all']}>
        {mine.more === undefined ? `All ${rows.length} games` : 'All your games'}
      </Link>
    );
  return (
    <Panel title="Your games" none="No game is waiting for you. Play now starts one." more={more}>
      {rows.slice(0, most)}
    </Panel>
  );
}

const waits = (match: { you: number | null; deciding: readonly number[] }): number =>
  match.you !== null && match.deciding.includes(match.you) ? 1 : 0;

/** A few of a list, or all of it page by page. */
interface Extent {
  readonly most?: number;
}

const moreOf = (list: Pages, most: number | undefined): ReactNode =>
  most === undefined ? <MoreButton list={list}>More tables</MoreButton> : null;

export function OpenTables({ most }: Extent): ReactElement {
  const open = useOpenTables();
  const none = open.isError
    ? 'The server does not answer. Games against bots and on one screen work without it.'
    : 'Nobody is looking for players right now. Open a table and send the link to a friend.';
  return (
    <Panel title="Open tables" none={none} more={moreOf(open, most)}>
      {open.entries.slice(0, most).map((match) => (
        <OpenRow key={match.id} match={match} />
      ))}
    </Panel>
  );
}

export function LiveTables({ most }: Extent): ReactElement {
  const live = useLiveTables();
  return (
    <Panel title="In play" none="No public game is being played." more={moreOf(live, most)}>
      {live.entries.slice(0, most).map((match) => (
        <LiveRow key={match.id} match={match} />
      ))}
    </Panel>
  );
}
