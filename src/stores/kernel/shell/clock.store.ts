import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** Times on the page ("2 h") are renewed this often, in ms. */
const TICK_MS = 60_000;

/**
 * The time that the page shows ages against. It starts with the time the document was made at, so that the first render
 * in the browser is the server's, and follows the device's clock from then on.
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

  /** Follows the clock until the answer is called. */
  start(): Cancel {
    this.tick();
    return this.scheduler.every(TICK_MS, this.tick);
  }

  tick(): void {
    this.now = this.clock.now();
  }
}
