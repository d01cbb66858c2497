import { faceOf, listOf, withFace, zoneOf } from '@conclave/kernel';
import { faceIn, SPECTATOR, viewOf } from '@conclave/kernel/look';
import { describe, expect, it } from 'vitest';
import { asked, cards, open, say, table, told, type Wish } from './play.ts';

/** A hex with two cards and a link, about to be cast. */
const HEX = ['hex-stone-0', 'gift-stone-1-link', 'find-stone-2'];
const cast = (hands: readonly (readonly string[])[], more: Wish = {}): ReturnType<typeof table> =>
  table({ hands, rowA: [HEX], part: 'trimagic', seats: 4, ...more });

describe('T-3.8 Elemental Shield', () => {
  it('T-3.8 cancels the part that targets its player; the caster goes on with the other', () => {
    const match = cast([
      ['dispel'],
      ['elemental-shield', 'tremor', 'tremor'],
      ['dispel', 'windfall', 'windfall'],
    ]);
    say(match, 0, { seat: 1 });
    expect(open(match)).toEqual(['1 shield']);
    say(match, 1, 'Play Elemental Shield');
    expect(cards(match, 'hand', 1)).toEqual(['tremor', 'tremor']);
    expect(cards(match, 'discard')).toEqual(['elemental-shield']);
    expect(open(match)).toEqual(['0 secondTarget']);
    say(match, 0, { seat: 2 });
    say(match, 2, 'Let it happen');
    expect(cards(match, 'hand', 2)).toHaveLength(1);
  });

  it('T-3.8 sets a card aside that is taken up at the end of its player’s next turn', () => {
    const match = cast([['dispel'], ['elemental-shield', 'tremor'], ['windfall']], {
      deck: ['hex-stone-1'],
    });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Play Elemental Shield');
    expect(cards(match, 'aside', 1)).toEqual(['hex-stone-1']);
    say(match, 0, 'No second target');
    expect(open(match)).toEqual(['1 enchant']);
    expect(cards(match, 'aside', 1)).toEqual(['hex-stone-1']);
    say(match, 1, 'Neither');
    say(match, 1, 'Play no more');
    expect([...cards(match, 'hand', 1)].sort()).toEqual(['hex-stone-1', 'tremor']);
  });

  it('T-3.8 without a Shield played the hex happens', () => {
    const match = cast([['dispel'], ['elemental-shield', 'tremor', 'tremor']]);
    say(match, 0, { seat: 1 });
    say(match, 1, 'Let it happen');
    expect(cards(match, 'hand', 1)).toHaveLength(1);
  });

  it('T-3.10 it cannot be played in one’s own turn, nor against a trimagic of one’s own', () => {
    const turn = table({ hands: [['elemental-shield']] });
    expect(asked(turn).options.map(({ label }) => label)).toEqual(['Neither']);
    expect(asked(turn).whyNot).toMatchObject([{ label: 'Play Elemental Shield', rule: 'T-3.10' }]);
    const own = cast([['elemental-shield', 'dispel', 'dispel'], ['tremor']]);
    say(own, 0, 'Yourself');
    expect(cards(own, 'hand', 0)).toHaveLength(1);
  });

  it('T-3.10 cards drawn for a gift that is cancelled are discarded', () => {
    const match = cast([['dispel'], ['elemental-shield', 'dispel']], {
      rowA: [['gift-stone-0', 'hex-stone-0', 'find-stone-0']],
      deck: ['windfall', 'tremor'],
    });
    say(match, 0, { seat: 1 });
    say(match, 1, 'Play Elemental Shield');
    expect(cards(match, 'looking', 0)).toEqual([]);
    expect(cards(match, 'discard')).toContain('windfall');
    expect(cards(match, 'aside', 1)).toEqual(['tremor']);
  });
});

/** Exchanges a card of seat 1's hand with one of the draw pile, and nothing else. */
function exchange(match: ReturnType<typeof table>, held: string, drawn: string): void {
  const { table: t } = match;
  const find = (zone: number, id: string): number =>
    listOf(t, zone).find((slot) => t.spec.faces[faceOf(t, slot)]?.id === id) ?? -1;
  const a = t.layout.slots + find(zoneOf(t, 'hand', 1), held);
  const b = t.layout.slots + find(t.zone['deck'] ?? 0, drawn);
  const [one = 0, other = 0] = [match.state[a], match.state[b]];
  match.state[a] = withFace(one, faceIn(other));
  match.state[b] = withFace(other, faceIn(one));
}

describe('T-3.9 who is asked', () => {
  it('T-3.9 everyone who is targeted and holds a card, and nobody else', () => {
    const without = cast([['dispel'], ['tremor'], []]);
    say(without, 0, { seat: 1 });
    expect(open(without)).toEqual(['1 shield']);
    expect(asked(without).options.map(({ label }) => label)).toEqual(['Let it happen']);
    const empty = cast([['dispel'], ['tremor'], []]);
    say(empty, 0, { seat: 2 });
    expect(open(empty)).toEqual(['0 secondTarget']);
  });

  it.each(['gift', 'find', 'theft', 'hex'])('T-3.9 a %s asks as well', (spell) => {
    const match = cast([['dispel'], ['tremor']], {
      rowA: [[`${spell}-stone-0`, 'gift-multiblade-0', 'find-multiblade-0']],
    });
    say(match, 0, { seat: 1 });
    expect(open(match)).toEqual(['1 shield']);
  });

  it('T-3.9 nothing that others see, hear or are told depends on whether there is a Shield', () => {
    const worlds = ['as it is', 'exchanged'].map((world) => {
      const match = cast([['dispel'], ['elemental-shield', 'windfall'], ['dispel']]);
      if (world === 'exchanged') exchange(match, 'elemental-shield', 'tremor');
      say(match, 0, { seat: 1 });
      return match;
    });
    const [one, other] = worlds;
    if (one === undefined || other === undefined) throw new Error('two worlds');
    expect(one.decision(1)?.options).toHaveLength(2);
    expect(other.decision(1)?.options).toHaveLength(1);
    const before = (): unknown[] =>
      worlds.map((match) =>
        [0, 2, 3, SPECTATOR].map((viewer) => ({
          view: viewOf(match.table, viewer),
          pending: match.pending(),
          decision: viewer === SPECTATOR ? undefined : match.decision(viewer),
          told: told(match, viewer),
          events: match.eventsSince(match.answers.length - 1, viewer),
          mayUndo: viewer === SPECTATOR ? undefined : match.undo(viewer),
        })),
      );
    const [asked1, asked2] = before();
    expect(asked2).toEqual(asked1);
    for (const match of worlds) say(match, 1, 'Let it happen');
    const answered = worlds.map((match) =>
      told(match, 2)
        .slice(-4)
        .join()
        .replace(/takes [^;]* from/g, ''),
    );
    expect(answered[1]).toBe(answered[0]);
    expect(one.pending()).toEqual(other.pending());
  });
});
