import {
  ENERGIES,
  type Energy,
  meansOf,
  printedPower,
  type SeasonsTable,
} from '@conclave/game-seasons';

/** One token of a price: it is there, it is missing, or it may be left out (S-8.7). */
interface Due {
  readonly type: Energy | 'energy';
  readonly state: 'there' | 'missing' | 'spared';
}

/** What summoning a card would cost a seat now, with all that changes it. */
export interface Price {
  readonly tokens: readonly Due[];
  /** S-8.13: the energies are chosen when it is summoned. */
  readonly declared: boolean;
  readonly crystals: number;
  /** S-8.10: what opponents take first. */
  readonly toll: number;
  /** Crystals that are missing for both. */
  readonly short: number;
  /** Why it differs from what is printed. */
  readonly changes: readonly string[];
}

/** Marks as many of the missing tokens as may be left out. */
function spare(tokens: readonly Due[], leave: number): Due[] {
  let left = leave;
  return tokens.map((token) =>
    token.state === 'missing' && left-- > 0 ? { ...token, state: 'spared' } : token,
  );
}

export function priceOf(table: SeasonsTable, seat: number, slot: number): Price {
  const power = printedPower(table, slot);
  const { any, cheaper, toll, crystals: purse, have } = meansOf(table, seat);
  const tokens: Due[] = [];
  let rest = 0;
  for (const [type, energy] of ENERGIES.entries()) {
    const need = power.energy[type] ?? 0;
    const own = have[type] ?? 0;
    for (let i = 0; i < need; i++) {
      tokens.push({ type: energy, state: i < own ? 'there' : 'missing' });
    }
    rest += Math.max(0, own - need);
  }
  // One token of the declaration at least; which one is chosen later.
  const more = any + (power.declared ? 1 : 0);
  for (let i = 0; i < more; i++) {
    tokens.push({ type: 'energy', state: i < rest ? 'there' : 'missing' });
  }
  // S-8.7: something is paid whatever makes it cheaper.
  const leave = Math.min(cheaper, Math.max(0, tokens.length - 1));
  const changes = [
    ...(any > 0 ? [`${any} token more of any energy`] : []),
    ...(leave > 0 ? [`${leave} token less`] : []),
    ...(toll > 0 ? [`${toll} ${toll === 1 ? 'crystal' : 'crystals'} to opponents first`] : []),
  ];
  return {
    tokens: spare(tokens, leave),
    declared: power.declared,
    crystals: power.crystals,
    toll,
    short: Math.max(0, toll + power.crystals - purse),
    changes,
  };
}

export const isPayable = ({ tokens, short }: Price): boolean =>
  short === 0 && tokens.every(({ state }) => state !== 'missing');

const list = (parts: readonly string[]): string => parts.join(', ');

/** How many tokens of each sort, in words. */
function count(tokens: readonly Due[]): string[] {
  const sums = new Map<string, number>();
  for (const { type } of tokens) {
    const word = type === 'energy' ? 'of any energy' : type;
    sums.set(word, (sums.get(word) ?? 0) + 1);
  }
  return [...sums].map(([word, n]) => `${n} ${word}`);
}

const crystalWords = (n: number): string[] =>
  n === 0 ? [] : [`${n} ${n === 1 ? 'crystal' : 'crystals'}`];

/** "costs 2 fire; 1 fire missing" */
export function priceWords(price: Price): string {
  const { tokens, crystals, toll, short, declared, changes } = price;
  const parts = [...count(tokens), ...crystalWords(crystals + toll)];
  const costs = declared
    ? 'costs one token of each energy you declare'
    : parts.length === 0
      ? 'costs nothing'
      : `costs ${list(parts)}`;
  const lacks = [
    ...count(tokens.filter(({ state }) => state === 'missing')),
    ...crystalWords(short),
  ];
  return [costs, ...changes, ...(lacks.length === 0 ? [] : [`${list(lacks)} missing`])].join('; ');
}

/** S-8.2 and the like in few words, to stand under a card. */
export function shortReason(rule: string, price: Price): string {
  switch (rule) {
    case 'S-8.2':
      return 'gauge full';
    case 'S-19.7':
      return 'one a turn';
    case 'S-8.6': {
      const missing = count(price.tokens.filter(({ state }) => state === 'missing'));
      return missing.length === 0 ? 'energy missing' : `needs ${list(missing)}`;
    }
    default:
      return price.short > 0 ? `needs ${list(crystalWords(price.short))}` : 'not now';
  }
}
