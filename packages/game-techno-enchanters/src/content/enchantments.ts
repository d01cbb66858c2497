import type { Effect } from '../rules/vocabulary.ts';

export interface Enchantment {
  readonly id: string;
  readonly name: string;
  /** When it may be played: in one's own turn, or when a trimagic targets its holder. */
  readonly when: 'turn' | 'targeted';
  readonly rule: string;
  readonly effect: Effect;
}

/** T-1.10 */
export const ENCHANTMENTS: readonly Enchantment[] = [
  {
    id: 'elemental-shield',
    name: 'Elemental Shield',
    when: 'targeted',
    rule: 'T-3.8',
    effect: { kind: 'cancelPart' },
  },
  {
    id: 'magical-swap',
    name: 'Magical Swap',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'swapVisions' },
  },
  {
    id: 'clairvoyance',
    name: 'Clairvoyance',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'lookAtCharacter' },
  },
  {
    id: 'windfall',
    name: 'Windfall',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'setAside', count: 2 },
  },
  {
    id: 'dispel',
    name: 'Dispel',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'discardLastVision' },
  },
  {
    id: 'tremor',
    name: 'Tremor',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'buryDisplayed' },
  },
  {
    id: 'quickening',
    name: 'Quickening',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'playVisions', count: 3 },
  },
  {
    id: 'hidden-gift',
    name: 'Hidden Gift',
    when: 'turn',
    rule: 'T-1.10',
    effect: { kind: 'giveTreasure' },
  },
];
