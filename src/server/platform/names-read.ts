export const MAX_PREFIX_ROWS = 2_000;
export const MAX_SUBSTRING_ROWS = 500;
