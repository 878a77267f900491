import type { ReviewAspect } from './review-aspect.rules';

/** An aspect's rating; null below five reviews. `industry` is the median of the industry, null if too few companies have one. */
export interface AspectFigure {
  readonly aspect: ReviewAspect;
  readonly rating: number | null;
  readonly count: number;
  readonly industry: number | null;
}

/** A quarter (`2026-Q4`) with its rating; null below five reviews. */
export interface QuarterFigure {
  readonly quarter: string;
  readonly rating: number | null;
  readonly count: number;
  /** Reviews of a surge, which no rating counts yet; 0 for fewer than five. */
  readonly surgeCount: number;
}

/** A value that reviews can be filtered by, with the number of reviews that have it; `name` is absent if the client words it. */
export interface FacetCount {
  readonly value: string;
  readonly name?: string | undefined;
  readonly count: number;
}

/** A topic with the number of reviews that speak of it; `quote` is what one of them says, of topics that are listed. */
export interface TopicCount extends FacetCount {
  readonly quote?: string | undefined;
}

export interface ReviewFacets {
  readonly department: readonly FacetCount[];
  readonly designation: readonly FacetCount[];
  readonly family: readonly FacetCount[];
  readonly location: readonly FacetCount[];
  readonly employment: readonly FacetCount[];
  readonly who: readonly FacetCount[];
  readonly rating: readonly FacetCount[];
  /** Periods up to now, in months. */
  readonly months: readonly FacetCount[];
}

/** The figures of a company's reviews. Ratings are to one decimal, null below five reviews (decisions 0.7). */
export interface ReviewFigures {
  readonly count: number;
  /** Visible reviews that do not count yet (review-holds). */
  readonly heldCount: number | null;
  /** True if some of them came in a day with far more than usual. */
  readonly isSurge: boolean;
  readonly rating: number | null;
  /** The number of reviews with each rating, from 1 to 5. */
  readonly distribution: readonly number[];
  /** `2026-11`; null below five reviews. */
  readonly newest: string | null;
  readonly aspects: readonly AspectFigure[];
  readonly industry: { readonly name: string; readonly companies: number };
  /** Oldest first, without gaps. */
  readonly quarters: readonly QuarterFigure[];
  readonly liked: readonly TopicCount[];
  readonly disliked: readonly TopicCount[];
  readonly facets: ReviewFacets;
}

export interface ReviewedCompany {
  readonly urlName: string;
  readonly name: string;
  readonly logo: string | null;
  readonly rating: number | null;
  readonly count: number;
  readonly newest: string | null;
}
