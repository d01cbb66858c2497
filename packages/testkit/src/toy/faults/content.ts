import type { CardInfo, Face, Game, OptionsSchema } from '@conclave/kernel';
import { inQuestion, inSpec } from './break.ts';

/** Changes what the catalogue tells of cards. */
const inCatalogue =
  (change: (cards: readonly CardInfo[]) => readonly CardInfo[]) =>
  (game: Game): Game => ({ ...game, cards: (options) => change(game.cards(options)) });

const inSchema =
  (change: (schema: OptionsSchema) => OptionsSchema) =>
  (game: Game): Game => ({ ...game, options: change(game.options) });

const withoutText = <C extends { readonly id: string }>(card: C): C =>
  card.id === 'breeze' ? { ...card, text: '' } : card;

/** Content and papers that are not in order. */
export const CONTENT_FAULTS = {
  wordlessCard: (game: Game): Game =>
    inSpec(({ faces }) => ({ faces: faces.map((face): Face => withoutText(face)) }))(
      inCatalogue((cards) => cards.map(withoutText))(game),
    ),
  twinIds: inCatalogue((cards) => [...cards, cards[0] as CardInfo]),
  hiddenCard: inCatalogue((cards) => cards.slice(1)),
  specialCard: (game: Game): Game => ({ ...game, special: ['breeze'] }),
  extraRule: (game: Game): Game => ({
    ...game,
    rulebook: [...game.rulebook, { id: 'L-7.1', text: 'Nobody tests this.' }],
  }),
  /** A wind that can never be played, and so a question that is never asked. */
  deadQuestion: inQuestion('act', ({ options, tell }) => ({
    options(t, seat, out, ...args) {
      options(t, seat, out, ...args);
      const codes = out.codes.slice(0, out.count);
      out.clear();
      for (const code of codes) {
        if (tell(t, seat, code, ...args).label !== 'Play Whirl') out.add(code);
      }
    },
  })),
  deadStep: inSpec(({ steps, stepNames }) => ({
    steps: [...steps, () => {}],
    stepNames: [...stepNames, 'eclipse'],
  })),
  anyValuesGo: inSchema((schema) => ({
    ...schema,
    values: { ...schema['values'], check: () => undefined } as OptionsSchema[string],
  })),
  wrongDefault: inSchema((schema) => ({
    ...schema,
    rounds: { ...schema['rounds'], default: 9 } as OptionsSchema[string],
  })),
  wrongSum: (game: Game): Game => ({
    ...game,
    scores: (t) => game.scores(t).map((score) => ({ ...score, total: score.total + 1 })),
  }),
  worthNothing: (game: Game): Game => ({ ...game, evaluate: () => Number.NaN }),
} as const;
