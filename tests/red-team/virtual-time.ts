/** Tasks that come more often run by the real clock. */
const MIN_TASK_MS = 20_000;
/** Where the product sets the timers of its tasks; others set long ones too, such as the client of these calls. */
const SCHEDULE = /platform\/schedule\.ts/;

interface Task {
  readonly dueAt: number;
  readonly run: () => unknown;
}

/** A server's clock that a test moves on. The scheduled tasks of the product come due by this clock. */
export class VirtualTime {
  #skipped = 0;
  #tasks: Task[] = [];
  /** The least time between two turns of a task, in ms. */
  #restMs = 0;

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() + this.#skipped;

  get skippedMs(): number {
    return this.#skipped;
  }

  /** Runs `work`, and keeps the tasks that it schedules. */
  async keepingTasks<T>(work: () => Promise<T>): Promise<T> {
    const real = globalThis.setTimeout;
    const keep = (run: (...values: unknown[]) => unknown, milliseconds = 0, ...values: unknown[]): NodeJS.Timeout => {
      const isTask = milliseconds >= MIN_TASK_MS && SCHEDULE.test(new Error('for its stack').stack ?? '');
      if (!isTask) return real(run, milliseconds, ...values);
      const task = { dueAt: this.now() + Math.max(milliseconds, this.#restMs), run: () => run(...values) };
      this.#tasks.push(task);
      return real(() => undefined, 0);
    };
    globalThis.setTimeout = Object.assign(keep, real);
    try {
      return await work();
    } finally {
      globalThis.setTimeout = real;
    }
  }

  /**
   * Moves the clock on and runs the tasks that come due, each at its time; `moved` is called after each step. In a longer silence a task
   * may rest for `restMs` between its turns: nothing happens that it could find.
   */
  async pass(milliseconds: number, moved: () => Promise<void>, restMs = 0): Promise<void> {
    const until = this.now() + milliseconds;
    this.#restMs = restMs;
    for (let task = this.#nextUntil(until); task !== undefined; task = this.#nextUntil(until)) {
      await this.#moveTo(task.dueAt, moved);
      this.#tasks = this.#tasks.filter((each) => each !== task);
      await this.keepingTasks(async () => task?.run());
    }
    await this.#moveTo(until, moved);
    this.#restMs = 0;
  }

  #nextUntil(until: number): Task | undefined {
    const [first] = this.#tasks.toSorted((one, other) => one.dueAt - other.dueAt);
    return first !== undefined && first.dueAt <= until ? first : undefined;
  }

  async #moveTo(moment: number, moved: () => Promise<void>): Promise<void> {
    this.#skipped += Math.max(0, moment - this.now());
    await moved();
  }
}
