import type { SalaryConfidence } from '@/contract/generated/salary';

/** The facts that a confidence follows from; `median` and `medianMargin` are rupees, the margin null without quartiles. */
export interface ConfidenceFacts {
  readonly count: number;
  readonly recentCount: number;
  readonly checkedCount: number;
  readonly median: number;
  readonly medianMargin: number | null;
}

const WORDS = ['Very Low', 'Low', 'Moderate', 'High', 'Very High'] as const;
/** The numbers of reports that the second word and those after it start at. */
const STARTS = [10, 20, 50, 150];
const MIN_RECENT_SHARE = 1 / 2;
const MIN_CHECKED_SHARE = 1 / 3;
const MAX_MARGIN_SHARE = 0.08;

/** Returns how far a median can be trusted (EM-SALARY-CONFIDENCE); core/salaries/confidence.rules.ts has its parts. */
export function confidenceOf(facts: ConfidenceFacts): SalaryConfidence {
  const { count, recentCount, checkedCount, median, medianMargin } = facts;
  const start = STARTS.filter((least) => count >= least).length;
  const doubts = [
    recentCount < count * MIN_RECENT_SHARE,
    checkedCount < count * MIN_CHECKED_SHARE,
    medianMargin === null || medianMargin > median * MAX_MARGIN_SHARE,
  ].filter(Boolean).length;
  return WORDS[Math.max(0, start - doubts)] ?? 'Very Low';
}
