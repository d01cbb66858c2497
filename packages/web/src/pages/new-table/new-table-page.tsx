import type { Game } from '@conclave/kernel';
import type { Pace } from '@conclave/protocol';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { ask, Refused } from '../../api/http.ts';
import { type GameEntry, gameEntry } from '../../games/registry.ts';
import css from '../../lobby/lobby.module.css';
import { firstAnswers, readAnswers, setupError } from '../../lobby/options.ts';
import { OptionsForm } from '../../lobby/options-form.tsx';
import { PaceField } from '../../lobby/pace-field.tsx';
import { renewLists, useBots } from '../../lobby/queries.ts';
import {
  botsOf,
  firstSeats,
  isFull,
  localSeats,
  resizeSeats,
  type SeatWish,
  type Where,
} from '../../lobby/seats.ts';
import { SeatsField } from '../../lobby/seats-field.tsx';
import { WhereField } from '../../lobby/where-field.tsx';
import { anyName, beSomebody, rememberedName, rememberName, useMe } from '../../session/me.ts';
import { Missing, Waiting } from '../../shell/problem.tsx';
import parts from '../parts.module.css';

/** A new table: the game's options, who sits where, how fast. */
export function NewTablePage(): ReactElement {
  const { game: id } = useParams({ from: '/new/$game' });
  const entry = gameEntry(id);
  const { data: game, error } = useQuery({
    queryKey: ['game', id],
    queryFn: () => entry?.load() ?? Promise.reject(new Error(`There is no game ${id}.`)),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    enabled: entry !== undefined,
  });
  if (entry === undefined) return <Missing />;
  if (error !== null) throw error;
  if (game === undefined) return <Waiting />;
  // Seats and options of one game say nothing about another's.
  return <NewTable key={entry.id} entry={entry} game={game} />;
}

function NewTable({
  entry,
  game,
}: {
  readonly entry: GameEntry;
  readonly game: Game;
}): ReactElement {
  const navigate = useNavigate();
  const me = useMe();
  const search = useSearch({ from: '/new/$game' });
  const bots = useBots(entry.id);
  const strongest = bots[bots.length - 1] ?? 'greedy';
  const [where, setWhere] = useState<Where>(search.where ?? 'online');
  const [seats, setSeats] = useState<readonly SeatWish[]>(() => firstSeats(game.seats));
  const [answers, setAnswers] = useState(() => firstAnswers(game.options));
  const [pace, setPace] = useState<Pace>({ kind: 'none' });
  const [title, setTitle] = useState('');
  const [hidden, setHidden] = useState(true);
  const [name, setName] = useState(() => rememberedName() || anyName());
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const options = readAnswers(game.options, answers);
  const error = setupError(game, seats.length, options);

  const open = async (): Promise<void> => {
    if (where === 'here') {
      rememberName(name);
      const { localTables } = await import('../../offline/index.ts');
      const own = me.data?.name ?? name;
      const id = await localTables.start({ game: game.id, options, seats: localSeats(seats, own) });
      await navigate({ to: '/local/$id', params: { id } });
      return;
    }
    await beSomebody(name);
    const body = {
      game: game.id,
      seats: seats.length,
      options,
      title,
      pace,
      private: hidden,
      bots: botsOf(seats),
      start: isFull(seats),
    };
    const match = await ask('create', { body });
    void renewLists();
    await navigate({ to: '/table/$match', params: { match: match.id } });
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy || error !== undefined) return;
    setBusy(true);
    setTrouble('');
    try {
      await open();
    } catch (problem) {
      const gone = problem instanceof Refused && problem.code === 'unreachable';
      setTrouble(
        gone
          ? 'The server does not answer. You can still play on this screen.'
          : problem instanceof Error
            ? problem.message
            : String(problem),
      );
    }
    setBusy(false);
  };

  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  return (
    <form className={parts['page']} onSubmit={(event) => void submit(event)}>
      <header className={parts['head']}>
        <h1>New table: {entry.name}</h1>
      </header>
      <div className={css['columns']}>
        <section className={parts['panel']}>
          <h2>Who plays</h2>
          <div className={css['stack']}>
            <WhereField where={where} onChange={setWhere} />
            {me.data === undefined || me.data === null ? (
              <label className={parts['field']}>
                Your name
                <input
                  required
                  value={name}
                  maxLength={24}
                  onChange={(event) => setName(event.target.value)}
                />
              </label>
            ) : null}
            <label className={parts['field']}>
              Seats
              <select
                value={seats.length}
                onChange={(event) =>
                  setSeats(resizeSeats(seats, Number(event.target.value), strongest))
                }
              >
                {counts.map((count) => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
            <SeatsField seats={seats} where={where} bots={bots} onChange={setSeats} />
          </div>
        </section>
        <section className={parts['panel']}>
          <h2>Rules of this table</h2>
          <OptionsForm
            game={game.id}
            schema={game.options}
            answers={answers}
            error={error}
            onChange={setAnswers}
          />
        </section>
        {where === 'online' ? (
          <section className={parts['panel']}>
            <h2>Table</h2>
            <div className={css['stack']}>
              <PaceField pace={pace} onChange={setPace} />
              <label className={parts['field']}>
                Title, if you like
                <input
                  value={title}
                  maxLength={60}
                  placeholder="Open evening"
                  onChange={(event) => setTitle(event.target.value)}
                />
              </label>
              <label className={css['choice']}>
                <input
                  type="checkbox"
                  checked={hidden}
                  onChange={(event) => setHidden(event.target.checked)}
                />
                <span>
                  <strong>Private</strong>
                  <small>Only people with the link can join or look on.</small>
                </span>
              </label>
            </div>
          </section>
        ) : null}
      </div>
      {trouble === '' ? null : (
        <p role="alert" className={parts['trouble']}>
          {trouble}
        </p>
      )}
      <p className={css['submit']}>
        <button type="submit" className={parts['main']} aria-disabled={busy || error !== undefined}>
          {where === 'here' || isFull(seats) ? 'Deal' : 'Open the table'}
        </button>
        {error === undefined ? null : (
          <span className={css['wrong']}>
            {game.options[error.field]?.title ?? error.field}: {error.reason}
          </span>
        )}
      </p>
    </form>
  );
}
