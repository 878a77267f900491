/** Days between snapshots, in which all figures of pay change together. */
export const SNAPSHOT_DAYS = 7;
/** Maximum days for which a small group's figure stays after a few people joined or left. */
export const MAX_STALE_DAYS = 92;
/** Age in days from which an account counts. With a verified work address it counts immediately. */
export const MIN_ACCOUNT_DAYS = 14;
