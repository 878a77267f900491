import { searchKeyOf } from '@/core/kernel/catalog/search-key.rules';

/** Normalises texts, and drops those without letters. */
export function keysOf(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(searchKeyOf).filter((key) => /[\p{L}\p{N}]/u.test(key)))];
}

export function likePatternOf(key: string): string {
  return key.replaceAll(/[\\%_]/gu, '\\$&');
}
