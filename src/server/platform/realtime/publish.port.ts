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
  readonly personaRef: Uint8Array;
  readonly except: readonly Uint8Array[];
  readonly added: AddedMessage;
}

/** Publishes events over the sockets, after the commit. Returns immediately; disconnected users miss the event. */
export interface Publish {
  /** Sent to all sockets, so it is the post as a guest sees it. */
  readonly postAdded: (post: Post) => void;
  /** Changed, deleted or restored. Sent to all sockets, so it is the post as a guest sees it. */
  readonly postChanged: (post: Post) => void;
  /** Sent to all sockets, without the comment's text. */
  readonly postCommented: (comment: NewComment) => void;
  /** New or renewed; sent to all devices of its user alone. */
  readonly notificationAdded: (personaRef: Uint8Array, notification: Notification) => void;
  /** Sent to its user alone. */
  readonly notificationRemoved: (personaRef: Uint8Array, notificationId: string) => void;
  readonly postTallied: (personaRef: Uint8Array, tally: PostTally) => void;
  /** Sent to moderators alone, who reload it. */
  readonly queueChanged: () => void;
  /** Sent to one of the two, as they see it. */
  readonly messageAdded: (personaRef: Uint8Array, added: AddedMessage) => void;
  /** Sent to one of the two, as they see it. */
  readonly messageChanged: (personaRef: Uint8Array, changed: AddedMessage) => void;
  /** Sent to all pages of the user. */
  readonly talkRead: (personaRef: Uint8Array, mark: ReadMark) => void;
  /** Sent to a room's members, except the writer and users who blocked them. */
  readonly toRoom: (name: 'messageAdded' | 'messageChanged', message: RoomMessage) => void;
  /** A user's rooms may have changed: sockets leave and join, pages reload conversations. */
  readonly roomsChanged: (personaRef: Uint8Array) => void;
  /** Sent to the user alone, whose pages reload their conversations. */
  readonly talksChanged: (personaRef: Uint8Array) => void;
  /** Sent to all pages of the user. */
  readonly ownAct: <Name extends keyof OwnActs>(personaRef: Uint8Array, name: Name, act: OwnActs[Name]) => void;
}

export type Delivery = (publish: Publish) => void;
