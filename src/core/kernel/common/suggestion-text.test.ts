import { describe, expect, it } from 'vitest';
import { suggestionTextOf } from './suggestion-text';

describe('suggestionTextOf', () => {
  it('is the text without spaces round it, at most 100 characters', () => {
    expect(suggestionTextOf('  Vaayuna ')).toBe('Vaayuna');
    expect(suggestionTextOf('a'.repeat(150))).toHaveLength(100);
  });

  it('is null for blank texts', () => {
    expect(suggestionTextOf('   ')).toBeNull();
  });
});
