import type { NewComment, Notification, Post, PostTally } from '@/contract/generated/realtime';

/**
 * Publishes events over the sockets. Call it after the transaction has been committed; it returns at once, and a user who is not
 * connected misses the event.
 */
export interface Publish {
  /** A post went live: sent to all sockets, so it is the post as a guest sees it. */
  postAdded(post: Post): void;
  /** A post was changed, deleted or brought back: sent to all sockets, so it is the post as a guest sees it. */
  postChanged(post: Post): void;
  /** A post has a new comment: sent to all sockets, without its text. */
  postCommented(comment: NewComment): void;
  /** A notification is new or was renewed: sent to its user alone, on all their devices. */
  notificationAdded(personaRef: Uint8Array, notification: Notification): void;
  /** A notification has been withdrawn: sent to its user alone. */
  notificationRemoved(personaRef: Uint8Array, notificationId: string): void;
  /** The up-votes on a post changed: sent to its author alone. */
  postTallied(personaRef: Uint8Array, tally: PostTally): void;
}
