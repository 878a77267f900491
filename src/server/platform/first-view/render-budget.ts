export class RenderBudgetSpent extends Error {
  override readonly name = 'RenderBudgetSpent';
}

export interface RenderBudgetOptions {
  readonly uptime: () => number;
  /** Milliseconds of work on this thread since the start. */
  readonly busy: () => number;
  /** The number of external calls since the start. Calls of pages do not count. */
  readonly others: () => number;
  readonly waiting: { readonly perSender: number; readonly all: number };
}

interface Task {
  readonly run: () => Promise<void>;
  readonly refuse: () => void;
}

/** The number of concurrent renders: one renders while others wait for the database. */
const AT_ONCE = 3;
/**
 * The factor for the time of pages: while others call, a page gets twice its thread time before the next one starts.
 */
const PAGES_TIME = 2;

/**
 * Schedules pages, a few concurrently. While others call, at least half of the thread's time is theirs. Senders (users,
 * or networks of guests) take turns, so a demanding one delays only itself and is refused first.
 */
export class RenderBudget {
  readonly #waiting = new Map<string, Task[]>();
  #count = 0;
  #underWay = 0;
  #notBefore = 0;
  #isResting = false;
  #seen = { busy: 0, others: 0 };

  constructor(private readonly options: RenderBudgetOptions) {}

  /** Renders a page. Rejects with RenderBudgetSpent if too many wait already. */
  make<Page>(sender: string, make: () => Promise<Page>): Promise<Page> {
    const { perSender, all } = this.options.waiting;
    const queue = this.#waiting.get(sender) ?? [];
    const isFull = this.#count >= all && !this.#refuseLongest(queue.length + 1);
    if (queue.length >= perSender || isFull) return Promise.reject(new RenderBudgetSpent());
    return new Promise((resolve, reject) => {
      const refuse = () => reject(new RenderBudgetSpent());
      queue.push({ run: () => make().then(resolve, reject), refuse });
      this.#waiting.set(sender, queue);
      this.#count += 1;
      this.#work();
    });
  }

  #work(): void {
    while (this.#underWay < AT_ONCE && !this.#isResting) {
      const rest = this.#notBefore - this.options.uptime();
      if (rest > 0) {
        this.#isResting = true;
        setTimeout(() => {
          this.#isResting = false;
          this.#work();
        }, rest);
        return;
      }
      const task = this.#next();
      if (task === null) return;
      this.#begin(task);
    }
  }

  #begin({ run }: Task): void {
    if (this.#underWay === 0) this.#seen = { busy: this.options.busy(), others: this.options.others() };
    this.#underWay += 1;
    const startedAt = this.options.uptime();
    void run().then(() => {
      this.#underWay -= 1;
      this.#pace(startedAt);
      // Continues in a new turn of the event loop, so that pending requests are read before the next page.
      setImmediate(() => this.#work());
    });
  }

  /** Delays the next page so that rendering takes at most half of the time, if others called since. */
  #pace(startedAt: number): void {
    const now = { busy: this.options.busy(), others: this.options.others() };
    const worked = now.busy - this.#seen.busy;
    if (now.others > this.#seen.others) this.#notBefore = Math.max(this.#notBefore, startedAt) + PAGES_TIME * worked;
    this.#seen = now;
  }

  /** Returns the next task, round robin over senders. */
  #next(): Task | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const [sender, queue] = first;
    const task = queue.shift() ?? null;
    this.#waiting.delete(sender);
    if (queue.length > 0) this.#waiting.set(sender, queue);
    if (task !== null) this.#count -= 1;
    return task;
  }

  /** Refuses the last page of the longest queue, if longer than `than`. Returns whether it did. */
  #refuseLongest(than: number): boolean {
    const longest = [...this.#waiting.values()].reduce((one, other) => (other.length > one.length ? other : one), []);
    if (longest.length <= than) return false;
    longest.pop()?.refuse();
    this.#count -= 1;
    return true;
  }
}
