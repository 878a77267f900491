/** The figures of pay move once in so many days, all together. */
export const SNAPSHOT_DAYS = 7;
/** The most days for which the figure of a small group stays the same after a few people joined or left it. */
export const MAX_STALE_DAYS = 92;
/** An account counts toward a figure from so many days on, or with a checked work address at once. */
export const MIN_ACCOUNT_DAYS = 14;
