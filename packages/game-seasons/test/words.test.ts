import { type Match, tell } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { seasons } from '../src/index.ts';
import { asked, dieWith, labels, PLAIN, say, start, table } from './play.ts';

const DEFAULTS = Object.fromEntries(
  Object.entries(seasons.options).map(([name, field]) => [name, field.default]),
);
const texts = new Map(seasons.cards(DEFAULTS).map(({ id, text }) => [id, text]));

/** What a viewer has read so far. */
const log = (match: Match, viewer: number): string[] =>
  match.eventsSince(0, viewer).flatMap((event) => tell(match.table, event) ?? []);

const reasons = (match: Match): string[] => asked(match).whyNot.map(({ reason }) => reason);

describe('the words of the cards', () => {
  it('are sentences, and count things rightly', () => {
    expect(texts.size).toBe(92);
    for (const [id, text] of texts) {
      expect(text, id).toMatch(/^[A-Z].*\.$/);
      expect(text, id).not.toMatch(/\b1 (crystals|energy tokens|cards|points|\w+ tokens)\b/);
      expect(text, id).not.toMatch(/ {2}|\.\.|[;:,→] ?[.;:,]|\. [a-z]/);
    }
  });

  it.each<[string, string]>([
    ['S10', 'On entering play: each opponent sacrifices 1 card.'],
    ['S17', 'On entering play: each player, you last, takes one of their magic items'],
    ['S18', 'While in play: your reserve holds 10 energy tokens.'],
    ['S38', 'each opponent lowers their summoning gauge by 1 and draws 1 card.'],
    ['S42', 'of your choice, receive 10 crystals and raise your summoning gauge by 1. If'],
    ['S36', 'or draw a card and show it. Gain 1 energy token of your choice for each prestige'],
    [
      'K12',
      'give up 3 energy tokens of one type → put 1 of them on this card and discard the others.',
    ],
    ['K15', 'gain 2 energy tokens of your choice, then discard any number of cards'],
    ['A05', 'scores +3 points instead of −5 points.'],
  ])('%s: %s', (id, part) => {
    expect(texts.get(id)).toContain(part);
  });
});

describe('counts in questions, reasons and the log', () => {
  it('one crystal is one crystal, also on a die', () => {
    const match = table({
      zones: { hand: [['S01', 'S05'], []], play: [[], ['S33']] },
      counters: { rolled: [dieWith('ww1..')] },
      next: { step: 'die', a: 0 },
    });
    expect(labels(match)[0]).toBe('2 water, 1 crystal (2)');
    const poor = table({ zones: { hand: [['S01'], []], play: [[], ['S33']] } });
    expect(reasons(poor)).toContain('you owe 1 crystal before you summon');
    const short = table({ zones: { hand: [['S05'], []] }, counters: { crystals: [1, 0] } });
    expect(reasons(short)).toContain('it costs 2 crystals');
  });

  it('a search tells how many cards it revealed', () => {
    const match = table({
      zones: { hand: [['K08'], []], deck: ['S16', 'S01', 'S02', 'S17', 'S03'] },
      counters: { air: [1, 0], fire: [1, 0] },
    });
    say(match, 0, { label: 'Summon', cards: ['K08'] }, 'Reject');
    expect(log(match, 1)).toContain('Player 1 reveals 1 card and finds Kairn the Destroyer');
    expect(log(match, 1)).toContain('Player 1 reveals 3 cards and finds Amsug Longneck');
  });

  it('S-20.5 a token is offered with the points it scores', () => {
    const options = { ...PLAIN, abilities: true };
    const match = table({
      options,
      zones: { offered: [['A04', 'A05', 'A01'], []] },
      next: { step: 'abilities' },
    });
    const does = match.decision(0)?.options.map((option) => option.does);
    expect(does).toEqual([
      'Lower your summoning gauge by 1. Once used it scores +10 points.',
      'At the end of the game each card left in your hand scores +3 points instead of −5 points.',
      'Draw a card; keep it or discard it. Once used it scores −5 points.',
    ]);
  });
});

describe('the log', () => {
  it('S-3.5 tells of each pass in one sentence, and not that packets were mixed', () => {
    const match = start({ options: { ...PLAIN, level: 'magician' } });
    for (let round = 0; round < 2; round++) {
      for (const seat of [0, 1]) match.answer(seat, [match.decision(seat)?.options[0]?.code ?? -1]);
    }
    const pass = 'Everybody passes their packet to the left';
    expect(log(match, 0)).toEqual(['the draw pile is shuffled', pass, pass]);
  });

  it('S-14.8 tells when a year begins and libraries are taken', () => {
    const match = table({ zones: { hand: [['S07'], []] }, counters: { space: 12 } });
    say(match, 0, { label: 'Summon', cards: ['S07'] }, '1 forward');
    expect(log(match, 1)).toContain('Year 2 begins: everybody takes their library II');
  });

  it("S-19.11 S-19.16 tells what Argos's Embrace and the Drought demand", () => {
    const options = { ...PLAIN, enchantment: 'E06' };
    const match = table({
      options,
      zones: { play: [['S23'], []] },
      counters: { crystals: [7, 0] },
    });
    say(match, 0, { label: 'Activate', cards: ['S23'] });
    expect(log(match, 1)).toContain('Player 1 loses 5 crystals for adding to the hand');
    const dry = table({
      options: { ...PLAIN, enchantment: 'E09' },
      zones: { hand: [['S07'], []] },
      counters: { space: 6, crystals: [0, 7] },
    });
    say(dry, 0, { label: 'Summon', cards: ['S07'] }, '1 forward');
    expect(log(dry, 0)).toContain('Player 2 has the most crystals and suffers from the drought');
  });
});
