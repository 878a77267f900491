import type { PageOrder } from '@/adapters/memory/kernel/world/memory-paging';
import type { FeedSort } from '@/core/talk/posting/feed-sort';
import { HEAT_EPOCH, HEAT_TENFOLD_SECONDS } from '@/core/talk/posting/heat.rules';
import type { Post } from '@/core/talk/posting/post';
import { NO_POINTS } from '@/core/talk/voting/points.rules';
import type { SortOrder } from '@/core/talk/voting/sort-order';

/** `createdAt` is ISO 8601 in UTC. */
interface Sortable {
  readonly id: string;
  readonly createdAt: string;
  readonly upvotes: number;
  readonly downvotes: number;
}

const idOf = ({ id }: { readonly id: string }): string => id;
const momentOf = ({ createdAt }: { readonly createdAt: string }): number => Date.parse(createdAt);

export const NEW_TO_OLD: PageOrder<{ readonly id: string; readonly createdAt: string }> = {
  keys: [momentOf],
  idOf,
};

export const PAGE_ORDERS: Readonly<Record<SortOrder, PageOrder<Sortable>>> = {
  popularity: { keys: [pointsOf, momentOf], idOf },
  newToOld: NEW_TO_OLD,
  oldToNew: { ...NEW_TO_OLD, isAscending: true },
};

export const FEED_ORDERS: Readonly<Record<FeedSort, PageOrder<Post>>> = {
  newest: NEW_TO_OLD,
  top: { keys: [pointsOf, momentOf], idOf },
  rising: { keys: [heatOf, momentOf], idOf },
};

function pointsOf({ upvotes, downvotes }: Pick<Sortable, 'upvotes' | 'downvotes'>): number {
  return NO_POINTS + upvotes - downvotes;
}

function heatOf({ createdAt, upvotes, downvotes, commentsCount }: Post): number {
  const points = Math.max(1, upvotes - downvotes + commentsCount);
  return Math.round(
    (Date.parse(createdAt) - Date.parse(HEAT_EPOCH)) / 1000 + HEAT_TENFOLD_SECONDS * Math.log10(points),
  );
}
