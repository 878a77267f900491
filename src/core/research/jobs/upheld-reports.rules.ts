/**
 * The minimum number of people whose reports of a company's openings moderators upheld, for a notice on the company's jobs. Accounts alone cannot make
 * one: a report is upheld when a moderator removes the opening.
 */
export const MIN_UPHELD_REPORTERS = 3;
