/**
 * `newest`: latest first. `top`: by points, which are up-votes less down-votes. `rising`: latest first, where ten times
 * the points, comments included, move a post 12.5 hours ahead.
 */
export const FEED_SORTS = ['newest', 'top', 'rising'] as const;

/** An order of a feed. */
export type FeedSort = (typeof FEED_SORTS)[number];
