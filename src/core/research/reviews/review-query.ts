export const REVIEW_SORTS = ['newest', 'helpful'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

/** The query of a list of reviews; values of one filter are separated by commas. */
export interface ReviewQuery {
  readonly company?: string;
  readonly department?: string;
  readonly designation?: string;
  readonly family?: string;
  readonly location?: string;
  readonly employment?: string;
  readonly who?: string;
  readonly rating?: string;
  readonly liked?: string;
  readonly disliked?: string;
  readonly months?: number;
  readonly q?: string;
  readonly sort?: ReviewSort;
}

/** The query of how many reviews each value of a filter finds. */
export type FacetQuery = Omit<ReviewQuery, 'company' | 'sort'> & { readonly company: string };
