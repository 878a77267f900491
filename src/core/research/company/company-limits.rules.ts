export const MAX_NEAR = 5;
export const MAX_RELATED = 100;
export const MAX_OFFICES = 500;
export const MAX_VIDEOS = 50;
export const MAX_NEIGHBOURS = 5;
export const RATING_STEPS = [4, 3.5, 3] as const;
export const MAX_CITY_OPTIONS = 40;
export const MAX_INDUSTRY_OPTIONS = 60;
