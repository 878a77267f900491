/** The companies of a history that a screen gets. */
export const SHOWN_VISITS = 10;
/** Companies that are kept of a user. */
export const KEPT_VISITS = 50;
/** A visit is kept for so many days. */
export const VISIT_KEPT_DAYS = 90;
