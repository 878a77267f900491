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

export interface UserEventMap {
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

/** Publishes events over the sockets, after the commit. Returns immediately. Disconnected users miss the event. */
export interface Publish {
  /** Sent to all sockets with the post as a guest sees it. */
  readonly postAdded: (post: Post) => void;
  /** Called for a changed, deleted or restored post. Sent to all sockets with the post as a guest sees it. */
  readonly postChanged: (post: Post) => void;
  /** Sent to all sockets, without the comment's text. */
  readonly postCommented: (comment: NewComment) => void;
  /** Called for a new or renewed notification. Sent to all devices of its user only. */
  readonly notificationAdded: (personaRef: Uint8Array, notification: Notification) => void;
  /** Sent to its user only. */
  readonly notificationRemoved: (personaRef: Uint8Array, notificationId: string) => void;
  readonly postTallied: (personaRef: Uint8Array, tally: PostTally) => void;
  /** Sent to moderators only, who reload the queue. */
  readonly queueChanged: () => void;
  /** Sent to one participant of a conversation, as that participant sees the message. */
  readonly messageAdded: (personaRef: Uint8Array, added: AddedMessage) => void;
  /** Sent to one participant of a conversation, as that participant sees the message. */
  readonly messageChanged: (personaRef: Uint8Array, changed: AddedMessage) => void;
  /** Sent to all pages of the user. */
  readonly talkRead: (personaRef: Uint8Array, mark: ReadMark) => void;
  /** Sent to a room's members, except the writer and users who blocked them. */
  readonly toRoom: (name: 'messageAdded' | 'messageChanged', message: RoomMessage) => void;
  /** Called if a user's rooms may have changed. Sockets leave and join, and pages reload conversations. */
  readonly roomsChanged: (personaRef: Uint8Array) => void;
  /** Sent to the user only, whose pages reload their conversations. */
  readonly talksChanged: (personaRef: Uint8Array) => void;
  /** Sent to all pages of the user. */
  readonly userEventRaised: <Name extends keyof UserEventMap>(
    personaRef: Uint8Array,
    name: Name,
    act: UserEventMap[Name],
  ) => void;
}

export type Delivery = (publish: Publish) => void;
