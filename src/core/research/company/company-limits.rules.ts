/** The companies or colleges whose names are near to an address that does not exist. */
export const MAX_NEAR = 5;
/** The companies with an office in the same city. */
export const MAX_NEIGHBOURS = 5;
/** The thresholds that the rating filter of the list offers. */
export const RATING_STEPS = [4, 3.5, 3] as const;
/** The cities and industries that the filters of the list offer, the most frequent first. */
export const MAX_CITY_OPTIONS = 40;
export const MAX_INDUSTRY_OPTIONS = 60;
