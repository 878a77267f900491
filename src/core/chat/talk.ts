import type { MessageState, TalkState } from './chat.rules';

/** A message of a conversation. */
export interface Message {
  readonly id: string;
  /** Its place in the conversation, from 1 without a gap. */
  readonly number: number;
  readonly isMine: boolean;
  /** Plain text; empty where it was deleted. */
  readonly content: string;
  readonly state: MessageState;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly sentAt: string;
}

/** The pseudonym of the other one, as it was when the conversation began. */
export interface Talker {
  readonly name: string;
  readonly avatarUrl: string;
  /** A hex colour. */
  readonly avatarBgColor: string;
}

/** A conversation between two pseudonyms, as one of the two sees it. */
export interface Talk {
  readonly id: string;
  readonly state: TalkState;
  /** Whether the user has blocked the other pseudonym. */
  readonly isBlocked: boolean;
  /** Whether the user has muted it: it raises no toast, and counts no more among all unread messages. */
  readonly isMuted: boolean;
  /** The pseudonym that the user has in it. */
  readonly ownName: string;
  readonly other: Talker;
  readonly lastMessage: Message;
  /** The number of the last message. */
  readonly lastNumber: number;
  readonly unreadCount: number;
}

/** Counts over the user's conversations. */
export interface ChatMeta {
  readonly unreadCount: number;
  /** Conversations and requests. */
  readonly groupCount: number;
  /** Whether the user wants to be told of messages and requests. */
  readonly isAnnounced: boolean;
}
