import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** The interval of the check (TM-IMAGE-SCROLL). */
export const IMAGE_SCROLL_POLL_MS = 100;

export const IMAGE_SCROLL_TIMEOUT_MS = 2_000;

/** Scrolls once the pictures are rendered, or gives up after a time. Returns a function that cancels. */
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
