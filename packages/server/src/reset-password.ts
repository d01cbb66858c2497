import { randomInt } from 'node:crypto';
import { pino } from 'pino';
import { Accounts, authOptions } from './auth/auth.ts';
import { openLimits } from './limits/limits.ts';
import type { Settings } from './settings.ts';
import { openStore } from './store/open.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

const newPassword = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The new password of an account, for whoever runs the server to hand on; undefined where there is none. */
export async function resetPassword(
  settings: Settings,
  email: string,
): Promise<string | undefined> {
  const store = await openStore(settings);
  try {
    // Nobody is connected to this process: there is nobody to tell.
    const events = {
      linked: () => Promise.resolve(),
      renamed: () => Promise.resolve(),
      signedOut: () => {},
    };
    const log = pino({ level: 'silent' });
    const password = newPassword();
    const accounts = new Accounts(authOptions(store, settings, openLimits(settings), events, log));
    return (await accounts.resetPassword(email, password)) ? password : undefined;
  } finally {
    await store.close();
  }
}
