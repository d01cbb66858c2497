import { createAuthClient } from 'better-auth/client';
import { renewSocket } from '../api/socket.ts';
import { forgetMe } from './me.ts';

const client = createAuthClient({ basePath: '/api/auth' });

/** What went wrong, in words; undefined if nothing did. */
export type Trouble = string | undefined;

interface Reply {
  readonly error: { readonly message?: string | undefined; readonly status: number } | null;
}

async function settle(doing: Promise<Reply>): Promise<Trouble> {
  try {
    const { error } = await doing;
    if (error !== null) {
      return error.message ?? `The server refused it (${error.status}).`;
    }
  } catch {
    return 'The server does not answer. Try again in a moment.';
  }
  renewSocket();
  await forgetMe();
  return undefined;
}

export const signIn = (email: string, password: string): Promise<Trouble> =>
  settle(client.signIn.email({ email, password }));

/** A guest who signs up keeps the games played as a guest. */
export const signUp = (name: string, email: string, password: string): Promise<Trouble> =>
  settle(client.signUp.email({ name, email, password }));

export const signOut = (): Promise<Trouble> => settle(client.signOut());
