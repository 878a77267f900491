export const PAGE_LOADER_MS = 3500;
