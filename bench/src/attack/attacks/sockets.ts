import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { manyTimes } from '../../live/people.ts';
import { ask } from '../../live/request.ts';
import { type Attack, many, type Target } from '../attack.ts';
import { connection, Line } from '../line.ts';

const AT_ONCE = 50;
/** SOCKETS_PER_ADDRESS, as it is by itself. */
const LIMIT = 200;
const HANDSHAKE = '/socket.io/?EIO=4&transport=polling';

const sockets: Attack = {
  name: 'sockets',
  about: 'far more sockets than one address may have: spoken to, silent, and by polling',
  async run(target) {
    const each = many(target, 3_000, 600);
    const lines: Line[] = [];
    const open = (enter: (line: Line) => Promise<unknown>) =>
      manyTimes(each, AT_ONCE, async () => {
        const line = await Line.open(target.door).catch(() => undefined);
        if (line === undefined) return;
        lines.push(line);
        await enter(line).catch(() => undefined);
      });
    await open(async () => undefined);
    await open((line) => line.enter());
    let sessions = 0;
    await manyTimes(each, AT_ONCE, async () => {
      const { status } = await ask(target.door, HANDSHAKE, { patience: 5_000 }).catch(() => ({
        status: 0,
      }));
      if (status === 200) sessions++;
    });
    await wait(many(target, 3_000, 500));
    const websockets = lines.filter(({ isOpen }) => isOpen).length;
    const value = websockets + sessions;
    return {
      tried: `${each * 3} sockets`,
      met: `${each * 3 - value} refused or closed`,
      counts: [{ what: 'sockets open at once', value, most: LIMIT }],
    };
  },
};

async function holdSilent(target: Target, count: number): Promise<readonly Socket[]> {
  const held: Socket[] = [];
  await manyTimes(count, AT_ONCE, async () => {
    const socket = await connection(target.door).catch(() => undefined);
    if (socket !== undefined) held.push(socket.resume());
  });
  return held;
}

const connections: Attack = {
  name: 'connections',
  about: 'connections over which nothing is ever asked',
  async run(target) {
    const count = many(target, 3_000, 1_000);
    const held = await holdSilent(target, count);
    await wait(many(target, 5_000, 1_500));
    const value = held.filter(({ readyState }) => readyState === 'open').length;
    return {
      tried: `${count} connections`,
      met: `${count - value} refused or closed`,
      counts: [{ what: 'connections open at once', value }],
    };
  },
};

export const SOCKETS: readonly Attack[] = [sockets, connections];
