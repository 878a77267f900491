import type { Spread } from '@/core/kernel/figures/figure';
import type { SalaryReport, SalaryStep } from './salary';

/** Exactly the published numbers. */
export interface ShownPay {
  readonly count: number;
  readonly imported: number;
  /** Reports of the last 12 months, rounded. Null if too few. */
  readonly recent: number | null;
  readonly checked: number | null;
  /** Months since the year 0. */
  readonly newest: number;
  /** The median, the quartiles, or also the outer tenths, from low to high. The list is empty if there is a band. */
  readonly quantiles: readonly number[];
  readonly band: Spread | null;
  readonly margin: number | null;
  readonly steps: readonly SalaryStep[];
  readonly parts: SalaryReport['parts'];
}
