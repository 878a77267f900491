/**
 * The minimum number of people with an upheld report before a notice is shown. A report is upheld only when a moderator
 * removes the opening, so accounts alone cannot create a notice.
 */
export const MIN_UPHELD_REPORTERS = 3;
