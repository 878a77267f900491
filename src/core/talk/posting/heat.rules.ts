/** The moment from which the heat of posts is counted. Stored heat is of it: another one would need every post counted again. */
export const HEAT_EPOCH = '2020-01-01T00:00:00Z';

/** Ten times the points put a post as far ahead as this many seconds: 12.5 hours. */
export const TENFOLD_SECONDS = 45_000;
