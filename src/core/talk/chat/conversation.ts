import type { ConversationState, MessageState } from './chat.rules';
import type { ConversationRoom } from './room';

export interface Message {
  readonly id: string;
  /** Position in the conversation, from 1 without gaps. */
  readonly number: number;
  readonly isMine: boolean;
  /** The author in rooms. Null once the author's account has ended. */
  readonly author: Participant | null;
  /** Plain text. Empty if it was deleted or is hidden. */
  readonly content: string;
  readonly state: MessageState;
  /** ISO 8601 in UTC, to the millisecond. */
  readonly sentAt: string;
}

/** A pseudonym as of the start of the conversation or message. For a room, the topic or company. */
export interface Participant {
  readonly name: string;
  readonly avatarUrl: string;
  readonly avatarBgColor: string;
}

/** A conversation between two pseudonyms, or a room, as one of its members sees it. */
export interface Conversation {
  readonly id: string;
  readonly state: ConversationState;
  readonly isBlocked: boolean;
  readonly isMuted: boolean;
  readonly ownName: string;
  readonly other: Participant;
  readonly room: ConversationRoom | null;
  readonly lastMessage: Message | null;
  readonly lastNumber: number;
  readonly unreadCount: number;
}

export interface ChatMeta {
  readonly unreadCount: number;
  readonly groupCount: number;
  /** True if the user wants notifications of messages and requests. */
  readonly isAnnounced: boolean;
}
