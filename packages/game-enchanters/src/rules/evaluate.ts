import { hasSeat, isOver, NONE, questionKind, read, type Seat, winnersOf } from '@conclave/kernel';
import { ABILITIES, type PartFacts } from '../content/facts.ts';
import { factsOf, isCreature } from './faces.ts';
import { cardAt } from './journey.ts';
import { attackOf, defenseOf } from './measure.ts';
import { totalOf } from './scoring.ts';
import { lookBefore, newSight, shows } from './sight.ts';
import { healthOf, strengthOf } from './stats.ts';
import { PLACES, type EnchantersTable as T } from './table.ts';
import { deckSize } from './turn.ts';

/** What things are worth in Glory, found by playing. */
const WORTH = {
  /** Of a point of Attack or Defense that lasts, for each turn still to come. */
  attack: 0.16,
  defense: 0.1,
  undead: 0.05,
  crystal: 0.55,
  /** What a rest action or minor action in sight is worth a turn. */
  action: 0.05,
  /** Of the best rival's standing: more and more as the end comes near. */
  rival: 0.5,
  rivalAtEnd: 1,
  /** Of a turn: who moves before a seat has had one more than who moves after it. */
  turn: 1.8,
  /** What a journey under way is worth of what the card will bring. */
  underWay: 0.95,
} as const;

const WON = 1000;
/** Turns from the end at which the rival begins to count for more. */
const ENDGAME = 6;

/** Turns each player still has. */
function turnsLeft(t: T): number {
  let cards = deckSize(t);
  for (let place = 0; place < PLACES; place++) if (cardAt(t, place) !== NONE) cards++;
  return cards / t.seats;
}

const sight = newSight();

function actionsOf(t: T, seat: Seat): number {
  if (!shows(t, seat, ABILITIES)) return 0;
  const shown = lookBefore(t, seat, ABILITIES, sight, 0);
  let n = 0;
  for (let i = 0; i < shown; i++) {
    const { actions, triggers } = sight.parts[i] as PartFacts;
    n += actions.length + triggers.length;
  }
  return n;
}

/** Each further point of a stat is worth less than the one before. */
const lessening = (points: number, half: number): number =>
  (points * half * 2) / (half * 2 + points);

/** What a seat has and can expect from it. */
function standing(t: T, seat: Seat, turns: number): number {
  const attack = Math.max(0, read(t, t.at.attackIcons, seat));
  const defense = Math.max(0, read(t, t.at.defenseIcons, seat));
  const crystals = read(t, t.at.crystals, seat);
  const useful = Math.min(crystals, turns * 2.5) * WORTH.crystal;
  return (
    totalOf(t, seat) +
    lessening(attack, 10) * turns * WORTH.attack +
    lessening(defense, 8) * turns * WORTH.defense +
    read(t, t.at.undeadIcons, seat) * WORTH.undead * turns +
    useful +
    actionsOf(t, seat) * turns * WORTH.action
  );
}

/** What a journey that is under way will bring. */
function underWay(t: T, seat: Seat, turns: number): number {
  const slot = read(t, t.at.picked) - 1;
  if (slot < 0) return 0;
  const facts = factsOf(t, slot);
  let worth = 0;
  for (const part of [facts.upper, facts.lower]) {
    for (const glory of part.glory) worth += t.facts.kinds.glory[glory.kind]?.sure(glory) ?? 0;
    worth += (part.attack * WORTH.attack + part.defense * WORTH.defense) * turns;
    worth += (part.actions.length + part.triggers.length) * WORTH.action * turns;
  }
  if (!isCreature(t, slot)) return worth * WORTH.underWay;
  const missing = healthOf(t, slot, seat) - attackOf(t, seat);
  const wounds = Math.max(0, strengthOf(t, slot, seat) - defenseOf(t, seat));
  if (missing <= 0) return (worth - wounds) * WORTH.underWay + 0.5;
  // Attack still to be found: each point costs something, and all of it must be found.
  return (worth - wounds) * WORTH.underWay - missing * 0.9;
}

/** At some questions nothing is half done. */
export const isQuiet = (t: T): boolean => t.facts.quiet[questionKind(t)] === true;

/** E-2.18: a seat's place in the order of play. */
const orderOf = (t: T, seat: Seat): number => (seat + t.seats - read(t, t.at.first)) % t.seats;

/** How good the position is for a seat: what it has against the best of the others. */
export function evaluate(t: T, seat: Seat): number {
  if (isOver(t)) {
    const own = totalOf(t, seat);
    return (hasSeat(winnersOf(t), seat) ? WON : -WON) + own;
  }
  const turns = turnsLeft(t);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < t.seats; other++) {
    if (other === seat) continue;
    const ahead = orderOf(t, other) < orderOf(t, seat) ? WORTH.turn : 0;
    rival = Math.max(rival, standing(t, other, turns) - ahead);
  }
  const journey = read(t, t.at.active) === seat ? underWay(t, seat, turns) : 0;
  const near = Math.max(0, 1 - turns / ENDGAME);
  const weight = WORTH.rival + (WORTH.rivalAtEnd - WORTH.rival) * near;
  return standing(t, seat, turns) + journey - weight * rival;
}
