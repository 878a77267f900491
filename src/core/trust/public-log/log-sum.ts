import type { LoggedDecision } from './log-line.rules';

/** Counts of lines, and of contributions withdrawn by authors, which have no line. Null below five. */
export interface LogTotal extends Pick<LoggedDecision, 'month' | 'kind'> {
  readonly act: LoggedDecision['act'] | 'WITHDRAWN';
  readonly count: number | null;
}

/** Decisions about reviews with this number of stars (L-BIS-5). Counts below five are null. */
export interface StarTotal {
  readonly rating: number;
  readonly kept: number | null;
  readonly takenOff: number | null;
}

export interface LogTotals {
  readonly sums: readonly LogTotal[];
  readonly stars: readonly StarTotal[];
}
