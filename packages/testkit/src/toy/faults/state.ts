import { faceOf, NONE, read, topOf, withFace, write } from '@conclave/kernel';
import { type LanternsTable, ZONES } from '../table.ts';
import { after, before, inSpec, inStep } from './break.ts';

/** Stands for a clock: never the same twice. */
let ticks = 0;
/** What a careless game keeps beside the state. */
let turnsEver = 0;

const raw = (t: LanternsTable): unknown[] => t.cells as unknown[];

/** States that are not plain numbers, that are not all there is, or that lose cards. */
export const STATE_FAULTS = {
  notANumber: before('night', (t) => write(t, t.at.embers, Number.NaN)),
  halves: before('night', (t, leader) =>
    write(t, t.at.oil + leader, read(t, t.at.oil + leader) + 0.5),
  ),
  nestedState: before('night', (t) => {
    raw(t)[t.at.letGo] = [1];
  }),
  remembersBesideState: before('turn', (t, seat) => {
    turnsEver++;
    if (turnsEver % 3 === 0) write(t, t.at.oil + seat, read(t, t.at.oil + seat) + 1);
  }),
  remembersInFacts: inStep('turn', (step) => (t, seat, ...args) => {
    const facts = t.facts as { turns?: number };
    facts.turns = (facts.turns ?? 0) + 1;
    if (facts.turns % 3 === 0) write(t, t.at.oil + seat, read(t, t.at.oil + seat) + 1);
    step(t, seat, ...args);
  }),
  listensToItself: before('turn', (t, seat) => {
    if (t.events !== undefined) write(t, t.at.oil + seat, read(t, t.at.oil + seat) + 1);
  }),
  readsClock: before('dusk', (t) => write(t, t.at.embers, ticks++)),
  losesCard: after('dusk', (t) => {
    t.cells[t.layout.zones + t.zone.discard] = NONE | (NONE << 11);
  }),
  copiesCard: after('dusk', (t) => {
    const [from, to] = [topOf(t, t.zone.hand), topOf(t, t.zone.hand + 1)];
    const at = t.layout.slots + to;
    t.cells[at] = withFace(t.cells[at] as number, faceOf(t, from));
  }),
  holdsWhatItNever: inSpec(() => ({
    zones: { ...ZONES, hand: { ...ZONES.hand, never: ['red-1', 'blue-1'] } },
  })),
  miscounts: before('dusk', (t) => {
    const at = t.layout.zones + t.zone.sky;
    t.cells[at] = (t.cells[at] as number) + (1 << 22);
  }),
  mistakesLast: before('dusk', (t) => {
    const at = t.layout.zones + t.zone.sky;
    t.cells[at] = ((t.cells[at] as number) & ~(NONE << 11)) | (topOf(t, t.zone.sky) << 11);
  }),
} as const;
