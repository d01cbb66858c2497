import type { Effect } from './vocabulary.ts';

export interface Wind {
  readonly id: string;
  readonly name: string;
  readonly effect: Effect;
}

/** L-1.2: a card is one literal; its words are made from it. */
export const WINDS: readonly Wind[] = [
  { id: 'breeze', name: 'Breeze', effect: { kind: 'draw', count: 2 } },
  {
    id: 'clear-night',
    name: 'Clear Night',
    effect: { kind: 'lookAtSky', after: { kind: 'gainOil', amount: 1 } },
  },
  { id: 'whirl', name: 'Whirl', effect: { kind: 'arrangeTop', count: 3 } },
  {
    id: 'gust',
    name: 'Gust',
    effect: {
      kind: 'inOrder',
      effects: [
        { kind: 'letGo', most: 2 },
        {
          kind: 'forEachLetGo',
          effect: {
            kind: 'inOrder',
            effects: [
              { kind: 'gainOil', amount: 1 },
              { kind: 'draw', count: 1 },
            ],
          },
        },
      ],
    },
  },
  {
    id: 'dead-calm',
    name: 'Dead Calm',
    effect: { kind: 'inOrder', effects: [{ kind: 'layInShade' }, { kind: 'gainOil', amount: 1 }] },
  },
];
