import {
  type CardSet,
  faceOf,
  isInPlay,
  NONE,
  nextOf,
  type Table,
  whereIs,
  type Zone,
} from '@conclave/kernel';
import { countIn, firstIn, lastIn } from '@conclave/kernel/look';
import { facesInPlay } from '@conclave/kernel/play';
import type { CheckFailure } from '../failure.ts';
import { eachGame, type Task, wrong } from '../run.ts';

const byNumber = (a: number, b: number): number => a - b;

const nameOf = (t: Table, zone: Zone): string =>
  `${t.layout.zoneName[zone]}[${t.layout.zoneIndex[zone]}]`;

/** A zone's chain of slots, or what is wrong with it. */
function chain(t: Table, zone: Zone, seen: Set<number>): string | undefined {
  const name = nameOf(t, zone);
  const word = t.cells[t.layout.zones + zone] as number;
  let count = 0;
  let last = NONE;
  for (let slot = firstIn(word); slot !== NONE; slot = nextOf(t, slot)) {
    if (slot >= t.layout.slotCount) return `${name} holds slot ${slot}, which does not exist`;
    if (seen.has(slot)) return `slot ${slot} lies in ${name} and somewhere else or twice`;
    if (whereIs(t, slot) !== zone) return `slot ${slot} lies in ${name} and does not know it`;
    seen.add(slot);
    last = slot;
    count++;
  }
  if (countIn(word) !== count) return `${name} counts ${countIn(word)} cards and holds ${count}`;
  if (lastIn(word) !== last) return `${name} takes slot ${lastIn(word)} for its last, not ${last}`;
  return undefined;
}

/** The first card that lies where its table says that it never does. */
function barredCard(t: Table): string | undefined {
  for (let slot = 0; slot < t.layout.slotCount; slot++) {
    const zone = whereIs(t, slot);
    if (!t.layout.never.get(faceOf(t, slot))?.has(zone)) continue;
    return `${t.spec.faces[faceOf(t, slot)]?.id} lies in ${nameOf(t, zone)}, which can never hold it`;
  }
  return undefined;
}

/** What is wrong with the cards on a table: one lost, one twice, a zone in disorder. */
export function cardTrouble(t: Table): string | undefined {
  const seen = new Set<number>();
  for (let zone = 0; zone < t.layout.zoneCount; zone++) {
    const trouble = chain(t, zone, seen);
    if (trouble !== undefined) return trouble;
  }
  for (let slot = 0; slot < t.layout.slotCount; slot++) {
    if (!seen.has(slot) && isInPlay(t, slot)) return `slot ${slot} lies in no zone`;
  }
  for (const set of t.spec.sets.keys()) {
    const trouble = changedSet(t, set);
    if (trouble !== undefined) return trouble;
  }
  return barredCard(t);
}

/** The faces of a set are what they were; of one that is brought in, those that were brought. */
function changedSet(t: Table, set: number): string | undefined {
  const { name, faces, unseen } = t.spec.sets[set] as CardSet;
  const now: number[] = [];
  for (let slot = t.layout.setStart[set] as number; t.layout.setOf[slot] === set; slot++) {
    if (isInPlay(t, slot)) now.push(faceOf(t, slot));
  }
  now.sort(byNumber);
  if (unseen) {
    const left = [...faces];
    const odd = now.find((face) => left.splice(left.indexOf(face) >>> 0, 1).length === 0);
    return odd === undefined ? undefined : `${name} has too many of face ${odd}`;
  }
  const ever: number[] = [];
  facesInPlay(t, t.cells, set, ever);
  ever.sort(byNumber);
  if (now.length !== ever.length) return `${name} has ${now.length} cards for ${ever.length}`;
  const odd = now.findIndex((face, i) => face !== ever[i]);
  if (odd < 0) return undefined;
  return `the cards of ${name} have changed: face ${now[odd]} for ${ever[odd]}`;
}

/** Every card is always in exactly one place, and no card comes or goes. */
export function cards(task: Task): CheckFailure[] {
  return eachGame('cards', task, (run) => {
    const look = (): void => {
      const trouble = cardTrouble(run.match.table);
      if (trouble !== undefined) wrong(trouble);
    };
    run.play(look);
    look();
  });
}
