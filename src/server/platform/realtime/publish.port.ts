import type { Notification, Post } from '@/contract/generated/realtime';

/**
 * Says over the sockets that something has happened. Call it after the transaction has been committed; it returns at once, and a person who
 * is not connected simply does not hear it.
 */
export interface Publish {
  /** A post went live: told to everybody, so it is the post as a guest sees it. */
  postAdded(post: Post): void;
  /** A person got a notification, or one of theirs was renewed: told to that person alone, on all their devices. */
  notificationAdded(personaRef: Uint8Array, notification: Notification): void;
}
