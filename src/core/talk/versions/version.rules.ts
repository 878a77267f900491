/** The earlier texts of a post or a comment that are kept. */
export const MAX_VERSIONS = 20;
