/** Runs a task without overlap. Calls during a run lead to one more run. */
export class OneAtATime {
  readonly #task: () => Promise<void>;
  #running: Promise<void> | null = null;
  #isWanted = false;
  /** Incremented by `drop`, so that running tasks do not start the next run. */
  #generation = 0;

  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /** Resolves when a run that began after the call has ended. */
  run(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#runAll();
    return this.#running;
  }

  drop(): void {
    this.#generation += 1;
    this.#isWanted = false;
    this.#running = null;
  }

  async #runAll(): Promise<void> {
    const generation = this.#generation;
    while (this.#isWanted && generation === this.#generation) {
      this.#isWanted = false;
      await this.#task();
    }
    if (generation === this.#generation) this.#running = null;
  }
}
