/** Runs a task one at a time: calls during a run lead to one more run after it, however many they are. */
export class OneAtATime {
  readonly #task: () => Promise<void>;
  #running: Promise<void> | null = null;
  #isWanted = false;
  /** Grows when all is dropped; runs that were begun before do not begin another one. */
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

  /** No further run follows those under way. */
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
