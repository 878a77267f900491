import type { PGlite } from '@electric-sql/pglite';
import { DatabaseUnavailable } from './database-unavailable';

type Messenger = Pick<PGlite, 'execProtocol' | 'execProtocolStream' | 'close'>;

export interface EngineOptions<T> {
  openAgain(): Promise<T>;
  hasRoom(): boolean;
}

export class PgliteEngine<T extends { readonly pglite: Messenger }> {
  #open: T | null;
  #opening: Promise<T> | null = null;

  constructor(
    opened: T,
    private readonly means: EngineOptions<T>,
  ) {
    this.#open = this.#watched(opened);
  }

  async use(): Promise<T> {
    if (this.#open !== null) return this.#open;
    if (!this.means.hasRoom()) throw new DatabaseUnavailable(new Error('its disk is full'));
    this.#opening ??= this.#openAgain().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Closes the engine. Skips the checkpoint after a panic or on a full disk, since the next start reads the log. */
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

/** Serialises messages, so that a failure is known before the next is sent. */
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
