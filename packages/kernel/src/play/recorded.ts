/** A card as it was when something happened: its face, who knew it, whether its back showed. */
export interface CardShown {
  readonly face: number;
  readonly seenBy: number;
  readonly back: boolean;
}

/** What happened, with everything that is true: never leaves the kernel as it is. */
export type Recorded =
  | {
      readonly kind: 'move';
      readonly slot: number;
      readonly from: number;
      readonly to: number;
      readonly face: number;
      readonly seenBy: number;
      readonly back: boolean;
      readonly rule: string;
    }
  | {
      readonly kind: 'show';
      readonly slot: number;
      readonly to: number;
      readonly face: number;
      readonly seenBy: number;
      readonly back: boolean;
      readonly rule: string;
    }
  | {
      readonly kind: 'shuffle';
      readonly zone: number;
      readonly seenBy: number;
      readonly rule: string;
    }
  | { readonly kind: 'roll'; readonly sides: number; readonly value: number; readonly rule: string }
  | {
      readonly kind: 'count';
      readonly cell: number;
      readonly before: number;
      readonly value: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'note';
      /** A sentence; `{0}` stands for the first card it tells of. */
      readonly text: string;
      readonly seat: number;
      readonly cards: readonly (CardShown & { readonly slot: number })[];
      readonly rule: string;
    }
  | { readonly kind: 'end'; readonly winners: number; readonly rule: string };

/** What one viewer is told. A face the viewer may not know is a hole, as in the view. */
export type TableEvent =
  | {
      readonly kind: 'move';
      readonly slot: number;
      readonly from: number;
      readonly to: number;
      readonly face: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'show';
      readonly slot: number;
      /** Mask of those it was shown to. */
      readonly to: number;
      readonly face: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'note';
      readonly text: string;
      readonly seat: number;
      /** The cards it tells of, as far as the viewer knows them. */
      readonly cards: readonly { readonly slot: number; readonly face: number }[];
      readonly rule: string;
    }
  | Exclude<Recorded, { readonly kind: 'move' | 'show' | 'note' }>;
