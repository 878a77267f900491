import { MIN_GROUP } from './figures.rules';
import { inFives } from './shown-numbers.rules';

export interface ConfidenceFacts {
  readonly n: number;
  /** Null if withheld because too few have reported. */
  readonly value: number | null;
  readonly margin: number | null;
  /** Reports of the last 12 months, as displayed (`shownPart`). Undated reports do not count. */
  readonly recent: number | null;
  /** Reports with a verification, rounded as displayed. */
  readonly checked: number | null;
  /** Imported reports, for which no user is responsible. */
  readonly imported: number;
  /** The number of authors. It is lower than the reports if one is an average of several. */
  readonly authors: number;
}

/** Doubts about a figure. Each lowers the confidence by one level. */
export interface ConfidenceDoubts {
  readonly isOld: boolean;
  /** True if less than a third are verified. */
  readonly isUnchecked: boolean;
  /** True if the margin is above 8 %, or unknown. */
  readonly isUncertain: boolean;
  /** True if more than half are imported. */
  readonly isImported: boolean;
}

export const MIN_RECENT_SHARE = 1 / 2;
export const MIN_CHECKED_SHARE = 1 / 3;
export const MAX_MARGIN_SHARE = 0.08;
export const MAX_IMPORTED_SHARE = 1 / 2;

/** Derives doubts from displayed numbers only, so that they reveal nothing more. */
export function confidenceDoubts({ n, recent, checked, imported, value, margin }: ConfidenceFacts): ConfidenceDoubts {
  return {
    isOld: (recent ?? 0) < leastPart(n, MIN_RECENT_SHARE),
    isUnchecked: (checked ?? 0) < leastPart(n, MIN_CHECKED_SHARE),
    isUncertain: value === null || margin === null || margin > value * MAX_MARGIN_SHARE,
    isImported: imported > n * MAX_IMPORTED_SHARE,
  };
}

function leastPart(n: number, share: number): number {
  return Math.max(MIN_GROUP, inFives(n * share));
}
