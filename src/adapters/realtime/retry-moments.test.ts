// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { retryMomentsOf } from './retry-moments';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;

function countedMoments() {
  vi.useFakeTimers();
  let count = 0;
  const cancel = retryMomentsOf(window)(() => {
    count += 1;
  });
  return { cancel, count: () => count };
}

it('a laptop that slept for an hour with its timers tries again at once when the page is seen, and when it is online', () => {
  const { cancel, count } = countedMoments();
  // Timers of a sleeping device do not run.
  vi.setSystemTime(Date.now() + HOUR_MS);
  expect(count()).toBe(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(1);
  window.dispatchEvent(new Event('online'));
  expect(count()).toBe(2);
  cancel();
});

it('a page that stays open tries again every half minute, and one that goes out of view does not for that', () => {
  const { cancel, count } = countedMoments();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(0);
  vi.advanceTimersByTime(90_000);
  expect(count()).toBe(3);
  cancel();
});

it('nothing is tried once the connection is there', () => {
  const { cancel, count } = countedMoments();
  cancel();
  vi.advanceTimersByTime(HOUR_MS);
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(count()).toBe(0);
});
