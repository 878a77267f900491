/** The figures of pay move once in so many days, all together. */
export const SNAPSHOT_DAYS = 7;
/** A small scope that a few people joined or left keeps its earlier figure for so many days at most. */
export const MAX_STALE_DAYS = 92;
/** An account counts toward a figure from so many days on, or with a checked work address at once. */
export const MIN_ACCOUNT_DAYS = 14;
