/** How many communities a list asks for at once (LM-COMMUNITY-FETCH). */
export const COMMUNITY_FETCH_LIMIT = 10;

/** How many suggestions a community search asks for (LM-COMMUNITY-SUGGEST). */
export const COMMUNITY_SUGGEST_LIMIT = 25;

/** The longest text that the search takes. */
const SEARCH_TEXT_LIMIT = 100;

/** The text that a community search asks for; null where nothing is to be asked: empty and blank texts (VA-COMM-SEARCH). */
export function communitySearchTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, SEARCH_TEXT_LIMIT).trim();
  return text === '' ? null : text;
}
