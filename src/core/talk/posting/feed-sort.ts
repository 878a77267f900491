/**
 * The orders of a feed. `newest`: the latest first. `top`: the most points first, up-votes less down-votes. `rising`: the latest
 * first, where ten times the points of another post, comments among them, put a post 12.5 hours ahead.
 */
export const FEED_SORTS = ['newest', 'top', 'rising'] as const;

/** An order of a feed. */
export type FeedSort = (typeof FEED_SORTS)[number];
