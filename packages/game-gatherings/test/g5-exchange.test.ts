import { SPECTATOR } from '@conclave/kernel/look';
import { carryOut } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import {
  acting,
  asked,
  cards,
  endedBy,
  forSeeds,
  labels,
  say,
  seen,
  table,
  told,
  type Wish,
  winners,
} from './play.ts';

const VICTIM = ['fire-elemental', 'idem', 'earth-gold-mage', 'water-gold-mage'];

/** Seat 0 plays the Trick against seat 1 of three. */
function plays(trick: string, wish: Wish = {}): ReturnType<typeof acting> {
  const own = [...(wish.hands?.[0] ?? []), trick.toLowerCase()];
  const hands = [own, wish.hands?.[1] ?? VICTIM, ...(wish.hands ?? []).slice(2)];
  const match = acting({ seats: 3, ...wish, hands });
  say(match, 0, `Play ${trick}`);
  return match;
}

describe.each([
  ['Chaos', 'G-5.4', 'exchange'],
  ['Vademecum', 'G-5.5', 'target'],
])('%s', (trick, rule, question) => {
  it(`${rule} is discarded and asks for another player who holds a card`, () => {
    const match = plays(trick, { hands: [[], VICTIM, ['exodus']] });
    expect(cards(match, 'discard')).toEqual([trick.toLowerCase()]);
    expect(asked(match)).toMatchObject({ seat: 0, question, rule });
    expect(labels(match)).toEqual(['Player 2', 'Player 3']);
    for (const option of asked(match).options) expect(option.rule).toBe(rule);
  });

  it(`${rule} a player with an empty hand, oneself and nobody are refused`, () => {
    const match = plays(trick);
    expect(labels(match)).toEqual(['Player 2']);
    expect(asked(match).whyNot).toEqual([
      { label: 'Player 3', reason: 'Player 3 holds no card', rule },
    ]);
    expect(match.answer(0, [2])).toMatchObject({ rule, reason: 'Player 3 holds no card' });
    expect(match.answer(0, [0])).toMatchObject({ rule, reason: 'it must be another player' });
    expect(match.answer(0, [3])).toMatchObject({ rule, code: 'outside' });
    expect(match.answer(0, [-1])).toMatchObject({ rule, code: 'outside' });
  });

  it(`${rule} may not be played while no other player holds a card`, () => {
    const match = acting({ seats: 3, hands: [[trick.toLowerCase()]] });
    expect(labels(match)).not.toContain(`Play ${trick}`);
    expect(asked(match).whyNot).toContainEqual(
      expect.objectContaining({ label: `Play ${trick}`, rule }),
    );
  });

  it(`${rule} the card is taken at random, every one alike`, () => {
    const found = new Map<string, number>();
    forSeeds(400, (seed) => {
      const match = plays(trick, { seed });
      say(match, 0, { seat: 1 });
      const taken = VICTIM.filter((id) => !cards(match, 'hand', 1).includes(id));
      expect(taken).toHaveLength(1);
      expect(cards(match, 'hand', 0)).toContain(taken[0]);
      found.set(taken[0] ?? '', (found.get(taken[0] ?? '') ?? 0) + 1);
    });
    expect(found.size).toBe(VICTIM.length);
    for (const count of found.values()) {
      expect(count).toBeGreaterThan(60);
      expect(count).toBeLessThan(145);
    }
  });

  it(`${rule} only the two of them see which card was taken`, () => {
    const match = plays(trick, { hands: [[], ['earth-gold-mage', 'earth-silver-mage']] });
    say(match, 0, { seat: 1 });
    const taken = seen(match, 1, 'hand', 0).filter((id) => !id.startsWith('?'));
    expect(taken).toHaveLength(1);
    expect(seen(match, 0, 'hand', 0)).toContain(taken[0]);
    for (const viewer of [2, SPECTATOR]) {
      expect(seen(match, viewer, 'hand', 0)).toEqual(expect.arrayContaining(['?earth']));
      expect(seen(match, viewer, 'hand', 1)).toEqual(['?earth']);
      expect(told(match, viewer)).toContain('Player 1 takes a card (earth back) from Player 2');
    }
  });

  it(`${rule} an Elemental taken can win at once, by G-6.2`, () => {
    const objects = [['object-G-6', 'object-F-5', 'object-E-3']];
    const match = plays(trick, { hands: [['exodus'], ['fire-elemental']], objects });
    say(match, 0, { seat: 1 });
    expect(match.over).toBe(true);
    expect(winners(match)).toEqual([0]);
    expect(endedBy(match)).toBe('G-6.2');
  });
});

describe('Chaos gives a card back', () => {
  const give = (wish: Wish = {}) => {
    const match = plays('Chaos', { hands: [['exodus', 'proxima'], ['fire-elemental']], ...wish });
    say(match, 0, { seat: 1 });
    return match;
  };

  it('G-5.4 a card of choice other than the one taken', () => {
    const match = give();
    expect(asked(match)).toMatchObject({ seat: 0, question: 'give', rule: 'G-5.4' });
    expect(asked(match).prompt).toBe('Give Player 2 a card in return.');
    expect(labels(match)).toHaveLength(4);
    expect(labels(match)).not.toContain('Fire Elemental');
    expect(asked(match).whyNot).toEqual([
      expect.objectContaining({ label: 'Fire Elemental', rule: 'G-5.4' }),
    ]);
    say(match, 0, 'proxima');
    expect(cards(match, 'hand', 1)).toEqual(['proxima']);
    expect([...cards(match, 'hand', 0)].sort()).toContain('fire-elemental');
    expect(cards(match, 'hand', 0)).toHaveLength(4);
  });

  it('G-5.4 the card taken is refused, and so is a card that is not held', () => {
    const match = give();
    const slots = asked(match).whyNot[0]?.slots ?? [];
    expect(match.answer(0, slots)).toMatchObject({
      rule: 'G-5.4',
      reason: 'you give a card other than the one you took',
    });
    expect(match.answer(0, [200])).toMatchObject({ rule: 'G-5.4', code: 'outside' });
  });

  it('G-5.4 with nothing else to give, nothing is given', () => {
    // A whole turn begins with drawing two; this one is only its middle, and ends with nothing to do.
    const alone = table({ hands: [['chaos'], VICTIM], step: 'act' });
    say(alone, 0, 'Play Chaos');
    const victim = asked(alone).options.find(({ seat }) => seat === 1);
    // Past the match, which would take back an answer that leads nowhere.
    const take = () => carryOut(alone.table, 0, [victim?.code ?? -1]);
    expect(take).toThrow('the rules ended');
    expect(cards(alone, 'hand', 0)).toHaveLength(1);
    expect(cards(alone, 'hand', 1)).toHaveLength(3);
  });

  it('G-5.4 an Elemental given can make the other player win', () => {
    const objects = [[], ['object-G-6', 'object-F-5', 'object-E-3']];
    const match = give({ hands: [['air-elemental'], ['idem']], objects });
    say(match, 0, 'air-elemental');
    expect(winners(match)).toEqual([1]);
  });
});

describe('Vademecum gives nothing back', () => {
  it('G-5.5 the turn goes on with one card more', () => {
    const match = plays('Vademecum', { hands: [['exodus'], ['fire-elemental', 'idem']] });
    say(match, 0, { seat: 1 });
    expect(asked(match)).toMatchObject({ seat: 1, question: 'draw' });
    expect(cards(match, 'hand', 0)).toHaveLength(4);
    expect(cards(match, 'hand', 1)).toHaveLength(1);
  });

  it('G-5.5 the taker discards down to five as always', () => {
    const match = plays('Vademecum', { hands: [['exodus', 'proxima', 'air-witch'], VICTIM] });
    say(match, 0, { seat: 1 });
    expect(asked(match)).toMatchObject({ seat: 0, question: 'discard', min: 1 });
  });
});
