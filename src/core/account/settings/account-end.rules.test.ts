import { describe, expect, it } from 'vitest';
import { confirmationOf, missingLetters } from './account-end.rules';

describe('the confirmation of a deletion', () => {
  it('is the pseudonym, or a word where none was chosen', () => {
    expect(confirmationOf('calm_kite')).toBe('calm_kite');
    expect(confirmationOf('')).toBe('delete');
  });

  it.each([
    ['', 6],
    [' del ', 3],
    ['delete', 0],
    ['delete it', null],
    ['Delete', null],
  ])('of which "%s" leaves so many letters: %s', (typed, letters) => {
    expect(missingLetters(typed, 'delete')).toBe(letters);
  });
});
