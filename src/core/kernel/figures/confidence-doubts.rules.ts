import { MIN_GROUP } from './figures.rules';
import { inFives } from './shown-numbers.rules';

export interface ConfidenceFacts {
  /** The number of reports. */
  readonly n: number;
  /** Null is withheld: too few have reported. */
  readonly value: number | null;
  /** By how much a median is uncertain, up or down; null without quartiles. */
  readonly margin: number | null;
  /** The reports of the last 12 months, as they are shown (`shownPart`); one without a date is none of them. */
  readonly recent: number | null;
  /** Reports with something checked, rounded as shown. */
  readonly checked: number | null;
  /** Imported reports, which no user here answers for. */
  readonly imported: number;
  /** The answers behind them: fewer than reports if one is an average of several. */
  readonly authors: number;
}

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

/** Returns the doubts about a figure. They follow from what is shown of it, so they tell nothing more. */
export function doubtsAbout({ n, recent, checked, imported, value, margin }: ConfidenceFacts): ConfidenceDoubts {
  return {
    isOld: (recent ?? 0) < leastPart(n, MIN_RECENT_SHARE),
    isUnchecked: (checked ?? 0) < leastPart(n, MIN_CHECKED_SHARE),
    isUncertain: value === null || margin === null || margin > value * MAX_MARGIN_SHARE,
    isImported: imported > n * MAX_IMPORTED_SHARE,
  };
}

/** Returns how many make a share of `n`, in fives as they are shown. */
function leastPart(n: number, share: number): number {
  return Math.max(MIN_GROUP, inFives(n * share));
}
