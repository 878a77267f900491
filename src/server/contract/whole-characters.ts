const HALF = /\\u[dD][89a-fA-F]/;
const ESCAPES = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|.)/gs;
const HALF_LENGTH = 6;

/** Replaces lone surrogate escapes in a JSON text, which a jsonb column would refuse. */
export function withoutLoneSurrogates(json: string): string {
  if (!HALF.test(json)) return json;
  return json.replaceAll(ESCAPES, (escaped) => (escaped.length === HALF_LENGTH ? '\\ufffd' : escaped));
}
