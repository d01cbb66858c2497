import { ask, move, push, write, zoneOf } from '@conclave/kernel';
import { fork, lay } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { fingerprintOf, isFingerprintOf } from '../../src/state/fingerprint.ts';
import { question, smallTable } from '../small.ts';

/** A table on which something of everything has happened. */
function played(): ReturnType<typeof smallTable> {
  const t = smallTable({ questions: [question()] });
  push(t, 1, 2, 3);
  ask(t, 0, 1, 4);
  return t;
}

describe('the fingerprint of a state', () => {
  it('says of what kind it is', () => {
    expect(fingerprintOf(played())).toMatch(/^v2-[0-9a-f]{16}$/);
    expect(fingerprintOf(played())).toBe(fingerprintOf(played()));
  });

  it.each([
    ['a counter', (t) => write(t, 'round', 7)],
    ['whose counter it is', (t) => write(t, 'score', 3, 1), (t) => write(t, 'score', 3)],
    ['where a card lies', (t) => move(t, 0, zoneOf(t, 'hand', 1))],
    ['whose hand it is', (t) => move(t, 0, zoneOf(t, 'hand', 1)), (t) => move(t, 0, t.zone.hand)],
    ['the order of cards', (t) => move(t, 0, t.zone.deck)],
    ['a step still to be done', (t) => push(t, 0)],
    ['what it is about', (t) => push(t, 0, 0, 1), (t) => push(t, 0, 1)],
  ] as [
    string,
    (t: ReturnType<typeof smallTable>) => void,
    ((t: ReturnType<typeof smallTable>) => void)?,
  ][])('hangs on %s', (_what, change, other = () => {}) => {
    const [a, b] = [played(), played()];
    change(a);
    other(b);
    expect(fingerprintOf(a)).not.toBe(fingerprintOf(b));
  });

  it('does not hang on zones and counters that hold nothing', () => {
    const t = played();
    const wider = smallTable({
      questions: [question()],
      counters: { before: { title: 'b', see: 'all' }, ...t.spec.counters } as never,
      zones: { before: { title: 'b', faces: 'all', backs: 'all' }, ...t.spec.zones } as never,
    });
    push(wider, 1, 2, 3);
    ask(wider, 0, 1, 4);
    expect(wider.cells.length).toBeGreaterThan(t.cells.length);
    expect(fingerprintOf(wider)).toBe(fingerprintOf(t));
  });

  it('is compared with one that was kept, unless that is of the kind before', () => {
    const t = played();
    const kept = fingerprintOf(t);
    expect(isFingerprintOf(t, kept)).toBe(true);
    expect(isFingerprintOf(t, '0123456789abcdef')).toBe(true);
    write(t, 'round', 7);
    expect(isFingerprintOf(t, kept)).toBe(false);
    expect(isFingerprintOf(t, `${kept}0`)).toBe(false);
    lay(t, fork(t.cells));
    expect(isFingerprintOf(t, '')).toBe(false);
  });
});
