import type { Game } from '@conclave/kernel';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { type GameEntry, gameEntry } from '../../games/registry.ts';
import css from '../../lobby/lobby.module.css';
import { OptionsForm } from '../../lobby/options-form.tsx';
import { PaceField } from '../../lobby/pace-field.tsx';
import { useBots } from '../../lobby/queries.ts';
import { isFull, resizeSeats } from '../../lobby/seats.ts';
import { SeatsField } from '../../lobby/seats-field.tsx';
import { WhereField } from '../../lobby/where-field.tsx';
import { Missing, Waiting } from '../../shell/problem.tsx';
import parts from '../parts.module.css';
import { useNewTable, type Wish } from './use-new-table.ts';

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

/** One part of the form: what is wished for, and how to change it. */
interface PartProps {
  readonly game: Game;
  readonly wish: Wish;
  readonly onChange: (some: Partial<Wish>) => void;
}

function WhoPlays({
  game,
  wish: { where, seats, name },
  known,
  onChange,
}: PartProps & { readonly known: boolean }): ReactElement {
  const bots = useBots(game.id);
  const strongest = bots[bots.length - 1] ?? 'greedy';
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <section className={parts['panel']}>
      <h2>Who plays</h2>
      <div className={css['stack']}>
        <WhereField where={where} onChange={(next) => onChange({ where: next })} />
        {known ? null : (
          <label className={parts['field']}>
            Your name
            <input
              required
              value={name}
              maxLength={24}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </label>
        )}
        <label className={parts['field']}>
          Seats
          <select
            value={seats.length}
            onChange={(event) =>
              onChange({ seats: resizeSeats(seats, Number(event.target.value), strongest) })
            }
          >
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <SeatsField
          seats={seats}
          where={where}
          bots={bots}
          onChange={(next) => onChange({ seats: next })}
        />
      </div>
    </section>
  );
}

function TableItself({
  wish: { pace, title, hidden },
  onChange,
}: Omit<PartProps, 'game'>): ReactElement {
  return (
    <section className={parts['panel']}>
      <h2>Table</h2>
      <div className={css['stack']}>
        <PaceField pace={pace} onChange={(next) => onChange({ pace: next })} />
        <label className={parts['field']}>
          Title, if you like
          <input
            value={title}
            maxLength={60}
            placeholder="Open evening"
            onChange={(event) => onChange({ title: event.target.value })}
          />
        </label>
        <label className={css['choice']}>
          <input
            type="checkbox"
            checked={hidden}
            onChange={(event) => onChange({ hidden: event.target.checked })}
          />
          <span>
            <strong>Private</strong>
            <small>Only people with the link can join or look on.</small>
          </span>
        </label>
      </div>
    </section>
  );
}

function NewTable({
  entry,
  game,
}: {
  readonly entry: GameEntry;
  readonly game: Game;
}): ReactElement {
  const { wish, change, known, busy, trouble, error, submit } = useNewTable(game);
  const { where, seats, answers } = wish;
  return (
    <form className={parts['page']} onSubmit={(event) => void submit(event)}>
      <header className={parts['head']}>
        <h1>New table: {entry.name}</h1>
      </header>
      <div className={css['columns']}>
        <WhoPlays game={game} wish={wish} known={known} onChange={change} />
        <section className={parts['panel']}>
          <h2>Rules of this table</h2>
          <OptionsForm
            game={game.id}
            schema={game.options}
            answers={answers}
            error={error}
            onChange={(next) => change({ answers: next })}
          />
        </section>
        {where === 'online' ? <TableItself wish={wish} onChange={change} /> : null}
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
