/** The alerts of one user. */
export const MAX_ALERTS = 20;
export const ALERTS_FULL = `You have ${MAX_ALERTS} alerts. Delete one to create another.`;
/** The options that a filter of openings offers by name. */
export const MAX_NAMED_OPTIONS = 12;
