import { ProtocolError, type Route } from '@conclave/protocol';
import type { z } from 'zod';

type Part<R extends Route, K extends keyof Route, As extends string> = R extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? { readonly [P in As]: S }
  : unknown;

type Schema<R extends Route> = Part<R, 'body', 'body'> &
  Part<R, 'params', 'params'> &
  Part<R, 'query', 'querystring'> & { readonly summary: string };

/** What Fastify checks for a route of the protocol. */
export function schemaOf<R extends Route>(route: R): Schema<R> {
  const { body, params, query, reply, about } = route;
  const schema = {
    summary: about,
    ...(body === undefined ? {} : { body }),
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    response: { 200: reply, '4xx': ProtocolError },
  };
  return schema as unknown as Schema<R>;
}
