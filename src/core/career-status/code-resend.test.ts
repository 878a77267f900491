import { describe, expect, it } from 'vitest';
import { secondsUntil } from './code-resend';

describe('secondsUntil', () => {
  it.each([
    [30_000, 0, 30],
    [30_000, 29_001, 1],
    [30_000, 30_000, 0],
    [30_000, 45_000, 0],
  ])('until %i ms at %i ms: %i s', (moment, now, seconds) => {
    expect(secondsUntil(moment, now)).toBe(seconds);
  });
});
