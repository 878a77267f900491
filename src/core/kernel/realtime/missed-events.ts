import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * `document` is data from before any connection. `session` is data that the page loaded once the session was known. If
 * the first connection succeeds immediately, no events are missed for `session`.
 */
export type DataAge = 'document' | 'session';

/** Decides when events may have been missed. Every realtime adapter uses it. */
export class MissedEvents {
  readonly #listeners: Readonly<Record<DataAge, Set<() => void>>> = { document: new Set(), session: new Set() };
  #openedAs: string | null | undefined;
  #isOpen = false;
  #isLate = false;

  /** Registers a listener. A document listener that registers on an open connection is notified immediately. */
  on(age: DataAge, listener: () => void): Cancel {
    this.#listeners[age].add(listener);
    if (age === 'document' && this.#isOpen) listener();
    return () => void this.#listeners[age].delete(listener);
  }

  /** Called on an open connection. Earlier events were not delivered. */
  opened(userId: string | null): void {
    const isAfterAnswers = this.#openedAs === userId || this.#isLate;
    this.#openedAs = userId;
    this.#isOpen = true;
    this.#isLate = false;
    this.#tell('document');
    if (isAfterAnswers) this.#tell('session');
  }

  /** Called on a failed connection. A later one will be newer than the data loaded in the meantime. */
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
