/** How many communities a list asks for at once (LM-COMMUNITY-FETCH). */
export const MAX_COMMUNITIES = 10;

/** How many suggestions a community search asks for (LM-COMMUNITY-SUGGEST). */
export const MAX_SUGGESTIONS = 25;

const MAX_SEARCH_LENGTH = 100;

/** The text that a community search asks for; null for empty and blank texts, for which nothing is asked (VA-COMM-SEARCH). */
export function communitySearchTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH).trim();
  return text === '' ? null : text;
}
