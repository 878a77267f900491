/** The companies that a user visited last and that are listed. */
export const MAX_SHOWN_VISITS = 10;
