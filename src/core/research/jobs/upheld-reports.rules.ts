/**
 * Accounts alone cannot create a notice: a report is upheld only when a moderator removes the
 * opening.
 */
export const MIN_UPHELD_REPORTERS = 3;
