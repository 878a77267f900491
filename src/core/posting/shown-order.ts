import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/common/address';
import type { SortOrder } from '@/core/voting/sort-order';
import { SORT_ORDERS } from '@/core/voting/sort-order';
import type { FeedType } from './post';

const FEED = 'feed';
const FOLLOWING = 'following';
const COMMENTS = 'comments';
const AFTER = 'after';
const COMMENT = 'comment';
const [DEFAULT_SORT] = SORT_ORDERS;

/** Returns the feed that an address names; guests have one only. */
export function feedOfAddress(address: string, isLoggedIn: boolean): FeedType {
  return isLoggedIn && namedIn(address, FEED) === FOLLOWING ? 'PERSONALIZED' : 'GENERIC';
}

/** Returns the address with the feed in it, so that a reload and Back show the same. */
export function withFeed(address: string, feed: FeedType): string {
  const first = withoutStart(address);
  return feed === 'PERSONALIZED' ? withQuery(first, [[FEED, FOLLOWING]]) : withoutQuery(first, new Set([FEED]));
}

/** Returns the order of comments that an address names. */
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

/** Returns the cursor behind which an address begins its list; null for the first page. */
export function startOfAddress(address: string): string | null {
  return namedIn(address, AFTER) || null;
}

/** Returns the address of the page behind a cursor. */
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
