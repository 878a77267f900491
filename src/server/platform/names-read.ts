export const MAX_BEGINNING_READ = 2_000;
export const MAX_LIKE_READ = 500;
