/** The share of an element that must be visible for the time below (ST-IMPRESSION, TM-IMPRESSION). */
export const SEEN_SHARE = 0.1;
export const SEEN_MS = 500;

export const DEFAULT_IMPRESSION = 'top_company_impressions';
