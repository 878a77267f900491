import type { Spread } from '@/core/kernel/figures/figure';
import type { SalaryReport, SalaryStep } from './salary';

/** Holds exactly what is published, nothing more. */
export interface ShownPay {
  readonly count: number;
  readonly imported: number;
  /** In the last 12 months, rounded, or null if too few. */
  readonly recent: number | null;
  readonly checked: number | null;
  /** Months since the year 0. */
  readonly newest: number;
  /** The median, the quartiles, or also the outer tenths, from low to high, or an empty list with a band. */
  readonly quantiles: readonly number[];
  readonly band: Spread | null;
  readonly margin: number | null;
  readonly steps: readonly SalaryStep[];
  readonly parts: SalaryReport['parts'];
}
