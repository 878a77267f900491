import type { FoundType } from './found-type';

/**
 * A result. `urlName` is its URL name, for a post its id. `newest` is the month of its newest review or salary, or of the post.
 */
export interface Hit {
  readonly type: FoundType;
  readonly label: string;
  readonly urlName: string;
  readonly place: string | null;
  readonly logo: string | null;
  readonly detail: string | null;
  /** Null if no pay is shown, and for other types. */
  readonly salaries: number | null;
  /** The median in rupees a year. */
  readonly medianPay: number | null;
  readonly lowerQuartile: number | null;
  readonly upperQuartile: number | null;
  readonly rating: number | null;
  /**
   * The number of reviews of a company, questions and openings for a skill, followers of a community, or comments on a
   * post.
   */
  readonly count: number | null;
  readonly newest: string | null;
}

export interface Suggestions {
  /** A spelling correction, if no prefix matches. */
  readonly corrected: string | null;
  readonly items: readonly Hit[];
}

/** Results of one type. A total of 200 means 200 or more. */
export interface HitGroup {
  readonly type: FoundType;
  readonly total: number;
  readonly items: readonly Hit[];
}

export interface SearchFilter {
  readonly key: FilterKey;
  readonly values: readonly (FilterValue & { readonly label: string; readonly count: number })[];
}

export type FilterKey = 'location' | 'industry';

/** A value of a filter. Values with the same `urlName` are equal. */
export interface FilterValue {
  readonly urlName: string;
}

export interface SearchResults {
  readonly corrected: string | null;
  readonly groups: readonly HitGroup[];
  readonly filters: readonly SearchFilter[];
}
