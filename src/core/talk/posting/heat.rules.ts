/** Start of the heat scale. Stored heat depends on it: a change requires recounting every post. */
export const HEAT_EPOCH = '2020-01-01T00:00:00Z';

export const HEAT_TENFOLD_SECONDS = 45_000;
