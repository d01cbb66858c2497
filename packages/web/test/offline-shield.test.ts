import { technoEnchanters } from '@conclave/game-techno-enchanters';
import { faceOf, listOf, withFace, zoneOf } from '@conclave/kernel';
import { arrange, Match } from '@conclave/kernel/play';
import { expect, test } from 'vitest';
import type { LocalSeat } from '../src/offline/record.ts';
import { LocalSession } from '../src/offline/session.ts';

const NAMES = ['Ada', 'Bea', 'Cy'];
type Holding = 'a Shield' | 'none';

/** Ada is about to cast a find; Bea holds two cards, one of them a Shield or not. */
function matchWhere(bea: Holding): Match {
  const started = Match.start(technoEnchanters, { seats: 3, seed: 'the same deal', names: NAMES });
  if ('error' in started) throw new Error(started.error.reason);
  const { match } = started;
  const t = match.table;
  const error = arrange(t, {
    zones: {
      hand: [['dispel'], ['elemental-shield', 'windfall'], ['dispel']],
      rowA: [['find-stone-0', 'gift-stone-1-link', 'hex-stone-0'], [], []],
    },
    counters: { active: 0, round: 1, plays: 2 },
    next: { step: 'part', a: 4 },
  });
  if (error !== undefined) throw new Error(`${error.place} ${error.reason}`);
  if (bea === 'a Shield') return match;
  // One card of her hand and one of the draw pile change places, and nothing else.
  const find = (zone: number, id: string): number =>
    t.layout.slots +
    (listOf(t, zone).find((slot) => t.spec.faces[faceOf(t, slot)]?.id === id) ?? Number.NaN);
  const a = find(zoneOf(t, 'hand', 1), 'elemental-shield');
  const b = find(t.zone['deck'] ?? 0, 'tremor');
  const [one, other] = [t.cells[a] as number, t.cells[b] as number];
  t.cells[a] = withFace(one, other & 0x3ff);
  t.cells[b] = withFace(other, one & 0x3ff);
  return match;
}

/** Everything the screen is given while Bea, a person or a bot, is asked and answers. */
function screens(bea: Holding, kind: LocalSeat['kind']): string[] {
  const match = matchWhere(bea);
  const person = (name: string): LocalSeat => ({ kind: 'person', name });
  const seats = [
    person('Ada'),
    kind === 'person' ? person('Bea') : { kind: 'bot' as const, name: 'Bea', bot: 'random' },
    person('Cy'),
  ];
  const head = { id: 'local-1', title: '', seats, practice: null, createdAt: 1 };
  const session = new LocalSession(head, match, { seen: [-1, -1, -1], updatedAt: 1 }, 'chance');
  const out: string[] = [];
  const look = (): unknown => out.push(JSON.stringify(session.update(2)));
  const say = (seat: number, label: string): void => {
    const code = match.decision(seat)?.options.find((option) => option.label === label)?.code;
    expect(session.answer(seat, session.length, [code ?? -1])).toEqual({ ok: true, value: null });
  };
  session.lift(0);
  look();
  say(0, 'Bea');
  look();
  session.lower();
  look();
  if (kind === 'person') {
    // Bea has the screen to herself, answers and gives it back.
    session.lift(1);
    say(1, 'Let it happen');
    session.lower();
  } else match.answer(1, [255]);
  look();
  session.lift(0);
  look();
  return out;
}

test.each(['person', 'bot'] as const)(
  'T-3.9 on one screen nothing tells whether a %s that is targeted has a Shield',
  (kind) => {
    const shown = screens('a Shield', kind);
    expect(shown).toHaveLength(5);
    expect(shown[2]).toContain('"question":"shield"');
    expect(shown[4]).toContain('"question":"findTreasure"');
    expect(screens('none', kind)).toEqual(shown);
  },
);
