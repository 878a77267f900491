export interface FilterLink {
  readonly key: string;
  readonly label: string;
  /** Null until it is known. */
  readonly count: number | null;
  /** True for a count of people, which hides fewer than five. */
  readonly isOfPeople?: boolean;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface FilterGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly FilterLink[];
}
