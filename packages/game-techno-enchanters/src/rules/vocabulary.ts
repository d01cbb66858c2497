/** What an enchantment or a spell does. Mechanics have names here; cards have theirs in content/. */
export type Effect =
  | { readonly kind: 'cancelPart' }
  | { readonly kind: 'swapVisions' }
  | { readonly kind: 'lookAtCharacter' }
  | { readonly kind: 'setAside'; readonly count: number }
  | { readonly kind: 'discardLastVision' }
  | { readonly kind: 'buryDisplayed' }
  | { readonly kind: 'playVisions'; readonly count: number }
  | { readonly kind: 'giveTreasure' }
  | { readonly kind: 'drawForPlayer' }
  | { readonly kind: 'takeDisplayed' }
  | { readonly kind: 'takeRandomTreasures' }
  | { readonly kind: 'discardRandomCards' };
