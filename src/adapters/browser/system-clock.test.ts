import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SystemClock } from './system-clock';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const NOW = Date.parse('2026-11-21T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

afterEach(() => void vi.useRealTimers());

it.each([-DAY_MS, -10 * MINUTE_MS, 10 * MINUTE_MS, DAY_MS])(
  'a clock that is %i ms off goes with the service',
  (off) => {
    const clock = new SystemClock();
    clock.follow(NOW + off);
    vi.advanceTimersByTime(MINUTE_MS);
    expect(clock.now()).toBe(NOW + off + MINUTE_MS);
  },
);

it('a clock that is right but for the time of an answer is left as it is, also once it is set right', () => {
  const clock = new SystemClock();
  clock.follow(NOW - 59_000);
  expect(clock.now()).toBe(NOW);
  clock.follow(NOW + DAY_MS);
  clock.follow(NOW - 2_000);
  expect(clock.now()).toBe(NOW);
});
