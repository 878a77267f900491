import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SWAP_LENGTH } from '@/core/kernel/catalog/search.rules';
import { significantWords, withSwappedLetters } from './typed-words.rules';

describe('a typed text', () => {
  it.each([
    ['companies in pune', ['companies', 'pune']],
    ['nurse at the hospital', ['nurse', 'hospital']],
    ['a b', []],
    ['hr b', ['hr']],
  ])('has the words of names: %j', (text, words) => {
    expect(significantWords(text)).toEqual(words);
  });

  it('is tried with neighbouring letters swapped', () => {
    expect(withSwappedLetters('pyhton')).toContain('python');
    expect(withSwappedLetters('noon')).toEqual(['onon', 'nono']);
    expect(withSwappedLetters('hte')).toEqual([]);
    expect(withSwappedLetters('ab'.repeat(MAX_SWAP_LENGTH / 2))).toHaveLength(MAX_SWAP_LENGTH - 1);
    expect(withSwappedLetters('ab'.repeat(MAX_SWAP_LENGTH / 2 + 1))).toEqual([]);
  });

  it('has the same letters however they are swapped', () => {
    const sorted = (text: string) => [...text].toSorted().join('');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 4, maxLength: 20 }), (text) => {
        for (const swapped of withSwappedLetters(text)) {
          expect(sorted(swapped)).toBe(sorted(text));
          expect(swapped).not.toBe(text);
        }
      }),
    );
  });
});
