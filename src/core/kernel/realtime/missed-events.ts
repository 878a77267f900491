import type { Cancel } from '@/core/kernel/common/scheduler.port';

/**
 * The age of the data that a listener keeps up to date: those of the `document` were made before any connection, those of the `session` the
 * page has asked for itself once the session was known, so that the first connection of a session has nothing to add to them if it comes at its first try.
 */
export type DataAge = 'document' | 'session';

/** Decides when events may have been missed, for every adapter of the connection. */
export class MissedEvents {
  readonly #listeners: Readonly<Record<DataAge, Set<() => void>>> = { document: new Set(), session: new Set() };
  /** The user of the last connection that was open; undefined before the first one. */
  #openedAs: string | null | undefined;
  #isOpen = false;
  /** True if a connection that is not open yet could not be opened at a try. */
  #isLate = false;

  /** A listener of the document that comes while a connection is open is told at once: it has not heard that it opened. */
  on(age: DataAge, listener: () => void): Cancel {
    this.#listeners[age].add(listener);
    if (age === 'document' && this.#isOpen) listener();
    return () => void this.#listeners[age].delete(listener);
  }

  /** A connection is open, in the name of a user or of a guest: what happened before was told to nobody. */
  opened(userId: string | null): void {
    const isAfterAnswers = this.#openedAs === userId || this.#isLate;
    this.#openedAs = userId;
    this.#isOpen = true;
    this.#isLate = false;
    this.#tell('document');
    if (isAfterAnswers) this.#tell('session');
  }

  /** The connection could not be opened; once it is, it comes later than what the page has asked for in the meantime. */
  failed(): void {
    this.#isLate = true;
  }

  /** The connection is not open any more: what happens from now on is told once it is again. */
  closed(): void {
    this.#isOpen = false;
    this.#isLate = false;
  }

  /** Events were lost on their way, while the connection was open. */
  lost(): void {
    this.#tell('document');
    this.#tell('session');
  }

  #tell(age: DataAge): void {
    for (const listener of this.#listeners[age]) listener();
  }
}
