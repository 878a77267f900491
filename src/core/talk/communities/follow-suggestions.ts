import type { Community } from './community';
import { hasCommunity } from './user-communities';

const MAX_FOLLOW_SUGGESTIONS = 6;

export function followSuggestionsOf(popular: readonly Community[], yours: readonly Community[]): readonly Community[] {
  return popular.filter((community) => !hasCommunity(yours, community)).slice(0, MAX_FOLLOW_SUGGESTIONS);
}
