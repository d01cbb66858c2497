import { describe, expect, it } from 'vitest';
import { enchantment } from './cards.ts';
import { asked, repose, table, take, told } from './play.ts';

const sagas = { ...enchantment('sagas'), name: 'of Sagas' };

describe('what is told of cards', () => {
  it('E-7.1 an Enchantment called "of …" has its word before it', () => {
    const match = table({ cards: [sagas], track: ['sagas'] });
    take(match, 'sagas');
    expect(told(match)).toEqual(
      expect.arrayContaining([
        'Player 1 journeys to the Enchantment of Sagas',
        'Player 1 takes the Enchantment of Sagas',
      ]),
    );
  });

  it('E-8.4 also at the start of a sentence, with a capital', () => {
    const match = table({ cards: [sagas], track: ['sagas'] });
    repose(match);
    expect(told(match)).toContain('The Enchantment of Sagas goes to the Graveyard');
  });

  it('other names stand alone, and the names of options stay as they are', () => {
    const match = table({ cards: [sagas], track: ['item-1', 'sagas'] });
    const labels = asked(match).options.map(({ label }) => label);
    expect(labels).toContain('Journey to of Sagas');
    take(match, 'item-1');
    expect(told(match)).toContain('Player 1 takes Item-1');
  });
});
