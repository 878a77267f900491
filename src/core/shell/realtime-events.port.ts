import type { Key } from '@/core/common/key';
import type { Cancel } from '@/core/common/scheduler.port';
import type { Notification } from '@/core/notifications/notification';
import type { Post } from '@/core/posting/post';

/**
 * What the server says without being asked, over one connection. Nothing is delivered before `connect`, nor while the
 * connection is lost: who listens asks again when it is back.
 */
export interface RealtimeEvents {
  /** Opens the connection in the name of the current session; an open one is opened anew. */
  connect(): void;
  /** Closes the connection; it is not opened again by itself. Listeners stay. */
  disconnect(): void;
  /** A post went live; `myVote` is none and `isMine` false for everybody, its author included. */
  onPostAdded(listener: (post: Post) => void): Cancel;
  /** The person of the session got a notification, or a known one was renewed and replaces the one that was there. */
  onNotificationAdded(listener: (notification: Notification) => void): Cancel;
  /** The connection was lost and is back; events in between are gone. */
  onReconnected(listener: () => void): Cancel;
  /** The connection could not be opened, or not again; the message is for the log. */
  onFailed(listener: (message: string) => void): Cancel;
}

/** Names the RealtimeEvents port in the container. */
export const RealtimePort: Key<RealtimeEvents> = Symbol('RealtimeEvents');
