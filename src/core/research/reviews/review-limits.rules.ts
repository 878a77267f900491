/** The quarters of which a company's rating is drawn. */
export const MAX_QUARTERS = 12;
/** The periods that reviews are filtered by, in months. */
export const REVIEW_PERIODS: readonly number[] = [12, 3];
