import { makeAutoObservable } from 'mobx';
import type { Clock } from '@/core/kernel/common/clock.port';
import { SECOND_MS } from '@/core/kernel/common/india-calendar.rules';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

export class Countdown {
  secondsLeft = 0;
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  #end = 0;
  #cancel: Cancel | null = null;

  constructor(clock: Clock, scheduler: Scheduler) {
    this.#clock = clock;
    this.#scheduler = scheduler;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Starts a countdown to a moment in ms since 1970, and replaces an earlier one. */
  start(end: number): void {
    this.stop();
    this.#end = end;
    this.#cancel = this.#scheduler.every(SECOND_MS, this.tick);
    this.tick();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.secondsLeft = 0;
  }

  private tick(): void {
    const left = Math.ceil((this.#end - this.#clock.now()) / SECOND_MS);
    if (left > 0) this.secondsLeft = left;
    else this.stop();
  }
}
