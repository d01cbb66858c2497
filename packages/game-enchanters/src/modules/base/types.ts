import { whole, word } from '../../content/checks.ts';
import type { KingdomCard } from '../../content/vocabulary.ts';
import type { CardType } from '../../rules/kinds.ts';

const CREATURE = { health: whole(1, 40), strength: whole(0, 40) };

/** E-1.3 */
export const TYPES = {
  item: {
    fields: {},
    bearer: 'artifact',
    pile: 'item',
    fights: false,
    filters: ['any', 'item', 'artifact'],
  },
  enchantment: {
    fields: {},
    bearer: 'artifact',
    pile: 'enchantment',
    fights: false,
    filters: ['any', 'enchantment', 'artifact'],
  },
  monster: {
    fields: { tier: word('minor', 'medium', 'major'), ...CREATURE },
    bearer: 'creature',
    pile: 'trophy',
    fights: true,
    filters: ['any', 'monster', 'creature'],
  },
  dragon: {
    fields: CREATURE,
    bearer: 'creature',
    pile: 'trophy',
    fights: true,
    filters: ['any', 'dragon', 'creature'],
  },
} as const satisfies Readonly<Record<KingdomCard['type'], CardType>>;
