import type { SalaryConfidence, SalaryFigure } from './salary';
import { SALARY_CONFIDENCES } from './salary';

/** The facts that a confidence follows from. */
export type ConfidenceFacts = Pick<SalaryFigure, 'count' | 'recentCount' | 'checkedCount' | 'median' | 'medianMargin'>;

/** The numbers of reports that the words start at, the best first. */
const STARTS = [150, 50, 20, 10, 5] as const;

/** The doubts that take a confidence down by one word each. */
export interface ConfidenceDoubts {
  /** Under half are of the last 12 months. */
  readonly isOld: boolean;
  /** Under a third have something checked. */
  readonly isUnchecked: boolean;
  /** The median is uncertain by more than 8 %, or nobody can say by how much. */
  readonly isUncertain: boolean;
}

const MIN_RECENT_SHARE = 1 / 2;
const MIN_CHECKED_SHARE = 1 / 3;
const MAX_MARGIN_SHARE = 0.08;

/** Returns the doubts about a figure. */
export function doubtsAbout({
  count,
  recentCount,
  checkedCount,
  median,
  medianMargin,
}: ConfidenceFacts): ConfidenceDoubts {
  return {
    isOld: recentCount < count * MIN_RECENT_SHARE,
    isUnchecked: checkedCount < count * MIN_CHECKED_SHARE,
    isUncertain: median === null || medianMargin === null || medianMargin > median * MAX_MARGIN_SHARE,
  };
}

/** Returns how far a median can be trusted (EM-SALARY-CONFIDENCE); null where too few have reported for one. */
export function confidenceOf(facts: ConfidenceFacts): SalaryConfidence | null {
  const start = startOf(facts.count);
  if (start === null) return null;
  const doubts = Object.values(doubtsAbout(facts)).filter(Boolean).length;
  return SALARY_CONFIDENCES[SALARY_CONFIDENCES.indexOf(start) + doubts] ?? 'Very Low';
}

/** Returns the word that a number of reports starts at, before any doubt; null under five. */
export function startOf(count: number): SalaryConfidence | null {
  return SALARY_CONFIDENCES[STARTS.findIndex((least) => count >= least)] ?? null;
}
