import { enchanters } from '@conclave/game-enchanters';
import { describe, expect, test } from 'vitest';
import {
  choiceWords,
  firstAnswers,
  isAsked,
  readAnswers,
  setupError,
  severalOf,
} from '../src/lobby/options.ts';

const { options: schema } = enchanters;
const answers = firstAnswers(schema);

describe('an option of several values in the form', () => {
  test('begins with none, and what was chosen is read in the order of choosing', () => {
    expect(answers['kingdoms']).toBe('');
    expect(readAnswers(schema, answers)).toEqual({});
    const chosen = { ...answers, decks: 'chosen', kingdoms: 'undead,goblins' };
    expect(readAnswers(schema, chosen)).toEqual({
      decks: 'chosen',
      kingdoms: ['undead', 'goblins'],
    });
    expect(severalOf('')).toEqual([]);
  });

  test('is asked for only where the kingdoms are chosen', () => {
    const field = schema['kingdoms'];
    const village = schema['village'];
    if (field === undefined || village === undefined) throw new Error('the option is gone');
    expect(isAsked(schema, answers, field)).toBe(false);
    expect(isAsked(schema, { ...answers, decks: 'chosen' }, field)).toBe(true);
    expect(isAsked({ kingdoms: field }, answers, field)).toBe(true);
    expect(isAsked(schema, answers, village)).toBe(true);
  });

  test('E-2.3 a wrong number of kingdoms is told at their field', () => {
    const two = readAnswers(schema, { ...answers, decks: 'chosen', kingdoms: 'undead,goblins' });
    expect(setupError(enchanters, 3, two)).toMatchObject({ field: 'kingdoms', rule: 'E-2.3' });
    const three = { ...two, kingdoms: ['undead', 'goblins', 'gnolls'] };
    expect(setupError(enchanters, 3, three)).toBeUndefined();
  });

  test('a value of several words is written as a name', () => {
    expect(choiceWords('port-aurisan')).toBe('Port Aurisan');
  });
});
