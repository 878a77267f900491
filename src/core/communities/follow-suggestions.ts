import type { Community } from './community';

/** How many communities are offered to somebody who follows none. */
const FOLLOW_SUGGESTIONS = 6;

/** What is offered to somebody who follows none: the first of the communities, which come in order of their followers. */
export function followSuggestionsOf(popular: readonly Community[]): readonly Community[] {
  return popular.slice(0, FOLLOW_SUGGESTIONS);
}
