/** The reviews that a company needs in the year to be in a list; the service counts by the same number. */
export const MIN_REVIEWS = 5;
