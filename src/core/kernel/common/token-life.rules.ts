export const ACCESS_MINUTES = 15;
/** Renewal starts this long before the end of the access token. */
export const EARLY_MS = 30_000;
