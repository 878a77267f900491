import { searchKeyOf } from '@/server/services/kernel/dropdown/catalog/search-key';

/** Returns typed texts in the form in which names are compared; without those that hold no letter. */
export function keysOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(searchKeyOf).filter((key) => /[\p{L}\p{N}]/u.test(key)))];
}

/** Returns a key for `like`, without the pattern's own signs. */
export function likePatternOf(key: string): string {
  return key.replaceAll(/[\\%_]/gu, '\\$&');
}
