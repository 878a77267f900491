import type { MessageState, TalkState } from './chat.rules';
import type { TalkRoom } from './room';

/** A message of a conversation. */
export interface Message {
  readonly id: string;
  /** Its place in the conversation, from 1 without a gap. */
  readonly number: number;
  readonly isMine: boolean;
  /** In a room, who wrote it; null in a conversation of two, and once the writer’s account has ended. */
  readonly author: Talker | null;
  /** Plain text; empty if it was deleted or is hidden. */
  readonly content: string;
  readonly state: MessageState;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly sentAt: string;
}

/** A pseudonym, as it was when the conversation began or the message was sent; for a room, its topic or company. */
export interface Talker {
  readonly name: string;
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
}

/** A conversation between two pseudonyms, or a room, as one of its users sees it. */
export interface Talk {
  readonly id: string;
  readonly state: TalkState;
  /** True if the user has blocked the other pseudonym. */
  readonly isBlocked: boolean;
  /** True if the user has muted it: it raises no toast, and counts no more among all unread messages. */
  readonly isMuted: boolean;
  /** The pseudonym that the user has in it. */
  readonly ownName: string;
  readonly other: Talker;
  /** Null for a conversation of two. */
  readonly room: TalkRoom | null;
  /** Null in a room without a message. */
  readonly lastMessage: Message | null;
  /** The number of the last message; 0 for none. */
  readonly lastNumber: number;
  readonly unreadCount: number;
}

/** Counts over the user's conversations. */
export interface ChatMeta {
  readonly unreadCount: number;
  /** Conversations and requests. */
  readonly groupCount: number;
  /** True if the user wants to be told of messages and requests. */
  readonly isAnnounced: boolean;
}
