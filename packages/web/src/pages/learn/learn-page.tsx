import { Navigate, useParams } from '@tanstack/react-router';
import { type ReactElement, useRef, useState } from 'react';
import { type Lesson, repliesOf } from '../../games/lesson.ts';
import { type GameEntry, gameEntry } from '../../games/registry.ts';
import type { LocalConnection } from '../../offline/local-connection.ts';
import { rememberedName } from '../../session/me.ts';
import { Notice } from '../../shell/notice.tsx';
import { Waiting } from '../../shell/problem.tsx';
import { DecisionBar } from '../../table/decision-bar.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import { useConnection } from '../../table/use-connection.ts';
import { Guide } from './guide.tsx';

/** A game's first game, with a teacher. A game that has none is learnt from its rulebook. */
export function LearnPage(): ReactElement {
  const { game } = useParams({ from: '/learn/$game' });
  const entry = gameEntry(game);
  if (entry === undefined) {
    return <Notice title="There is no such game">Nothing here is called {game}.</Notice>;
  }
  if (entry.loadLesson === undefined) return <Navigate to="/rules/$game" params={{ game }} />;
  return <Learn key={game} entry={entry} load={entry.loadLesson} />;
}

function Learn(props: {
  readonly entry: GameEntry;
  readonly load: () => Promise<Lesson>;
}): ReactElement {
  const { entry, load } = props;
  const [round, setRound] = useState(0);
  const taught = useRef<{ lesson: Lesson; connection: LocalConnection } | null>(null);
  const opened = useConnection(`${entry.id} ${round}`, async () => {
    const [lesson, { localTables }] = await Promise.all([load(), import('../../offline/index.ts')]);
    const { bots, options, seed } = lesson;
    const name = rememberedName() || 'Apprentice';
    const wish = {
      game: entry.id,
      name,
      bots,
      options,
      script: { seed, replies: repliesOf(lesson) },
    };
    const connection = await localTables.learn(wish, round === 0 ? 'go-on' : 'anew');
    taught.current = { lesson, connection };
    return connection;
  });
  if (opened.state === 'failed') {
    return <Notice title="The lesson cannot be opened">{opened.error.message}</Notice>;
  }
  if (opened.state !== 'open' || taught.current === null) return <Waiting />;
  const again = (): void => setRound(round + 1);
  return (
    <TableScreen
      connection={opened.connection}
      foot={
        <>
          <Guide key={round} {...taught.current} again={again} />
          <DecisionBar />
        </>
      }
    />
  );
}
