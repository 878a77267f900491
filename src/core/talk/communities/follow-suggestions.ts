import type { Community } from './community';
import { hasCommunity } from './user-communities';

const MAX_FOLLOW_SUGGESTIONS = 6;

/** Returns the communities offered to a user: the first of the given ones, in order of their followers, that are not theirs. */
export function followSuggestionsOf(popular: readonly Community[], yours: readonly Community[]): readonly Community[] {
  return popular.filter((community) => !hasCommunity(yours, community)).slice(0, MAX_FOLLOW_SUGGESTIONS);
}
