import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** The time between two looks at pictures that are being drawn (TM-IMAGE-SCROLL). */
export const IMAGE_SCROLL_POLL_MS = 100;

/** The longest wait for them. */
export const IMAGE_SCROLL_TIMEOUT_MS = 2_000;

/** Calls `scroll` as soon as the pictures are drawn; not at all if that takes too long. The returned function ends the wait. */
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
