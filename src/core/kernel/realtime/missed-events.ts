import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * `document`: data from before any connection. `session`: data that the page loaded once the
 * session was known, so that a first connection that succeeds immediately adds nothing.
 */
export type DataAge = 'document' | 'session';

/** Decides when events may have been missed, for every adapter. */
export class MissedEvents {
  readonly #listeners: Readonly<Record<DataAge, Set<() => void>>> = { document: new Set(), session: new Set() };
  #openedAs: string | null | undefined;
  #isOpen = false;
  #isLate = false;

  /** A document listener that registers on an open connection is notified immediately. */
  on(age: DataAge, listener: () => void): Cancel {
    this.#listeners[age].add(listener);
    if (age === 'document' && this.#isOpen) listener();
    return () => void this.#listeners[age].delete(listener);
  }

  /** Earlier events were not delivered. */
  opened(userId: string | null): void {
    const isAfterAnswers = this.#openedAs === userId || this.#isLate;
    this.#openedAs = userId;
    this.#isOpen = true;
    this.#isLate = false;
    this.#tell('document');
    if (isAfterAnswers) this.#tell('session');
  }

  /** A later connection will be newer than the data loaded in the meantime. */
  failed(): void {
    this.#isLate = true;
  }

  closed(): void {
    this.#isOpen = false;
    this.#isLate = false;
  }

  lost(): void {
    this.#tell('document');
    this.#tell('session');
  }

  #tell(age: DataAge): void {
    for (const listener of this.#listeners[age]) listener();
  }
}
