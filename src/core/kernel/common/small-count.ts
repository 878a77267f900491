export const SMALL_COUNT = 5;
