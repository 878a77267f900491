import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

/** The timers of the page. */
export class WindowScheduler implements Scheduler {
  age(): number {
    return performance.now();
  }

  after(ms: number, task: () => void): Cancel {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }

  /** A task of its own: after a press browsers paint before they begin the next one. */
  afterPaint(task: () => void): void {
    setTimeout(task);
  }

  every(ms: number, task: () => void): Cancel {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  }

  whenIdle(maxMs: number, task: () => void): Cancel {
    // Safari has none.
    if (typeof requestIdleCallback !== 'function') return this.after(0, task);
    const request = requestIdleCallback(task, { timeout: maxMs });
    return () => cancelIdleCallback(request);
  }
}
