import type { ConfidenceFacts } from './confidence-doubts.rules';
import { confidenceDoubts } from './confidence-doubts.rules';
import type { Confidence } from './figure';
import { CONFIDENCES } from './figure';

const STARTS = [150, 50, 20, 10, 5] as const;

export function confidenceOf(facts: ConfidenceFacts): Confidence | null {
  if (confidenceBeforeDoubts(facts.n) === null) return null;
  const start = confidenceBeforeDoubts(Math.min(facts.n, facts.authors)) ?? 'Very Low';
  const doubts = Object.values(confidenceDoubts(facts)).filter(Boolean).length;
  return CONFIDENCES[CONFIDENCES.indexOf(start) + doubts] ?? 'Very Low';
}

export function minCountFor(word: Confidence): number {
  return STARTS[CONFIDENCES.indexOf(word)] ?? Number.POSITIVE_INFINITY;
}

export function confidenceBeforeDoubts(count: number): Confidence | null {
  return CONFIDENCES[STARTS.findIndex((least) => count >= least)] ?? null;
}
