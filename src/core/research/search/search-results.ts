import type { FoundType } from './found-type';

/** A result. `urlName` is its name in addresses, of a post its id; `newest` is the month of its newest review or salary, or of the post. */
export interface Hit {
  readonly type: FoundType;
  readonly label: string;
  readonly urlName: string;
  /** The city that the pay of a designation is of, by its name in addresses; null for all. */
  readonly place: string | null;
  readonly logo: string | null;
  readonly detail: string | null;
  /** The salaries that the shown pay of a designation counts; null if none is shown, and of other types. */
  readonly salaries: number | null;
  /** Rupees a year. */
  readonly medianPay: number | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly rating: number | null;
  /** Reviews of a company, questions about a skill and openings for it, followers of a community, comments on a post. */
  readonly count: number | null;
  readonly newest: string | null;
}

export interface Suggestions {
  /** The name that was meant, if nothing begins as it was typed. */
  readonly corrected: string | null;
  readonly items: readonly Hit[];
}

/** The results of one type; a total of 200 stands for that or more. */
export interface HitGroup {
  readonly type: FoundType;
  readonly total: number;
  readonly items: readonly Hit[];
}

/** A filter of companies that a search offers. */
export interface SearchFilter {
  readonly key: FilterKey;
  readonly values: readonly (FilterValue & { readonly label: string; readonly count: number })[];
}

export type FilterKey = 'location' | 'industry';

/** A value of a filter; two of one `urlName` are the same. */
export interface FilterValue {
  readonly urlName: string;
}

export interface SearchResults {
  readonly corrected: string | null;
  readonly groups: readonly HitGroup[];
  readonly filters: readonly SearchFilter[];
}
