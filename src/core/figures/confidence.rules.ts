import type { Confidence, Figure } from './figure';
import { CONFIDENCES } from './figure';

/** The facts that a confidence follows from. */
export type ConfidenceFacts = Pick<Figure, 'n' | 'value' | 'margin'> & {
  /** The reports of the last 12 months; one without a date is none of them. */
  readonly recent: number;
  /** Those with something that was checked. */
  readonly checked: number;
  /** Those that were imported, and that nobody here answers for. */
  readonly imported: number;
  /** The answers behind them: fewer than reports if one is an average of several. */
  readonly authors: number;
};

/** The numbers of reports that the words start at, the best first. */
const STARTS = [150, 50, 20, 10, 5] as const;

/** The doubts that take a confidence down by one word each. */
export interface ConfidenceDoubts {
  /** Under half are of the last 12 months and say so. */
  readonly isOld: boolean;
  /** Under a third have something checked. */
  readonly isUnchecked: boolean;
  /** The median is uncertain by more than 8 %, or nobody can say by how much. */
  readonly isUncertain: boolean;
  /** More than half were imported. */
  readonly isImported: boolean;
}

export const MIN_RECENT_SHARE = 1 / 2;
export const MIN_CHECKED_SHARE = 1 / 3;
export const MAX_MARGIN_SHARE = 0.08;
export const MAX_IMPORTED_SHARE = 1 / 2;

/** Returns the doubts about a figure. */
export function doubtsAbout({ n, recent, checked, imported, value, margin }: ConfidenceFacts): ConfidenceDoubts {
  return {
    isOld: recent < n * MIN_RECENT_SHARE,
    isUnchecked: checked < n * MIN_CHECKED_SHARE,
    isUncertain: value === null || margin === null || margin > value * MAX_MARGIN_SHARE,
    isImported: imported > n * MAX_IMPORTED_SHARE,
  };
}

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
