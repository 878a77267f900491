/** The beginnings of a case: an automatic check, a reader's report, a complaint, an order of an authority, the appeal of its author. */
export const CASE_ORIGINS = ['CHECK', 'READER', 'COMPLAINT', 'ORDER', 'APPEAL'] as const;

/** The beginning of a case. */
export type CaseOrigin = (typeof CASE_ORIGINS)[number];
