/** All figures of pay change together, once in this time. */
export const SNAPSHOT_DAYS = 7;
/** Maximum time for which a small group's figure stays after a few people joined or left. */
export const MAX_STALE_DAYS = 92;
/** A checked work address makes an account count immediately. */
export const MIN_ACCOUNT_DAYS = 14;
