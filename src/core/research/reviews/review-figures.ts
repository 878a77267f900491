import type { ReviewAspect } from './review-aspect.rules';

/**
 * The rating of an aspect, null below five reviews. `industry` is the median of the industry, null if too few companies
 * have one.
 */
export interface AspectFigure {
  readonly aspect: ReviewAspect;
  readonly rating: number | null;
  readonly count: number;
  readonly industry: number | null;
}

/** A quarter (`2026-Q4`) with its rating, null below five reviews. */
export interface QuarterFigure {
  readonly quarter: string;
  readonly rating: number | null;
  readonly count: number;
  /** Reviews that no rating counts yet. 0 for fewer than five. */
  readonly surgeCount: number;
}

export interface FacetCount {
  readonly value: string;
  readonly name?: string | undefined;
  readonly count: number;
}

/** A topic with its count. Only listed topics have `quote`, from one of the reviews. */
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
  readonly months: readonly FacetCount[];
}

/** Figures of reviews, with ratings to one decimal, null below five reviews (decisions 0.7). */
export interface ReviewFigures {
  readonly count: number;
  /** Reviews that are visible, but not counted yet (review-holds). */
  readonly heldCount: number | null;
  /** True if some reviews were written on a day with far more reviews than usual. */
  readonly isSurge: boolean;
  readonly rating: number | null;
  readonly distribution: readonly number[];
  /** `2026-11`, or null below five reviews. */
  readonly newest: string | null;
  readonly aspects: readonly AspectFigure[];
  readonly industry: { readonly name: string; readonly companies: number };
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
