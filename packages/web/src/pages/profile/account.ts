import type { MatchInfo, Profile } from '@conclave/protocol';
import { ask, Refused } from '../../api/http.ts';

const NO_SERVER = 'The server cannot be reached. Games on this device go on without it.';

/** Accounts are the auth library's own: its errors carry a message for the person. */
async function account(path: string, body: unknown): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: 'unreachable', message: NO_SERVER });
  }
  if (response.ok) return;
  const reply: unknown = await response.json().catch(() => null);
  const { message } = (reply ?? {}) as { readonly message?: string };
  throw new Refused({ code: 'refused', message: message ?? NO_SERVER });
}

export const sitAsGuest = (name: string): Promise<Profile> => ask('guest', { body: { name } });
export const rename = (name: string): Promise<Profile> => ask('rename', { body: { name } });

/** A guest who signs up keeps the guest's games. */
export const signUp = (name: string, email: string, password: string): Promise<void> =>
  account('sign-up/email', { name, email, password });

export const signOut = (): Promise<void> => account('sign-out', {});

export const unfinishedGames = (): Promise<readonly MatchInfo[]> => ask('mine', {});

/** A page of own finished games, newest first: those that ended before a moment. */
export const finishedGames = (before?: number): Promise<readonly MatchInfo[]> =>
  ask('myFinished', { query: before === undefined ? {} : { before } });
