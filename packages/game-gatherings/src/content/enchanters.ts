/** G-1.2 */
export const ASPECTS = ['wizard', 'mage', 'witch'] as const;
export const SCHOOLS = ['silver', 'bronze', 'gold'] as const;
export const ELEMENTS = ['earth', 'water', 'fire'] as const;

/** G-1.6: a back shows an element; `air` is the back of everything that is none of the three. */
export const ELEMENT_BACKS = ['earth', 'water', 'fire', 'air'] as const;
export const AIR_BACK = 3;

/** An Enchanter's characteristics as numbers; -1 is wild (G-1.3). */
export interface Enchanter {
  readonly aspect: number;
  readonly school: number;
  readonly element: number;
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The 27 Enchanters, then the three Air Enchanters. */
export const ENCHANTERS: readonly (Enchanter & { readonly id: string; readonly name: string })[] = [
  ...ASPECTS.flatMap((aspect, a) =>
    SCHOOLS.flatMap((school, s) =>
      ELEMENTS.map((element, e) => ({
        id: `${element}-${school}-${aspect}`,
        name: `${title(school)} ${title(element)} ${title(aspect)}`,
        aspect: a,
        school: s,
        element: e,
      })),
    ),
  ),
  ...ASPECTS.map((aspect, a) => ({
    id: `air-${aspect}`,
    name: `Air ${title(aspect)}`,
    aspect: a,
    school: -1,
    element: -1,
  })),
];

export const FIRST_AIR = 27;
