/** What a wind can do. Mechanics have names here; cards have theirs in cards.ts. */
export type Effect =
  | { readonly kind: 'inOrder'; readonly effects: readonly Effect[] }
  | { readonly kind: 'gainOil'; readonly amount: number }
  | { readonly kind: 'draw'; readonly count: number }
  | { readonly kind: 'lookAtSky'; readonly after: Effect }
  | { readonly kind: 'arrangeTop'; readonly count: number }
  | { readonly kind: 'letGo'; readonly most: number }
  | { readonly kind: 'forEachLetGo'; readonly effect: Effect }
  | { readonly kind: 'layInShade' };
