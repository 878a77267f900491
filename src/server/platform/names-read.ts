/** Entries of `catalog.name_tails` that one search reads: of those that begin with a text, and of those that are like it. */
export const MAX_BEGINNING_READ = 2_000;
export const MAX_LIKE_READ = 500;
