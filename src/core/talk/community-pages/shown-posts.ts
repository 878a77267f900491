import type { FeedSort } from '@/core/talk/posting/feed-sort';
import { FEED_SORTS } from '@/core/talk/posting/feed-sort';
import { feedOfAddress, startOfAddress } from '@/core/talk/posting/shown-order';

/** Which posts of a community, in which order, and where the list begins. */
export interface ShownPosts {
  /** True if only posts that ask something are shown. */
  readonly asks: boolean;
  readonly sort: FeedSort;
  /** Begins after a cursor; null begins with the first. */
  readonly start: string | null;
}

/** Returns the posts that the address of a community's page names; `asks` is whether the page is that of its questions. */
export function shownPostsOf(address: string, asks = false): ShownPosts {
  const named = feedOfAddress(address, false);
  return { asks, sort: FEED_SORTS.find((sort) => sort === named) ?? 'newest', start: startOfAddress(address) };
}
