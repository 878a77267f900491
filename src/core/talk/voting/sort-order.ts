/** The orders of comments (EM-SORT). */
export const SORT_ORDERS = ['popularity', 'oldToNew', 'newToOld'] as const;

export type SortOrder = (typeof SORT_ORDERS)[number];
