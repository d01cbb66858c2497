import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { Notice } from '../../shell/notice.tsx';
import { Waiting } from '../../shell/problem.tsx';
import { AfterGame } from '../../table/after-game.tsx';
import type { TableConnection } from '../../table/connection.ts';
import { TableScreen, useSnapshot } from '../../table/table-screen.tsx';
import { useConnection } from '../../table/use-connection.ts';

const offline = () => import('../../offline/index.ts');

/** A table in this browser alone: against bots, or several people on one screen. */
export function LocalPage(): ReactElement {
  const { id } = useParams({ from: '/local/$id' });
  const opened = useConnection(id, async () => (await offline()).localTables.open(id));
  if (opened.state === 'failed') throw opened.error;
  if (opened.state === 'opening') return <Waiting />;
  if (opened.state === 'none') {
    return (
      <Notice title="There is no such game in this browser">
        Games without a server are kept where they were played. This one was removed, or belongs to
        another device.
      </Notice>
    );
  }
  return <LocalTable connection={opened.connection} />;
}

function LocalTable({ connection }: { readonly connection: TableConnection }): ReactElement {
  const { info, refused } = useSnapshot(connection);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  if (refused !== null) {
    return <Notice title="This game cannot be opened">{refused.message}</Notice>;
  }
  const again = async (): Promise<void> => {
    setBusy(true);
    const { localTables } = await offline();
    const seats = info.seats.map((seat) =>
      seat.kind === 'bot'
        ? ({ kind: 'bot', bot: seat.bot ?? 'greedy' } as const)
        : ({ kind: 'person', name: seat.name } as const),
    );
    const next = await localTables.start({ game: info.game, options: info.options, seats });
    await navigate({ to: '/local/$id', params: { id: next } });
    setBusy(false);
  };
  return (
    <TableScreen
      connection={connection}
      after={
        <AfterGame again={() => void again()} busy={busy}>
          <Link to="/replay/$match" params={{ match: info.id }}>
            Replay
          </Link>
        </AfterGame>
      }
    />
  );
}
