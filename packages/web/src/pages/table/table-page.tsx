import type { MatchInfo } from '@conclave/protocol';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { ask, whyNoTable } from '../../api/http.ts';
import { liveSocket } from '../../api/socket.ts';
import { renewLists } from '../../lobby/queries.ts';
import { Notice } from '../../shell/notice.tsx';
import { Waiting } from '../../shell/problem.tsx';
import { TopBar } from '../../shell/shell.tsx';
import { AfterGame } from '../../table/after-game.tsx';
import type { TableConnection } from '../../table/connection.ts';
import { SocketConnection } from '../../table/socket-connection.ts';
import { TableScreen, useSnapshot } from '../../table/table-screen.tsx';
import { useConnection } from '../../table/use-connection.ts';
import { WaitingRoom } from './waiting-room.tsx';

/** A table on the server: its waiting room first, then the game. */
export function TablePage(): ReactElement {
  const { match: id } = useParams({ from: '/table/$match' });
  const { key } = useSearch({ from: '/table/$match' });
  const opened = useConnection(`${id} ${key ?? ''}`, async () => {
    const info = await ask('match', { params: { id }, query: { key } });
    return new SocketConnection(liveSocket(), info, key);
  });
  if (opened.state === 'failed') {
    return (
      <>
        <TopBar />
        <Notice title="This table cannot be shown">{whyNoTable(opened.error)}</Notice>
      </>
    );
  }
  if (opened.state !== 'open') return <Waiting />;
  return <LiveTable connection={opened.connection} />;
}

function LiveTable({ connection }: { readonly connection: TableConnection }): ReactElement {
  const { info, refused } = useSnapshot(connection);
  if (refused !== null) {
    return (
      <>
        <TopBar />
        <Notice title="This table cannot be shown">{refused.message}</Notice>
      </>
    );
  }
  if (info.status === 'lobby') {
    return (
      <>
        <TopBar />
        <WaitingRoom info={info} />
      </>
    );
  }
  if (info.frozen !== null) {
    return (
      <>
        <TopBar />
        <Notice title="This table has stopped">
          It cannot go on: {info.frozen}. It counts for nobody, and nothing else is touched by it.
        </Notice>
      </>
    );
  }
  return <TableScreen connection={connection} after={<After info={info} />} />;
}

function After({ info }: { readonly info: MatchInfo }): ReactElement {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      const match = await ask('rematch', { params: { id: info.id } });
      void renewLists();
      await navigate({ to: '/table/$match', params: { match: match.id } });
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  const replay = (
    <>
      <Link to="/replay/$match" params={{ match: info.id }}>
        Replay
      </Link>
      {trouble === '' ? null : <span role="alert">{trouble}</span>}
    </>
  );
  if (info.you === null) return replay;
  return (
    <AfterGame again={() => void again()} busy={busy}>
      {replay}
    </AfterGame>
  );
}
