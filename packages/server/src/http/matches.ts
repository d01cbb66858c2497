import { type MatchInfo, type Outcome, ROUTES } from '@conclave/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BOT_NAMES, type Games } from '../games.ts';
import type { House } from '../house.ts';
import { infoFor, maySee } from '../matches/info.ts';
import type { Person } from '../matches/lobby.ts';
import { done, fail, NOT_SIGNED_IN, UNKNOWN_MATCH } from '../outcome.ts';
import type { MatchRecord } from '../store/record.ts';
import { type App, send } from './provider.ts';
import { schemaOf } from './route.ts';

const TOO_MANY_TABLES = fail('too-often', 'You have opened many tables today; wait a while.');

export function mountMatches(app: App, house: House): void {
  const { accounts, matches, lobby, afterwards, rooms, games, settings, limits } = house;

  const info = (record: MatchRecord, player: string | undefined): MatchInfo => {
    const live = rooms.peek(record.id);
    return listed(infoFor(live?.record ?? record, { player }, live, Date.now()), games);
  };
  const give = <T>(reply: FastifyReply, outcome: Outcome<T>): FastifyReply =>
    outcome.ok
      ? reply.type('application/json').send(JSON.stringify(outcome.value))
      : send(reply, outcome);
  /** Runs something for whoever is signed in. */
  const signedIn = async <T>(
    request: FastifyRequest<never> | Pick<FastifyRequest, 'headers'>,
    reply: FastifyReply,
    work: (person: Person) => Promise<Outcome<T>>,
  ): Promise<FastifyReply> => {
    const player = await accounts.who(request.headers);
    return player === undefined ? send(reply, NOT_SIGNED_IN) : give(reply, await work(player));
  };

  /** Opens a table, if the person has not opened too many; one that did not come about is none. */
  const opening = async (
    { id }: Person,
    open: () => Promise<Outcome<MatchInfo>>,
  ): Promise<Outcome<MatchInfo>> => {
    const bucket = limits.tables.of(id);
    if (!bucket.take()) return TOO_MANY_TABLES;
    const outcome = await open();
    if (!outcome.ok) bucket.giveBack();
    return outcome;
  };

  app.get(ROUTES.games.path, { schema: schemaOf(ROUTES.games) }, () =>
    [...games.values()].map(({ id, name, rulesVersion, seats }) => ({
      id,
      name,
      rulesVersion,
      seats,
      bots: [...BOT_NAMES],
    })),
  );
  app.get(ROUTES.given.path, { schema: schemaOf(ROUTES.given) }, (request, reply) =>
    give(reply, lobby.given(request.params.id)),
  );
  app.get(ROUTES.open.path, { schema: schemaOf(ROUTES.open) }, async (request) => {
    const player = await accounts.who(request.headers);
    // A table nobody touched for a day is still there for its people, and no longer offered.
    const since = Date.now() - settings.timing.day;
    const tables = await matches.openTables(since, request.query, player?.id);
    return tables.map((record) => info(record, player?.id));
  });
  app.get(ROUTES.live.path, { schema: schemaOf(ROUTES.live) }, async (request) => {
    const player = await accounts.who(request.headers);
    const live = await matches.liveGames(request.query, player?.id);
    return live.map((record) => info(record, player?.id));
  });
  app.get(ROUTES.mine.path, { schema: schemaOf(ROUTES.mine) }, (request, reply) =>
    signedIn(request, reply, async ({ id }) =>
      done((await matches.unfinishedOf(id, request.query)).map((record) => info(record, id))),
    ),
  );
  app.get(ROUTES.myFinished.path, { schema: schemaOf(ROUTES.myFinished) }, (request, reply) =>
    signedIn(request, reply, async ({ id }) =>
      done((await matches.finishedOf(id, request.query)).map((record) => info(record, id))),
    ),
  );
  app.post(ROUTES.create.path, { schema: schemaOf(ROUTES.create) }, (request, reply) =>
    signedIn(request, reply, (person) => opening(person, () => lobby.create(person, request.body))),
  );
  app.get(ROUTES.match.path, { schema: schemaOf(ROUTES.match) }, async (request, reply) => {
    const player = await accounts.who(request.headers);
    const { id } = request.params;
    const record = rooms.peek(id)?.record ?? (await matches.record(id));
    const reader = { player: player?.id, key: request.query.key };
    if (record === undefined || !maySee(record, reader)) return send(reply, UNKNOWN_MATCH);
    const muted = player === undefined ? [] : await matches.mutedBy(id, player.id);
    return reply.send(infoFor(record, { ...reader, muted }, rooms.peek(id), Date.now()));
  });
  app.post(ROUTES.join.path, { schema: schemaOf(ROUTES.join) }, (request, reply) =>
    signedIn(request, reply, (person) => lobby.join(request.params.id, person, request.body)),
  );
  app.post(ROUTES.leave.path, { schema: schemaOf(ROUTES.leave) }, (request, reply) =>
    signedIn(request, reply, (person) => lobby.leave(request.params.id, person)),
  );
  app.post(ROUTES.kick.path, { schema: schemaOf(ROUTES.kick) }, (request, reply) =>
    signedIn(request, reply, (person) => lobby.kick(request.params.id, person, request.body.seat)),
  );
  app.post(ROUTES.setBot.path, { schema: schemaOf(ROUTES.setBot) }, (request, reply) =>
    signedIn(request, reply, (person) => {
      const { seat, bot } = request.body;
      return lobby.setBot(request.params.id, person, seat, bot);
    }),
  );
  app.post(ROUTES.start.path, { schema: schemaOf(ROUTES.start) }, (request, reply) =>
    signedIn(request, reply, (person) => lobby.start(request.params.id, person)),
  );
  app.post(ROUTES.rematch.path, { schema: schemaOf(ROUTES.rematch) }, (request, reply) =>
    signedIn(request, reply, (person) =>
      opening(person, () => afterwards.rematch(request.params.id, person)),
    ),
  );
  app.get(ROUTES.replay.path, { schema: schemaOf(ROUTES.replay) }, async (request, reply) => {
    const player = await accounts.who(request.headers);
    const reader = { player: player?.id, key: request.query.key };
    return give(reply, await afterwards.replay(request.params.id, reader));
  });
  app.post(ROUTES.playOn.path, { schema: schemaOf(ROUTES.playOn) }, (request, reply) =>
    signedIn(request, reply, (person) =>
      opening(person, () => afterwards.playOn(request.params.id, person, request.body)),
    ),
  );
}

/** An entry of a list: short, whatever the table is played with. */
function listed(info: MatchInfo, games: Games): MatchInfo {
  const fields = games.get(info.game)?.options ?? {};
  const short = Object.entries(info.options).filter(([name]) => {
    const kind = fields[name]?.kind;
    return kind !== undefined && kind !== 'data';
  });
  return { ...info, options: Object.fromEntries(short) };
}
