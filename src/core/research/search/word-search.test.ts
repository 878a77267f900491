import { expect, it } from 'vitest';
import { wordSearchOf } from '@/core/kernel/catalog/word-search';
import { searchIntent } from './search-intent.rules';

it.each([
  ['interview', 'interviews'],
  ['salary', 'salaries'],
  ['review', 'reviews'],
] as const)('a search with the word %s asks for the section %s of what is typed', (word, section) => {
  expect(wordSearchOf('Vaayuna & Co', word)).toBe(`/search?q=Vaayuna%20%26%20Co%20${word}`);
  expect(searchIntent(`Vaayuna & Co ${word}`)).toEqual({ name: 'Vaayuna & Co', section });
  expect(wordSearchOf('', word)).toBe('/search');
});
