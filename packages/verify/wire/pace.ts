import { setTimeout as wait } from 'node:timers/promises';

export class RequestPace {
  #next = 0;
  #free: number;
  readonly #queue: (() => void)[] = [];

  constructor(
    private readonly perSecond: number,
    atOnce: number,
  ) {
    this.#free = atOnce;
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#enter();
    try {
      const now = performance.now();
      const turn = Math.max(now, this.#next);
      this.#next = turn + 1_000 / this.perSecond;
      if (turn > now) await wait(turn - now);
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}
