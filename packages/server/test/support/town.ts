/** A Village of one's own, with a Rest as the rules ask for it (E-1.14). */
export const TOWN = {
  id: 'normaltown',
  name: 'Normaltown',
  source: 'printed',
  abilities: [
    { type: 'action', kind: 'rest', limit: 1, cost: [], effect: { kind: 'gainCrystals', n: 4 } },
  ],
};
