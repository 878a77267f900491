import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@/core/kernel/common/india-calendar.rules';
import { MAX_PUSH_FAILURES, waitAfterFailure } from './push-retries.rules';

describe('the wait after a failure', () => {
  it.each([
    [0, 0, 60_000],
    [1, 0, 120_000],
    [3, 0, 480_000],
    [9, 0, 6 * HOUR_MS],
    [MAX_PUSH_FAILURES, 0, 6 * HOUR_MS],
    [0, 120_000, 120_000],
    [9, 24 * HOUR_MS, 24 * HOUR_MS],
  ])('the failure after %i, with %i ms asked for: %i ms', (failures, asked, wait) => {
    expect(waitAfterFailure(failures, asked)).toBe(wait);
  });

  it('is never shorter than the push service asks for, and never shorter than the one before', () => {
    fc.assert(
      fc.property(fc.nat(MAX_PUSH_FAILURES), fc.nat(86_400_000), (failures, asked) => {
        expect(waitAfterFailure(failures, asked)).toBeGreaterThanOrEqual(asked);
        expect(waitAfterFailure(failures + 1, asked)).toBeGreaterThanOrEqual(waitAfterFailure(failures, asked));
      }),
    );
  });
});
