import type { CardInfo, Game } from '@conclave/kernel';
import { type CheckName, runCheck, type Settings, toy } from '@conclave/testkit';
import { describe, expect, test } from 'vitest';

const reasons = (game: Game, check: CheckName, settings: Settings): string[] =>
  runCheck(game, { check, games: 30, folder: { path: '', settings } }).map(({ reason }) => reason);

/** The toy game with other facts in its catalogue. */
const told = (change: (card: CardInfo) => CardInfo): Game => {
  const game = toy();
  return { ...game, cards: (options) => game.cards(options).map(change) };
};

describe('what a game says of itself in conformance.json', () => {
  test('vanilla: a card without words may be named by its kind or its id', () => {
    const bare = reasons(toy(), 'words', {});
    expect(bare.length).toBeGreaterThan(0);
    const ids = bare.map((reason) => reason.match(/^the card (.*) has no words$/)?.[1] ?? '');
    expect(reasons(toy(), 'words', { vanilla: ids })).toEqual([]);
    expect(reasons(toy(), 'words', { vanilla: ids.slice(1) })).toEqual(bare.slice(0, 1));
    expect(reasons(toy(), 'words', { vanilla: ['lantern'] })).toEqual([]);
  });

  test('someCopies: then fewer may lie on a table than there are, but not more and not none', () => {
    const settings = { vanilla: ['lantern'] };
    const more = told((card) => ({ ...card, copies: card.copies + 1 }));
    expect(reasons(more, 'words', settings)[0]).toMatch(/there are \d+ copies, not/);
    expect(reasons(more, 'words', { ...settings, someCopies: true })).toEqual([]);
    const fewer = told((card) => (card.id === 'star-1' ? { ...card, copies: 0 } : card));
    expect(reasons(fewer, 'words', { ...settings, someCopies: true })).toContainEqual(
      expect.stringMatching(/^of star-1 there are \d+ copies, not 0$/),
    );
  });

  test('idle: what no game comes to is passed over, and told if it was used after all', () => {
    const idle = { 'the step dawn': 'there is none', 'moving the card star-1': 'it hangs' };
    expect(reasons(toy(), 'exhaustive', { idle })).toEqual([
      'moving the card star-1 is said to be idle, and was used',
    ]);
    const still = { check: 'exhaustive', games: 30, options: { stars: false } } as const;
    const stars = [1, 2, 3].map((n) => [`moving the card star-${n}`, 'no stars in this game']);
    const settings = { idle: Object.fromEntries(stars) };
    expect(runCheck(toy(), { ...still, folder: { path: '', settings } })).toEqual([]);
  });
});
