import { describe, expect, it } from 'vitest';
import { SORT_ORDERS } from '@/core/talk/voting/sort-order';
import {
  cursorOfAddress,
  FEED_NAMES,
  feedOfAddress,
  feedQueryOf,
  sortOfAddress,
  withCursor,
  withFeedName,
  withoutCursor,
  withSort,
} from './shown-order';

describe('what an address shows', () => {
  it('is the feed that was chosen', () => {
    expect(withFeedName('/?campaign=x', 'following')).toBe('/?campaign=x&feed=following');
    expect(withFeedName('/?feed=following', 'newest')).toBe('/');
    expect(feedOfAddress('/?feed=following', true)).toBe('following');
    expect(feedOfAddress('/?feed=following', false)).toBe('newest');
    expect(feedOfAddress('/?feed=other', true)).toBe('newest');
    for (const name of FEED_NAMES) expect(feedOfAddress(withFeedName('/', name), true)).toBe(name);
    expect(FEED_NAMES.map(feedQueryOf)).toEqual([
      { sort: 'newest' },
      { sort: 'top' },
      { sort: 'rising' },
      { feedType: 'PERSONALIZED' },
    ]);
  });

  it('begins behind a cursor, until another feed or order is chosen', () => {
    const address = withCursor('/?feed=following', 'abc=');
    expect(cursorOfAddress(address)).toBe('abc=');
    expect([withoutCursor(address), withFeedName(address, 'newest')]).toEqual(['/?feed=following', '/']);
    expect(withSort(withCursor('/p/1', 'abc='), 'newToOld')).toBe('/p/1?comments=newToOld');
    expect(cursorOfAddress('/?after=')).toBeNull();
  });

  it('is the order of comments that was chosen', () => {
    for (const sort of SORT_ORDERS) expect(sortOfAddress(withSort('/p/1', sort))).toBe(sort);
    expect(withSort('/p/1?comments=newToOld', 'popularity')).toBe('/p/1');
    expect(sortOfAddress('/p/1?comments=best')).toBe('popularity');
  });
});
