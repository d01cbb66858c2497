import {
  type FaceId,
  faceOf,
  hasSeat,
  isOver,
  NONE,
  nextOf,
  openArgument,
  questionKind,
  read,
  type Seat,
  sizeOf,
  topOf,
  waitingSeats,
  winnersOf,
  type Zone,
  zoneOf,
} from '@conclave/kernel';
import { SPELLS, type Spell } from '../content/components.ts';
import { COLOUR_OF, isVision, STARS_OF, VALUE_OF } from '../content/faces.ts';
import { ROWS, rowOf, starsIn, trimagicIn } from './rows.ts';
import { SET_SCORES, totalOf, valueIn } from './score.ts';
import { isOut, isRevealed, opposingOf, signOf } from './seats.ts';
import { ASK, BETWEEN_ROUNDS, PART } from './steps.ts';
import { HAND_LIMIT, ROW_LENGTH, STARS_FOR_TREASURE, type TechnoTable } from './table.ts';
import { castInUse } from './trimagic-in-use.ts';

const WON = 1000;

/** What things are worth in points; found by playing. */
const WORTH = {
  /** Stars that stay in one's rows, by number: three earn a treasure every turn. */
  stars: [0, 0.5, 1.2, 3.2, 3.8, 4.2, 4.4],
  /** An unseen card, and a vision in hand with each of its stars. */
  card: 0.5,
  vision: 0.3,
  star: 0.3,
  enchantment: 0.4,
  /** A short hand in the second round invites elimination. */
  shortHand: [0, -3, -1.5, -0.5],
  reveal: 3,
  ownColour: 0.5,
  /** A trimagic that is about to be cast, for each of its cards. */
  gift: 0.4,
  theft: 0.8,
  hex: 0.2,
  rival: 0.3,
  rivalStars: 0.3,
  elimination: 4,
} as const;

/** What one more treasure is worth to a seat. */
function treasureWorth(t: TechnoTable, seat: Seat, face: FaceId): number {
  const value = VALUE_OF[face] ?? 0;
  if (COLOUR_OF[face] !== signOf(t, seat)) return value;
  if (!isRevealed(t, seat)) return value + WORTH.ownColour;
  const have = sizeOf(t, zoneOf(t, t.zone.shown, seat));
  return (SET_SCORES[have + 1] ?? 15) - (SET_SCORES[have] ?? 15);
}

function bestDisplayed(t: TechnoTable, seat: Seat): number {
  let best = 0;
  for (let s = topOf(t, t.zone.display); s !== NONE; s = nextOf(t, s)) {
    best = Math.max(best, treasureWorth(t, seat, faceOf(t, s)));
  }
  return best;
}

function handWorth(t: TechnoTable, seat: Seat): number {
  const hand = sizeOf(t, zoneOf(t, t.zone.hand, seat));
  const fits = Math.max(0, Math.min(sizeOf(t, zoneOf(t, t.zone.aside, seat)), HAND_LIMIT - hand));
  let worth = fits * WORTH.card;
  for (let s = topOf(t, zoneOf(t, t.zone.hand, seat)); s !== NONE; s = nextOf(t, s)) {
    const face = faceOf(t, s);
    worth += isVision(face) ? WORTH.vision + WORTH.star * (STARS_OF[face] ?? 0) : WORTH.enchantment;
  }
  // Cards count themselves in the second round.
  if (read(t, t.at.round) === 1) return worth;
  const soon = read(t, t.at.active) === seat ? hand + fits : hand;
  return worth - (hand + fits) * 0.3 + (WORTH.shortHand[soon] ?? 0);
}

/** What a row of three will do for its owner. */
function castWorth(t: TechnoTable, seat: Seat, zone: Zone): number {
  const { spell, amount } = trimagicIn(t, zone);
  const kind: Spell = SPELLS[spell] ?? 'gift';
  return amount * (kind === 'find' ? bestDisplayed(t, seat) : WORTH[kind]);
}

/** Whether the question that is open now is this one. */
const isAsked = (t: TechnoTable, question: number): boolean =>
  waitingSeats(t) !== 0 && questionKind(t) === question;

/** Rows of a seat: stars that stay, the treasure they earn now, and what full rows will cast. */
function rowsWorth(t: TechnoTable, seat: Seat): number {
  const active = read(t, t.at.active) === seat;
  const part = read(t, t.at.part);
  let all = 0;
  let staying = 0;
  let casts = 0;
  for (let row = 0; row < ROWS; row++) {
    const zone = rowOf(t, seat, row);
    const stars = starsIn(t, zone);
    all += stars;
    if (sizeOf(t, zone) < ROW_LENGTH) staying += stars;
    else casts += castWorth(t, seat, zone);
  }
  const due = part < PART.stars || isAsked(t, ASK.starTreasure);
  const earned = active && due && all >= STARS_FOR_TREASURE ? bestDisplayed(t, seat) : 0;
  return (WORTH.stars[Math.min(6, staying)] ?? 0) + earned + casts;
}

/** What the part of a trimagic that is under way will do for its caster. */
function underWay(t: TechnoTable, seat: Seat): number {
  if (read(t, t.at.active) !== seat || sizeOf(t, t.zone.inUse) !== ROW_LENGTH) return 0;
  const { spell, amount } = castInUse(t);
  const argument = openArgument(t, 0);
  if (isAsked(t, ASK.findTreasure)) {
    return argument === seat ? bestDisplayed(t, seat) : -WORTH.rival;
  }
  if (!isAsked(t, ASK.shield)) return 0;
  const target = 31 - Math.clz32(waitingSeats(t));
  switch (SPELLS[spell]) {
    case 'theft': {
      const have = sizeOf(t, zoneOf(t, t.zone.treasures, target));
      const taken = Math.min(amount, have);
      return have === 0
        ? 0
        : (taken * valueIn(t, zoneOf(t, t.zone.treasures, target)) * 1.2) / have;
    }
    case 'hex': {
      const hand = sizeOf(t, zoneOf(t, t.zone.hand, target));
      if (read(t, t.at.round) === 1 || hand > amount) return amount * WORTH.hex;
      return signOf(t, target) === opposingOf(t, seat) ? WON / 2 : WORTH.elimination;
    }
    default:
      return -amount * WORTH.gift;
  }
}

const standing = (t: TechnoTable, seat: Seat): number =>
  totalOf(t, seat) +
  (isRevealed(t, seat) ? WORTH.reveal : 0) +
  (read(t, t.at.choice, seat) === 1 && read(t, t.at.part) === BETWEEN_ROUNDS ? WORTH.reveal : 0);

/** How good the position is for a seat: its points and prospects against the others'. */
export function evaluate(t: TechnoTable, seat: Seat): number {
  if (isOver(t)) return hasSeat(winnersOf(t), seat) ? WON : -WON;
  if (isOut(t, seat)) return -WON;
  let rivals = 0;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || isOut(t, other)) continue;
    rivals += standing(t, other) + WORTH.rivalStars * rowsWorth(t, other);
  }
  const own = standing(t, seat) + handWorth(t, seat) + rowsWorth(t, seat) + underWay(t, seat);
  return own - (WORTH.rival * rivals) / (t.seats - 1);
}
