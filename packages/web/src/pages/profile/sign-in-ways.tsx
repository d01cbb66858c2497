import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactElement, useRef } from 'react';
import {
  addPasskey,
  changePassword,
  ownPasskeys,
  passkeysWork,
  removePasskey,
} from '../../session/account.ts';
import parts from '../parts.module.css';
import css from './profile-page.module.css';
import { Trouble } from './trouble.tsx';

const PASSKEYS = ['passkeys'];

function useDoing<T>(doing: (given: T) => Promise<string | undefined>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: T) => {
      const trouble = await doing(given);
      if (trouble !== undefined) throw new Error(trouble);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: PASSKEYS }),
  });
}

/** How somebody with an account gets in: a password, and passkeys beside it. */
export function SignInWays(): ReactElement {
  return (
    <>
      <ChangePassword />
      {passkeysWork() ? <Passkeys /> : null}
    </>
  );
}

function ChangePassword(): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const change = useDoing((given: FormData) =>
    changePassword(String(given.get('current') ?? ''), String(given.get('next') ?? '')),
  );
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    change.mutate(new FormData(event.currentTarget), { onSuccess: () => form.current?.reset() });
  };
  return (
    <form ref={form} className={css['form']} onSubmit={send}>
      <label className={parts['field']}>
        Password
        <input name="current" type="password" required autoComplete="current-password" />
      </label>
      <label className={parts['field']}>
        New password, at least 8 characters
        <input name="next" type="password" required minLength={8} autoComplete="new-password" />
      </label>
      <button type="submit" className={parts['quiet']} disabled={change.isPending}>
        Change password
      </button>
      {change.isSuccess ? (
        <p role="status" className={css['whole']}>
          The password is changed. Every other device has to sign in again.
        </p>
      ) : null}
      <Trouble error={change.error} />
    </form>
  );
}

const day = (date: Date): string => date.toLocaleDateString(undefined, { dateStyle: 'medium' });

function Passkeys(): ReactElement {
  const own = useQuery({ queryKey: PASSKEYS, queryFn: ownPasskeys });
  const add = useDoing<undefined>(() => addPasskey());
  const remove = useDoing(removePasskey);
  return (
    <div>
      <p>With a passkey you sign in by finger, face or key instead of the password.</p>
      <ul aria-label="Your passkeys">
        {(own.data ?? []).map(({ id, createdAt }) => (
          <li key={id}>
            Passkey of {day(createdAt)}{' '}
            <button
              type="button"
              className={parts['quiet']}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            >
              Remove
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={parts['quiet']}
        disabled={add.isPending}
        onClick={() => add.mutate(undefined)}
      >
        Add a passkey
      </button>
      <Trouble error={add.error ?? remove.error} />
    </div>
  );
}
