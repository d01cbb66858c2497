import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Game } from '@conclave/kernel';
import { Match } from '@conclave/kernel/play';
import { type Args, noMoreThan, wholeNumber } from '../args.ts';
import { type Command, FINE } from '../command.ts';
import { type Io, print } from '../io.ts';
import { paintFor } from '../paint.ts';
import type { Players } from '../play/players.ts';
import { type Reply, Session } from '../play/session.ts';
import { botsNamed, SETUP_FLAGS, setupOf } from '../setup.ts';
import { gameFlags, gameOf } from '../shelf.ts';
import { commandLine } from '../text.ts';
import { UsageError } from '../usage.ts';

const WIDEST = 110;

/** Against bots there is one person; in hot-seat the bots, if any, take the last seats. */
function playersFor(args: Args, seats: number): Players {
  const named = args.values.get('bots');
  const hotseat = args.switches.has('hotseat');
  const bots = named === undefined ? [] : botsNamed(named);
  if (hotseat) {
    if (args.values.has('seat')) throw new UsageError('--seat and --hotseat exclude each other.');
    if (bots.length >= seats) {
      throw new UsageError(`${bots.length} bots leave no seat for a person at ${seats} seats.`);
    }
    const people = seats - bots.length;
    return Array.from({ length: seats }, (_, seat) => bots[seat - people]);
  }
  const own = wholeNumber(args, 'seat', 1, seats, 1) - 1;
  const list = bots.length === 0 ? ['greedy'] : bots;
  return Array.from({ length: seats }, (_, seat) =>
    seat === own ? undefined : list[(seat < own ? seat : seat - 1) % list.length],
  );
}

/** Nobody wants to learn after a long game that it cannot be kept. */
function checkSavable(file: string): void {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
    if (existsSync(file) && statSync(file).isDirectory()) throw new Error('it is a folder');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`The replay could not be saved in "${file}": ${reason}.`);
  }
}

const CLEAR = { picture: '\u001b[2J\u001b[H', 'hand-over': '\u001b[2J\u001b[3J\u001b[H' } as const;

/** Where there is no terminal to clear, empty lines keep one hand from the next player's eyes. */
function show(io: Io, { text, clear }: Reply): void {
  if (clear !== undefined) {
    const gap = clear === 'hand-over' ? '\n'.repeat(60) : '\n';
    io.out.write(io.out.isTty ? CLEAR[clear] : gap);
  }
  if (text !== '') print(io, text);
}

async function converse(io: Io, session: Session): Promise<void> {
  const stop = new AbortController();
  const release = io.onInterrupt(() => stop.abort());
  const prompt = (): void => {
    if (io.out.isTty) io.out.write('> ');
  };
  try {
    const first = session.open();
    show(io, first);
    if (first.done) return;
    prompt();
    for await (const line of io.lines(stop.signal)) {
      const reply = session.line(line);
      show(io, reply);
      if (reply.done) return;
      prompt();
    }
    print(io, '');
  } finally {
    release();
  }
}

function begin(game: Game, args: Args, io: Io): Session {
  const { seats, options } = setupOf(args, game);
  const players = playersFor(args, seats);
  const seed = args.values.get('seed') ?? randomBytes(16).toString('hex');
  const started = Match.start(game, { seats, options, seed });
  if ('error' in started) throw new UsageError(started.error.reason);
  const width = Math.min(WIDEST, io.out.columns);
  return new Session({ match: started.match, players, paint: paintFor(io.out, io.env), width });
}

export const play: Command = {
  name: 'play',
  usage: '<game> [--seats N] [--bots a,b] [--hotseat] [--seed S] [--save file]',
  summary: 'play at this terminal, against bots or with friends',
  about:
    'Plays a game in the terminal. You see what your seat may see and choose by number; h lists what\n' +
    'else you can type. With --hotseat the keyboard goes round, and the screen is cleared in between.\n' +
    'At the end, or with q, the replay is saved; conclave verify checks it.',
  examples: [
    'play gatherings --seats 3 --bots greedy,random',
    'play gatherings --hotseat --seats 2 --save evening.json',
  ],
  flags: {
    seats: { value: 'N', help: 'how many seats (the fewest the game allows)' },
    seat: { value: 'N', help: 'your own seat, counted from 1 (1)' },
    bots: { value: 'a,b', help: 'who plays the other seats (greedy)' },
    hotseat: { help: 'people at every seat that no bot has' },
    ...SETUP_FLAGS,
    seed: { value: 'S', help: 'any text; the same text deals the same cards (a random text)' },
    save: { value: 'file', help: 'where the replay goes (conclave-<game>-<hash>.json)' },
  },
  async run(args, io, shelf) {
    const game = gameOf(args, shelf, 'play');
    noMoreThan(args, 1);
    const session = begin(game, args, io);
    const hash = session.match.seedHash.slice(0, 8);
    const file = args.values.get('save') ?? `conclave-${game.id}-${hash}.json`;
    checkSavable(file);
    await converse(io, session);
    writeFileSync(file, `${JSON.stringify(session.log)}\n`);
    const verify = commandLine('verify', file, ...gameFlags(shelf.files));
    print(io, `Replay saved in ${file}; check it with: ${verify}`);
    return FINE;
  },
};
