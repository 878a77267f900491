import type { Clock } from '@/core/common/clock.port';

/** The device's own clock. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
