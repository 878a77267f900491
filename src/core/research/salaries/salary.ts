import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import type { NamedCompany } from '@/core/kernel/common/named-company';
import type { Confidence } from '@/core/kernel/figures/figure';

export const SALARY_LISTS = ['jobProfile', 'company', 'industry'] as const;
export type SalaryListBy = (typeof SALARY_LISTS)[number];

/** A figure in rupees a year. Amounts are null if too few have reported. */
export interface SalaryFigure {
  /** The number of people, 0 if fewer than five. Counts of 50 or more are rounded to multiples of five. */
  readonly count: number;
  readonly importedCount: number;
  /** `2026-11`, or null if no report has a month. */
  readonly newest: string | null;
  readonly isStale: boolean;
  /**
   * Reports of the last 12 months, rounded down to fives so that five others remain. Null below five on either side.
   */
  readonly recentCount: number | null;
  /** Rounded like `recentCount`. */
  readonly checkedCount: number | null;
  readonly median: number | null;
  /** Replaces the median if fewer than ten people have reported. */
  readonly band: { readonly from: number; readonly to: number } | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly lowestTenth: number | null;
  readonly highestTenth: number | null;
  readonly medianMargin: number | null;
  readonly confidence: Confidence | null;
}

export interface SalaryItem {
  readonly key: string;
  readonly name: string;
}

export interface SalaryGroup extends SalaryItem {
  readonly figure: SalaryFigure;
}

/** A step of the distribution. `to` is null for the last one. */
export interface SalaryStep {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/**
 * The average over the middle half, and a lower bound of the number who report it, as in `recentCount`. The joining
 * bonus belongs to the first year only.
 */
export interface SalaryPart {
  readonly kind: 'fixed' | 'variable' | 'stock' | 'joiningBonus';
  readonly amount: number;
  readonly reported: number | null;
}

export interface SalaryReport {
  readonly company: NamedCompany | null;
  readonly jobProfile: SalaryItem | null;
  readonly location: SalaryItem | null;
  readonly experience: SalaryExperienceBand | null;
  readonly employment: EmploymentType;
  readonly employments: readonly EmploymentType[];
  readonly leftOut: readonly ('location' | 'experience' | 'employment')[];
  readonly figure: SalaryFigure;
  /** Steps from low to high. Empty under 30 reports. */
  readonly steps: readonly SalaryStep[];
  /** Null without quartiles. `count` is the size of the middle half, rounded to fives. */
  readonly parts: { readonly count: number; readonly items: readonly SalaryPart[] } | null;
  readonly byLocation: readonly SalaryGroup[];
  readonly byExperience: readonly SalaryGroup[];
  /** People in unlisted cities, or null for fewer than five. */
  readonly elsewhere: number | null;
  /** The day of the snapshot (`2026-11-16`). Null before the first one. */
  readonly asOf: string | null;
}

export interface SalaryGroupPage {
  readonly items: readonly SalaryGroup[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}
