import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';

/**
 * The connection over which the server sends events; each feature has a port of its own for its events. Nothing is
 * delivered before `connect`, nor while the connection is lost: what happened meanwhile has to be loaded when it is back.
 */
export interface Realtime {
  /** Opens the connection in the name of the current session; an open one is opened again. */
  connect(): void;
  /** The connection is open, for the first time or again. What happened before is told to nobody. */
  onOpened(listener: () => void): Cancel;
  /** The connection was lost and is back; events in between are gone. */
  onReconnected(listener: () => void): Cancel;
  /** The service closed the connection because its session has ended. It is not opened again by itself. */
  onSessionEnded(listener: () => void): Cancel;
  /** The connection could not be opened, or not again; the message is for the log. */
  onFailed(listener: (message: string) => void): Cancel;
}

/** Names the Realtime port in the container. */
export const RealtimePort: Key<Realtime> = Symbol('Realtime');
