import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

export class WindowScheduler implements Scheduler {
  age(): number {
    return performance.now();
  }

  after(ms: number, task: () => void): Cancel {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }

  /** Schedules a new task, because browsers paint before it. */
  afterPaint(task: () => void): void {
    setTimeout(task);
  }

  every(ms: number, task: () => void): Cancel {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  }

  whenIdle(maxMs: number, task: () => void): Cancel {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback !== 'function') return this.after(0, task);
    const request = requestIdleCallback(task, { timeout: maxMs });
    return () => cancelIdleCallback(request);
  }
}
