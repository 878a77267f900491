import type { Key } from '../common/key';
import type { Cancel } from '../common/scheduler.port';

export interface Connection {
  readonly isOnline: () => boolean;
  /** In ms since 1970, or null for a document that the server sent just now. */
  readonly readAt: () => number | null;
  /** Returns true if a service worker can show documents. */
  readonly canShowKept: () => boolean;
  readonly onChange: (task: () => void) => Cancel;
  readonly open: (address: string) => void;
}

export const ConnectionPort: Key<Connection> = Symbol('Connection');
