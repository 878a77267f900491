const HALF = /\\u[dD][89a-fA-F]/;
/** The escapes of JSON, both halves of a character as one. */
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|.)/gs;
/** The length of one escape that is half of a character. */
const HALF_LENGTH = 6;

/**
 * Returns a JSON text in which each half of a character, which only an escape can hold, is the replacement character: where a column of text keeps that, one of
 * JSON refuses the statement.
 */
export function wholeCharactersOf(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replaceAll(ESCAPES, (escaped) => (escaped.length === HALF_LENGTH ? '\\ufffd' : escaped));
}
