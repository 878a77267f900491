export const REVIEW_SORTS = ['newest', 'helpful'] as const;

export type ReviewSort = (typeof REVIEW_SORTS)[number];

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

export type FacetQuery = Omit<ReviewQuery, 'company' | 'sort'> & { readonly company: string };
