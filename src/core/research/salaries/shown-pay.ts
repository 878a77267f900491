import type { Spread } from '@/core/kernel/figures/figure';
import type { SalaryReport, SalaryStep } from './salary';

/** A figure as a snapshot keeps it: exactly as much as is shown of it. */
export interface ShownPay {
  readonly count: number;
  readonly imported: number;
  /** Salaries of the last 12 months, rounded as parts are; null for too few. */
  readonly recent: number | null;
  readonly checked: number | null;
  /** Months since the year 0. */
  readonly newest: number;
  /** Only the median, or the quartiles about it, or the outer tenths too, from low to high; empty if there is a band. */
  readonly quantiles: readonly number[];
  readonly band: Spread | null;
  readonly margin: number | null;
  readonly steps: readonly SalaryStep[];
  readonly parts: SalaryReport['parts'];
}
