import {
  actionCode,
  breakdown,
  type EnchantersTable,
  type Forecast,
  forecast,
} from '@conclave/game-enchanters';
import { faceOf, NONE, plural, topOf, zoneOf } from '@conclave/kernel';
import type { Decision } from '@conclave/kernel/play';

/** Wounds one seat would take, and how they come about. */
export interface Strike {
  readonly seat: number;
  readonly wounds: number;
  readonly defense: number;
}

/** An own action that could add Attack. */
interface Helper {
  readonly slot: number;
  readonly gain: number;
  /** Its answer, where it may be used right now. */
  readonly code: number | undefined;
}

/** What would come of picking a card, ready to be shown. */
export interface Foresight {
  readonly forecast: Forecast;
  readonly creature: boolean;
  readonly strikes: readonly Strike[];
  readonly helpers: readonly Helper[];
  /** The helpers together, each used once, are enough. */
  readonly enough: boolean;
}

export function foresee(
  table: EnchantersTable,
  seat: number,
  slot: number,
  place: number,
  decision: Decision | null,
): Foresight {
  const foretold = forecast(table, seat, slot, place);
  const creature = foretold.health > 0;
  const offered = new Set(decision?.options.map((option) => option.code) ?? []);
  const helpers = foretold.helpers.map(({ slot: from, index, gain }) => {
    const code = actionCode(from, index);
    return { slot: from, gain, code: offered.has(code) ? code : undefined };
  });
  const strikes = foretold.wounds.flatMap((wounds, who) =>
    wounds > 0 || (creature && who === seat)
      ? [{ seat: who, wounds, defense: breakdown(table, who, 'defense').total }]
      : [],
  );
  const gains = helpers.reduce((sum, { gain }) => sum + gain, 0);
  return { forecast: foretold, creature, strikes, helpers, enough: gains >= foretold.missing };
}

/** Attack and Defense before and after a card lies on top of its pile, as far as icons tell. */
export interface Change {
  readonly stat: 'attack' | 'defense';
  readonly before: number;
  readonly after: number;
}

/** E-3.1, E-3.4: a new top card shows both parts, and the one under it only its lower part. */
export function changesBy(table: EnchantersTable, seat: number, slot: number): Change[] {
  const facts = table.facts.faces[faceOf(table, slot)];
  if (facts === undefined) return [];
  const { pile } = facts;
  const covered = pile === 'none' ? NONE : topOf(table, zoneOf(table, pile, seat));
  return (['attack', 'defense'] as const).map((stat) => {
    const { total, shares, boost } = breakdown(table, seat, stat);
    const kept = shares
      .filter((share) => share.slot !== covered || share.part === 'lower')
      .reduce((sum, { n }) => sum + n, boost);
    return {
      stat,
      before: total,
      after: Math.max(0, kept + facts.upper[stat] + facts.lower[stat]),
    };
  });
}

/** The wounds in words: "you take 3 wounds, Ada takes 1". */
export function strikeWords(
  strikes: readonly Strike[],
  names: readonly string[],
  you: number,
): string {
  const parts = strikes
    .filter(({ wounds }) => wounds > 0)
    .map(({ seat, wounds }) => {
      const many = plural(wounds, 'wound');
      return seat === you ? `you take ${many}` : `${names[seat] ?? 'somebody'} takes ${many}`;
    });
  return parts.length === 0 ? 'no wounds' : parts.join(', ');
}
