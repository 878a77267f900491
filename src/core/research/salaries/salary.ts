import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import type { SalaryExperienceBand } from '@/core/kernel/common/experience-band.rules';
import type { Confidence } from '@/core/kernel/figures/figure';

/** The subjects that figures are listed by. */
export const SALARY_LISTS = ['jobProfile', 'company', 'industry'] as const;
export type SalaryListBy = (typeof SALARY_LISTS)[number];

/** Reported salaries in rupees a year; an amount is null if too few have reported to show it. */
export interface SalaryFigure {
  /** People, each counted once; 0 if nothing is shown, because there are fewer than five. From 50 on in fives. */
  readonly count: number;
  /** Imported reports. */
  readonly importedCount: number;
  /** The month of the newest, `2026-11`; null if there is none, or none of them tells its month. */
  readonly newest: string | null;
  /** True if the newest is more than 18 months old. */
  readonly isStale: boolean;
  /** Reports of the last 12 months, rounded down to fives so that five others remain; null below five on either side. */
  readonly recentCount: number | null;
  /** Reports with something checked, rounded in the same way. */
  readonly checkedCount: number | null;
  readonly median: number | null;
  /** Stands for the median of fewer than ten people. */
  readonly band: { readonly from: number; readonly to: number } | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly lowestTenth: number | null;
  readonly highestTenth: number | null;
  /** By how much the median is uncertain, up or down. */
  readonly medianMargin: number | null;
  readonly confidence: Confidence | null;
}

/** A company, job profile or city; `key` is its name in addresses. */
export interface SalaryItem {
  readonly key: string;
  readonly name: string;
}

/** The figure of a company, job profile, industry, city or experience. */
export interface SalaryGroup extends SalaryItem {
  readonly figure: SalaryFigure;
}

/** The number of people who earn from one amount up to another; `to` is null for all above. */
export interface SalaryStep {
  readonly from: number;
  readonly to: number | null;
  readonly count: number;
}

/** A part of the pay of the middle half: its average over all of it, and how many report it at least, as `recentCount`. The joining bonus is of the first year alone. */
export interface SalaryPart {
  readonly kind: 'fixed' | 'variable' | 'stock' | 'joiningBonus';
  readonly amount: number;
  readonly reported: number | null;
}

/** The pay in a company, in a job profile, or in both. */
export interface SalaryReport {
  readonly company: SalaryItem | null;
  readonly jobProfile: SalaryItem | null;
  /** The city that the figure is limited to; null for all. */
  readonly location: SalaryItem | null;
  /** The experience that the figure is limited to; null for all. */
  readonly experience: SalaryExperienceBand | null;
  /** The kind of work that all of its figures are of. */
  readonly employment: EmploymentType;
  /** The kinds of work that the company, the job profile or both have a figure of. */
  readonly employments: readonly EmploymentType[];
  /** The filters that were not understood. */
  readonly leftOut: readonly ('location' | 'experience' | 'employment')[];
  readonly figure: SalaryFigure;
  /** From low to high; empty under 30 reports. */
  readonly steps: readonly SalaryStep[];
  /** Null without quartiles. `count` is of the middle half, in fives. */
  readonly parts: { readonly count: number; readonly items: readonly SalaryPart[] } | null;
  readonly byLocation: readonly SalaryGroup[];
  readonly byExperience: readonly SalaryGroup[];
  /** The number of people of cities that are not listed; null for fewer than five. */
  readonly elsewhere: number | null;
  /** The day of the snapshot that all figures are of, `2026-11-16`; null before the first one. */
  readonly asOf: string | null;
}

/** One page of figures, the most reported first. */
export interface SalaryGroupPage {
  readonly items: readonly SalaryGroup[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}
