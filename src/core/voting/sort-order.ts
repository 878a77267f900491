/** The orders of comments and answers (EM-SORT). */
export const SORT_ORDERS = ['popularity', 'oldToNew', 'newToOld'] as const;

/** An order of comments and answers. */
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What an order looks at. `createdAt` is ISO 8601 in UTC. */
export interface Sortable {
  readonly id: string;
  readonly createdAt: string;
  readonly upvotes: number;
}

/** The items in an order. The most popular one has the most up-votes; equals stand newest first, then by id. */
export function sortedBy<Item extends Sortable>(items: readonly Item[], order: SortOrder): readonly Item[] {
  return items.toSorted((first, second) => compareInOrder(first, second, order));
}

/** Below 0 where the first item stands before the second one in an order, 0 only for the same item. */
export function compareInOrder(first: Sortable, second: Sortable, order: SortOrder): number {
  switch (order) {
    case 'popularity':
      return second.upvotes - first.upvotes || newestFirst(first, second);
    case 'oldToNew':
      return newestFirst(second, first);
    case 'newToOld':
      return newestFirst(first, second);
  }
}

function newestFirst(first: Sortable, second: Sortable): number {
  if (first.createdAt !== second.createdAt) return first.createdAt < second.createdAt ? 1 : -1;
  if (first.id === second.id) return 0;
  return first.id < second.id ? 1 : -1;
}
