export const CASE_ORIGINS = ['CHECK', 'READER', 'COMPLAINT', 'ORDER', 'APPEAL'] as const;

export type CaseOrigin = (typeof CASE_ORIGINS)[number];
