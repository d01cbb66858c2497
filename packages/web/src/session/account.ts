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

export const changePassword = (currentPassword: string, newPassword: string): Promise<Trouble> =>
  settle(client.changePassword({ currentPassword, newPassword, revokeOtherSessions: true }));

const loadPasskeys = async () => (await import('./passkeys.ts')).passkeys;

/** A passkey belongs to a domain; at a bare address no browser makes one. */
export const passkeysWork = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

export interface Passkey {
  readonly id: string;
  readonly createdAt: Date;
}

export const signInWithPasskey = (): Promise<Trouble> =>
  settle(loadPasskeys().then((made) => made.signIn.passkey()));

export const addPasskey = (): Promise<Trouble> =>
  settle(loadPasskeys().then((made) => made.passkey.addPasskey()));

export const removePasskey = (id: string): Promise<Trouble> =>
  settle(loadPasskeys().then((made) => made.passkey.deletePasskey({ id })));

export async function ownPasskeys(): Promise<readonly Passkey[]> {
  const { data } = await (await loadPasskeys()).passkey.listUserPasskeys();
  return (data ?? []).map(({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
}

export const signOut = (): Promise<Trouble> => settle(client.signOut());
