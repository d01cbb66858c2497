import {
  askAll,
  cardName,
  everySeat,
  faceOf,
  listOf,
  lookAt,
  mix,
  move,
  moveAll,
  moveOnTop,
  NONE,
  nextOf,
  note,
  onlySeat,
  push,
  type Question,
  random,
  read,
  type Seat,
  type Slot,
  shuffle,
  sizeOf,
  topOf,
  write,
  zoneOf,
} from '@conclave/kernel';
import { SEASONS } from '../content/dice.ts';
import { SETUP } from '../content/setup.ts';
import { tidyDeck } from './deck.ts';
import { around, enchanted, leftOf } from './seat.ts';
import { ASK, type SeasonsTable, STEP } from './table.ts';
import { points } from './words.ts';

/** S-20.1 */
const OFFERED = 3;
/** S-3.7 */
const SETS = 3;

const everyone = (t: SeasonsTable): number => everySeat(t);

/** S-2: the table is laid, and the Prelude begins. */
export function setUpStep(t: SeasonsTable): void {
  t.because = 'S-2.4';
  shuffle(t, t.zone.deck);
  t.because = 'S-2.5';
  write(t, t.at.space, SETUP.startSpace);
  write(t, t.at.year, SETUP.startYear);
  chooseDice(t);
  t.because = 'S-2.10';
  const { startingSeat } = t.facts;
  write(t, t.at.first, startingSeat < 0 ? random(t, t.seats) : startingSeat);
  chooseEnchantment(t);
  offerAbilities(t);
  push(t, STEP.round);
  push(t, STEP.abilities);
  if (t.facts.draft) dealPackets(t);
  else dealDecks(t);
}

/** S-2.6, S-2.7: as many dice of each season as players and one more, for the whole game. */
function chooseDice(t: SeasonsTable): void {
  t.because = 'S-2.7';
  for (const [season] of SEASONS.entries()) {
    const left = [0, 1, 2, 3, 4];
    while (left.length > t.seats + 1) left.splice(random(t, left.length), 1);
    write(
      t,
      t.at.winterDice,
      left.reduce((mask, die) => mask | (1 << die), 0),
      season,
    );
  }
}

/** S-2.11 */
function chooseEnchantment(t: SeasonsTable): void {
  const { enchantment, enchantments, firstEnchantment, draft } = t.facts;
  if (enchantment === 0) return;
  t.because = 'S-2.11';
  const possible = listOf(t, t.zone.enchantments).filter((slot) => {
    const at = faceOf(t, slot) - firstEnchantment;
    if (enchantment > 0) return at + 1 === enchantment;
    const prelude = enchantments[at]?.prelude;
    if (prelude === undefined) return true;
    // S-19.18, and E01 needs its cards.
    return draft && prelude.deal * t.seats <= sizeOf(t, t.zone.deck);
  });
  const chosen = possible.length > 1 ? random(t, possible.length) : 0;
  move(t, possible[chosen] as number, t.zone.enchantment);
}

/** S-2.12 */
function offerAbilities(t: SeasonsTable): void {
  if (!t.facts.withAbilities) return;
  t.because = 'S-2.12';
  shuffle(t, t.zone.tokens);
  for (const seat of around(t, 0)) {
    for (let i = 0; i < OFFERED; i++)
      move(t, topOf(t, t.zone.tokens), zoneOf(t, t.zone.offered, seat));
  }
}

/** S-3.1, S-19.3, S-19.4, S-19.5 */
function dealPackets(t: SeasonsTable): void {
  t.because = 'S-3.1';
  const rules = enchanted(t).prelude;
  const count = rules?.deal ?? SETUP.dealt;
  for (const seat of around(t, 0)) {
    for (let i = 0; i < count; i++) move(t, topOf(t, t.zone.deck), zoneOf(t, t.zone.packet, seat));
  }
  push(t, STEP.libraries);
  if (rules?.last === 'one') push(t, STEP.drop);
  if (rules?.manner === 'choose') {
    push(t, STEP.kept);
    askAll(t, ASK.keepNine, everyone(t), rules.cards);
  } else push(t, STEP.draft, 0);
}

/** S-3.10, S-3.11: each player gets one of the decks, none of them twice. */
function dealDecks(t: SeasonsTable): void {
  t.because = 'S-3.11';
  const decks = SETUP.decks.map((_, deck) => deck);
  for (const seat of around(t, 0)) {
    const [deck = 0] = decks.splice(random(t, decks.length), 1);
    for (const id of SETUP.decks[deck] ?? []) {
      const face = t.spec.faces.findIndex((entry) => entry.id === id);
      let slot = topOf(t, t.zone.deck);
      while (faceOf(t, slot) !== face) slot = nextOf(t, slot);
      move(t, slot, zoneOf(t, t.zone.pool, seat));
    }
  }
  push(t, STEP.libraries);
}

/** S-3.2, S-3.3: everyone chooses a card at the same time; the last needs no choice (S-3.4). */
export function draftStep(t: SeasonsTable, round: number): void {
  t.because = 'S-3.4';
  const left = sizeOf(t, t.zone.packet);
  if (left === 1) {
    for (const seat of around(t, 0))
      moveAll(t, zoneOf(t, t.zone.packet, seat), zoneOf(t, t.zone.pool, seat));
    return;
  }
  push(t, STEP.taken, round);
  askAll(t, ASK.pick, everyone(t), round);
}

/** S-3.2, S-3.5: what was chosen is put away, and the packets go to the left. */
export function takenStep(t: SeasonsTable, round: number): void {
  t.because = 'S-3.2';
  const first = read(t, t.at.first);
  const thrown = round === 0 && enchanted(t).prelude?.first === 'discarded';
  const taken = around(t, 0).map((seat) => read(t, t.at.pick, seat) - 1);
  for (const seat of around(t, first)) {
    const slot = taken[seat] as number;
    write(t, t.at.pick, 0, seat);
    if (thrown) moveOnTop(t, slot, t.zone.discard);
    else move(t, slot, zoneOf(t, t.zone.pool, seat));
  }
  const packets = around(t, 0).map((seat) => listOf(t, zoneOf(t, t.zone.packet, seat)));
  for (const [seat, packet] of packets.entries()) {
    const zone = zoneOf(t, t.zone.packet, leftOf(t, seat));
    for (const slot of packet) move(t, slot, zone);
  }
  if (t.events !== undefined) note(t, -1, 'everybody passes their packet to the left', 'S-3.5');
  // Nobody can tell which card will leave a packet that they have seen.
  for (const seat of around(t, 0)) mix(t, zoneOf(t, t.zone.packet, seat), onlySeat(seat), NONE);
  // Of two, each gets back what it passed on, and can tell which card is missing.
  if (t.seats === 2 && round > 0) {
    for (const [seat, slot] of taken.entries()) workOut(t, slot, leftOf(t, seat));
  }
  push(t, STEP.draft, round + 1);
}

/** Lets a seat know a card that it can work out; nothing happens that could be told. */
function workOut(t: SeasonsTable, slot: Slot, seat: Seat): void {
  const { events } = t;
  t.events = undefined;
  lookAt(t, slot, seat);
  t.events = events;
}

/** S-19.3: nine of eighteen; the rest is shuffled back. */
export function keptStep(t: SeasonsTable): void {
  t.because = 'S-19.3';
  for (const seat of around(t, 0)) {
    const mask = read(t, t.at.pick, seat);
    write(t, t.at.pick, 0, seat);
    for (const [i, slot] of listOf(t, zoneOf(t, t.zone.packet, seat)).entries()) {
      move(t, slot, (mask >> i) & 1 ? zoneOf(t, t.zone.pool, seat) : t.zone.deck);
    }
  }
  shuffle(t, t.zone.deck);
}

/** S-19.5: one of ten is discarded. */
export function dropStep(t: SeasonsTable): void {
  t.because = 'S-19.5';
  for (const seat of around(t, 0)) mix(t, zoneOf(t, t.zone.pool, seat), onlySeat(seat), NONE);
  push(t, STEP.dropped);
  askAll(t, ASK.drop, everyone(t));
}

export function droppedStep(t: SeasonsTable): void {
  t.because = 'S-19.5';
  for (const seat of around(t, read(t, t.at.first))) {
    moveOnTop(t, read(t, t.at.pick, seat) - 1, t.zone.discard);
    write(t, t.at.pick, 0, seat);
  }
}

/** S-3.7: everyone splits their cards at the same time. */
export function librariesStep(t: SeasonsTable): void {
  t.because = 'S-3.7';
  // Whoever passed a card on cannot tell to which of the three sets it goes.
  for (const seat of around(t, 0)) mix(t, zoneOf(t, t.zone.pool, seat), onlySeat(seat), NONE);
  push(t, STEP.stocked);
  askAll(t, ASK.split, everyone(t));
}

export function stockedStep(t: SeasonsTable): void {
  t.because = 'S-3.7';
  for (const seat of around(t, 0)) {
    const split = read(t, t.at.split, seat);
    write(t, t.at.split, 0, seat);
    const zones = [t.zone.hand, t.zone.library2, t.zone.library3];
    for (const [i, slot] of listOf(t, zoneOf(t, t.zone.pool, seat)).entries()) {
      move(t, slot, (zones[(split >> (2 * i)) & 3] as number) + seat);
    }
  }
  tidyDeck(t);
}

/** S-3.14, S-20.2 */
export function abilitiesStep(t: SeasonsTable): void {
  if (!t.facts.withAbilities) return;
  t.because = 'S-3.14';
  push(t, STEP.chosen);
  askAll(t, ASK.token, everyone(t));
}

export function chosenStep(t: SeasonsTable): void {
  t.because = 'S-20.2';
  for (const seat of around(t, 0)) {
    move(t, read(t, t.at.pick, seat) - 1, zoneOf(t, t.zone.ability, seat));
    write(t, t.at.pick, 0, seat);
    moveAll(t, zoneOf(t, t.zone.offered, seat), t.zone.tokens);
  }
}

/** A question for everyone at once: one card of a zone of one's own. */
function pickOne(
  zone: 'packet' | 'pool' | 'offered',
  rule: string,
  prompt: (t: SeasonsTable, round: number) => string,
  does: (t: SeasonsTable, slot: Slot, round: number) => string,
): Question<SeasonsTable> {
  return {
    rule,
    prompt: (t, _seat, round) => prompt(t, round),
    options(t, seat, out) {
      for (
        let slot = topOf(t, zoneOf(t, t.zone[zone], seat));
        slot !== NONE;
        slot = nextOf(t, slot)
      ) {
        out.add(slot);
      }
    },
    tell: (t, _seat, slot, round) => ({
      label: cardName(t, faceOf(t, slot)),
      does: does(t, slot, round),
      rule,
      slots: [slot],
    }),
    apply(t, seat, picks) {
      write(t, t.at.pick, (picks[0] as number) + 1, seat);
    },
  };
}

const textOf = (t: SeasonsTable, slot: Slot): string => t.spec.faces[faceOf(t, slot)]?.text ?? '';
const throwsFirst = (t: SeasonsTable, round: number): boolean =>
  round === 0 && enchanted(t).prelude?.first === 'discarded';

export const askPick = pickOne(
  'packet',
  'S-3.2',
  (t, round) => (throwsFirst(t, round) ? 'Choose a card to discard.' : 'Choose a card to keep.'),
  (t, slot, round) =>
    throwsFirst(t, round) ? 'It is discarded; the others go to the left.' : textOf(t, slot),
);

export const askDrop = pickOne(
  'pool',
  'S-19.5',
  () => 'Discard one of your cards.',
  () => 'It goes to the discard pile.',
);

/** S-20.5: the points on the back of a token that is turned over. */
function scoreOf(t: SeasonsTable, slot: Slot): string {
  const ability = t.facts.abilities[faceOf(t, slot) - t.facts.firstAbility];
  if (ability === undefined || ability.usage === 'permanent') return '';
  return ` Once used it scores ${points(ability.points)}.`;
}

export const askToken = pickOne(
  'offered',
  'S-20.1',
  () => 'Choose your ability token.',
  (t, slot) => `${textOf(t, slot)}${scoreOf(t, slot)}`,
);

/** S-19.3 */
export const askKeepNine: Question<SeasonsTable> = {
  rule: 'S-19.3',
  prompt: (_t, _seat, count) => `Keep ${count} of these cards.`,
  options(t, seat, out, count) {
    out.subset(count, count);
    for (const slot of listOf(t, zoneOf(t, t.zone.packet, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: 'You keep it.',
    rule: 'S-19.3',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    let mask = 0;
    for (const [i, slot] of listOf(t, zoneOf(t, t.zone.packet, seat)).entries()) {
      if (picks.includes(slot)) mask |= 1 << i;
    }
    write(t, t.at.pick, mask, seat);
  },
};

/** S-3.7: an order; the first third is the hand, the next library II, the last library III. */
export const askSplit: Question<SeasonsTable> = {
  rule: 'S-3.7',
  prompt(t, seat) {
    const each = sizeOf(t, zoneOf(t, t.zone.pool, seat)) / SETS;
    return `Put your cards in order: the first ${each} are your hand, the next ${each} library II, the last ${each} library III.`;
  },
  options(t, seat, out) {
    out.order();
    for (const slot of listOf(t, zoneOf(t, t.zone.pool, seat))) out.add(slot);
  },
  tell: (t, _seat, slot) => ({
    label: cardName(t, faceOf(t, slot)),
    does: textOf(t, slot),
    rule: 'S-3.7',
    slots: [slot],
  }),
  apply(t, seat, picks) {
    const each = picks.length / SETS;
    let split = 0;
    for (const [i, slot] of listOf(t, zoneOf(t, t.zone.pool, seat)).entries()) {
      split |= Math.floor(picks.indexOf(slot) / each) << (2 * i);
    }
    write(t, t.at.split, split, seat);
  },
};
