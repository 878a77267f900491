import type { Clock } from '@/core/kernel/common/clock.port';

/** The difference up to which clocks count as equal, since responses take time. */
const MAX_DRIFT_MS = 60_000;

/** The device's clock, corrected by the service's time if it is off. */
export class SystemClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** Corrects the clock by a time in ms since 1970. */
  follow(serviceNow: number): void {
    const offset = serviceNow - Date.now();
    this.#offset = Math.abs(offset) < MAX_DRIFT_MS ? 0 : offset;
  }
}
