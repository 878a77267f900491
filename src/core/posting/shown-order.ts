import { parseAddress, queryValue, withoutQuery, withQuery } from '@/core/common/address';
import type { SortOrder } from '@/core/voting/sort-order';
import { SORT_ORDERS } from '@/core/voting/sort-order';
import type { FeedType } from './post';

const FEED = 'feed';
const FOLLOWING = 'following';
const COMMENTS = 'comments';
const [DEFAULT_SORT] = SORT_ORDERS;

/** Returns the feed that an address names; guests have one only. */
export function feedOfAddress(address: string, isLoggedIn: boolean): FeedType {
  return isLoggedIn && namedIn(address, FEED) === FOLLOWING ? 'PERSONALIZED' : 'GENERIC';
}

/** Returns the address with the feed in it, so that a reload and Back show the same. */
export function withFeed(address: string, feed: FeedType): string {
  return feed === 'PERSONALIZED' ? withQuery(address, [[FEED, FOLLOWING]]) : withoutQuery(address, new Set([FEED]));
}

/** Returns the order of comments that an address names. */
export function sortOfAddress(address: string): SortOrder {
  const named = namedIn(address, COMMENTS);
  return SORT_ORDERS.find((order) => order === named) ?? DEFAULT_SORT;
}

/** Returns the address with the order of comments in it. */
export function withSort(address: string, sort: SortOrder): string {
  return sort === DEFAULT_SORT ? withoutQuery(address, new Set([COMMENTS])) : withQuery(address, [[COMMENTS, sort]]);
}

function namedIn(address: string, name: string): string | null {
  return queryValue(parseAddress(address).query, name);
}
