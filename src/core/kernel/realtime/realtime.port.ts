import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { DataAge } from './missed-events';

/**
 * The connection over which the server sends events; each feature has a port of its own for its events. Nothing is
 * delivered before `connect`, nor while the connection is lost: what happened in the meantime has to be loaded (`onMissed`).
 */
export interface Realtime {
  /**
   * Opens the connection in the name of the current session, which is that of a user or null for a guest; an open one is opened again. Pages of one
   * browser with the same user may share one.
   */
  readonly connect: (userId?: string | null) => void;
  /** The connection is open, for the first time or again. */
  readonly onOpened: (listener: () => void) => Cancel;
  /**
   * Events may have been missed, so data of this age have to be loaded again: the connection was opened after they were made or only at a later try, was lost and is back, passed to
   * another page of the browser, or the service has lost events on their way. Each such moment is told once, that of
   * the opening also to a listener of the document that comes while the connection is open.
   */
  readonly onMissed: (age: DataAge, listener: () => void) => Cancel;
  /** The connection was lost or closed. */
  readonly onLost: (listener: () => void) => Cancel;
  /** The service closed the connection because its session has ended. It is not opened again by itself. */
  readonly onSessionEnded: (listener: () => void) => Cancel;
  /** The connection could not be opened, or not again; the message is for the log. */
  readonly onFailed: (listener: (message: string) => void) => Cancel;
}

export const RealtimePort: Key<Realtime> = Symbol('Realtime');
