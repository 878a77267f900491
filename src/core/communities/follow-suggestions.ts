import type { Community } from './community';

const MAX_FOLLOW_SUGGESTIONS = 6;

/** The communities offered to a user: the first of the given ones, which are in order of their followers. */
export function followSuggestionsOf(popular: readonly Community[]): readonly Community[] {
  return popular.slice(0, MAX_FOLLOW_SUGGESTIONS);
}
