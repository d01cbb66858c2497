import { ASPECTS, ELEMENTS, ENCHANTERS, type Enchanter, SCHOOLS } from '../content/enchanters.ts';

/** G-4.5: the seven types in the order of their piles. */
export const TYPES = ['Alea', 'Babau', 'Conto', 'Dubio', 'Extra', 'Felix', 'Genius'] as const;
export const ALEA = 0;

const SAME = 1;
const DIFFERENT = 2;

/** Which of "all the same" and "all different" three values allow; -1 is wild. */
function patterns(a: number, b: number, c: number): number {
  const fixed = [a, b, c].filter((value) => value >= 0);
  const distinct = new Set(fixed).size;
  return (distinct <= 1 ? SAME : 0) | (distinct === fixed.length ? DIFFERENT : 0);
}

/** G-4.5: the type for one pattern of each characteristic. */
function typeOf(element: number, school: number, aspect: number): number {
  if (element === SAME) {
    if (school === SAME) return ALEA;
    return aspect === SAME ? 1 : 2;
  }
  if (school === SAME) return aspect === SAME ? 3 : 4;
  return aspect === SAME ? 5 : 6;
}

/** The types three Enchanters can be (G-4.1, G-4.6), as a bit mask; 0 is no gathering. */
function typesOf(a: Enchanter, b: Enchanter, c: Enchanter): number {
  const elements = patterns(a.element, b.element, c.element);
  const schools = patterns(a.school, b.school, c.school);
  const aspects = patterns(a.aspect, b.aspect, c.aspect);
  let types = 0;
  for (const element of [SAME, DIFFERENT]) {
    for (const school of [SAME, DIFFERENT]) {
      for (const aspect of [SAME, DIFFERENT]) {
        if (elements & element && schools & school && aspects & aspect) {
          types |= 1 << typeOf(element, school, aspect);
        }
      }
    }
  }
  return types;
}

const N = ENCHANTERS.length;
const TYPE_TABLE = new Uint8Array(N * N * N);
for (let a = 0; a < N; a++) {
  for (let b = 0; b < N; b++) {
    for (let c = 0; c < N; c++) {
      TYPE_TABLE[(a * N + b) * N + c] = typesOf(
        ENCHANTERS[a] as Enchanter,
        ENCHANTERS[b] as Enchanter,
        ENCHANTERS[c] as Enchanter,
      );
    }
  }
}

/** The types the Enchanters with these faces can be, as a bit mask; 0 is no gathering. */
export function gatheringTypes(a: number, b: number, c: number): number {
  return TYPE_TABLE[(a * N + b) * N + c] as number;
}

/** In words, which characteristic keeps three Enchanters from being a gathering (G-4.1). */
export function whyNoGathering(faces: readonly number[]): string | undefined {
  const three = faces.map((face) => ENCHANTERS[face] as Enchanter);
  const characteristics = [
    { what: 'elements', values: three.map((e) => e.element), words: ELEMENTS },
    { what: 'schools', values: three.map((e) => e.school), words: SCHOOLS },
    { what: 'aspects', values: three.map((e) => e.aspect), words: ASPECTS },
  ];
  for (const { what, values, words } of characteristics) {
    const [a, b, c] = values as [number, number, number];
    if (patterns(a, b, c) === 0) {
      const list = values.map((value) => words[value] ?? 'any').join(', ');
      return `the ${what} ${list} are neither all the same nor all different`;
    }
  }
  return undefined;
}
