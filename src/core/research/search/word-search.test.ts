import { expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchIntent } from './search-intent.rules';
import { withSectionWord } from './word-search';

it.each([
  ['interview', 'interviews'],
  ['salary', 'salaries'],
  ['review', 'reviews'],
] as const)('a search with the word %s asks for the section %s of what is typed', (word, section) => {
  expect(searchIntent(withSectionWord('Vaayuna & Co', word))).toEqual({ name: 'Vaayuna & Co', section });
  expect(withSectionWord('', word)).toBe('');
});

it.each(['software engineer salary', 'Software Engineer Salaries', 'salary of a tester', 'salary', 'Vaayuna reviews'])(
  'a search for %s needs no word',
  (typed) => {
    expect(withSectionWord(typed, 'salary')).toBe(typed);
  },
);

it('a long search with its word stays within the limit', () => {
  const worded = withSectionWord('x'.repeat(MAX_SEARCH_LENGTH), 'salary');
  expect(worded).toHaveLength(MAX_SEARCH_LENGTH);
  expect(searchIntent(worded).section).toBe('salaries');
});
