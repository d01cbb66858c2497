import type { IncomingMessage, ServerResponse } from 'node:http';
import { cut } from '@conclave/kernel/play';
import type { ProtocolError } from '@conclave/protocol';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Failed, fail } from '../outcome.ts';

/** Lets Fastify check with zod, and know the types that come out. */
export interface ZodProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: this['schema'] extends z.ZodType ? z.input<this['schema']> : unknown;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  Logger,
  ZodProvider
>;

const STATUS: Readonly<Record<ProtocolError['code'], number>> = {
  malformed: 400,
  'too-large': 413,
  'too-often': 429,
  'not-signed-in': 401,
  'not-allowed': 403,
  'unknown-match': 404,
  'unknown-game': 404,
  'wrong-seat': 403,
  stale: 409,
  refused: 422,
  'not-open': 409,
  setup: 422,
  full: 409,
  over: 409,
  internal: 500,
};

/** What is wrong may name what was sent, and that may be long. */
const MOST_SAID = 300;

/** The first thing wrong, in a sentence that names the field. */
export function malformed(error: z.ZodError): Failed {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const what = field === '' ? 'The message' : `The field ${field}`;
  const why = cut(issue?.message ?? 'unreadable', MOST_SAID);
  return fail('malformed', `${what} is not right: ${why}.`, { field });
}

class Malformed extends Error {
  readonly error: ProtocolError;
  constructor(error: ProtocolError) {
    super(error.message);
    this.error = error;
  }
}

export function send(reply: FastifyReply, failed: Failed): FastifyReply {
  return reply.code(STATUS[failed.error.code]).send(failed.error);
}

/** Every trouble leaves as a `ProtocolError`. */
export function checkWithZod(app: FastifyInstance): void {
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const read = schema.safeParse(data);
    return read.success
      ? { value: read.data }
      : { error: new Malformed(malformed(read.error).error) };
  });
  // A request that needs no body may say it is JSON and bring none.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.setErrorHandler((error: FastifyError | Malformed, request, reply) => {
    if (error instanceof Malformed) return send(reply, { ok: false, error: error.error });
    const { statusCode = 500, code } = error;
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      return send(reply, fail('too-large', 'That is more than fits in one message.'));
    }
    if (statusCode === 429) {
      return send(reply, fail('too-often', 'Too many requests; wait a moment.'));
    }
    if (statusCode < 500) return send(reply, fail('malformed', 'The request is not readable.'));
    request.log.error({ err: error }, 'a request failed');
    return send(reply, fail('internal', 'Something went wrong here. Nothing has changed.'));
  });
}

/** A zod schema as the page of the HTTP part shows it. */
export const described = (schema: z.ZodType, io: 'input' | 'output'): object =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });
