/** The service is asked for suggestions when nothing was typed for so long, in ms. */
export const SUGGESTION_WAIT_MS = 200;

const MAX_LENGTH = 100;

/** The text that suggestions are asked for; null where there is nothing to ask for. */
export function suggestionTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_LENGTH).trim();
  return text === '' ? null : text;
}
