import type {
  AddedMessage,
  Community,
  NewComment,
  Notification,
  NotificationCounts,
  OwnBookmark,
  OwnHiding,
  OwnPick,
  OwnPost,
  Post,
  PostTally,
  ReadMark,
  VoteTally,
} from '@/contract/generated/realtime';

/** Acts of a user, each with what is so after it, by the name of its event. */
export interface OwnActs {
  readonly voteCast: VoteTally;
  readonly optionPicked: OwnPick;
  readonly communityFollowed: Community;
  readonly hidingChanged: OwnHiding;
  readonly bookmarkChanged: OwnBookmark;
  readonly inboxCounted: NotificationCounts;
  readonly postWritten: OwnPost;
}

export interface RoomMessage {
  /** Its writer. */
  readonly personaRef: Uint8Array;
  /** The voter_refs of who has blocked the writer. */
  readonly except: readonly Uint8Array[];
  /** As all others see it. */
  readonly added: AddedMessage;
}

/**
 * Publishes events over the sockets. Call it after the transaction has been committed; it returns at once, and a user who is not
 * connected misses the event.
 */
export interface Publish {
  /** A post went live: sent to all sockets, so it is the post as a guest sees it. */
  readonly postAdded: (post: Post) => void;
  /** A post was changed, deleted or brought back: sent to all sockets, so it is the post as a guest sees it. */
  readonly postChanged: (post: Post) => void;
  /** A post has a new comment: sent to all sockets, without its text. */
  readonly postCommented: (comment: NewComment) => void;
  /** A notification is new or was renewed: sent to its user alone, on all their devices. */
  readonly notificationAdded: (personaRef: Uint8Array, notification: Notification) => void;
  /** A notification has been withdrawn: sent to its user alone. */
  readonly notificationRemoved: (personaRef: Uint8Array, notificationId: string) => void;
  /** The up-votes on a post changed: sent to its author alone. */
  readonly postTallied: (personaRef: Uint8Array, tally: PostTally) => void;
  /** The queue of moderators changed: sent to moderators alone, who load it again. */
  readonly queueChanged: () => void;
  /** A conversation has a new message: sent to one of the two, as they see it. */
  readonly messageAdded: (personaRef: Uint8Array, added: AddedMessage) => void;
  /** A message was changed or deleted: sent to one of the two, as they see it. */
  readonly messageChanged: (personaRef: Uint8Array, changed: AddedMessage) => void;
  /** The user has read a conversation: sent to all their pages. */
  readonly talkRead: (personaRef: Uint8Array, mark: ReadMark) => void;
  /** A room has a new or a changed message: sent to all who are in it, as they see it, but for its writer and those who have blocked them. */
  readonly toRoom: (name: 'messageAdded' | 'messageChanged', message: RoomMessage) => void;
  /** The rooms that a user may be in may have changed: their sockets leave those that they are not in, and join the others, and their pages load conversations again. */
  readonly roomsChanged: (personaRef: Uint8Array) => void;
  /** A request is new, or the conversations of a user changed: sent to the user alone, whose pages load them again. */
  readonly talksChanged: (personaRef: Uint8Array) => void;
  /** The user did something: sent to all their pages, so that the others show it too. */
  readonly ownAct: <Name extends keyof OwnActs>(personaRef: Uint8Array, name: Name, act: OwnActs[Name]) => void;
}

/** An event that is sent after the commit. */
export type Delivery = (publish: Publish) => void;
