import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** Interval in ms at which times on the page ("2 h") are updated. */
const TICK_MS = 60_000;

/**
 * The time for relative times on the page. Starts with the document's time, so that the first render matches the
 * server's, then follows the device's clock.
 */
export class ClockStore {
  /** Milliseconds since 1970-01-01 UTC. */
  now: number;

  constructor(
    private readonly clock: Clock,
    private readonly scheduler: Scheduler,
    firstNow: number | null,
  ) {
    this.now = firstNow ?? clock.now();
    makeAutoObservable<this, 'clock' | 'scheduler'>(this, { clock: false, scheduler: false }, { autoBind: true });
  }

  /** Returns a function that stops it. */
  start(): Cancel {
    this.tick();
    return this.scheduler.every(TICK_MS, this.tick);
  }

  tick(): void {
    this.now = this.clock.now();
  }
}
