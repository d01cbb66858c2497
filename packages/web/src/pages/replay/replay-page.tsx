import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { gameEntry } from '../../games/registry.ts';
import { Notice } from '../../shell/notice.tsx';
import { TableScreen } from '../../table/table-screen.tsx';
import parts from '../parts.module.css';
import { OpenFile } from './open-file.tsx';
import { PlayOnDialog } from './play-on-dialog.tsx';
import css from './replay.module.css';
import { ReplayBar } from './replay-bar.tsx';
import { ReplayConnection } from './replay-connection.ts';
import { useReplayKeys } from './replay-keys.ts';
import {
  FILE_ID,
  fileOf,
  forgetFile,
  keptFileKey,
  loadRecording,
  NotAGame,
  type Recording,
} from './source.ts';
import { Tape } from './tape.ts';
import { useReplay } from './use-replay.ts';
import { VerifyDialog } from './verify-dialog.tsx';

type Loaded = { readonly recording: Recording; readonly tape: Tape } | { readonly trouble: string };

async function load(id: string, key: string | undefined): Promise<Loaded> {
  try {
    const recording = await loadRecording(id, key);
    const entry = gameEntry(recording.log.game);
    if (entry === undefined) return { trouble: `There is no game ${recording.log.game} here.` };
    const made = Tape.of(await entry.load(), recording.log, recording.names);
    if ('tape' in made) return { recording, tape: made.tape };
    return { trouble: `This game cannot be shown: ${made.error.place} ${made.error.reason}.` };
  } catch (error) {
    if (error instanceof NotAGame || error instanceof Error) return { trouble: error.message };
    throw error;
  }
}

/** A finished game, moment by moment. */
export function ReplayPage(): ReactElement {
  const { match } = useParams({ from: '/replay/$match' });
  const { key } = useSearch({ from: '/replay/$match' });
  const [, setOpened] = useState(0);
  const file = match === FILE_ID ? keptFileKey() : '';
  const lookAgain = (): void => setOpened((count) => count + 1);
  const { data } = useSuspenseQuery({
    queryKey: ['replay', match, key, file],
    queryFn: () => load(match, key),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  if (match === FILE_ID && 'trouble' in data) {
    return <OpenFile trouble={file === '' ? '' : data.trouble} opened={lookAgain} />;
  }
  if ('trouble' in data) {
    return (
      <Notice
        title="No replay"
        ways={
          <Link to="/replay/$match" params={{ match: FILE_ID }} className={parts['quiet']}>
            Open a file
          </Link>
        }
      >
        {data.trouble}
      </Notice>
    );
  }
  const another = (): void => {
    forgetFile();
    lookAgain();
  };
  return (
    <Replay key={`${match} ${file}`} {...data} another={match === FILE_ID ? another : undefined} />
  );
}

function Replay(props: {
  readonly recording: Recording;
  readonly tape: Tape;
  /** Puts the file away and asks for another one. */
  readonly another: (() => void) | undefined;
}): ReactElement {
  const { recording, tape, another } = props;
  // A file's game has no id of its own: its hash tells one from another.
  const id = recording.id === FILE_ID ? `file ${recording.log.hash}` : recording.id;
  const connection = useMemo(() => new ReplayConnection(id, tape, 0, 'all'), [id, tape]);
  const replaying = useReplay(connection);
  useReplayKeys(replaying, tape.length, tape.names.length);
  const verifying = useRef<HTMLDialogElement>(null);
  const playingOn = useRef<HTMLDialogElement>(null);
  const [verifyOpen, setVerifyOpen] = useState(false);
  const { at, eyes } = replaying;
  const deciding = connection.snapshot().info.deciding[0] ?? 0;
  const over = tape.next(at) === undefined;
  useEffect(() => () => connection.close(), [connection]);
  return (
    <>
      <TableScreen
        connection={connection}
        jump={replaying.go}
        menu={
          another === undefined ? null : (
            <button type="button" className={css['other']} onClick={another}>
              Other file
            </button>
          )
        }
        foot={
          <ReplayBar tape={tape} replaying={replaying}>
            <button
              type="button"
              className={parts['quiet']}
              onClick={() => {
                setVerifyOpen(true);
                verifying.current?.showModal();
              }}
            >
              Verify
            </button>
            <Share recording={recording} at={at} seat={eyes} />
            <button
              type="button"
              className={parts['main']}
              aria-disabled={over}
              title={over ? 'The game is over at this moment' : 'Practice from this moment'}
              onClick={() => {
                if (!over) playingOn.current?.showModal();
              }}
            >
              Play on
            </button>
          </ReplayBar>
        }
      />
      <VerifyDialog
        dialog={verifying}
        recording={recording}
        names={tape.names}
        open={verifyOpen}
        show={(moment) => {
          verifying.current?.close();
          replaying.go(moment);
        }}
        close={() => setVerifyOpen(false)}
      />
      <PlayOnDialog
        dialog={playingOn}
        recording={recording}
        tape={tape}
        at={at}
        seat={eyes === 'all' ? deciding : eyes}
      />
    </>
  );
}

/** A link to this moment, or, for a game on this device, its file. */
function Share(props: {
  readonly recording: Recording;
  readonly at: number;
  readonly seat: number | 'all';
}): ReactElement {
  const { recording, at, seat } = props;
  const [said, setSaid] = useState('');
  const onServer = /^[a-z0-9]{12}$/.test(recording.id);
  const copy = async (): Promise<void> => {
    const address = new URL(location.href);
    address.search = new URLSearchParams({
      at: String(at),
      ...(seat === 'all' ? {} : { seat: String(seat) }),
      ...(recording.key === undefined ? {} : { key: recording.key }),
    }).toString();
    await navigator.clipboard.writeText(address.href);
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(fileOf(recording));
    link.download = `conclave-${recording.log.game}-${recording.log.hash.slice(0, 8)}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      {onServer ? (
        <button
          type="button"
          className={parts['quiet']}
          onClick={() => {
            copy().then(
              () => setSaid('The link is copied.'),
              () => setSaid('Copy it from the address bar.'),
            );
          }}
        >
          {said === '' ? 'Copy link' : 'Copied'}
        </button>
      ) : null}
      <button
        type="button"
        className={parts['quiet']}
        title="Save this game as a file"
        onClick={save}
      >
        Save
      </button>
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}
