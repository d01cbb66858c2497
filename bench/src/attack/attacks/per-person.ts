import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { MatchInfo, ROUTES } from '@conclave/protocol';
import { manyTimes } from '../../live/people.ts';
import { ask } from '../../live/request.ts';
import { type Attack, many, Tallied } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { Line } from '../line.ts';

const AT_ONCE = 8;

/** A game of bots alone that has come to its end. */
async function finishedGame(eve: Intruder): Promise<MatchInfo> {
  const bots = [0, 1].map((seat) => ({ seat, bot: 'random' }));
  const { id } = await eve.table({ game: 'gatherings', seats: 2, bots, start: true });
  for (;;) {
    const { status, body } = await eve.ask(ROUTES.match.path.replace(':id', id));
    const info = status === 200 ? MatchInfo.parse(JSON.parse(body)) : undefined;
    if (info?.status === 'finished') return info;
    await wait(250);
  }
}

export const PRACTICE: Attack = {
  name: 'practice',
  about: 'practice tables from a moment of a finished game, over and over',
  async run(target) {
    const eve = await Intruder.come(target.door);
    const { id, length } = await finishedGame(eve);
    const met = new Tallied();
    const count = many(target, 400, 100);
    await manyTimes(count, AT_ONCE, async () => {
      const body = { at: length - 1, seat: 0, bot: 'greedy' };
      met.add((await eve.post(ROUTES.playOn.path.replace(':id', id), body)).status);
    });
    return {
      tried: `${count} practice tables`,
      met: `${met}`,
      counts: [{ what: 'practice tables of one person', value: met.of(200), most: 40 }],
    };
  },
};

export const CHAT: Attack = {
  name: 'chat',
  about: 'one person talks at five tables over twenty sockets',
  async run({ door }) {
    const SECONDS = 7;
    const BURST = 5;
    const PAUSE_MS = 510;
    const eve = await Intruder.come(door);
    const wish = { game: 'gatherings', seats: 2 };
    const tables = await Promise.all([1, 2, 3, 4, 5].map(() => eve.table(wish)));
    const lines = await Promise.all(
      Array.from({ length: 20 }, async () => (await Line.open(door, eve.cookie)).enter()),
    );
    const met = new Tallied();
    const until = performance.now() + SECONDS * 1000;
    await Promise.all(
      lines.map(async (line, n) => {
        for (let i = 0; performance.now() < until && line.isOpen; i++) {
          const match = tables[(n + i) % tables.length]?.id ?? '';
          const outcome = await line
            .say('chat', { match, text: `line ${i}` })
            .catch(() => undefined);
          met.add(outcome === undefined ? 'closed' : outcome.ok ? 'heard' : outcome.error.code);
          // Just as often as one socket is listened to.
          if (i >= BURST) await wait(PAUSE_MS);
        }
      }),
    );
    return {
      tried: `talk for ${SECONDS} s`,
      met: `${met}`,
      counts: [{ what: `chat lines in ${SECONDS} s`, value: met.of('heard'), most: 30 }],
    };
  },
};

export const GUESTS: Attack = {
  name: 'guests',
  about: 'new guests in a loop from one address',
  async run(target) {
    const count = many(target, 600, 150);
    const met = new Tallied();
    await manyTimes(count, AT_ONCE, async (i) => {
      const body = { name: `Eve ${i}` };
      const asked = { body, patience: 5_000 };
      met.add(
        await ask(target.door, ROUTES.guest.path, asked).then(
          ({ status }) => status,
          () => 0,
        ),
      );
    });
    return {
      tried: `${count} guests`,
      met: `${met}`,
      counts: [{ what: 'guests from one address', value: met.of(200), most: 60 }],
    };
  },
};

export const OPEN_AND_LEAVE: Attack = {
  name: 'open-and-leave',
  about: 'tables opened and left again in a loop',
  async run(target) {
    const eve = await Intruder.come(target.door);
    const met = new Tallied();
    const count = many(target, 1_000, 150);
    await manyTimes(count, AT_ONCE, async () => {
      const { status, body } = await eve.wish({ game: 'gatherings', seats: 6 });
      met.add(status);
      if (status !== 200) return;
      const { id } = MatchInfo.parse(JSON.parse(body));
      met.add((await eve.post(ROUTES.leave.path.replace(':id', id), {})).status);
    });
    return { tried: `${count} tables`, met: `${met}`, counts: [] };
  },
};

export const GUESSES: Attack = {
  name: 'guesses',
  about: 'passwords tried at one account, each from another address (as a proxy tells them)',
  settings: { TRUST_PROXY: 'true' },
  async run(target) {
    const { door } = target;
    const account = { name: 'Ada', email: 'ada@example.org', password: 'a long password' };
    const from = (n: number): Record<string, string> => ({
      'x-forwarded-for': `10.1.${n >> 8}.${n & 255}`,
    });
    const headers = { 'x-forwarded-for': '10.0.0.1' };
    const signedUp = await ask(door, '/api/auth/sign-up/email', { headers, body: account });
    if (signedUp.status !== 200) throw new Error(`no account: ${signedUp.body}`);
    const met = new Tallied();
    const count = many(target, 300, 60);
    const { email } = account;
    await manyTimes(count, AT_ONCE, async (i) => {
      const body = { email, password: `another password ${i}` };
      const asked = { headers: from(i), body, patience: 5_000 };
      const tried = ask(door, '/api/auth/sign-in/email', asked);
      met.add(
        await tried.then(
          ({ status }) => status,
          () => 0,
        ),
      );
    });
    return {
      tried: `${count} passwords from ${count} addresses`,
      met: `${met}`,
      counts: [{ what: 'passwords looked at', value: met.of(401), most: 10 }],
    };
  },
};
