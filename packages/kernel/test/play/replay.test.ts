import { type Answer, type GameLog, readLog, replay, verify } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { ACT, orchard, orchardMatch } from '../orchard.ts';

const match = orchardMatch([
  [0, ACT.mark],
  [0, ACT.draw],
  [0, ACT.vote],
  [2, 1],
  [0, 2],
  [1, 3],
  [0, ACT.end],
]);
const log = match.log();
const changed = (over: Readonly<Record<string, unknown>>): GameLog =>
  ({ ...log, ...over }) as unknown as GameLog;

const withAnswer = (index: number, answer: Answer): Answer[] =>
  log.answers.map((given, i) => (i === index ? answer : given));

describe('a log', () => {
  it('is the whole game in plain data', () => {
    expect(log).toEqual({
      format: 'conclave-log/1',
      game: 'orchard',
      rulesVersion: 3,
      seats: 3,
      options: { size: 4, frost: false },
      seed: 'apple',
      seedHash: match.seedHash,
      answers: match.answers,
      hash: match.hash,
    });
    expect(JSON.parse(JSON.stringify(log))).toEqual(log);
  });

  it('does not grow when the match goes on', () => {
    const going = orchardMatch([[0, ACT.mark]]);
    const early = going.log();
    going.answer(0, [ACT.mark]);
    expect(early.answers).toHaveLength(1);
  });
});

describe('replaying', () => {
  it('leads to the same state', () => {
    const played = replay(orchard, log);
    if (!('match' in played)) throw new Error(played.error.reason);
    expect(played.error).toBeUndefined();
    expect(played.match.hash).toBe(log.hash);
    expect(played.match.state).toEqual(match.state);
  });

  it('stops before any answer', () => {
    const at = (upTo: number): number | undefined => {
      const played = replay(orchard, log, upTo);
      return 'match' in played ? played.match.answers.length : undefined;
    };
    expect([0, 1, 6, 7, 99, -1].map(at)).toEqual([0, 1, 6, 7, 7, 0]);
  });

  it.each([
    [{ game: 'meadow' }, { place: 'game', reason: 'is meadow, not orchard', rule: '' }],
    [{ rulesVersion: 2 }, { place: 'rulesVersion', reason: 'is 2; these rules are 3', rule: '' }],
    [
      { seats: 7 },
      {
        place: 'seats',
        reason: 'must be a whole number from 2 to 4; 7 given',
        rule: '',
      },
    ],
    [
      { options: { size: 'big' } },
      {
        place: 'options.size',
        reason: 'must be a whole number from 1 to 9; "big" given',
        rule: 'O-5',
      },
    ],
    [
      { options: { colour: 1 } },
      {
        place: 'options.colour',
        reason: 'is not an option; there are size, frost',
        rule: '',
      },
    ],
    [
      { seats: 4, options: { frost: true } },
      { place: 'options.frost', reason: 'is for three at most', rule: 'O-6' },
    ],
  ])('does not begin with %j', (over, error) => {
    expect(replay(orchard, changed(over))).toEqual({ error });
  });

  it('stops at the first answer that is not taken, and names it', () => {
    const answers = withAnswer(2, { seat: 0, picks: [99] });
    const played = replay(orchard, changed({ answers }));
    expect(played.error).toEqual({
      place: 'answers[2]',
      answer: 2,
      reason: 'nobody may do that',
      rule: 'O-9',
    });
    expect('match' in played && played.match.answers.length).toBe(2);
  });
});

describe('verifying', () => {
  it('finds nothing wrong with a true log', () => {
    expect(verify(orchard, log)).toBeUndefined();
    expect(verify(orchard, JSON.parse(JSON.stringify(log)))).toBeUndefined();
    expect(verify(orchard, orchardMatch([[0, ACT.mark]]).log())).toBeUndefined();
  });

  it('finds a seed that is not the one whose hash was published', () => {
    expect(verify(orchard, changed({ seed: 'pear' }))).toEqual({
      place: 'seedHash',
      reason: 'is not the hash of the seed',
      rule: '',
    });
  });

  it('finds an answer the rules do not take', () => {
    const answers = withAnswer(4, { seat: 2, picks: [0] });
    expect(verify(orchard, changed({ answers }))).toEqual({
      place: 'answers[4]',
      answer: 4,
      reason: 'Player 3 has nothing to decide now',
      rule: 'O-4',
    });
  });

  it('finds another end than the rules give', () => {
    expect(verify(orchard, changed({ hash: `v2-${'0'.repeat(16)}` }))).toEqual({
      place: 'hash',
      reason: `is v2-${'0'.repeat(16)}; the rules give ${log.hash}`,
      rule: '',
    });
    const answers = withAnswer(5, { seat: 1, picks: [2] });
    expect(verify(orchard, changed({ answers }))?.place).toBe('hash');
  });

  it('finds another game', () => {
    expect(verify(orchard, changed({ game: 'meadow' }))?.place).toBe('game');
  });
});

describe('reading a log from anywhere', () => {
  it('gives it back when it is whole', () => {
    expect(readLog(JSON.parse(JSON.stringify(log)))).toEqual({ log });
  });

  it.each([undefined, null, 7, 'log', [], [log]])('refuses %j, which is no record', (data) => {
    expect(readLog(data)).toEqual({
      error: { place: 'file', reason: 'is not a record', rule: '' },
    });
  });

  it.each([
    ['format', undefined, 'must be conclave-log/1'],
    ['format', 'conclave-log/2', 'must be conclave-log/1'],
    ['game', 7, 'must be of type string'],
    ['rulesVersion', '1', 'must be of type number'],
    ['seats', undefined, 'must be of type number'],
    ['options', null, 'must be of type object'],
    ['options', 'none', 'must be of type object'],
    ['options', [], 'must be of type object'],
    ['seed', 5, 'must be of type string'],
    ['seedHash', null, 'must be of type string'],
    ['hash', {}, 'must be of type string'],
    ['answers', undefined, 'must be a list'],
    ['answers', {}, 'must be a list'],
  ])('names the field %s when it is %j', (field, value, reason) => {
    expect(readLog(changed({ [field]: value }))).toEqual({
      error: { place: field, reason, rule: '' },
    });
  });

  it.each([
    [null, 'answers[1]', 'is not a record'],
    [[0], 'answers[1]', 'is not a record'],
    [{ picks: [1] }, 'answers[1].seat', 'must be a whole number'],
    [{ seat: 0.5, picks: [1] }, 'answers[1].seat', 'must be a whole number'],
    [{ seat: 0 }, 'answers[1].picks', 'must be a list of whole numbers'],
    [{ seat: 0, picks: 1 }, 'answers[1].picks', 'must be a list of whole numbers'],
    [{ seat: 0, picks: [1, '2'] }, 'answers[1].picks', 'must be a list of whole numbers'],
    [{ seat: 0, picks: [2 ** 60] }, 'answers[1].picks', 'must be a list of whole numbers'],
  ])('names the answer %j', (answer, place, reason) => {
    const answers = [{ seat: 0, picks: [0] }, answer];
    expect(readLog(changed({ answers }))).toEqual({ error: { place, reason, rule: '' } });
  });

  it('takes a log without answers', () => {
    expect('log' in readLog(changed({ answers: [] }))).toBe(true);
  });
});
