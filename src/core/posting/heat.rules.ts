/** The moment from which the heat of posts is counted. Stored heat is of it: another one would need every post counted again. */
export const HEAT_EPOCH = '2020-01-01T00:00:00Z';

/** Ten times the points put a post as far ahead as this many seconds: 12.5 hours. */
export const TENFOLD_SECONDS = 45_000;

/** The members of a post that its heat counts; `createdAt` is ISO 8601. */
export interface HeatedPost {
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
  readonly commentsCount: number;
}

/**
 * Returns a post's moment in seconds since 2020, put ahead for its points, comments among them, so that what is new and what is liked meet in one
 * order that does not change with time.
 */
export function heatOf({ createdAt, upvotes, downvotes, commentsCount }: HeatedPost): number {
  const points = Math.max(1, upvotes - downvotes + commentsCount);
  return Math.round((Date.parse(createdAt) - Date.parse(HEAT_EPOCH)) / 1000 + TENFOLD_SECONDS * Math.log10(points));
}
