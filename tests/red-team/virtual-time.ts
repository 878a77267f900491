const MIN_TASK_MS = 20_000;
/** Other code sets long timers too, such as the test client. */
const SCHEDULE = /platform\/schedule\.ts/;

interface Task {
  readonly dueAt: number;
  readonly run: () => unknown;
}

export class VirtualTime {
  #skipped = 0;
  #tasks: Task[] = [];
  #restMs = 0;

  readonly now = (): number => Date.now() + this.#skipped;

  get skippedMs(): number {
    return this.#skipped;
  }

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
