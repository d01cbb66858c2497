/** What a Trick can do. Mechanics have names here; cards have theirs in content/tricks.ts. */
export type Effect =
  | { readonly kind: 'inOrder'; readonly effects: readonly Effect[] }
  | { readonly kind: 'discardThis' }
  | { readonly kind: 'waitForGathering'; readonly then: Effect }
  | { readonly kind: 'takeObject'; readonly from: 'samePile' | 'magicalArea' }
  | { readonly kind: 'othersDiscardEnchanter' }
  | { readonly kind: 'takeRandomCard'; readonly giveBack: 'another' | 'nothing' }
  | { readonly kind: 'mixEverythingIn' }
  | { readonly kind: 'endTurn' };
