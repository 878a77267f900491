import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';
import type { PageVisibility } from './page-visibility.port';

export interface RemainingTime {
  /** Returns the stored time in ms, or null if there is none. */
  read(): number | null;
  keep(ms: number): void;
}

export interface ActiveTimePorts {
  readonly visibility: PageVisibility;
  readonly scheduler: Pick<Scheduler, 'age' | 'after'>;
  readonly left: RemainingTime;
}

/** Counts the time in which pages are in view, across pages and loads. Changes of the clock do not affect it. */
export class ActiveTime {
  readonly #ports: ActiveTimePorts;
  #isStarted = false;

  constructor(ports: ActiveTimePorts) {
    this.#ports = ports;
  }

  /**
   * Calls `over` after `ms` of active time, less what was counted before, then counts from zero. Only the first call
   * has an effect.
   */
  start(ms: number, over: () => void): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    const { visibility, scheduler, left } = this.#ports;
    let remaining = Math.min(left.read() ?? ms, ms);
    let isOver = false;
    let since: number | null = null;
    let cancel: Cancel = () => undefined;
    const pause = () => {
      if (since === null) return;
      cancel();
      remaining = Math.max(0, remaining - (scheduler.age() - since));
      since = null;
      left.keep(remaining);
    };
    const finish = () => {
      pause();
      isOver = true;
      left.keep(ms);
      over();
    };
    const go = () => {
      if (isOver || since !== null || !visibility.isVisible()) return;
      since = scheduler.age();
      cancel = scheduler.after(remaining, finish);
    };
    visibility.onChange(() => (visibility.isVisible() ? go() : pause()));
    go();
  }
}
