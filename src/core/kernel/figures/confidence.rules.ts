import type { ConfidenceFacts } from './confidence-doubts.rules';
import { doubtsAbout } from './confidence-doubts.rules';
import type { Confidence } from './figure';
import { CONFIDENCES } from './figure';

/** The numbers of reports that the words start at, the best first. */
const STARTS = [150, 50, 20, 10, 5] as const;

/** Returns how far a median can be trusted (EM-SALARY-CONFIDENCE); null if too few have reported for one. */
export function confidenceOf(facts: ConfidenceFacts): Confidence | null {
  if (startOf(facts.n) === null) return null;
  const start = startOf(Math.min(facts.n, facts.authors)) ?? 'Very Low';
  const doubts = Object.values(doubtsAbout(facts)).filter(Boolean).length;
  return CONFIDENCES[CONFIDENCES.indexOf(start) + doubts] ?? 'Very Low';
}

/** Returns the number of reports that a word starts at. */
export function leastFor(word: Confidence): number {
  return STARTS[CONFIDENCES.indexOf(word)] ?? Number.POSITIVE_INFINITY;
}

/** Returns the word that a number of reports starts at, before any doubt; null under five. */
export function startOf(count: number): Confidence | null {
  return CONFIDENCES[STARTS.findIndex((least) => count >= least)] ?? null;
}
