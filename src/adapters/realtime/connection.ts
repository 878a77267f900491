import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** The reason of a lost connection that the server closed, as its session has ended. */
export const CLOSED_BY_SERVER = 'io server disconnect';

/** Receives what happens on a connection. */
export interface ConnectionListener {
  /** Called when the connection opens, for the first time or again. */
  opened(): void;
  lost(reason: string): void;
  /** Called when it could not be opened; the message is for the log. */
  failed(message: string): void;
  received(event: string, payload: unknown): void;
}

/** Opens a connection in the name of the current session, which is that of a user or null for a guest. Returns how it is closed. */
export type OpenConnection = (userId: string | null, listener: ConnectionListener) => Cancel;
