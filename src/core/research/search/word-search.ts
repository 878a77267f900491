import { MAX_SEARCH_LENGTH } from '@/core/kernel/catalog/search.rules';
import { searchIntent } from './search-intent.rules';

/** Adds the word of a section's form, such as "salary", to a search that names no section. */
export function withSectionWord(typed: string, word: string): string {
  if (typed === '' || word === '' || searchIntent(typed).section !== null) return typed;
  if (` ${typed.toLowerCase()}`.endsWith(` ${word}`)) return typed;
  return `${typed.slice(0, MAX_SEARCH_LENGTH - word.length - 1)} ${word}`;
}
