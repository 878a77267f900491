/** Whether one number is a maximum or a minimum. */
export type Limit = 'most' | 'least';

const UP_TO =
  /\bup[\s-]?to\b|(?<!\b(?:not|no) )\bless than\b|\b(?:not|no) more than\b|\b(?:under|below|within)\b|\bmax(?:imum)?\b|^\s*[<≤]/i;
const FROM =
  /\b(?:more|above|over|min(?:imum)?|at least|(?:not|no) less than|upwards?|onwards?|start(?:s|ing) (?:at|from))\b|\bfrom\s*(?:₹|\$|rs\.?|inr)?\s*\d|^\s*[>≥]/i;
/**
 * Matches "15+", "15+ LPA", "15 LPA +", "5 plus years". In "12 LPA + ESOPs" and "12 LPA plus bonus" something is added
 * instead.
 */
const PLUS =
  /\S\+\s|(?:\+|\bplus\b)\s*(?:$|[^\s\p{L}\p{N}₹$]|(?:lpa|lakhs?|lacs?|l|crores?|cr|k|per|an?|p\.?[am]|years?|yrs?|months?|annum)(?!\p{L}))/iu;

export function limitIn(text: string): Limit | null {
  if (UP_TO.test(text)) return 'most';
  return FROM.test(text) || PLUS.test(text) ? 'least' : null;
}
