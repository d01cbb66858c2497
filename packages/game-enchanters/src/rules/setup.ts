import {
  ask,
  bottomOf,
  bring,
  cardName,
  faceOf,
  inRandomOrder,
  listOf,
  move,
  moveOnTop,
  NONE,
  note,
  push,
  type Question,
  random,
  read,
  type Slot,
  shuffle,
  sizeOf,
  topOf,
  whereIs,
  write,
} from '@conclave/kernel';
import { VILLAGES_OFFERED } from '../content/catalogue.ts';
import type { FaceFacts } from '../content/facts.ts';
import { factsOf, matches } from './faces.ts';
import { happen } from './moments.ts';
import { tellOf } from './notes.ts';
import { refresh } from './piles.ts';
import { ASK, STEP } from './steps.ts';
import { START_CRYSTALS, type EnchantersTable as T } from './table.ts';
import { fillTrack, nextTurn } from './turn.ts';

/** E-2.1, E-2.2, E-2.17: before anything is dealt. */
export function setUp(t: T): void {
  t.because = 'E-2.17';
  const { firstPlayer } = t.facts;
  write(t, t.at.first, firstPlayer >= 0 ? firstPlayer : random(t, t.seats));
  write(t, t.at.active, read(t, t.at.first));
  for (let seat = 0; seat < t.seats; seat++) {
    for (const pile of [t.zone.item, t.zone.enchantment]) {
      moveOnTop(t, topOf(t, t.zone.start), pile + seat);
    }
    write(t, t.at.crystals, START_CRYSTALS, seat);
    refresh(t, seat);
  }
  push(t, STEP.layOut);
  push(t, STEP.pickVillage);
  push(t, STEP.pickKingdoms, 0);
  happen(t, t.facts.moments.setUp, 0, 0);
}

/** Whose pick it is: in player order, and back again (E-2.21). */
function picker(t: T, pick: number): number {
  const first = read(t, t.at.first);
  const inRound = pick % t.seats;
  const back = Math.floor(pick / t.seats) % 2 === 1;
  return (first + (back ? t.seats - 1 - inRound : inRound)) % t.seats;
}

function take(t: T, kingdom: number): void {
  write(t, t.at.kingdoms, read(t, t.at.kingdoms) | (1 << kingdom));
  if (t.events !== undefined) {
    const name = t.facts.content.kingdoms[kingdom]?.name ?? '?';
    note(t, read(t, t.at.first), `${name} come into play`, 'E-2.3');
  }
}

/** E-2.3 to E-2.6: which kingdoms are played with. */
export function pickKingdoms(t: T, pick: number): void {
  const { decks, chosen, decksInPlay, content } = t.facts;
  if (pick === decksInPlay) return;
  push(t, STEP.pickKingdoms, pick + 1);
  if (decks === 'drafted') {
    ask(t, ASK.kingdom, picker(t, pick));
    return;
  }
  if (decks === 'chosen') {
    take(t, chosen[pick] as number);
    return;
  }
  t.because = 'E-2.6';
  const left = content.kingdoms
    .map((_, k) => k)
    .filter((k) => !((read(t, t.at.kingdoms) >> k) & 1));
  take(t, left[random(t, left.length)] as number);
}

/** E-2.5, E-2.21 */
export const askKingdom: Question<T> = {
  rule: 'E-2.21',
  prompt: () => 'Pick a Kingdom to play with.',
  options(t, _seat, out) {
    t.facts.content.kingdoms.forEach((_, k) => {
      if (!((read(t, t.at.kingdoms) >> k) & 1)) out.add(k);
    });
  },
  tell(t, _seat, k) {
    const kingdom = t.facts.content.kingdoms[k];
    return { label: kingdom?.name ?? '?', does: kingdom?.theme ?? '', rule: 'E-2.21' };
  },
  refuse: (t, _seat, k) =>
    (read(t, t.at.kingdoms) >> k) & 1
      ? { reason: 'it is picked already', rule: 'E-2.5' }
      : undefined,
  apply(t, _seat, picks) {
    take(t, picks[0] as number);
  },
};

function settle(t: T, slot: Slot): void {
  t.because = 'E-2.15';
  if (whereIs(t, slot) !== t.zone.village) move(t, slot, t.zone.village);
  if (t.events !== undefined) tellOf(t, read(t, t.at.first), '{0} is the Village', 'E-2.15', slot);
}

/** E-2.15 */
export function pickVillage(t: T): void {
  const { village, firstVillage, content } = t.facts;
  t.because = 'E-2.15';
  if (village === 'drafted') {
    const drawn = inRandomOrder(t, content.villages.length).slice(0, VILLAGES_OFFERED);
    const faces = drawn.map((i) => firstVillage + i);
    bring(t, 'villages', faces, t.zone.villages);
    ask(t, ASK.village, (read(t, t.at.first) + t.seats - 1) % t.seats);
    return;
  }
  const [first = 0] = village === 'random' ? inRandomOrder(t, content.villages.length) : [village];
  bring(t, 'villages', [firstVillage + first], t.zone.village);
  settle(t, topOf(t, t.zone.village));
}

/** E-2.21: the last player picks the Village. */
export const askVillage: Question<T> = {
  rule: 'E-2.21',
  prompt: () => 'Pick the Village.',
  options(t, _seat, out) {
    for (const slot of listOf(t, t.zone.villages)) out.add(slot);
  },
  tell(t, _seat, slot) {
    const face = t.spec.faces[faceOf(t, slot)];
    return { label: face?.name ?? '?', does: face?.text ?? '', rule: 'E-2.21', slots: [slot] };
  },
  refuse: (t, _seat, slot) =>
    slot >= 0 && slot < t.layout.slotCount && whereIs(t, slot) === t.zone.villages
      ? { reason: `${cardName(t, faceOf(t, slot))} was not drawn`, rule: 'E-2.21' }
      : undefined,
  apply(t, _seat, picks) {
    settle(t, picks[0] as number);
  },
};

/** E-2.8, E-17.5: all cards of the kingdoms in play; the Dragons may wait for the lower half. */
function gather(t: T): void {
  const { kingdoms, depths, faces } = t.facts;
  for (const [kingdom, cards] of kingdoms.entries()) {
    if (!((read(t, t.at.kingdoms) >> kingdom) & 1)) continue;
    for (const face of cards) {
      const waits = depths && matches(faces[face] as FaceFacts, 'dragon');
      bring(t, 'kingdoms', [face], waits ? t.zone.lowerDeck : t.zone.deck);
    }
  }
}

/** E-17.5, E-17.6: the Dragons are shuffled into the bottom half. */
function sinkDragons(t: T): void {
  t.because = 'E-17.5';
  for (let n = Math.floor(sizeOf(t, t.zone.deck) / 2); n > 0; n--) {
    move(t, bottomOf(t, t.zone.deck), t.zone.lowerDeck);
  }
  shuffle(t, t.zone.lowerDeck);
}

/** E-2.9 to E-2.12: artifact cards from the bottom upward go on top, creatures met go underneath. */
function seed(t: T): void {
  t.because = 'E-2.9';
  let left = t.facts.seeds;
  for (const zone of [t.zone.lowerDeck, t.zone.deck]) {
    while (left > 0 && sizeOf(t, zone) > 0) {
      const slot = bottomOf(t, zone);
      const artifact = matches(factsOf(t, slot), 'artifact');
      move(t, slot, artifact ? t.zone.seeded : t.zone.depths);
      if (artifact) left--;
    }
  }
  shuffle(t, t.zone.seeded);
  shuffle(t, t.zone.depths);
}

/** EF-9.8, E-2.20 */
function startingCrystals(t: T): void {
  const village = topOf(t, t.zone.village);
  if (village === NONE) return;
  for (const { modifier } of factsOf(t, village).upper.statics) {
    if (modifier.kind !== 'startCrystals') continue;
    for (let seat = 0; seat < t.seats; seat++) {
      const before = modifier.mode === 'set' ? 0 : read(t, t.at.crystals, seat);
      write(t, t.at.crystals, before + modifier.n, seat);
    }
  }
}

/** E-2.8 to E-2.14, in the order of E-17.7. */
export function layOut(t: T): void {
  gather(t);
  t.because = 'E-2.8';
  shuffle(t, t.zone.deck);
  for (let n = t.facts.leftOut * t.seats; n > 0; n--) {
    t.because = 'E-17.1';
    move(t, topOf(t, t.zone.deck), t.zone.unseen);
  }
  if (t.facts.depths) sinkDragons(t);
  seed(t);
  happen(t, t.facts.moments.deckIsMade, 0, 0);
  t.because = 'E-2.13';
  fillTrack(t);
  startingCrystals(t);
  nextTurn(t, read(t, t.at.first));
  happen(t, t.facts.moments.laidOut, 0, 0);
}
