import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { z } from 'zod';
import { CLOSING } from '../closing.ts';
import type { House } from '../house.ts';
import { addressOf, placeOf } from '../limits/address.ts';
import { fail } from '../outcome.ts';
import { mountAccounts } from './accounts.ts';
import { mountMatches } from './matches.ts';
import { isOrigin, originOf, sameOrigin, socketSources } from './origin.ts';
import { type App, checkWithZod, described, send, type ZodProvider } from './provider.ts';
import { mountWeb } from './web.ts';

const BODY_BYTES = 64 * 1024;
/** What looks after the server asks for these, a few times a minute. */
const COSTLY: ReadonlySet<string> = new Set(['/readyz', '/metrics']);

/** What a page of ours may load and speak to. Styles are set inline by what moves on the table. */
const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
};

export async function openApp(house: House): Promise<App> {
  const { settings, log } = house;
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  const app = fastify({
    loggerInstance: log,
    bodyLimit: BODY_BYTES,
    // One proxy: what it was told by others before it is hearsay.
    trustProxy: settings.trustProxy && ((_address: string, hop: number) => hop === 0),
    connectionTimeout: settings.timing.standstill,
    // Whoever sends a request a byte at a time does not keep a connection for ever.
    requestTimeout: settings.timing.request,
    http: {
      headersTimeout: settings.timing.request,
      connectionsCheckingInterval: settings.timing.request / 2,
    },
    // Nor does it keep the server from closing.
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodProvider>() as App;
  checkWithZod(app as unknown as FastifyInstance);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...POLICY,
        connectSrc: ["'self'", (request) => socketSources(originOf(request, settings))],
      },
    },
    strictTransportSecurity: secure,
    crossOriginEmbedderPolicy: false,
  });
  if (settings.rateLimit > 0) {
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: 60_000,
      keyGenerator: ({ raw }) => placeOf(addressOf(raw, settings.trustProxy)),
      // The page's own files are many and cheap: a first visit fetches all of them.
      // By the route, not by the address: an address can be written in many ways.
      allowList: ({ routeOptions: { url = '' } }) => !(url.startsWith('/api/') || COSTLY.has(url)),
    });
  }
  app.addHook('onRequest', async (request, reply) => {
    if (!isOrigin(originOf(request, settings))) {
      await send(reply, fail('malformed', 'The request names no host.'));
      return;
    }
    // What changes something must come from a page of ours, or from no page at all.
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (!sameOrigin(request.headers, originOf(request, settings))) {
      await send(reply, fail('not-allowed', 'This request comes from another site.'));
    }
  });
  // Once all of it is here: somebody who is slow to ask does not keep the server from closing.
  const leave = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    if (house.door.open) leave.set(request, house.door.enter());
    else await send(reply.header('retry-after', '5'), CLOSING);
  });
  app.addHook('onSend', (request, _reply, _payload, next) => {
    leave.get(request)?.();
    leave.delete(request);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    // The path alone: what follows the question mark can be the key to a private table.
    const { method, url } = request;
    const path = url.split('?')[0];
    request.log.debug({ method, path, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
    next();
  });
  await describe(app);
  mountHealth(app, house);
  mountAccounts(app, house);
  mountMatches(app, house);
  await mountWeb(app, house);
  return app;
}

async function describe(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Conclave',
        version: '1',
        description: 'Tables, seats, replays. What happens at a table goes over Socket.IO.',
      },
    },
    transform({ schema, url }) {
      if (schema === undefined || schema === null) return { schema: { hide: true }, url };
      const { body, querystring, params, response, ...rest } = schema;
      const shown: Record<string, unknown> = { ...rest };
      if (body instanceof z.ZodType) shown['body'] = described(body, 'input');
      if (querystring instanceof z.ZodType) shown['querystring'] = described(querystring, 'input');
      if (params instanceof z.ZodType) shown['params'] = described(params, 'input');
      const replies = Object.entries((response ?? {}) as Record<string, unknown>).flatMap(
        ([status, reply]) =>
          reply instanceof z.ZodType
            ? [[status, { description: status, ...described(reply, 'output') }] as const]
            : [],
      );
      if (replies.length > 0) shown['response'] = Object.fromEntries(replies);
      return { schema: shown, url };
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}

/** Figures are read so often at most, however many ask for them. */
const FIGURES_MS = 500;

function mountHealth(app: App, house: House): void {
  let readAt = 0;
  let figures: Promise<string> | undefined;
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const trouble = house.door.open ? await house.heartbeat.trouble() : 'closing';
    return reply.code(trouble === undefined ? 200 : 503).send({ status: trouble ?? 'ready' });
  });
  app.get('/metrics', async (_, reply) => {
    const { registry } = house.metrics;
    if (Date.now() - readAt > FIGURES_MS) {
      readAt = Date.now();
      figures = registry.metrics();
    }
    return reply.type(registry.contentType).send(await figures);
  });
}
