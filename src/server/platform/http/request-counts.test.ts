import { beforeEach, describe, expect, it } from 'vitest';
import { RequestCounts } from './request-counts';

const MINUTE_MS = 60_000;
let now: number;
let counts: RequestCounts;

beforeEach(() => {
  now = 1_000 * MINUTE_MS;
  counts = new RequestCounts(() => now);
});

const takeMany = (sender: string, times: number, limit: number): number =>
  Array.from({ length: times }, () => counts.take(sender, limit)).filter((wait) => wait === 0).length;

describe('the count of requests', () => {
  it("allows as many as the limit in any minute, also over the turn of the clock's minute", () => {
    now += 50_000;
    expect(takeMany('a', 12, 10)).toBe(10);
    now += 11_000;
    expect(takeMany('a', 12, 10)).toBe(0);
    now += 30_000;
    expect(takeMany('a', 12, 10)).toBe(5);
    expect(takeMany('b', 12, 10)).toBe(10);
  });

  it('says when the next one is allowed', () => {
    now += 20_000;
    takeMany('a', 10, 10);
    for (let round = 0; round < 5; round += 1) {
      const wait = counts.wait('a', 10);
      expect(wait).toBeGreaterThan(0);
      now += wait - 10;
      expect(counts.wait('a', 10)).toBeGreaterThan(0);
      now += 10;
      expect(counts.take('a', 10)).toBe(0);
    }
  });

  it('is not kept up by a clock that goes back', () => {
    takeMany('a', 10, 10);
    now -= 60 * MINUTE_MS;
    expect(counts.take('a', 10)).toBe(0);
  });

  it('adds what other processes count, and tells what they do not know, once', () => {
    takeMany('a', 4, 10);
    expect(counts.takeUntold()).toEqual([{ sender: 'a', count: 4 }]);
    expect(counts.takeUntold()).toEqual([]);
    takeMany('a', 1, 10);
    counts.know('a', counts.minute, 8);
    expect(takeMany('a', 9, 10)).toBe(1);
    expect(counts.takeUntold()).toEqual([{ sender: 'a', count: 2 }]);
  });

  it('takes back what did not count', () => {
    takeMany('a', 10, 10);
    counts.add('a', -1);
    expect(takeMany('a', 5, 10)).toBe(1);
  });
});
