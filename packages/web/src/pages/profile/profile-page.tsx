import type { MatchInfo, Profile } from '@conclave/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { usePages } from '../../api/pages.ts';
import { MoreButton } from '../../lobby/more-button.tsx';
import { useMe } from '../../session/me.ts';
import parts from '../parts.module.css';
import { AccountPanel } from './account-panel.tsx';
import { resultsOf } from './figures.ts';
import { GameRows, ReplayWay } from './game-rows.tsx';
import css from './profile-page.module.css';
import { StatisticsPanel } from './statistics-panel.tsx';

const local = () => import('../../offline/index.ts').then((part) => part.localTables);

/** Own games, figures and account. Without a server: the games on this device. */
export function ProfilePage(): ReactElement {
  const profile = useMe();
  const [now] = useState(() => Date.now());
  return (
    <div className={parts['page']}>
      <div className={parts['head']}>
        <h1>{profile.data == null ? 'Your games' : profile.data.name}</h1>
        <Link to="/replay/$match" params={{ match: 'file' }} className={parts['quiet']}>
          Replay a file
        </Link>
        <Link to="/settings" className={parts['quiet']}>
          Settings
        </Link>
      </div>
      <div className={css['columns']}>
        <div className={css['column']}>
          {profile.data == null ? null : <ServerGames profile={profile.data} now={now} />}
          <DeviceGames now={now} />
        </div>
        <div className={css['column']}>
          {profile.isPending ? <p role="status">One moment…</p> : null}
          {profile.error === null ? null : (
            <section className={parts['panel']}>
              <h2>Account</h2>
              <p role="status">{profile.error.message}</p>
            </section>
          )}
          {profile.data === undefined ? null : <AccountPanel profile={profile.data} />}
        </div>
      </div>
    </div>
  );
}

function ServerGames({
  profile,
  now,
}: {
  readonly profile: Profile;
  readonly now: number;
}): ReactElement {
  const mine = usePages('mine', { queryKey: ['me', 'unfinished', profile.player] });
  const finished = usePages('myFinished', { queryKey: ['me', 'finished', profile.player] });
  const done = finished.entries;
  return (
    <>
      <section className={parts['panel']}>
        <h2>Games you are in</h2>
        <GameRows
          games={mine.entries}
          now={now}
          none="You sit at no table. Open one, or join a friend’s by the link."
          ways={(game) => (
            <Link to="/table/$match" params={{ match: game.id }} className={parts['main']}>
              {game.you !== null && game.deciding.includes(game.you) ? 'Your turn' : 'Open'}
            </Link>
          )}
        />
        <MoreButton list={mine}>More games</MoreButton>
      </section>
      <StatisticsPanel
        title="Your figures"
        results={resultsOf(done)}
        totals={profile.statistics}
        now={now}
      />
      <section className={parts['panel']}>
        <h2>Finished games</h2>
        <GameRows
          games={done}
          now={now}
          none="None yet."
          ways={(game) => <ReplayWay id={game.id} />}
        />
        <MoreButton list={finished}>Older games</MoreButton>
      </section>
    </>
  );
}

function DeviceGames({ now }: { readonly now: number }): ReactElement {
  const client = useQueryClient();
  const games = useQuery({
    // The lobby keeps its shorter list of the same games under the first word alone.
    queryKey: ['local-games', 'whole'],
    queryFn: async () => (await local()).games(),
    staleTime: 0,
  });
  const remove = async ({ id, seats, status }: MatchInfo): Promise<void> => {
    const names = seats.map((seat) => seat.name).join(', ');
    const what = status === 'finished' ? 'this finished game' : 'this game in play';
    if (!confirm(`Delete ${what} (${names}) from this device for good?`)) return;
    await (await local()).remove(id);
    await client.invalidateQueries({ queryKey: ['local-games'] });
  };
  const all = games.data ?? [];
  const results = resultsOf(all);
  return (
    <>
      <section className={parts['panel']}>
        <h2>Games on this device</h2>
        {games.error === null ? null : <p className={parts['trouble']}>{games.error.message}</p>}
        <GameRows
          games={all}
          now={now}
          none="Games against bots and on one screen are kept here, also without network."
          ways={(game) => (
            <>
              {game.status === 'finished' ? (
                <ReplayWay id={game.id} />
              ) : (
                <Link to="/local/$id" params={{ id: game.id }} className={parts['main']}>
                  Continue
                </Link>
              )}
              <button
                type="button"
                className={parts['quiet']}
                aria-label={`Delete the game of ${game.seats.map((seat) => seat.name).join(', ')}`}
                onClick={() => {
                  remove(game).catch(() => undefined);
                }}
              >
                Delete
              </button>
            </>
          )}
        />
      </section>
      {results.length === 0 ? null : (
        <StatisticsPanel title="On this device" results={results} totals={[]} now={now} />
      )}
    </>
  );
}
