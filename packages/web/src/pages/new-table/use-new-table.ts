import type { Game, SetupError } from '@conclave/kernel';
import type { Pace } from '@conclave/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { ask, Refused } from '../../api/http.ts';
import { type Answers, firstAnswers, readAnswers, setupError } from '../../lobby/options.ts';
import { renewLists } from '../../lobby/queries.ts';
import {
  botsOf,
  firstSeats,
  isFull,
  localSeats,
  type SeatWish,
  type Where,
} from '../../lobby/seats.ts';
import { anyName, beSomebody, rememberedName, rememberName, useMe } from '../../session/me.ts';

/** What is wished for: where it is played, by whom, with which rules. */
export interface Wish {
  readonly where: Where;
  readonly seats: readonly SeatWish[];
  readonly answers: Answers;
  readonly pace: Pace;
  readonly title: string;
  readonly hidden: boolean;
  readonly name: string;
}

interface NewTable {
  readonly wish: Wish;
  change(some: Partial<Wish>): void;
  /** Whether the one who opens it has a name already. */
  readonly known: boolean;
  readonly busy: boolean;
  readonly trouble: string;
  readonly error: SetupError | undefined;
  submit(event: FormEvent): Promise<void>;
}

function troubleOf(problem: unknown): string {
  if (problem instanceof Refused && problem.code === 'unreachable') {
    return 'The server does not answer. You can still play on this screen.';
  }
  return problem instanceof Error ? problem.message : String(problem);
}

/** A table that is being thought of, and the way to open it. */
export function useNewTable(game: Game): NewTable {
  const navigate = useNavigate();
  const me = useMe();
  const search = useSearch({ from: '/new/$game' });
  const [wish, setWish] = useState<Wish>(() => ({
    where: search.where ?? 'online',
    seats: firstSeats(game.seats),
    answers: firstAnswers(game.options),
    pace: { kind: 'none' },
    title: '',
    hidden: true,
    name: rememberedName() || anyName(),
  }));
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const { where, seats, name, title, pace, hidden } = wish;
  const options = readAnswers(game.options, wish.answers);
  const error = setupError(game, seats.length, options);

  const openHere = async (): Promise<void> => {
    rememberName(name);
    const { localTables } = await import('../../offline/index.ts');
    const own = me.data?.name ?? name;
    const id = await localTables.start({ game: game.id, options, seats: localSeats(seats, own) });
    await navigate({ to: '/local/$id', params: { id } });
  };

  const openOnline = async (): Promise<void> => {
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
    await (where === 'here' ? openHere() : openOnline()).catch((problem: unknown) =>
      setTrouble(troubleOf(problem)),
    );
    setBusy(false);
  };

  return {
    wish,
    change: (some) => setWish((now) => ({ ...now, ...some })),
    known: me.data !== undefined && me.data !== null,
    busy,
    trouble,
    error,
    submit,
  };
}
