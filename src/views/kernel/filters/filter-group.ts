export interface FilterLink {
  readonly key: string;
  readonly label: string;
  /** Is null until it is known. */
  readonly count: number | null;
  /** Is true for a count of people, which hides fewer than five. */
  readonly isOfPeople?: boolean;
  readonly href: string;
  readonly isChosen: boolean;
}

export interface FilterGroup {
  readonly key: string;
  readonly title: string;
  readonly options: readonly FilterLink[];
}
