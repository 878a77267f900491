import { describe, expect, it } from 'vitest';
import { areViewsCounted, lastViewCountDay, VIEW_COUNT_DAYS } from './post-views.rules';

/** The next day in India, at 1:30. */
const LATE = Date.parse('2026-08-26T20:00:00Z');

describe('views of a post', () => {
  it('are counted for ninety days of India', () => {
    expect(VIEW_COUNT_DAYS).toBe(90);
    expect(lastViewCountDay(LATE)).toBe('2026-11-25');
    expect(areViewsCounted(LATE, LATE)).toBe(true);
    expect(areViewsCounted(LATE, Date.parse('2026-11-24T18:29:59Z'))).toBe(true);
    expect(areViewsCounted(LATE, Date.parse('2026-11-24T18:30:00Z'))).toBe(false);
  });
});
