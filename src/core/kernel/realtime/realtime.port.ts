import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from './missed-events';

/**
 * The connection for server events. Each feature has its own port. Nothing is delivered before `connect` or while
 * disconnected, so missed data has to be loaded (`onMissed`).
 */
export interface Realtime {
  /**
   * Connects, and reopens an open connection. `userId` is null for a guest. Pages of one browser with the same user may
   * share a connection.
   */
  readonly connect: (userId?: string | null) => void;
  readonly onOpened: (listener: () => void) => Cancel;
  /**
   * Called when data of this age must be reloaded: the connection opened late, was lost and restored, moved to another
   * page, or the service lost events. Each moment is reported once; a document listener that registers on an open
   * connection is notified too.
   */
  readonly onMissed: (age: DataAge, listener: () => void) => Cancel;
  readonly onLost: (listener: () => void) => Cancel;
  /** Called when the session has ended. The connection is not reopened automatically. */
  readonly onSessionEnded: (listener: () => void) => Cancel;
  /** Called with a message for the log. */
  readonly onFailed: (listener: (message: string) => void) => Cancel;
}

export const RealtimePort: Key<Realtime> = Symbol('Realtime');
