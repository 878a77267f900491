/** The page loader hides itself after this time, in ms (TM-LOADER). */
export const PAGE_LOADER_MS = 3500;
