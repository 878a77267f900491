import type { Clock } from '@/core/kernel/common/clock.port';

/** Smaller differences are ignored, since responses take time. */
const MAX_DRIFT_MS = 60_000;

/** Corrected by the service's time if the device's clock is off. */
export class SystemClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** In ms since 1970. */
  follow(serviceNow: number): void {
    const offset = serviceNow - Date.now();
    this.#offset = Math.abs(offset) < MAX_DRIFT_MS ? 0 : offset;
  }
}
