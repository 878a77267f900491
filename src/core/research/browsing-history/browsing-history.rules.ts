export const SHOWN_VISITS = 10;
export const KEPT_VISITS = 50;
export const VISIT_KEPT_DAYS = 90;
