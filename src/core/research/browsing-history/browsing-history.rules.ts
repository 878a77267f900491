export const SHOWN_VISITS = 10;
export const KEPT_VISITS = 50;
/** A visit is kept for so many days. */
export const VISIT_KEPT_DAYS = 90;
