/** A session is renewed from so long before the end of its access token on. */
export const EARLY_MS = 30_000;
