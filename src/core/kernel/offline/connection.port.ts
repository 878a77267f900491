import type { Key } from '../common/key';
import type { Cancel } from '../common/scheduler.port';

/** The connection of this device, as far as the browser knows it. */
export interface Connection {
  readonly isOnline: () => boolean;
  /** Returns when the document on the page was read, in ms since 1970; null for one that the server sent just now. */
  readonly readAt: () => number | null;
  /** Returns whether a document can be shown without the server: a service worker stands by. */
  readonly canShowKept: () => boolean;
  /** Calls the task whenever the connection is lost or is back. */
  readonly onChange: (task: () => void) => Cancel;
  /** Loads the document of an address. */
  readonly open: (address: string) => void;
}

export const ConnectionPort: Key<Connection> = Symbol('Connection');
