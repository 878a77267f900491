/** Offset of points in cursors, whose keys cannot be negative. */
export const NO_POINTS = 1_000_000_000;
