type Revise = (person: string) => Promise<void>;

/**
 * Keeps sockets in their users' rooms. Revisions of one user run in sequence, so the last read wins. Users do not wait
 * for each other.
 */
export class RoomRevisions {
  readonly #revise: Revise;
  readonly #onError: (error: unknown) => void;
  readonly #running = new Map<string, Promise<void>>();
  #count = 0;

  constructor(revise: Revise, onError: (error: unknown) => void) {
    this.#revise = revise;
    this.#onError = onError;
  }

  /** The number of revisions. If it grows while a socket is admitted, the socket may have read outdated rooms. */
  get count(): number {
    return this.#count;
  }

  run(person: string): void {
    this.#count += 1;
    const before = this.#running.get(person) ?? Promise.resolve();
    const revision = before.then(() => this.#revise(person)).catch(this.#onError);
    this.#running.set(person, revision);
    void revision.then(() => {
      if (this.#running.get(person) === revision) this.#running.delete(person);
    });
  }
}
