import { type Profile, ROUTES } from '@conclave/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, type Player } from '../auth/auth.ts';
import type { House } from '../house.ts';
import { addressOf } from '../limits/address.ts';
import { fail, NOT_SIGNED_IN } from '../outcome.ts';
import { originOf } from './origin.ts';
import { type App, send } from './provider.ts';
import { schemaOf } from './route.ts';

const MINUTE = 60_000;

async function profileOf(house: House, player: Player): Promise<Profile> {
  const { id, name, guest, email } = player;
  return { player: id, name, guest, email, statistics: await house.players.statistics(id) };
}

/** Accounts are better-auth's; names and guests are ours. */
export function mountAccounts(app: App, house: House): void {
  const { accounts, settings } = house;
  const signIn = Math.ceil(settings.rateLimit / 10);
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    schema: { hide: true },
    async handler(request, reply) {
      return forward(await accounts.handle(asRequest(request, house)), reply);
    },
  });
  app.post(
    ROUTES.guest.path,
    {
      schema: schemaOf(ROUTES.guest),
      config: { rateLimit: { max: signIn, timeWindow: MINUTE } },
    },
    async (request, reply) => {
      const { name } = request.body;
      const known = await accounts.who(request.headers);
      if (known !== undefined && !known.guest) {
        return send(reply, fail('not-allowed', 'You are signed in with an account already.'));
      }
      if (known !== undefined) {
        await accounts.rename(name, request.headers);
        return profileOf(house, { ...known, name });
      }
      const address = addressOf(request.raw, settings.trustProxy);
      const headers = { ...request.headers, [ADDRESS_HEADER]: address };
      const response = await accounts.guest(name, headers, originOf(request, settings));
      if (!response.ok) return forward(response, reply);
      const cookies = response.headers.getSetCookie();
      const cookie = cookies.map((entry) => entry.split(';')[0]).join('; ');
      const player = await accounts.who({ cookie });
      if (player === undefined) throw new Error('a guest was signed in and is not known');
      return reply.header('set-cookie', cookies).send(await profileOf(house, player));
    },
  );
  app.get(ROUTES.me.path, { schema: schemaOf(ROUTES.me) }, async (request, reply) => {
    const player = await accounts.who(request.headers);
    if (player !== undefined) return profileOf(house, player);
    // Every visitor's page asks this: being nobody is an answer, not a trouble.
    return reply.type('application/json').send('null');
  });
  app.post(ROUTES.rename.path, { schema: schemaOf(ROUTES.rename) }, async (request, reply) => {
    const player = await accounts.who(request.headers);
    if (player === undefined) return send(reply, NOT_SIGNED_IN);
    const { name } = request.body;
    await accounts.rename(name, request.headers);
    return profileOf(house, { ...player, name });
  });
}

function asRequest(request: FastifyRequest, house: House): Request {
  const url = new URL(request.url, originOf(request, house.settings));
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.append(name, value);
  }
  headers.set(ADDRESS_HEADER, addressOf(request.raw, house.settings.trustProxy));
  headers.delete('content-length');
  const { body, method } = request;
  const hasBody = body !== undefined && body !== null;
  return new Request(url, { method, headers, ...(hasBody ? { body: JSON.stringify(body) } : {}) });
}

async function forward(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return reply.send(response.body === null ? null : await response.text());
}
