import type { FeedSort } from '@/core/talk/posting/feed-sort';
import { FEED_SORTS } from '@/core/talk/posting/feed-sort';
import { cursorOfAddress, feedOfAddress } from '@/core/talk/posting/shown-order';

export interface ShownPosts {
  readonly asks: boolean;
  readonly sort: FeedSort;
  readonly start: string | null;
}

export function shownPostsOf(address: string, asks = false): ShownPosts {
  const named = feedOfAddress(address, false);
  return { asks, sort: FEED_SORTS.find((sort) => sort === named) ?? 'newest', start: cursorOfAddress(address) };
}
