import type { Cancel } from '@/core/kernel/common/scheduler.port';

/** The server closed the connection because its session has ended. */
export const CLOSED_BY_SERVER = 'io server disconnect';

export interface ConnectionListener {
  opened(): void;
  lost(reason: string): void;
  /** The message is for the log. */
  failed(message: string): void;
  received(event: string, payload: unknown): void;
}

/** `userId` is null for a guest. Returns how to close it. */
export type OpenConnection = (userId: string | null, listener: ConnectionListener) => Cancel;
