import type { Clock } from '@/core/kernel/common/clock.port';
import type { Cancel, Scheduler } from '@/core/kernel/common/scheduler.port';

interface Task {
  readonly run: () => void;
  readonly every: number | null;
  at: number;
}

/** A clock that only `advance` moves. All times are in ms. */
export class ManualTime implements Clock, Scheduler {
  isIdle = true;
  readonly #start: number;
  #now: number;
  readonly #tasks = new Set<Task>();

  constructor(now = Date.UTC(2026, 10, 20, 6, 0)) {
    this.#start = now;
    this.#now = now;
  }

  age(): number {
    return this.#now - this.#start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): Cancel {
    return this.#add({ run: task, every: null, at: this.#now + ms });
  }

  afterPaint(task: () => void): void {
    task();
  }

  every(ms: number, task: () => void): Cancel {
    return this.#add({ run: task, every: ms, at: this.#now + ms });
  }

  whenIdle(maxMs: number, task: () => void): Cancel {
    return this.after(this.isIdle ? 0 : maxMs, task);
  }

  get pending(): number {
    return this.#tasks.size;
  }

  /** Runs due tasks in order, including new ones. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let task = this.#firstUntil(end); task !== null; task = this.#firstUntil(end)) {
      this.#now = Math.max(this.#now, task.at);
      if (task.every === null) this.#tasks.delete(task);
      else task.at += task.every;
      task.run();
    }
    this.#now = end;
  }

  #add(task: Task): Cancel {
    this.#tasks.add(task);
    return () => {
      this.#tasks.delete(task);
    };
  }

  #firstUntil(end: number): Task | null {
    const due = [...this.#tasks].filter(({ at }) => at <= end);
    return due.toSorted((first, second) => first.at - second.at)[0] ?? null;
  }
}
