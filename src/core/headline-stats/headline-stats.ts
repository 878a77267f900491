/** Counts of what the product holds, in the order in which they are shown. */
export interface HeadlineStats {
  readonly reviews: number;
  readonly interviews: number;
  readonly salaries: number;
  readonly users: number;
}
