import type { MatchInfo, SeatInfo } from '@conclave/protocol';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactElement, useState } from 'react';
import { ask } from '../../api/http.ts';
import { gameEntry } from '../../games/registry.ts';
import css from '../../lobby/lobby.module.css';
import { paceWords } from '../../lobby/match-row.tsx';
import { renewLists, useBots } from '../../lobby/queries.ts';
import { useMe } from '../../session/me.ts';
import { SeatSign } from '../../table/seat-panel.tsx';
import parts from '../parts.module.css';

/** Before the start: who sits where, the link for friends, and the deal. */
export function WaitingRoom({ info }: { readonly info: MatchInfo }): ReactElement {
  const navigate = useNavigate();
  const me = useMe();
  const [trouble, setTrouble] = useState('');
  const isHost = me.data?.player !== undefined && me.data.player === info.host;
  const free = info.seats.filter((seat) => seat.kind === 'open').length;
  const host = info.seats.find((seat) => seat.player === info.host)?.name ?? 'the host';
  const params = { id: info.id };

  const act = async (doing: () => Promise<unknown>): Promise<void> => {
    setTrouble('');
    try {
      await doing();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  const leave = async (): Promise<void> => {
    await ask('leave', { params });
    void renewLists();
    await navigate({ to: '/tables' });
  };

  return (
    <div className={parts['page']}>
      <header className={parts['head']}>
        <h1>{info.title || (gameEntry(info.game)?.name ?? info.game)}</h1>
        <p className={parts['soft']}>
          {info.private ? 'private · ' : ''}
          {paceWords(info.pace)}
        </p>
      </header>
      <div className={css['columns']}>
        <section className={`${parts['panel']} ${css['stack']}`}>
          <h2>Who sits here</h2>
          <div className={css['stack']}>
            {info.seats.map((seat, i) => (
              <SeatRow
                key={`seat-${String(i)}`}
                info={info}
                seat={seat}
                index={i}
                isHost={isHost}
                act={act}
              />
            ))}
          </div>
        </section>
        <section className={`${parts['panel']} ${css['stack']}`}>
          <h2>Invite</h2>
          <Invitation info={info} />
          <p className={parts['soft']}>
            The deal is fixed already: its seed has the SHA-256 <code>{info.seedHash}</code>. The
            seed itself is shown when the game ends.
          </p>
          {trouble === '' ? null : (
            <p role="alert" className={parts['trouble']}>
              {trouble}
            </p>
          )}
          <div className={css['buttons']}>
            {isHost ? (
              <button
                type="button"
                className={parts['main']}
                aria-disabled={free > 0}
                title={free > 0 ? 'Every seat must be taken first.' : undefined}
                onClick={() =>
                  free > 0
                    ? setTrouble('Every seat must be taken first, by a person or a bot.')
                    : void act(() => ask('start', { params }))
                }
              >
                Deal
              </button>
            ) : (
              <p role="status">
                {free > 0 ? 'Waiting for players.' : `Waiting for ${host} to deal.`}
              </p>
            )}
            {info.you === null ? (
              <Link
                to="/join/$match"
                params={{ match: info.id }}
                search={info.invite ? { key: info.invite } : {}}
                className={parts['main']}
              >
                Sit down
              </Link>
            ) : (
              <button type="button" className={parts['quiet']} onClick={() => void act(leave)}>
                Stand up
              </button>
            )}
          </div>
        </section>
      </div>
    </div>
  );
}

function SeatRow(props: {
  readonly info: MatchInfo;
  readonly seat: SeatInfo;
  readonly index: number;
  readonly isHost: boolean;
  readonly act: (doing: () => Promise<unknown>) => Promise<void>;
}): ReactElement {
  const { info, seat, index, isHost, act } = props;
  const bots = useBots(info.game);
  const params = { id: info.id };
  const put = (bot: string | null): void =>
    void act(() => ask('setBot', { params, body: { seat: index, bot } }));
  return (
    <div className={css['seatRow']} data-seat={index}>
      <SeatSign seat={index} info={seat} />
      <span>
        <strong>
          {seat.kind === 'open' ? (seat.name ? `Kept for ${seat.name}` : 'Free') : seat.name}
          {index === info.you ? ' (you)' : ''}
        </strong>
        <small>
          {seat.kind === 'bot'
            ? `bot · ${seat.bot ?? ''}`
            : seat.kind === 'open'
              ? 'waiting for somebody'
              : seat.player === info.host
                ? 'host'
                : seat.connected
                  ? 'here'
                  : 'away'}
        </small>
      </span>
      {isHost && seat.kind === 'open' ? (
        <label className={parts['field']}>
          <span className="unseen">Put a bot on seat {index + 1}</span>
          <select value="" onChange={(event) => put(event.target.value)}>
            <option value="" disabled>
              Add a bot
            </option>
            {bots.map((bot) => (
              <option key={bot}>{bot}</option>
            ))}
          </select>
        </label>
      ) : null}
      {isHost && seat.kind === 'bot' ? (
        <button type="button" className={parts['quiet']} onClick={() => put(null)}>
          Free the seat
        </button>
      ) : null}
      {isHost && seat.kind === 'person' && index !== info.you ? (
        <button
          type="button"
          className={parts['quiet']}
          onClick={() => void act(() => ask('kick', { params, body: { seat: index } }))}
        >
          Send away
        </button>
      ) : null}
    </div>
  );
}

/** The link a friend opens. */
function Invitation({ info }: { readonly info: MatchInfo }): ReactElement {
  const [copied, setCopied] = useState(false);
  const key = info.invite ? `?key=${info.invite}` : '';
  const link = `${location.origin}/join/${info.id}${key}`;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <div className={css['link']}>
      <label className={parts['field']} style={{ flex: 1 }}>
        Send this link to a friend. A name is enough to join.
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className={parts['quiet']}
        style={{ alignSelf: 'end' }}
        onClick={() => void copy()}
      >
        <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
      </button>
    </div>
  );
}
