import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** TM-IMAGE-SCROLL. */
export const IMAGE_SCROLL_POLL_MS = 100;

export const IMAGE_SCROLL_TIMEOUT_MS = 2_000;

/**
 * Waits until the pictures are rendered; gives up after a time. Returns a function that cancels.
 */
export function scrollWhenDrawn(scheduler: Scheduler, areDrawn: () => boolean, scroll: () => void): Cancel {
  let waited = 0;
  const cancel = scheduler.every(IMAGE_SCROLL_POLL_MS, () => {
    waited += IMAGE_SCROLL_POLL_MS;
    const isDrawn = areDrawn();
    if (isDrawn || waited >= IMAGE_SCROLL_TIMEOUT_MS) cancel();
    if (isDrawn) scroll();
  });
  return cancel;
}
