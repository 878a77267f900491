/** More pages wait to be made than can be. */
export class RenderBudgetSpent extends Error {
  override readonly name = 'RenderBudgetSpent';
}

export interface RenderBudgetOptions {
  /** Milliseconds since the start; they only grow. */
  readonly uptime: () => number;
  /** Pages that may wait for one network, and for all. */
  readonly waiting: { readonly perNetwork: number; readonly all: number };
}

type Task = () => Promise<void>;

/**
 * Makes the pages of guests one after the other, and rests after each as long as it took, so that at least half of the thread is
 * left to everybody else. Networks take turns: one that asks for many pages waits for itself.
 */
export class RenderBudget {
  readonly #waiting = new Map<string, Task[]>();
  #count = 0;
  #isBusy = false;

  constructor(private readonly options: RenderBudgetOptions) {}

  /** Rejects with RenderBudgetSpent if too much waits already. */
  make<Page>(network: string, make: () => Promise<Page>): Promise<Page> {
    const { perNetwork, all } = this.options.waiting;
    const queue = this.#waiting.get(network) ?? [];
    if (queue.length >= perNetwork || this.#count >= all) return Promise.reject(new RenderBudgetSpent());
    return new Promise((resolve, reject) => {
      queue.push(() => make().then(resolve, reject));
      this.#waiting.set(network, queue);
      this.#count += 1;
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    for (let task = this.#next(); task !== null; task = this.#next()) {
      const startedAt = this.options.uptime();
      await task();
      const took = this.options.uptime() - startedAt;
      await new Promise((resolve) => setTimeout(resolve, took));
    }
    this.#isBusy = false;
  }

  /** Takes a page of the network whose turn it is; the network goes to the end of the line. */
  #next(): Task | null {
    const [first] = this.#waiting;
    if (first === undefined) return null;
    const [network, queue] = first;
    const task = queue.shift() ?? null;
    this.#waiting.delete(network);
    if (queue.length > 0) this.#waiting.set(network, queue);
    if (task !== null) this.#count -= 1;
    return task;
  }
}
