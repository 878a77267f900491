/**
 * Minimum of upheld reporters for a notice. Accounts alone cannot create one: a report is upheld only when a moderator
 * removes the opening.
 */
export const MIN_UPHELD_REPORTERS = 3;
