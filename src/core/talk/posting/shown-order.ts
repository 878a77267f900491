import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import type { FeedSort } from './feed-sort';
import type { FeedType } from './post';

/** The feeds: everybody's posts in each order, and the newest of followed communities. */
export const FEED_NAMES = ['newest', 'top', 'rising', 'following'] as const;

export type FeedName = (typeof FEED_NAMES)[number];

const FEED = 'feed';
const COMMENTS = 'comments';
const AFTER = 'after';
const COMMENT = 'comment';
const [DEFAULT_SORT] = SORT_ORDERS;

export function feedQueryOf(name: FeedName): { readonly feedType: FeedType } | { readonly sort: FeedSort } {
  return name === 'following' ? { feedType: 'PERSONALIZED' } : { sort: name };
}

export function feedOfAddress(address: string, isLoggedIn: boolean): FeedName {
  const named = FEED_NAMES.find((name) => name === namedIn(address, FEED));
  return named === undefined || (named === 'following' && !isLoggedIn) ? 'newest' : named;
}

export function withFeedName(address: string, feed: FeedName): string {
  const first = withoutCursor(address);
  return feed === 'newest' ? withoutQuery(first, new Set([FEED])) : withQuery(first, [[FEED, feed]]);
}

export function sortOfAddress(address: string): SortOrder {
  const named = namedIn(address, COMMENTS);
  return SORT_ORDERS.find((order) => order === named) ?? DEFAULT_SORT;
}

export function withSort(address: string, sort: SortOrder): string {
  const first = withoutCursor(address);
  return sort === DEFAULT_SORT ? withoutQuery(first, new Set([COMMENTS])) : withQuery(first, [[COMMENTS, sort]]);
}

export function commentOfAddress(address: string): string | null {
  return namedIn(address, COMMENT) || null;
}

export function cursorOfAddress(address: string): string | null {
  return namedIn(address, AFTER) || null;
}

export function withCursor(address: string, cursor: string): string {
  return withQuery(address, [[AFTER, cursor]]);
}

export function withoutCursor(address: string): string {
  return withoutQuery(address, new Set([AFTER]));
}

function namedIn(address: string, name: string): string | null {
  return queryValue(parseAddress(address).query, name);
}
