/** An element is seen once this share of it was in the window for this long, in ms (ST-IMPRESSION, TM-IMPRESSION). */
export const SEEN_SHARE = 0.1;
export const SEEN_MS = 500;

/** The impression of an element that names no other (TR-IMPRESSION-ENTITY). */
export const DEFAULT_IMPRESSION = 'top_company_impressions';
