/** The orders of comments and answers (EM-SORT). */
export const SORT_ORDERS = ['popularity', 'oldToNew', 'newToOld'] as const;

/** An order of comments and answers. */
export type SortOrder = (typeof SORT_ORDERS)[number];
