/** The life of an access token if nothing else is configured, in minutes. */
export const ACCESS_MINUTES = 15;
/** A session is renewed from so long before the end of its access token on. */
export const EARLY_MS = 30_000;
