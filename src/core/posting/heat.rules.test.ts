import { describe, expect, it } from 'vitest';
import { heatOf } from './heat.rules';

const DAY_SECONDS = 86_400;

describe('the heat of a post', () => {
  it.each([
    ['2020-01-01T00:00:00Z', 0, 0, 0, 0],
    ['2020-01-02T00:00:00Z', 0, 0, 0, DAY_SECONDS],
    ['2020-01-02T00:00:00Z', 1, 0, 0, DAY_SECONDS],
    ['2020-01-02T00:00:00Z', 10, 0, 0, DAY_SECONDS + 45_000],
    ['2020-01-02T00:00:00Z', 6, 1, 5, DAY_SECONDS + 45_000],
    ['2020-01-02T00:00:00Z', 100, 0, 0, DAY_SECONDS + 90_000],
    ['2020-01-02T00:00:00Z', 0, 50, 0, DAY_SECONDS],
    ['2020-01-02T00:00:00Z', 2, 0, 0, DAY_SECONDS + 13_546],
  ])('of %s, with %d up, %d down and %d comments', (createdAt, upvotes, downvotes, commentsCount, heat) => {
    expect(heatOf({ createdAt, upvotes, downvotes, commentsCount })).toBe(heat);
  });
});
