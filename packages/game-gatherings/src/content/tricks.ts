import type { Effect } from '../rules/vocabulary.ts';

export interface Trick {
  readonly id: string;
  readonly name: string;
  /** When it takes effect: played from the hand, or as soon as it is drawn or turned up. */
  readonly when: 'played' | 'met';
  readonly rule: string;
  readonly effect: Effect;
}

/** G-1.4: one of each. */
export const TRICKS: readonly Trick[] = [
  {
    id: 'proxima',
    name: 'Proxima',
    when: 'played',
    rule: 'G-5.1',
    effect: { kind: 'waitForGathering', then: { kind: 'takeObject', from: 'samePile' } },
  },
  {
    id: 'idem',
    name: 'Idem',
    when: 'played',
    rule: 'G-5.2',
    effect: {
      kind: 'inOrder',
      effects: [{ kind: 'discardThis' }, { kind: 'takeObject', from: 'magicalArea' }],
    },
  },
  {
    id: 'exodus',
    name: 'Exodus',
    when: 'played',
    rule: 'G-5.3',
    effect: {
      kind: 'inOrder',
      effects: [{ kind: 'discardThis' }, { kind: 'othersDiscardEnchanter' }],
    },
  },
  {
    id: 'chaos',
    name: 'Chaos',
    when: 'played',
    rule: 'G-5.4',
    effect: {
      kind: 'inOrder',
      effects: [{ kind: 'discardThis' }, { kind: 'takeRandomCard', giveBack: 'another' }],
    },
  },
  {
    id: 'vademecum',
    name: 'Vademecum',
    when: 'played',
    rule: 'G-5.5',
    effect: {
      kind: 'inOrder',
      effects: [{ kind: 'discardThis' }, { kind: 'takeRandomCard', giveBack: 'nothing' }],
    },
  },
  {
    id: 'periculum',
    name: 'Periculum',
    when: 'met',
    rule: 'G-5.6',
    effect: {
      kind: 'inOrder',
      effects: [{ kind: 'mixEverythingIn' }, { kind: 'endTurn' }],
    },
  },
];
