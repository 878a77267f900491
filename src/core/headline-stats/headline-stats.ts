/** Counts of what the product holds, in the order in which they are shown. */
export interface HeadlineCounts {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}

/** The pay of a job profile over all companies; `key` is its name in addresses. */
export interface NewestSalary {
  readonly key: string;
  readonly name: string;
  /** Rupees a year. */
  readonly median: number;
  readonly count: number;
  /** The month of the newest report, `2026-11`. */
  readonly newest: string;
}

/** The figures that the product shows of itself; `newestSalary` is null where too few have told their pay. */
export interface HeadlineStats extends HeadlineCounts {
  readonly newestSalary: NewestSalary | null;
}
