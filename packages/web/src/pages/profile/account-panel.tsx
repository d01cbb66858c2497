import type { Profile } from '@conclave/protocol';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, type ReactElement, useState } from 'react';
import { signOut, signUp } from '../../session/account.ts';
import parts from '../parts.module.css';
import { rename, sitAsGuest } from './account.ts';
import css from './profile-page.module.css';
import { SignInWays } from './sign-in-ways.tsx';
import { Trouble } from './trouble.tsx';

/** Does something with the account; afterwards everything that depends on it is asked anew. */
function useAccount<T>(doing: (given: T) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: T) => {
      const trouble = await doing(given);
      if (typeof trouble === 'string') throw new Error(trouble);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['me'] }),
  });
}

const fieldOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Who you are here: nobody yet, a guest, or somebody with an account. */
export function AccountPanel({ profile }: { readonly profile: Profile | null }): ReactElement {
  return (
    <section className={`${parts['panel']} ${css['account']}`}>
      <h2>Account</h2>
      {profile === null ? <Nobody /> : <Somebody profile={profile} />}
    </section>
  );
}

function Nobody(): ReactElement {
  const sit = useAccount(sitAsGuest);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    sit.mutate(fieldOf(new FormData(event.currentTarget), 'name'));
  };
  return (
    <>
      <p>You are not signed in. A name is enough to play; an account can come later.</p>
      <form className={css['form']} onSubmit={send}>
        <label className={parts['field']}>
          Your name at the table
          <input name="name" required maxLength={24} autoComplete="nickname" />
        </label>
        <button type="submit" className={parts['main']} disabled={sit.isPending}>
          Be a guest
        </button>
        <Link to="/sign-in" className={parts['quiet']}>
          Sign in
        </Link>
      </form>
      <Trouble error={sit.error} />
    </>
  );
}

function Somebody({ profile }: { readonly profile: Profile }): ReactElement {
  const leave = useAccount<undefined>(() => signOut());
  return (
    <>
      <p>
        You play as <strong>{profile.name}</strong>,{' '}
        {profile.guest ? 'a guest in this browser alone.' : `signed in as ${profile.email ?? ''}.`}
      </p>
      <Rename name={profile.name} />
      {profile.guest ? <KeepGames name={profile.name} /> : <SignInWays />}
      <div>
        <button
          type="button"
          className={parts['quiet']}
          disabled={leave.isPending}
          onClick={() => {
            const sure =
              !profile.guest ||
              confirm('A guest who signs out cannot come back to these games. Sign out?');
            if (sure) leave.mutate(undefined);
          }}
        >
          Sign out
        </button>
      </div>
      <Trouble error={leave.error} />
    </>
  );
}

function Rename({ name }: { readonly name: string }): ReactElement {
  const [wish, setWish] = useState(name);
  const change = useAccount(rename);
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(wish.trim());
      }}
    >
      <label className={parts['field']}>
        Name at the table
        <input
          value={wish}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setWish(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className={parts['quiet']}
        disabled={change.isPending || wish.trim() === name}
      >
        Change
      </button>
      <Trouble error={change.error} />
    </form>
  );
}

/** A guest becomes an account; the games stay. */
function KeepGames({ name }: { readonly name: string }): ReactElement {
  const keep = useAccount((form: FormData) =>
    signUp(name, fieldOf(form, 'email'), String(form.get('password') ?? '')),
  );
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault();
        keep.mutate(new FormData(event.currentTarget));
      }}
    >
      <p className={css['whole']}>
        <strong>Keep your games.</strong> With an e-mail address and a password you find them again
        on every device; nothing you have played is lost.
      </p>
      <label className={parts['field']}>
        E-mail
        <input name="email" type="email" required autoComplete="email" />
      </label>
      <label className={parts['field']}>
        Password, at least 8 characters
        <input name="password" type="password" required minLength={8} autoComplete="new-password" />
      </label>
      <button type="submit" className={parts['main']} disabled={keep.isPending}>
        Make it an account
      </button>
      <Trouble error={keep.error} />
    </form>
  );
}
