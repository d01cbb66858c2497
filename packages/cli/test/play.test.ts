import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enchanters } from '@conclave/game-enchanters';
import { gatherings } from '@conclave/game-gatherings';
import { seasons } from '@conclave/game-seasons';
import { technoEnchanters } from '@conclave/game-techno-enchanters';
import { type Game, knows, Rng } from '@conclave/kernel';
import { type Decision, type GameLog, Match, verify } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { plain } from '../src/paint.ts';
import type { Players } from '../src/play/players.ts';
import { type Reply, Session } from '../src/play/session.ts';
import { conclave, folder } from './harness.ts';

function sessionOf(
  players: Players,
  seed: string,
  options: unknown = {},
  game: Game = gatherings,
): Session {
  const started = Match.start(game, { seats: players.length, seed, options });
  if ('error' in started) throw new Error(started.error.reason);
  return new Session({ match: started.match, players, paint: plain, width: 100 });
}

const asked = ({ match }: Session): Decision => {
  const seat = match.pending()[0]?.seat ?? -1;
  const decision = match.decision(seat);
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
};

/** A line that answers the decision, at random. */
function lineFor({ options, space, min }: Decision, rng: Rng): string {
  const numbers = options.map((_, i) => i + 1);
  rng.shuffle(numbers);
  return numbers.slice(0, space === 'subset' ? min : 1).join(' ');
}

/** Answers until something is so, or the game is over. */
function playUntil(session: Session, rng: Rng, enough: (reply: Reply) => boolean): Reply {
  for (;;) {
    let reply = session.line(lineFor(asked(session), rng));
    if (reply.clear === 'hand-over') reply = session.line('');
    if (reply.done || enough(reply)) return reply;
  }
}

const ONE_PERSON = [undefined, 'greedy', 'random'] as const;

describe('a game at the terminal', () => {
  it('is played by numbers to its end, and its replay holds', () => {
    const session = sessionOf(ONE_PERSON, 'evening');
    expect(session.open().text).toContain(session.match.seedHash);
    const end = playUntil(session, new Rng('hand'), () => false);
    expect(end.done).toBe(true);
    expect(end.text).toMatch(/Player \d won/);
    expect(end.text).toMatch(/^Player 1: \d+/m);
    expect(end.text).toContain('seed       evening');
    expect(end.text).toContain(`seed hash  ${session.match.seedHash}`);
    expect(verify(gatherings, session.log)).toBeUndefined();
    expect(session.line('1')).toEqual({ text: 'The game is over.', done: true });
  });

  it('shows what each player of Enchanters has, and says what an action does once', () => {
    const options = { village: 'normaltown', firstPlayer: '1' };
    const { text } = sessionOf([undefined, 'greedy'], 'a', options, enchanters).open();
    expect(text.match(/Has +crystals 5$/gm)).toHaveLength(2);
    expect(text).toMatch(/^ +\d+ {2}Rest Normaltown: gain 3 crystals \[E-8.1\]$/m);
    expect(text).toMatch(/bottom of the Adventure Deck \d+ ×/);
  });

  it('says where Seasons and Techno-Enchanters stand, and leaves out what stays in the box', () => {
    const people = [undefined, 'greedy', 'greedy'] as const;
    const opened = (game: Game): string => sessionOf(people, 'a', {}, game).open().text;
    expect(opened(seasons)).toMatch(/^Seasons · year 1 · winter · Player \d to play$/m);
    expect(opened(seasons)).not.toContain('box of');
    expect(opened(technoEnchanters)).toMatch(/· turn \d · round 1 of 2 · Player \d to play$/m);
    expect(opened(technoEnchanters)).not.toMatch(/^ +box /m);
  });

  it('shows the table, hands, backs and numbered options', () => {
    const { text, clear } = sessionOf(ONE_PERSON, 'abc').open();
    expect(clear).toBe('picture');
    expect(text).toContain('Player 1 (you), Player 2 (greedy bot), Player 3 (random bot)');
    expect(text).toMatch(/draw pile +\d+ cards, \[\w+\] on top/);
    expect(text).toMatch(/face-down spot +1: \[\w+\] · 2: \[\w+\] · 3: \[\w+\]/);
    expect(text).toContain('Draw a card from the table. It goes to your hand. [G-3.2]');
    expect(text).toMatch(/^ {3}1 {2}\S/m);
    expect(text).toContain('(1 to 4; h for help; ? tells why not (1))');
  });

  it('tells what happened since the last choice, with the rules', () => {
    const session = sessionOf(ONE_PERSON, 'abc', { startingSeat: '1' });
    const first = session.open();
    expect(first.text).not.toContain('Since your last choice');
    const next = session.line('1');
    expect(next.text).toContain('Since your last choice');
    expect(next.text).toContain('Player 1 draws Silver Fire Mage [G-3.2]');
  });

  it('never prints the name of a card the seat does not know', () => {
    const session = sessionOf(ONE_PERSON, 'secret');
    session.open();
    const t = session.match.table;
    let looks = 0;
    playUntil(session, new Rng('hand'), () => {
      const { seat } = asked(session);
      const all = session.line('t').text;
      const picture = all.slice(all.search(/^Gatherings · /m));
      for (let slot = 0; slot < 40; slot++) {
        const name = t.spec.faces[(t.cells[t.layout.slots + slot] as number) & 0x3ff]?.name ?? '';
        if (!knows(t, seat, slot)) expect(picture).not.toContain(name);
      }
      looks++;
      return false;
    });
    expect(looks).toBeGreaterThan(10);
  });

  it('is the same text whatever the unknown cards are', () => {
    const pictures = ['one', 'two'].map((chance) => {
      const session = sessionOf([undefined, undefined], 'twin', { startingSeat: '1' });
      session.open();
      session.line('');
      session.line('1');
      const { match } = session;
      const { seat } = asked(session);
      // Another deal of what this seat cannot see.
      const { slots } = match.table.layout;
      const rng = new Rng(chance);
      const hidden = Array.from({ length: 40 }, (_, slot) => slot).filter(
        (slot) => !knows(match.table, seat, slot),
      );
      for (const back of [0, 1, 2, 3]) {
        const own = hidden.filter((slot) => {
          const face = (match.state[slots + slot] as number) & 0x3ff;
          return match.table.backOf[face] === back;
        });
        const faces = own.map((slot) => (match.state[slots + slot] as number) & 0x3ff);
        rng.shuffle(faces);
        own.forEach((slot, i) => {
          const at = slots + slot;
          match.state[at] = ((match.state[at] as number) & ~0x3ff) | (faces[i] as number);
        });
      }
      return [
        match.hash,
        ...['t', '?', 's', 'z discard', 'l'].map((line) => session.line(line).text),
      ];
    });
    const [one = [], two = []] = pictures;
    expect(one[0]).not.toBe(two[0]);
    expect(one.slice(1)).toEqual(two.slice(1));
  });
});

describe('what else can be typed', () => {
  const session = sessionOf(ONE_PERSON, 'words', { startingSeat: '1' });
  session.open();

  it.each([
    ['h', /take your last choice back/],
    ['?', /You cannot:\n {2}The draw pile .*never from the draw pile\. \[G-3\.2\]/],
    ['? bicycle', /Nothing about "bicycle"/],
    ['r G-4.2', /^G-4\.2\n {2}\S/],
    ['r G-9.9', /No rule fits "G-9\.9"/],
    ['r', /Which rule\?/],
    ['c proxima', /^Proxima \(proxima\)\n {2}trick/],
    ['c wizard', /and .*Wizard/],
    ['c zzzzzz', /No card is called "zzzzzz"/],
    ['c', /Which card\?/],
    ['s', /Player 1 \(you\): 0\nPlayer 2: 0/],
    ['z discard', /^discard pile: empty$/],
    ['z nowhere', /There is no place like "nowhere"/],
    ['l', /Nothing yet/],
    ['t', /Gatherings · turn 1 · Player 1 to play/],
    ['', /Type 1 to 4/],
    ['9', /There is no choice 9; they go from 1 to 4/],
    ['1 2', /Only one of them/],
    ['draw', /Type 1 to 4/],
    ['u', /There is nothing to take back/],
  ])('%j is answered and changes nothing', (line, text) => {
    const before = session.match.hash;
    expect(session.line(line).text).toMatch(text);
    expect(session.match.hash).toBe(before);
  });

  it('u says why not once a hidden card was drawn', () => {
    session.line('2');
    expect(session.line('u').text).toContain('something hidden came to light');
  });

  it('u takes back a choice that told nobody anything', () => {
    const again = sessionOf(ONE_PERSON, 'undo');
    again.open();
    const rng = new Rng('undo');
    const may = (): boolean => 'to' in again.match.undo(asked(again).seat);
    playUntil(again, rng, may);
    expect(may()).toBe(true);
    const answers = again.match.answers.length;
    const { prompt } = asked(again);
    const reply = again.line('u');
    expect(reply.text).toMatch(/^Taken back\./);
    expect(again.match.answers).toHaveLength(answers - 1);
    expect(asked(again).prompt).not.toBe(prompt);
    playUntil(again, rng, () => false);
    expect(verify(gatherings, again.log)).toBeUndefined();
  });

  it('u says so once a bot has played', () => {
    const again = sessionOf(ONE_PERSON, 'bots', { startingSeat: '2' });
    again.open();
    expect(again.line('u').text).toContain('another player has acted');
  });
});

describe('hot-seat', () => {
  it('shows nothing between two people but whom to pass to', () => {
    const session = sessionOf([undefined, undefined], 'hot', { startingSeat: '1' });
    const first = session.open();
    expect(first.clear).toBe('hand-over');
    expect(first.text).toMatch(/Pass to Player 1, press Enter\.$/);
    expect(session.line('').text).toContain('Player 1 (you)');
    const rng = new Rng('hot');
    let reply = first;
    while (reply.clear !== 'hand-over' || reply === first) {
      reply = session.line(lineFor(asked(session), rng));
    }
    expect(reply.text).toBe('Pass to Player 2, press Enter.');
    expect(session.line('').text).toContain('Player 2 (you)');
  });

  it('lets the one before take back at the hand-over, without showing the cards to the other', () => {
    const rng = new Rng('back');
    for (let game = 0; ; game++) {
      const session = sessionOf([undefined, undefined], `back${game}`);
      session.open();
      session.line('');
      const before = asked(session).seat;
      let reply: Reply = { text: '' };
      while (reply.clear !== 'hand-over') reply = session.line(lineFor(asked(session), rng));
      if ('to' in session.match.undo(before)) {
        const back = session.line('u');
        expect(back.clear).toBe('hand-over');
        expect(back.text).toBe(`Taken back. Pass back to Player ${before + 1}, press Enter.`);
        expect(session.line('').text).toContain(`Player ${before + 1} (you)`);
        return;
      }
      expect(session.line('u').text).toContain('You cannot take that back');
      if (game > 20) return;
    }
  });
});

describe('conclave play', () => {
  // One or two numbers fit whatever is asked; the other line is only refused.
  const LINES = Array.from({ length: 4000 }, (_, i) => (i % 2 === 0 ? '1' : '1 2'));
  const play = (file: string, ...flags: string[]): string[] => [
    'play',
    'gatherings',
    '--seed',
    'z',
    '--save',
    file,
    ...flags,
  ];

  it('plays a whole game, ends with scores and seed, and saves a replay that holds', async () => {
    const file = join(folder(), 'game.json');
    const { code, out, err } = await conclave(
      play(file, '--seats', '3', '--bots', 'greedy,random'),
      {
        lines: LINES,
      },
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Player \d won/);
    expect(out).toContain('seed       z');
    expect(out).toContain(`Replay saved in ${file}; check it with: npx conclave verify ${file}`);
    expect((await conclave(['verify', file])).code).toBe(0);
  });

  it('saves on q, and when the input ends', async () => {
    for (const lines of [['1', 'q', '1'], ['1']]) {
      const file = join(folder(), 'game.json');
      const { code, out } = await conclave(play(file), { lines });
      expect(code).toBe(0);
      expect(out).toContain(`Replay saved in ${file}`);
      const log = JSON.parse(readFileSync(file, 'utf8')) as GameLog;
      expect(verify(gatherings, log)).toBeUndefined();
    }
  });

  it('plays hot-seat with the bots in the last seats', async () => {
    const file = join(folder(), 'game.json');
    const flags = ['--hotseat', '--seats', '3', '--bots', 'random'];
    const { out } = await conclave(play(file, ...flags), { lines: ['', 'q'] });
    expect(out).toContain('Player 3 (random bot)');
    expect(out).toMatch(/Pass to Player [12], press Enter\./);
  });

  it('lets a person take another seat', async () => {
    const file = join(folder(), 'game.json');
    const { out } = await conclave(play(file, '--seats', '3', '--seat', '2'), { lines: ['q'] });
    expect(out).toContain('Player 1 (greedy bot), Player 2 (you), Player 3 (greedy bot)');
  });

  it('uses colours on a terminal only, and none where NO_COLOR is set', async () => {
    const file = join(folder(), 'game.json');
    const bold = '\u001b[1m';
    const out = async (tty: boolean, env: Record<string, string>): Promise<string> =>
      (await conclave(play(file), { lines: ['q'], tty, env })).out;
    expect(await out(true, {})).toContain(bold);
    expect(await out(true, { NO_COLOR: '1' })).not.toContain(bold);
    expect(await out(true, { TERM: 'dumb' })).not.toContain(bold);
    expect(await out(false, {})).not.toContain('\u001b');
  });
});
