import { listOf } from '@conclave/kernel';
import type { Match } from '@conclave/kernel/play';
import { describe, expect, it } from 'vitest';
import { BASE } from '../src/content/content.ts';
import { enchanters } from '../src/index.ts';
import {
  always,
  atOnce,
  both,
  can,
  contentWith,
  enchantment,
  gain,
  hurt,
  item,
  TOWN,
  village,
  when,
} from './cards.ts';
import {
  asked,
  attack,
  cards,
  counter,
  crystals,
  deck,
  defense,
  forSeeds,
  labels,
  question,
  repose,
  say,
  start,
  table,
  take,
  track,
  wounds,
} from './play.ts';

const FIRST_GAME = ['cultists', 'goblins', 'unicorns', 'bandits'];
const KINGDOM_OF = new Map(
  BASE.kingdoms.flatMap((kingdom) => kingdom.cards.map((card) => [card.id, kingdom.id])),
);
const TYPE_OF = new Map(
  BASE.kingdoms.flatMap((kingdom) => kingdom.cards.map((card) => [card.id, card.type as string])),
);
const isArtifact = (id: string): boolean => /^(item|enchantment)/.test(TYPE_OF.get(id) ?? id);

/** Track and deck: all cards that are played with. */
const inPlay = (match: Match): string[] => [
  ...track(match).flatMap((id) => id ?? []),
  ...deck(match),
];
const kingdomsOf = (match: Match): string[] =>
  [...new Set(inPlay(match).map((id) => KINGDOM_OF.get(id) ?? id))].sort();

/** How many copies of each card are in play, kingdom by kingdom, as they should be. */
function copies(ids: readonly string[], field: 'copies' | 'twoPlayerCopies'): string[] {
  return BASE.kingdoms
    .filter(({ id }) => ids.includes(id))
    .flatMap((kingdom) =>
      kingdom.cards.flatMap((card) => new Array<string>(card[field]).fill(card.id)),
    );
}

/** The slots that the set-up moved by a rule, with where to, in order. */
function moves(match: Match, rule: string): { face: string; to: string }[] {
  return (match.table.events ?? []).flatMap((event) => {
    if (event.kind !== 'move' || event.rule !== rule) return [];
    const face = match.table.spec.faces[event.face]?.id ?? '?';
    return [{ face, to: match.table.layout.zoneName[event.to] ?? '?' }];
  });
}

describe('what a player gets', () => {
  it.each([2, 3, 4])(
    'E-2.1 each of %i players starts with 5 crystals and nothing else',
    (seats) => {
      const match = start({ seats, options: { content: contentWith(), village: TOWN } });
      for (let seat = 0; seat < seats; seat++) {
        expect(crystals(match, seat)).toBe(5);
        expect(wounds(match, seat)).toBe(0);
        expect(attack(match, seat)).toBe(0);
        expect(defense(match, seat)).toBe(0);
      }
    },
  );

  it.each([2, 3, 4])(
    'E-2.2 each of %i players has a Fist, an of Enchanting and no Trophy',
    (seats) => {
      const match = start({ seats });
      for (let seat = 0; seat < seats; seat++) {
        expect(cards(match, 'item', seat)).toEqual(['fist']);
        expect(cards(match, 'enchantment', seat)).toEqual(['of-enchanting']);
        expect(cards(match, 'trophy', seat)).toEqual([]);
      }
      expect(cards(match, 'start')).toEqual([]);
    },
  );
});

describe('the kingdoms', () => {
  it.each([3, 4])('E-2.3 with %i players one kingdom each is used, with all its cards', (seats) => {
    const wanted = FIRST_GAME.slice(0, seats);
    const match = start({ seats, options: { decks: 'chosen', kingdoms: wanted } });
    expect(inPlay(match)).toHaveLength(25 * seats);
    expect(inPlay(match).sort()).toEqual(copies(wanted, 'copies').sort());
  });

  it('E-2.3 with three players four kingdoms are too many', () => {
    const options = { decks: 'chosen', kingdoms: FIRST_GAME };
    expect(() => start({ seats: 3, options })).toThrow('3 kingdoms are played with, and 4');
    expect(enchanters.checkSetup?.({ seats: 3, options })).toMatchObject({ rule: 'E-2.3' });
  });

  it('E-2.4 with two players two kingdoms each are used, only the cards with the 2', () => {
    const match = start({ options: { decks: 'chosen', kingdoms: FIRST_GAME } });
    expect(inPlay(match)).toHaveLength(52);
    expect(inPlay(match).sort()).toEqual(copies(FIRST_GAME, 'twoPlayerCopies').sort());
    const two = { decks: 'chosen', kingdoms: FIRST_GAME.slice(0, 2) };
    expect(enchanters.checkSetup?.({ seats: 2, options: two })).toMatchObject({ rule: 'E-2.4' });
  });

  it('E-2.5 no kingdom is picked twice', () => {
    const twice = ['cultists', 'goblins', 'unicorns', 'cultists'];
    expect(() => start({ options: { decks: 'chosen', kingdoms: twice } })).toThrow('none twice');
    forSeeds(20, (seed) => {
      expect(kingdomsOf(start({ seats: 4, seed }))).toHaveLength(4);
    });
    const draft = start({ options: { decks: 'drafted', firstPlayer: '1' } });
    say(draft, 0, 'Goblins');
    expect(labels(draft)).not.toContain('Goblins');
    expect(draft.answer(1, [5])).toMatchObject({ code: 'outside', rule: 'E-2.5' });
  });

  it('E-2.6 the decks can be chosen or drafted, and are random if nothing is said', () => {
    const options = { decks: 'chosen', kingdoms: ['undead', 'gnolls', 'dracons'] };
    expect(kingdomsOf(start({ seats: 3, options }))).toEqual(['dracons', 'gnolls', 'undead']);
    const found = new Set<string>();
    forSeeds(40, (seed) => {
      const picked = kingdomsOf(start({ seats: 3, seed }));
      expect(picked).toHaveLength(3);
      for (const id of picked) found.add(id);
    });
    expect(found.size).toBe(8);
  });

  it('E-2.7 the first game that is advised can be set up', () => {
    const options = { decks: 'chosen', kingdoms: FIRST_GAME, village: 'normaltown' };
    for (const seats of [2, 4]) {
      const match = start({ seats, options });
      expect(kingdomsOf(match)).toEqual([...FIRST_GAME].sort());
      expect(cards(match, 'village')).toEqual(['normaltown']);
    }
  });

  it('E-2.21 drafting goes round from the first player and back, and the last picks the Village', () => {
    const options = { decks: 'drafted', village: 'drafted', firstPlayer: '2' };
    const match = start({ options });
    const order: string[] = [];
    for (const name of ['Cultists', 'Goblins', 'Unicorns', 'Bandits']) {
      order.push(question(match));
      say(match, asked(match).seat, name);
    }
    expect(order).toEqual(['1 kingdom', '0 kingdom', '0 kingdom', '1 kingdom']);
    expect(question(match)).toBe('0 village');
    const villages = asked(match).options;
    expect(villages).toHaveLength(3);
    const drawn = villages.map(({ code }) => code);
    const fourth = Array.from({ length: 23 }, (_, i) => match.table.layout.slotCount - 1 - i).find(
      (slot) => !drawn.includes(slot),
    );
    expect(match.answer(0, [fourth ?? -1])).toMatchObject({ code: 'outside', rule: 'E-2.21' });
    say(match, 0, villages[1]?.label ?? '');
    expect(kingdomsOf(match)).toEqual([...FIRST_GAME].sort());
    const face = match.table.spec.faces.find(({ name }) => name === villages[1]?.label);
    expect(cards(match, 'village')).toEqual([face?.id]);
    expect(question(match)).toBe('1 act');
  });

  it.each([3, 4])('E-2.21 with %i players everyone drafts one kingdom', (seats) => {
    const options = { decks: 'drafted', village: 'drafted', firstPlayer: '3' };
    const match = start({ seats, options });
    const order: string[] = [];
    while (!question(match).endsWith('act')) {
      order.push(question(match));
      say(match, asked(match).seat, asked(match).options[0]?.code ?? 0);
    }
    const turns = Array.from({ length: seats }, (_, i) => `${(2 + i) % seats} kingdom`);
    expect(order).toEqual([...turns, `${(2 + seats - 1) % seats} village`]);
  });

  it('E-2.21 the three Villages on offer are drawn at random', () => {
    const found = new Set<string>();
    forSeeds(30, (seed) => {
      const match = start({ seed, options: { village: 'drafted' } });
      for (const label of labels(match)) found.add(label);
    });
    expect(found.size).toBeGreaterThan(15);
  });
});

describe('the Adventure Deck', () => {
  it('E-2.8 all cards in use are shuffled into one deck', () => {
    const tops = new Set<string>();
    const options = { decks: 'chosen', kingdoms: FIRST_GAME };
    forSeeds(30, (seed) => {
      const match = start({ seats: 4, seed, options });
      const shuffled = (match.table.events ?? []).flatMap((event) =>
        event.kind === 'shuffle' && event.rule === 'E-2.8' ? [event.zone] : [],
      );
      expect(shuffled.map((zone) => match.table.layout.zoneName[zone])).toEqual(['deck']);
      tops.add(cards(match, 'deck').slice(0, 3).join());
      expect(new Set(cards(match, 'deck').map((id) => KINGDOM_OF.get(id))).size).toBe(4);
    });
    expect(tops.size).toBeGreaterThan(25);
  });

  it.each([
    [2, 6],
    [3, 9],
    [4, 12],
  ])(
    'E-2.9 with %i players %i artifact cards go on top, creatures met on the way underneath',
    (seats, many) => {
      forSeeds(10, (seed) => {
        const match = start({ seats, seed, options: { village: 'normaltown' } });
        const seeding = moves(match, 'E-2.9');
        const artifacts = seeding.filter(({ face }) => isArtifact(face));
        expect(artifacts).toHaveLength(many);
        expect(seeding.at(-1)?.to).toBe('seeded');
        for (const { face, to } of seeding) expect(to).toBe(isArtifact(face) ? 'seeded' : 'depths');
        const top = [...track(match).flatMap((id) => id ?? []), ...cards(match, 'seeded')];
        expect([...top].sort()).toEqual(artifacts.map(({ face }) => face).sort());
        const below = seeding.filter(({ to }) => to === 'depths').map(({ face }) => face);
        expect([...cards(match, 'depths')].sort()).toEqual(below.sort());
        expect(
          deck(match)
            .slice(deck(match).length - below.length)
            .sort(),
        ).toEqual(below.sort());
      });
    },
  );

  it('E-2.9 the cards that are set aside come from the bottom of the deck, one after the other', () => {
    // A shuffle changes faces and not places: the deck lies as its cards were put together.
    forSeeds(5, (seed) => {
      const match = start({ seats: 4, seed });
      const slots = (rule: string): number[] =>
        (match.table.events ?? []).flatMap((event) =>
          event.kind === 'move' && event.rule === rule ? [event.slot] : [],
        );
      const aside = slots('E-2.9');
      const left = listOf(match.table, match.table.layout.zoneStart.get('deck') ?? -1);
      expect(aside).toEqual([...aside].sort((a, b) => b - a));
      expect(Math.min(...aside)).toBeGreaterThan(Math.max(...left));
    });
  });

  it('E-2.10 what was set aside is shuffled before it is put back, on top as underneath', () => {
    let kept = 0;
    forSeeds(12, (seed) => {
      const match = start({ seats: 4, seed });
      const zones = (match.table.events ?? []).flatMap((event) =>
        event.kind === 'shuffle' && event.rule === 'E-2.9'
          ? [match.table.layout.zoneName[event.zone]]
          : [],
      );
      expect(zones).toEqual(['seeded', 'depths']);
      const before = moves(match, 'E-2.9').flatMap(({ face, to }) =>
        to === 'seeded' ? [face] : [],
      );
      const top = [...track(match).flatMap((id) => id ?? []), ...cards(match, 'seeded')];
      if (top.join() === before.join() || top.join() === [...before].reverse().join()) kept++;
    });
    expect(kept).toBe(0);
  });

  it('E-2.11 three artifact cards a player are seeded, and two only in a Superfast game', () => {
    for (const seats of [2, 3, 4]) {
      const count = (options: Record<string, unknown>): number =>
        moves(start({ seats, options }), 'E-2.9').filter(({ to }) => to === 'seeded').length;
      expect(count({})).toBe(3 * seats);
      expect(count({ fast: true, dragonsInTheDepths: true })).toBe(3 * seats);
      expect(count({ superfast: true })).toBe(2 * seats);
    }
  });

  it('E-2.12 with fewer artifact cards in the deck than that, all of them are seeded', () => {
    const match = start({
      seed: 'few 1892',
      options: { fast: true, superfast: true, content: contentWith(), firstPlayer: '1' },
    });
    const all = inPlay(match);
    expect(all).toHaveLength(16);
    const artifacts = all.filter(isArtifact);
    expect(artifacts.length).toBeLessThan(4);
    expect(all.slice(0, artifacts.length).every(isArtifact)).toBe(true);
    expect(moves(match, 'E-2.9')).toHaveLength(16);
  });
});

describe('the table', () => {
  it('E-2.13 the top six cards come onto the track, slot 0 first', () => {
    forSeeds(5, (seed) => {
      const match = start({ seats: 4, seed });
      const laid = moves(match, 'E-2.13');
      expect(laid.map(({ face }) => face)).toEqual(track(match));
      const places = (match.table.events ?? []).flatMap((event) =>
        event.kind === 'move' && event.rule === 'E-2.13'
          ? [match.table.layout.zoneIndex[event.to]]
          : [],
      );
      expect(places).toEqual([0, 1, 2, 3, 4, 5]);
      expect(deck(match)).toHaveLength(94);
    });
  });

  it('E-2.14 cards turned up in the set-up set nothing off', () => {
    const loud = can(atOnce(both(gain(9), hurt(2))), when({ on: 'turnBegins' }, gain(9)));
    const content = contentWith([
      ...Array.from({ length: 24 }, (_, i) => item(`loud-${i}`, loud, {})),
      ...Array.from({ length: 24 }, (_, i) => enchantment(`noisy-${i}`, loud, {})),
    ]);
    const match = start({ options: { content, village: TOWN, firstPlayer: '1' } });
    expect(track(match).every((id) => /^(loud|noisy)/.test(id ?? ''))).toBe(true);
    expect([crystals(match, 0), crystals(match, 1), wounds(match, 0)]).toEqual([5, 5, 0]);
    expect(question(match)).toBe('0 act');
  });

  it('E-2.15 the Village is drawn at random, and the Enchanters Guild never is', () => {
    const found = new Set<string>();
    forSeeds(120, (seed) => {
      for (const id of cards(start({ seed }), 'village')) found.add(id);
    });
    expect(found.size).toBeGreaterThan(18);
    expect(BASE.villages).toHaveLength(23);
    expect(BASE.villages.filter(({ id }) => id.includes('guild'))).toEqual([]);
  });

  it('E-2.16 the six slots cost 0 to 5 crystals from the Village outward', () => {
    for (let place = 0; place < 6; place++) {
      const match = table({ crystals: [7] });
      take(match, track(match)[place] ?? '');
      expect(crystals(match)).toBe(7 - place);
    }
  });

  it('E-2.17 chance decides who begins, unless the table agrees on someone', () => {
    const beginners = new Set<number>();
    forSeeds(60, (seed) => {
      beginners.add(asked(start({ seats: 4, seed })).seat);
    });
    expect([...beginners].sort()).toEqual([0, 1, 2, 3]);
    for (const seat of [0, 1, 2]) {
      const match = start({ seats: 3, options: { firstPlayer: `${seat + 1}` } });
      expect(asked(match).seat).toBe(seat);
      expect(counter(match, 'first')).toBe(seat);
    }
    expect(() => start({ seats: 3, options: { firstPlayer: '4' } })).toThrow('only 3 seats');
  });

  it.each([2, 3, 4])('E-2.18 the turns of %i players go clockwise from the first', (seats) => {
    const options = { firstPlayer: '2', content: contentWith(), village: TOWN };
    const match = start({ seats, options });
    const order: number[] = [];
    for (let turn = 0; turn < 9; turn++) {
      order.push(asked(match).seat);
      repose(match);
    }
    expect(order).toEqual(Array.from({ length: 9 }, (_, turn) => (1 + turn) % seats));
  });

  it('E-2.19 the Graveyard starts empty', () => {
    for (const seats of [2, 3, 4]) expect(cards(start({ seats }), 'graveyard')).toEqual([]);
  });

  it.each([
    ['in place of the 5', 25, { kind: 'startCrystals', n: 25, mode: 'set' }],
    ['on top of the 5', 25, { kind: 'startCrystals', n: 20, mode: 'add' }],
    ['and even none', 0, { kind: 'startCrystals', n: 0, mode: 'set' }],
  ] as const)('E-2.20 a Village may give other starting crystals: %s', (_, many, modifier) => {
    const content = contentWith([], village([always(modifier)]));
    const match = start({ seats: 3, options: { content, village: TOWN } });
    expect([0, 1, 2].map((seat) => crystals(match, seat))).toEqual([many, many, many]);
  });

  it('E-2.20 in the Cave of Fools everybody starts with 25 crystals', () => {
    const match = start({ options: { village: 'cave-of-fools' } });
    expect([crystals(match, 0), crystals(match, 1)]).toEqual([25, 25]);
  });
});
