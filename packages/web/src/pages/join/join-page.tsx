import type { MatchInfo } from '@conclave/protocol';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ask, whyNoTable } from '../../api/http.ts';
import { gameEntry } from '../../games/registry.ts';
import css from '../../lobby/lobby.module.css';
import { paceWords } from '../../lobby/match-row.tsx';
import { renewLists } from '../../lobby/queries.ts';
import { anyName, beSomebody, rememberedName, useMe } from '../../session/me.ts';
import { Notice } from '../../shell/notice.tsx';
import { Waiting } from '../../shell/problem.tsx';
import { NameField } from '../name-field.tsx';
import parts from '../parts.module.css';

/** Where an invitation leads: a name is enough. */
export function JoinPage(): ReactElement {
  const { match: id } = useParams({ from: '/join/$match' });
  const { key } = useSearch({ from: '/join/$match' });
  const { data: match, error } = useQuery({
    queryKey: ['match', id, key],
    queryFn: () => ask('match', { params: { id }, query: { key } }),
    retry: false,
  });
  if (error !== null) {
    return <Notice title="This table cannot be joined">{whyNoTable(error)}</Notice>;
  }
  if (match === undefined) return <Waiting />;
  const search = key === undefined ? {} : { key };
  if (match.you !== null || match.status === 'finished') {
    return <Navigate to="/table/$match" params={{ match: id }} search={search} />;
  }
  return <Join match={match} keyword={key} />;
}

function Join(props: {
  readonly match: MatchInfo;
  readonly keyword: string | undefined;
}): ReactElement {
  const { match, keyword } = props;
  const navigate = useNavigate();
  const me = useMe();
  const [name, setName] = useState(() => rememberedName() || anyName());
  const [state, setState] = useState({ busy: false, trouble: '' });
  const free = match.seats.filter((seat) => seat.kind === 'open').length;
  const host = match.seats.find((seat) => seat.player === match.host)?.name;
  const others = match.seats.filter((seat) => seat.kind !== 'open').map((seat) => seat.name);
  const game = gameEntry(match.game);
  const search = keyword === undefined ? {} : { key: keyword };

  const sit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setState({ busy: true, trouble: '' });
    try {
      await beSomebody(name.trim());
      await ask('join', { params: { id: match.id }, body: search });
      void renewLists();
      await navigate({ to: '/table/$match', params: { match: match.id }, search });
    } catch (error) {
      setState({ busy: false, trouble: error instanceof Error ? error.message : String(error) });
    }
  };

  return (
    <form className={`${parts['page']} ${css['narrow']}`} onSubmit={(event) => void sit(event)}>
      <div className={`${parts['panel']} ${css['stack']}`}>
        <h1>{host === undefined ? 'You are invited' : `${host} invites you`}</h1>
        <p>
          to a game of <strong>{game?.name ?? match.game}</strong>
          {match.title === '' ? '' : `, “${match.title}”`}. {others.join(', ')}{' '}
          {others.length === 1 ? 'sits' : 'sit'} there; {free} of {match.seats.length} seats{' '}
          {free === 1 ? 'is' : 'are'} free. Pace: {paceWords(match.pace)}.
        </p>
        {me.data === undefined || me.data === null ? (
          <NameField label="Your name, as others see it" name={name} change={setName} />
        ) : (
          <p className={parts['soft']}>You sit down as {me.data.name}.</p>
        )}
        {state.trouble === '' ? null : (
          <p role="alert" className={parts['trouble']}>
            {state.trouble}
          </p>
        )}
        <div className={css['buttons']}>
          {free > 0 && match.status === 'lobby' ? (
            <button type="submit" className={parts['main']} aria-disabled={state.busy}>
              Sit down
            </button>
          ) : (
            <p>{match.status === 'lobby' ? 'All seats are taken.' : 'The game has begun.'}</p>
          )}
          <Link
            to="/table/$match"
            params={{ match: match.id }}
            search={search}
            className={parts['quiet']}
          >
            Look on
          </Link>
          <Link to="/rules/$game" params={{ game: match.game }} className={parts['quiet']}>
            The rules
          </Link>
        </div>
      </div>
    </form>
  );
}
