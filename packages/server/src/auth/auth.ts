import { AsyncLocalStorage } from 'node:async_hooks';
import { passkey } from '@better-auth/passkey';
import { PlayerName } from '@conclave/protocol';
import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import { anonymous } from 'better-auth/plugins';
import type { Logger } from 'pino';
import { placeOf } from '../limits/address.ts';
import type { Limits } from '../limits/limits.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/open.ts';

/** Somebody who is signed in, as a guest or with an account. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly email: string | null;
  readonly session: string;
}

type HookContext = Parameters<typeof getSessionFromCtx>[0];
type NodeHeaders = Parameters<typeof fromNodeHeaders>[0];

/** What the rest of the house does when an account changes. */
export interface AccountEvents {
  /** A guest signed up or in: everything the guest has is the account's from now on. */
  linked(guest: string, account: Pick<Player, 'id' | 'name' | 'session'>): Promise<void>;
  renamed(player: string, name: string): Promise<void>;
  signedOut(session: string): void;
}

/** Our own header, set from the connection: what a client writes there is overwritten. */
export const ADDRESS_HEADER = 'x-conclave-address';

const SESSION_DAYS = 60;
const DAY_SECONDS = 86_400;
const PASSWORD = { least: 8, most: 128 } as const;
const SIGN_IN_WINDOW = 60;

const COOKIE_PREFIX = 'conclave';
const SESSION_COOKIE = new RegExp(`^(__Secure-)?${COOKIE_PREFIX}\\.session_`);

const guestName = new AsyncLocalStorage<string>();

function checkedName(name: unknown): string {
  const read = PlayerName.safeParse(name);
  if (read.success) return read.data;
  throw new APIError('BAD_REQUEST', {
    message: 'A name is one line of 1 to 24 visible characters.',
    code: 'INVALID_NAME',
  });
}

const tooOften = (message: string): APIError =>
  new APIError('TOO_MANY_REQUESTS', { message, code: 'too-often' });

const TOO_MANY_NEW = tooOften('Many new players have come from your network; wait a while.');
/** The same words whether there is such an account or not. */
const TOO_MANY_TRIES = tooOften('There were many wrong attempts; wait a few minutes.');

/** Whose secret a request tries, so that a thousand addresses are as slow as one. */
async function triedBy(context: HookContext): Promise<string | undefined> {
  const { path, body } = context;
  switch (path) {
    case '/sign-in/email':
      return `e-mail ${String(body?.email).toLowerCase()}`;
    case '/passkey/verify-authentication':
      return `passkey ${String(body?.response?.id)}`;
    case '/change-password':
    case '/verify-password':
      return `player ${(await getSessionFromCtx(context))?.user.id ?? ''}`;
    default:
      return undefined;
  }
}

/** The options of better-auth; a test compares the schema they ask for with ours. */
export function authOptions(
  store: Store,
  settings: Settings,
  limits: Pick<Limits, 'newPeople' | 'tries'>,
  events: AccountEvents,
  log: Logger,
): BetterAuthOptions {
  const { publicUrl, rateLimit } = settings;
  return {
    appName: 'Conclave',
    baseURL: publicUrl ?? `http://localhost:${settings.port}`,
    basePath: '/api/auth',
    secret: settings.authSecret,
    database: { db: store.db, type: store.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD.least,
      maxPasswordLength: PASSWORD.most,
    },
    // A page may only speak for itself: its origin is the host it was asked for.
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    session: { expiresIn: SESSION_DAYS * DAY_SECONDS },
    rateLimit: {
      enabled: rateLimit > 0,
      window: SIGN_IN_WINDOW,
      max: rateLimit,
      customRules: {
        '/sign-in/*': { window: SIGN_IN_WINDOW, max: Math.ceil(rateLimit / 10) },
        '/sign-up/*': { window: SIGN_IN_WINDOW, max: Math.ceil(rateLimit / 10) },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    telemetry: { enabled: false },
    logger: {
      // Its messages can carry addresses; ours say what happened.
      log: (level, message) =>
        log[level](`accounts: ${message.replaceAll(/\S+@\S+/g, '(e-mail)')}`),
    },
    hooks: {
      // Taken before the secret is looked at: of many tries at once none gets around it.
      before: createAuthMiddleware(async (context) => {
        const whose = await triedBy(context);
        if (whose !== undefined && !limits.tries.of(whose).take()) throw TOO_MANY_TRIES;
      }),
      after: createAuthMiddleware(async (context) => {
        const whose = await triedBy(context);
        const failed = context.context.returned instanceof Error;
        if (whose !== undefined && !failed) limits.tries.of(whose).giveBack();
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: (user, context) => {
            const name = checkedName(user.name);
            // However somebody new comes in: as a guest, or with an account at once.
            const place = placeOf(context?.headers?.get(ADDRESS_HEADER) ?? '');
            if (!limits.newPeople.of(place).take()) throw TOO_MANY_NEW;
            return Promise.resolve({ data: { ...user, name } });
          },
        },
        update: {
          before: (user) =>
            Promise.resolve(
              user.name === undefined
                ? { data: user }
                : { data: { ...user, name: checkedName(user.name) } },
            ),
          after: (user) => events.renamed(user.id, user.name),
        },
      },
      session: {
        delete: {
          after: (session) => Promise.resolve(events.signedOut(session.id)),
        },
      },
    },
    plugins: [
      anonymous({
        generateName: () => guestName.getStore() ?? 'Guest',
        onLinkAccount: ({ anonymousUser, newUser }) =>
          events.linked(anonymousUser.user.id, {
            id: newUser.user.id,
            name: newUser.user.name,
            session: newUser.session.id,
          }),
      }),
      // A passkey belongs to a domain: the one people type, or this machine.
      passkey({ rpName: 'Conclave', rpID: publicUrl ? new URL(publicUrl).hostname : 'localhost' }),
    ],
  };
}

export class Accounts {
  private readonly auth: ReturnType<typeof betterAuth>;

  constructor(options: BetterAuthOptions) {
    this.auth = betterAuth(options);
  }

  /** Answers a request under /api/auth. */
  async handle(request: Request): Promise<Response> {
    await this.dropDeadSession(request.headers);
    return this.auth.handler(request);
  }

  /**
   * A cookie of a session that has ended is as good as none. better-auth would
   * take it away after signing in, and the new session's along with it.
   */
  private async dropDeadSession(headers: Headers): Promise<void> {
    const cookie = headers.get('cookie');
    if (cookie === null || (await this.auth.api.getSession({ headers })) !== null) return;
    const others = cookie.split(/; */).filter((entry) => !SESSION_COOKIE.test(entry));
    headers.set('cookie', others.join('; '));
  }

  /** Signs in somebody with just a name; the reply carries the cookie. */
  async guest(name: string, headers: NodeHeaders, origin: string): Promise<Response> {
    const sent = fromNodeHeaders(headers);
    await this.dropDeadSession(sent);
    sent.delete('content-length');
    sent.set('content-type', 'application/json');
    sent.set('origin', origin);
    const url = `${origin}/api/auth/sign-in/anonymous`;
    return guestName.run(name, () =>
      this.auth.handler(new Request(url, { method: 'POST', headers: sent, body: '{}' })),
    );
  }

  async rename(name: string, headers: NodeHeaders): Promise<void> {
    await this.auth.api.updateUser({ body: { name }, headers: fromNodeHeaders(headers) });
  }

  /** Gives an account a new password and ends its sessions; false where there is no such account. */
  async resetPassword(email: string, password: string): Promise<boolean> {
    const { internalAdapter, password: secrets } = await this.auth.$context;
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true });
    const accounts = found?.accounts ?? [];
    if (found === null || !accounts.some((account) => account.providerId === 'credential')) {
      return false;
    }
    await internalAdapter.updatePassword(found.user.id, await secrets.hash(password));
    await internalAdapter.deleteUserSessions(found.user.id);
    return true;
  }

  async who(headers: NodeHeaders): Promise<Player | undefined> {
    if (headers.cookie === undefined) return undefined;
    const found = await this.auth.api.getSession({ headers: fromNodeHeaders(headers) });
    if (found === null) return undefined;
    const { user, session } = found;
    const guest = 'isAnonymous' in user && user.isAnonymous === true;
    return {
      id: user.id,
      name: user.name,
      guest,
      email: guest ? null : user.email,
      session: session.id,
    };
  }
}
