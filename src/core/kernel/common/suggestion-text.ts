export const SUGGESTION_WAIT_MS = 200;

const MAX_TEXT_LENGTH = 100;

export function suggestionTextOf(typed: string): string | null {
  const text = typed.trim().slice(0, MAX_TEXT_LENGTH).trim();
  return text === '' ? null : text;
}
