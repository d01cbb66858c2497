import { enchanters } from '@conclave/game-enchanters';
import type { Tally } from './watch.ts';

/** What a balanced game keeps to. */
const BOUNDS = {
  /** No seat wins more than this above its share. */
  seat: 0.04,
  /** No card is ignored more often than this. */
  ignored: 0.97,
  score: { least: 25, most: 70 },
  /** Turns each in a game for two. */
  turns: { least: 20, most: 30 },
} as const;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const mean = (sum: number, n: number): number => (n === 0 ? 0 : sum / n);

/** What is out of bounds, in words; nothing if all is well. */
export function outOfBounds(tallies: ReadonlyMap<number, Tally>): string[] {
  const out: string[] = [];
  for (const [seats, tally] of tallies) {
    tally.wins.forEach((wins, seat) => {
      const share = mean(wins, tally.games);
      if (share > 1 / seats + BOUNDS.seat) {
        out.push(`${seats} seats: player ${seat + 1} wins ${percent(share)}`);
      }
    });
    tally.scores.forEach((score, seat) => {
      const points = mean(score, tally.games);
      if (points < BOUNDS.score.least || points > BOUNDS.score.most) {
        out.push(`${seats} seats: player ${seat + 1} scores ${points.toFixed(1)}`);
      }
    });
    const turns = mean(tally.turns, tally.games);
    if (seats === 2 && (turns < BOUNDS.turns.least || turns > BOUNDS.turns.most)) {
      out.push(`2 seats: ${turns.toFixed(1)} turns each`);
    }
  }
  for (const card of cardRows(tallies)) {
    if (card.ignored > BOUNDS.ignored) {
      out.push(`${card.name} is ignored in ${percent(card.ignored)} of its appearances`);
    }
  }
  return out;
}

interface Row {
  readonly name: string;
  readonly kingdom: string;
  readonly offered: number;
  readonly ignored: number;
  /** Share of single decisions in which it could be taken and was not. */
  readonly passedOver: number;
}

/** Every kingdom card over all numbers of seats, the most ignored first. */
function cardRows(tallies: ReadonlyMap<number, Tally>): Row[] {
  return enchanters
    .cards({})
    .filter((card) => 'twoPlayerCopies' in card)
    .map((card) => {
      const sum = { offered: 0, taken: 0, chances: 0, picks: 0 };
      for (const tally of tallies.values()) {
        const own = tally.cards[card.id];
        if (own === undefined) continue;
        sum.offered += own.offered;
        sum.taken += own.taken;
        sum.chances += own.chances;
        sum.picks += own.picks;
      }
      return {
        name: card.name,
        kingdom: String(card['kingdom']),
        offered: sum.offered,
        ignored: 1 - mean(sum.taken, sum.offered),
        passedOver: 1 - mean(sum.picks, sum.chances),
      };
    })
    .sort((a, b) => b.ignored - a.ignored);
}

const SEATS_HEAD = [
  '| seats | games | turns each | mean score | lowest | highest | wins by order of play |',
  '|---|---|---|---|---|---|---|',
];

const seatsRow = ([seats, tally]: readonly [number, Tally]): string => {
  const scores = tally.scores.map((score) => mean(score, tally.games));
  const wins = tally.wins.map((won) => percent(mean(won, tally.games)));
  return `| ${seats} | ${tally.games} | ${mean(tally.turns, tally.games).toFixed(1)} | ${scores
    .map((score) => score.toFixed(1))
    .join(', ')} | ${tally.lowest} | ${tally.highest} | ${wins.join(', ')} |`;
};

function tableRows(tallies: ReadonlyMap<number, Tally>, sort: string): string[] {
  const names = new Set([...tallies.values()].flatMap((tally) => Object.keys(tally.tables)));
  return [...names]
    .filter((name) => name.startsWith(`${sort} `))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((name) => {
      const cells = [...tallies.values()].map((tally) => {
        const own = tally.tables[name];
        return own === undefined ? '–' : mean(own.score, own.games).toFixed(1);
      });
      return `| ${name.slice(sort.length + 1)} | ${cells.join(' | ')} |`;
    });
}

/** The whole report as a page. */
export function reportOf(tallies: ReadonlyMap<number, Tally>): string {
  const heads = [...tallies.keys()].map((seats) => `${seats} seats`);
  const wrong = outOfBounds(tallies);
  const line = (sort: string): string[] => [
    `| ${sort} | ${heads.join(' | ')} |`,
    `|---|${heads.map(() => '---').join('|')}|`,
  ];
  return [
    '# Balance of Enchanters',
    '',
    'Made by `npm run balance`: the greedy bot plays every seat, with random kingdoms and Villages.',
    'The same command gives the same games.',
    '',
    `Bounds: no seat wins more than ${BOUNDS.seat * 100} points above its share; no card is ignored in`,
    `more than ${BOUNDS.ignored * 100} % of its appearances; mean final scores from ${BOUNDS.score.least} to ${BOUNDS.score.most};`,
    `${BOUNDS.turns.least} to ${BOUNDS.turns.most} turns each in a game for two.`,
    '',
    wrong.length === 0 ? 'All bounds are kept.' : `Out of bounds: ${wrong.join('; ')}.`,
    '',
    ...SEATS_HEAD,
    ...[...tallies].map(seatsRow),
    '',
    '## Mean score by kingdom in play',
    '',
    ...line('kingdom'),
    ...tableRows(tallies, 'kingdom'),
    '',
    '## Mean score by Village',
    '',
    ...line('Village'),
    ...tableRows(tallies, 'village'),
    '',
    '## Cards',
    '',
    'An appearance is a card that lay on the track in a game while a player could take it; it was',
    'ignored if nobody did. "Passed over" is the share of single decisions in which it could be taken',
    'and something else was done.',
    '',
    '| card | kingdom | appearances | ignored | passed over |',
    '|---|---|---|---|---|',
    ...cardRows(tallies).map(
      ({ name, kingdom, offered, ignored, passedOver }) =>
        `| ${name} | ${kingdom} | ${offered} | ${percent(ignored)} | ${percent(passedOver)} |`,
    ),
    '',
  ].join('\n');
}
