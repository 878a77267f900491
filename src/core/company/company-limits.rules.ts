/** The companies or colleges whose names are near to an address that does not exist. */
export const MAX_NEAR = 5;
/** The companies with an office in the same city. */
export const MAX_NEIGHBOURS = 5;
