import type { LoggedDecision } from './log-line.rules';

/** The lines of a month, a kind and an act, counted, and what authors took away, of which there are no lines; null for fewer than five. */
export interface LogSum extends Pick<LoggedDecision, 'month' | 'kind'> {
  readonly act: LoggedDecision['act'] | 'WITHDRAWN';
  readonly count: number | null;
}

/** The decisions about reviews with a number of stars (L-BIS-5); a count is null for fewer than five. */
export interface StarSum {
  /** From 1 to 5. */
  readonly rating: number;
  /** They stayed, or were published. */
  readonly kept: number | null;
  readonly takenOff: number | null;
}

export interface LogSums {
  readonly sums: readonly LogSum[];
  /** Sums by stars over the twelve months before this one. */
  readonly stars: readonly StarSum[];
}
