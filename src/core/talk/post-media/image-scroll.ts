import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** The interval in ms at which the pictures are checked (TM-IMAGE-SCROLL). */
export const IMAGE_SCROLL_POLL_MS = 100;

export const IMAGE_SCROLL_TIMEOUT_MS = 2_000;

/** Scrolls once the pictures are rendered, or gives up after a timeout. Returns a function that cancels. */
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
