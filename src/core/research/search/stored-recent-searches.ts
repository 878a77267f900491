import * as v from 'valibot';
import { parseStored } from '@/core/kernel/common/parse-stored';

export const RECENT_SEARCHES_KEY = 'recentSearches';

const MAX_RECENT = 5;

const Texts = v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)));

export function parseRecentSearches(stored: string | null): readonly string[] {
  return (parseStored(Texts, stored) ?? []).slice(0, MAX_RECENT);
}

/** Adds a search, and removes an earlier one that differs only in case. */
export function withRecentSearch(recent: readonly string[], text: string): readonly string[] {
  const added = text.trim().slice(0, 200);
  if (added === '') return recent;
  return [added, ...recent.filter((one) => one.toLowerCase() !== added.toLowerCase())].slice(0, MAX_RECENT);
}
