import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { ConnectionListener, OpenConnection } from './connection';
import type { PageVisits } from './page-visits';

export interface SharedBrowser {
  readonly locks: Pick<LockManager, 'request'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/** Messages between pages: events of the leading page's connection, and its state for later pages. */
type PageMessage =
  | { readonly kind: 'opened' }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'received'; readonly event: string; readonly payload: unknown }
  | { readonly kind: 'ask' };

/** The close reason if the leading page is gone, or this page no longer takes part. */
const PAGE_GONE = 'page gone';

/**
 * Shares a connection. The page with the lock leads and opens the connection; other pages get its events over a
 * channel. When the leading page is gone, another page leads, and all pages lose the events in between. Pages of
 * different users share nothing. A page that is hidden permanently, or frozen for Back, stops taking part.
 */
export function sharedConnections(open: OpenConnection, browser: SharedBrowser, visits: PageVisits): OpenConnection {
  return (userId, listener) => {
    const name = `realtime.${userId ?? 'guest'}`;
    const connection = new SharedConnection(name, (own) => open(userId, own), browser, listener);
    connection.begin();
    const cancel = visits({ left: () => connection.end(), back: () => connection.begin() });
    return () => {
      cancel();
      connection.end();
    };
  };
}

class SharedConnection {
  readonly #name: string;
  readonly #open: (listener: ConnectionListener) => Cancel;
  readonly #browser: SharedBrowser;
  readonly #listener: ConnectionListener;
  #channel: BroadcastChannel | null = null;
  #waiting: AbortController | null = null;
  /** Null unless this page leads. */
  #stopLeading: Cancel | null = null;
  #isOpen = false;

  constructor(
    name: string,
    open: (listener: ConnectionListener) => Cancel,
    browser: SharedBrowser,
    listener: ConnectionListener,
  ) {
    this.#name = name;
    this.#open = open;
    this.#browser = browser;
    this.#listener = listener;
  }

  begin(): void {
    this.end();
    const waiting = new AbortController();
    this.#waiting = waiting;
    this.#channel = this.#browser.openChannel(this.#name);
    this.#channel.onmessage = ({ data }: MessageEvent<PageMessage>) => this.#take(data);
    this.#channel.postMessage({ kind: 'ask' } satisfies PageMessage);
    this.#browser.locks
      .request(this.#name, { signal: waiting.signal }, () => (waiting.signal.aborted ? undefined : this.#lead()))
      // A page that gives up stops waiting.
      .catch(() => undefined);
  }

  end(): void {
    this.#waiting?.abort();
    this.#stopLeading?.();
    this.#stopLeading = null;
    this.#channel?.close();
    this.#channel = null;
    this.#take({ kind: 'lost', reason: PAGE_GONE });
  }

  /** Resolves when this page no longer leads. */
  #lead(): Promise<void> {
    return new Promise((resolve) => {
      this.#tell({ kind: 'lost', reason: PAGE_GONE });
      const close = this.#open({
        opened: () => this.#tell({ kind: 'opened' }),
        lost: (reason) => this.#tell({ kind: 'lost', reason }),
        failed: (message) => this.#tell({ kind: 'failed', message }),
        received: (event, payload) => this.#tell({ kind: 'received', event, payload }),
      });
      this.#stopLeading = () => {
        close();
        resolve();
      };
    });
  }

  #tell(message: PageMessage): void {
    this.#channel?.postMessage(message);
    this.#take(message);
  }

  #take(message: PageMessage): void {
    switch (message.kind) {
      case 'opened':
        if (!this.#isOpen) this.#opened();
        return;
      case 'lost':
        if (this.#isOpen) this.#lost(message.reason);
        return;
      case 'failed':
        this.#listener.failed(message.message);
        return;
      case 'received':
        this.#listener.received(message.event, message.payload);
        return;
      case 'ask':
        if (this.#stopLeading !== null && this.#isOpen) this.#channel?.postMessage({ kind: 'opened' });
    }
  }

  #opened(): void {
    this.#isOpen = true;
    this.#listener.opened();
  }

  #lost(reason: string): void {
    this.#isOpen = false;
    this.#listener.lost(reason);
  }
}
