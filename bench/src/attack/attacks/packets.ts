import { type Attack, many } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { Line } from '../line.ts';

/** Packets that make a server work, and mean nothing. */
const IDLE: Readonly<Record<string, (i: number) => string>> = {
  'connects elsewhere': (i) => `40/other-${i},`,
  pings: () => '2',
  'answers to nothing': (i) => `43${i}["x"]`,
  rubbish: (i) => ['9nonsense', '4', '42', '51-["chat"]', 'b////', '42[null]', '40{'][i % 7] ?? '',
};

const connects: Attack = {
  name: 'connects',
  about: 'connect packets over and over on one websocket',
  async run(target) {
    const count = 20_000;
    const { cookie } = await Intruder.come(target.door);
    const line = await Line.open(target.door, cookie);
    await line.flood(count, () => '40');
    const closed = await line.closedWithin(many(target, 5_000, 2_000));
    return {
      tried: `${count.toLocaleString('en')} connect packets`,
      met: closed ? 'closed' : 'left open',
      counts: [],
    };
  },
};

const packets: Attack = {
  name: 'packets',
  about:
    'connects to what is not there, pings, answers to nothing and rubbish on one websocket each',
  async run(target) {
    const count = many(target, 100_000, 20_000);
    const { cookie } = await Intruder.come(target.door);
    let closed = 0;
    for (const packet of Object.values(IDLE)) {
      const line = await (await Line.open(target.door, cookie)).enter();
      await line.flood(count, packet);
      if (await line.closedWithin(many(target, 3_000, 500))) closed++;
    }
    const sorts = Object.keys(IDLE);
    return {
      tried: `${count.toLocaleString('en')} each of ${sorts.join(', ')}`,
      met: `${closed} of ${sorts.length} closed`,
      counts: [],
    };
  },
};

export const PACKETS: readonly Attack[] = [connects, packets];
