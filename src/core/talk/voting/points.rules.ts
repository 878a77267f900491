/** Points are counted from here in a cursor, whose keys are not negative. */
export const NO_POINTS = 1_000_000_000;
