import { MatchList, ROUTES } from '@conclave/protocol';
import { type Attack, many, Tallied } from '../attack.ts';
import { Intruder } from '../intruder.ts';
import { Line } from '../line.ts';

const some = (n: number): number => Math.floor(Math.random() * n);
const anything = (): unknown =>
  [null, -1, 1e308, '', 'x', [], {}, [[[]]], { seat: {} }, some(100), true][some(11)];

/** What somebody at the table might say, said by somebody who is not. */
const SAID: Readonly<Record<string, (match: string) => object>> = {
  answer: (match) => ({ match, seat: some(2), seq: some(80), picks: [some(300)] }),
  undo: (match) => ({ match, seat: some(2), seq: some(80), to: some(80) }),
  resign: (match) => ({ match, seat: some(2) }),
  leaveToBot: (match) => ({ match, seat: some(2) }),
  returnToSeat: (match) => ({ match, seat: some(2) }),
  mute: (match) => ({ match, player: `nobody-${some(1000)}`, mute: true }),
  nonsense: (match) => ({ match, a: anything() }),
};
const EVENTS = Object.keys(SAID);

function message(match: string): [string, unknown] {
  const event = EVENTS[some(EVENTS.length)] ?? 'answer';
  const sound = SAID[event]?.(match) ?? {};
  switch (some(3)) {
    case 0:
      return [event, anything()];
    case 1:
      return [event, { ...sound, [['seat', 'match', 'picks', 'seq'][some(4)] ?? '']: anything() }];
    default:
      return [event, sound];
  }
}

const messages: Attack = {
  name: 'messages',
  about: "answers, undos, resignations and rubbish for somebody else's table",
  async run(target) {
    const AT_ONCE = 100;
    const count = many(target, 20_000, 2_000);
    const eve = await Intruder.come(target.door);
    const { body } = await eve.ask(ROUTES.live.path);
    const [table] = MatchList.parse(JSON.parse(body));
    if (table === undefined) throw new Error('there is no table to attack');
    const met = new Tallied();
    for (let sent = 0; sent < count; sent += AT_ONCE) {
      // A line is closed before long, and so it is opened again.
      const line = await (await Line.open(target.door, eve.cookie)).enter();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const outcome = await line.say(...message(table.id)).catch(() => undefined);
          met.add(outcome === undefined ? 'closed' : outcome.ok ? 'done' : outcome.error.code);
        }),
      );
      line.close();
    }
    return {
      tried: `${count.toLocaleString('en')} messages`,
      met: `${met}`,
      counts: [
        { what: 'messages that did something', value: met.of('done'), most: 0 },
        { what: 'failures of the server', value: met.of('internal'), most: 0 },
      ],
    };
  },
};

export const MESSAGES: readonly Attack[] = [messages];
