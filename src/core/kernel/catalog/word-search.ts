import { withQuery } from '@/core/kernel/common/address';

/** Searches for one kind of thing: `word` says which. Opens the empty search if nothing is typed. */
export function wordSearchOf(typed: string, word: string): string {
  return typed === '' ? '/search' : withQuery('/search', [['q', `${typed} ${word}`]]);
}
