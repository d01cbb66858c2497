import { performance } from 'node:perf_hooks';
import { ROUTES } from '@conclave/protocol';
import { manyTimes } from '../../live/people.ts';
import { type Attack, type Count, many, Tallied, type Target } from '../attack.ts';
import { Intruder } from '../intruder.ts';

const AT_ONCE = 4;
const MOST_BYTES = 200_000;
/** What is left of a request beside a table's options. */
const OPTION_BYTES = 60_000;
const TABLES = 40;
const TITLE = 'W'.repeat(60);
const NAME = '𝕎'.repeat(12);

/** Options as large as they are taken: a Village with a long name, or else many words. */
const LARGE: readonly object[] = [
  {
    content: {
      villages: [
        {
          id: 'x',
          name: 'W'.repeat(OPTION_BYTES),
          source: 'original',
          abilities: [
            { type: 'action', kind: 'rest', limit: 1, cost: [], effect: { kind: 'freeJourney' } },
          ],
        },
      ],
    },
  },
  { kingdoms: ['bandits', 'barbarians', 'cultists', 'dracons', 'gnolls', 'goblins', 'undead'] },
  {},
];

/** Opens a table with the largest options that are taken. */
async function openLarge(eve: Intruder, start: 'at once' | 'later'): Promise<number> {
  const bots = [0, 1, 2, 3].map((seat) => ({ seat, bot: 'random' }));
  const wish = { game: 'enchanters', seats: 4, title: TITLE };
  const begun = start === 'at once' ? { bots: bots.slice(1), start: true } : {};
  let last = 0;
  for (const options of LARGE) {
    last = (await eve.wish({ ...wish, ...begun, options })).status;
    if (last === 200) return last;
  }
  return last;
}

/** What others are told, and how long that takes. */
async function measured(what: string, who: Intruder, path: string): Promise<Count[]> {
  const began = performance.now();
  const { status, body } = await who.ask(path);
  if (status !== 200) return [{ what: `${what}: status`, value: status, most: 200 }];
  return [
    { what: `${what}: bytes`, value: Buffer.byteLength(body), most: MOST_BYTES },
    { what: `${what}: ms`, value: Math.round(performance.now() - began) },
  ];
}

async function fill(target: Target, eve: Intruder, met: Tallied): Promise<void> {
  // Under other names as well, as far as one address comes; the largest are the newest.
  for (let i = 0; i < many(target, 6, 1); i++) {
    const other = await Intruder.come(target.door, NAME).catch(() => undefined);
    if (other === undefined) break;
    await manyTimes(TABLES, AT_ONCE, async () => {
      const wish = { game: 'gatherings', seats: 6, title: TITLE };
      met.add((await other.wish(wish)).status);
    });
  }
  await manyTimes(TABLES, AT_ONCE, async (i) =>
    met.add(await openLarge(eve, i % 2 === 0 ? 'at once' : 'later')),
  );
}

const lists: Attack = {
  name: 'lists',
  about: 'as many tables as one may open, each as large as it may be, in the lists of everybody',
  async run(target) {
    const eve = await Intruder.come(target.door, NAME);
    const met = new Tallied();
    await fill(target, eve, met);
    const somebody = await Intruder.come(target.elsewhere, 'Somebody');
    const counts = [
      ...(await measured('the open tables', somebody, ROUTES.open.path)),
      ...(await measured('the games to look on', somebody, ROUTES.live.path)),
      ...(await measured('own tables', eve, ROUTES.mine.path)),
    ];
    const fetched = new Tallied();
    await manyTimes(many(target, 1_000, 100), AT_ONCE, async (i) => {
      const path = [ROUTES.open.path, ROUTES.live.path, ROUTES.mine.path][i % 3] ?? '';
      fetched.add((await eve.ask(path)).status);
    });
    return { tried: `tables: ${met}`, met: `lists in a loop: ${fetched}`, counts };
  },
};

export const LISTS: readonly Attack[] = [lists];
