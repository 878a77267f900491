type Revise = (person: string) => Promise<void>;

/**
 * Keeps the sockets of users in the rooms that the users are in. The revisions of one user run one after the other, so that what was read last is what
 * stays; other users wait for none of them.
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

  /** The number of revisions that were begun: a socket whose admission saw it grow may have read its rooms before a change. */
  get count(): number {
    return this.#count;
  }

  /** Revises the rooms of a user's sockets after those revisions of the same user that are running. */
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
