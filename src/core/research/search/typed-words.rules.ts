import { MAX_SWAP_LENGTH, MIN_TYPO_LENGTH } from '@/core/kernel/catalog/search.rules';

/** Connecting words that begin many names. */
export const CONNECTING_WORDS: ReadonlySet<string> = new Set(['in', 'at', 'of', 'for', 'and', 'the', 'with', 'near']);
const MIN_WORD_LENGTH = 2;

export function significantWords(text: string): readonly string[] {
  return text.split(' ').filter((word) => word.length >= MIN_WORD_LENGTH && !CONNECTING_WORDS.has(word));
}

/**
 * Returns the text with each pair of neighbouring letters swapped ("pyhton" for "python"). Returns an empty list for a
 * short or long text.
 */
export function withSwappedLetters(text: string): readonly string[] {
  const letters = [...text];
  if (letters.length < MIN_TYPO_LENGTH || letters.length > MAX_SWAP_LENGTH) return [];
  const swapped = letters.slice(1).map((letter, place) =>
    letters
      .with(place, letter)
      .with(place + 1, letters[place] ?? '')
      .join(''),
  );
  return [...new Set(swapped)].filter((one) => one !== text);
}
