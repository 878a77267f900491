export const ACCESS_MINUTES = 15;
/** Time before the access token's end at which renewal starts. */
export const EARLY_MS = 30_000;
