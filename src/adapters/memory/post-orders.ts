import type { SortOrder } from '@/core/voting/sort-order';
import type { PageOrder } from './memory-paging';

/** The members that orders compare; `createdAt` is ISO 8601 in UTC. */
interface Sortable {
  readonly id: string;
  readonly createdAt: string;
  readonly upvotes: number;
}

const idOf = ({ id }: { readonly id: string }): string => id;
const momentOf = ({ createdAt }: { readonly createdAt: string }): number => Date.parse(createdAt);

/** Newest first. */
export const NEW_TO_OLD: PageOrder<{ readonly id: string; readonly createdAt: string }> = {
  keys: [momentOf],
  idOf,
};

/** The orders of comments (EM-SORT). */
export const PAGE_ORDERS: Readonly<Record<SortOrder, PageOrder<Sortable>>> = {
  popularity: { keys: [({ upvotes }) => upvotes, momentOf], idOf },
  newToOld: NEW_TO_OLD,
  oldToNew: { ...NEW_TO_OLD, isAscending: true },
};
