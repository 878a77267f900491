import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/kernel/common/address';
import type { SortOrder } from '@/core/talk/voting/sort-order';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import type { FeedSort } from './feed-sort';
import type { FeedType } from './post';

/** The feeds of the home screen: everybody's posts in each order, and the newest of what the user follows. */
export const FEED_NAMES = ['newest', 'top', 'rising', 'following'] as const;

export type FeedName = (typeof FEED_NAMES)[number];

const FEED = 'feed';
const COMMENTS = 'comments';
const AFTER = 'after';
const COMMENT = 'comment';
const [DEFAULT_SORT] = SORT_ORDERS;

/** Returns what the service is asked for a feed. */
export function feedQueryOf(name: FeedName): { readonly feedType: FeedType } | { readonly sort: FeedSort } {
  return name === 'following' ? { feedType: 'PERSONALIZED' } : { sort: name };
}

/** Returns the feed that an address names; guests follow nothing. */
export function feedOfAddress(address: string, isLoggedIn: boolean): FeedName {
  const named = FEED_NAMES.find((name) => name === namedIn(address, FEED));
  return named === undefined || (named === 'following' && !isLoggedIn) ? 'newest' : named;
}

/** Returns the address with the feed in it, so that a reload and Back show the same. */
export function withFeed(address: string, feed: FeedName): string {
  const first = withoutStart(address);
  return feed === 'newest' ? withoutQuery(first, new Set([FEED])) : withQuery(first, [[FEED, feed]]);
}

export function sortOfAddress(address: string): SortOrder {
  const named = namedIn(address, COMMENTS);
  return SORT_ORDERS.find((order) => order === named) ?? DEFAULT_SORT;
}

/** Returns the address with the order of comments in it. */
export function withSort(address: string, sort: SortOrder): string {
  const first = withoutStart(address);
  return sort === DEFAULT_SORT ? withoutQuery(first, new Set([COMMENTS])) : withQuery(first, [[COMMENTS, sort]]);
}

/** Returns the id of the one comment that an address leads to; null for none. */
export function commentOfAddress(address: string): string | null {
  return namedIn(address, COMMENT) || null;
}

/** Returns the cursor after which an address begins its list; null for the first page. */
export function startOfAddress(address: string): string | null {
  return namedIn(address, AFTER) || null;
}

export function withStart(address: string, cursor: string): string {
  return withQuery(address, [[AFTER, cursor]]);
}

/** Returns the address of the first page. */
export function withoutStart(address: string): string {
  return withoutQuery(address, new Set([AFTER]));
}

function namedIn(address: string, name: string): string | null {
  return queryValue(parseAddress(address).query, name);
}
