/** An option of a filter as a link: choosing it, or leaving it out, is another address. */
export interface FilterLink {
  readonly key: string;
  readonly label: string;
  /** The number of results with it; null until it is known. */
  readonly count: number | null;
  /** True if the count is of people, of whom fewer than five are counted as such. */
  readonly isOfPeople?: boolean;
  readonly href: string;
  readonly isChosen: boolean;
}

/** A filter with its options. */
export interface FilterGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly FilterLink[];
}
