import { describe, expect, it } from 'vitest';
import { SORT_ORDERS } from '@/core/voting/sort-order';
import {
  feedOfAddress,
  sortOfAddress,
  startOfAddress,
  withFeed,
  withoutStart,
  withSort,
  withStart,
} from './shown-order';

describe('what an address shows', () => {
  it('is the feed that was chosen', () => {
    expect(withFeed('/?campaign=x', 'PERSONALIZED')).toBe('/?campaign=x&feed=following');
    expect(withFeed('/?feed=following', 'GENERIC')).toBe('/');
    expect(feedOfAddress('/?feed=following', true)).toBe('PERSONALIZED');
    expect(feedOfAddress('/?feed=following', false)).toBe('GENERIC');
    expect(feedOfAddress('/?feed=other', true)).toBe('GENERIC');
  });

  it('begins behind a cursor, until another feed or order is chosen', () => {
    const address = withStart('/?feed=following', 'abc=');
    expect(startOfAddress(address)).toBe('abc=');
    expect([withoutStart(address), withFeed(address, 'GENERIC')]).toEqual(['/?feed=following', '/']);
    expect(withSort(withStart('/p/1', 'abc='), 'newToOld')).toBe('/p/1?comments=newToOld');
    expect(startOfAddress('/?after=')).toBeNull();
  });

  it('is the order of comments that was chosen', () => {
    for (const sort of SORT_ORDERS) expect(sortOfAddress(withSort('/p/1', sort))).toBe(sort);
    expect(withSort('/p/1?comments=newToOld', 'popularity')).toBe('/p/1');
    expect(sortOfAddress('/p/1?comments=best')).toBe('popularity');
  });
});
