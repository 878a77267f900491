import type { Key } from '../common/key';
import type { Cancel } from '../common/scheduler.port';

export interface Connection {
  readonly isOnline: () => boolean;
  /** Returns when the document was cached, in ms since 1970, or null for one that the server just sent. */
  readonly readAt: () => number | null;
  /** Returns true if a service worker can show cached documents. */
  readonly canShowKept: () => boolean;
  readonly onChange: (task: () => void) => Cancel;
  readonly open: (address: string) => void;
}

export const ConnectionPort: Key<Connection> = Symbol('Connection');
