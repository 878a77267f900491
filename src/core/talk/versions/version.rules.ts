export const MAX_VERSIONS = 20;
