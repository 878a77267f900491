import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './database-unavailable';

/** The ways that every message to the database takes, and its end. */
type Messenger = Pick<PGlite, 'execProtocol' | 'execProtocolStream' | 'close'>;

export interface EngineMeans<T> {
  openAgain(): Promise<T>;
  /** Returns whether the disk has room enough to open and to close a database. */
  hasRoom(): boolean;
}

/**
 * Keeps an embedded database open. It gives itself up (PANIC) if its log or a checkpoint finds no room on the disk, and spins
 * for ever at whatever it is sent after that. So nothing reaches it then, and another one is opened in its place, which
 * finds everything that was acknowledged in the log.
 */
export class PgliteEngine<T extends { readonly pglite: Messenger }> {
  #open: T | null;
  #opening: Promise<T> | null = null;

  constructor(
    opened: T,
    private readonly means: EngineMeans<T>,
  ) {
    this.#open = this.#watched(opened);
  }

  /** Returns the open database. Rejects with DatabaseUnavailable while it has given itself up and its disk has no room. */
  async use(): Promise<T> {
    if (this.#open !== null) return this.#open;
    if (!this.means.hasRoom()) throw new DatabaseUnavailable(new Error('its disk is full'));
    this.#opening ??= this.#openAgain().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Closes it, unless it has given itself up or its last checkpoint would find no room: the next start reads the log. */
  async close(): Promise<void> {
    if (this.#open !== null && this.means.hasRoom()) await this.#open.pglite.close();
  }

  async #openAgain(): Promise<T> {
    this.#open = this.#watched(await this.means.openAgain());
    return this.#open;
  }

  #watched(opened: T): T {
    watchPanic(opened.pglite, () => {
      if (this.#open === opened) this.#open = null;
    });
    return opened;
  }
}

/** All messages take one of these ways, one after the other: the failure of one is known before the next is sent. */
function watchPanic(pglite: Messenger, panicked: () => void): void {
  let isOver = false;
  const watched =
    <A extends readonly unknown[], R>(send: (...message: A) => Promise<R>) =>
    async (...message: A): Promise<R> => {
      if (isOver) throw new DatabaseUnavailable(new Error('its disk was full'));
      try {
        return await send(...message);
      } catch (error) {
        if (isPanic(error)) {
          isOver = true;
          panicked();
        }
        throw error;
      }
    };
  pglite.execProtocol = watched(pglite.execProtocol.bind(pglite));
  pglite.execProtocolStream = watched(pglite.execProtocolStream.bind(pglite));
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC';
}
