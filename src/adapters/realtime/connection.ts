import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** The close reason if the server closed the connection because its session has ended. */
export const CLOSED_BY_SERVER = 'io server disconnect';

export interface ConnectionListener {
  opened(): void;
  lost(reason: string): void;
  /** Called with a message for the log. */
  failed(message: string): void;
  received(event: string, payload: unknown): void;
}

/** Opens a connection and returns a function that closes it. `userId` is null for a guest. */
export type OpenConnection = (userId: string | null, listener: ConnectionListener) => Cancel;
