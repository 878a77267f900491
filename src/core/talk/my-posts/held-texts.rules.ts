/** The most posts and comments that are listed as held or removed, newest first. */
export const MAX_HELD_TEXTS = 50;
