import { searchKeyOf } from '@/server/services/dropdown/catalog/search-key';

const MAX_WORDS = 12;

/** Returns typed texts in the form in which names are compared; without those that hold no letter. */
export function keysOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(searchKeyOf).filter((key) => /[\p{L}\p{N}]/u.test(key)))];
}

/** Returns a key for `like`, without the pattern's own signs. */
export function likePatternOf(key: string): string {
  return key.replaceAll(/[\\%_]/gu, '\\$&');
}

/** Returns the query of posts that hold all words of a typed text, the last one as far as it is typed; empty for none. */
export function wordsQueryOf(typed: string): string {
  const plain = typed.toLowerCase().replaceAll('c++', 'cpp').replaceAll('c#', 'csharp').replaceAll('.net', 'dotnet');
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
  return words.map((word, place) => (place === words.length - 1 ? `${word}:*` : word)).join(' & ');
}
