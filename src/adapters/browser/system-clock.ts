import type { Clock } from '@/core/kernel/common/clock.port';

/** A device's clock that is off by less is left as it is: answers take their time. */
const MAX_DRIFT_MS = 60_000;

/** The device's clock, set right by the service's if it is off. */
export class SystemClock implements Clock {
  #offset = 0;

  now(): number {
    return Date.now() + this.#offset;
  }

  /** The service says its time, in ms since 1970 UTC. */
  follow(serviceNow: number): void {
    const offset = serviceNow - Date.now();
    this.#offset = Math.abs(offset) < MAX_DRIFT_MS ? 0 : offset;
  }
}
