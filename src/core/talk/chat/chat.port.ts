import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ReadMark } from './chat-events.port';
import type { ChatMeta, Message, Talk } from './talk';

/** Names a conversation. */
export interface TalkId {
  readonly talkId: string;
}

/** The messages to read: the newest, those after a number, or those before one. */
export interface MessagesQuery extends TalkId {
  readonly limit: number;
  readonly after?: number;
  readonly before?: number;
}

/** A message for one attempt to write it, however often it is sent, under the profile that the user sees. */
export interface MessageDraft {
  readonly messageId: string;
  readonly content: string;
  readonly profileTag: string;
}

/** The user's conversations. Every call is `unauthenticated` for a guest; a conversation that the user is not in is `notFound`. */
export interface Chat {
  readonly getChatStatus: () => Promise<Result<{ readonly enabled: boolean }, Failure>>;
  readonly getChatMeta: () => Promise<Result<ChatMeta, Failure>>;
  /** The newest first. */
  readonly listTalks: (range: {
    readonly limit: number;
  }) => Promise<Result<{ readonly items: readonly Talk[] }, Failure>>;
  /** By number. */
  readonly listMessages: (range: MessagesQuery) => Promise<Result<{ readonly items: readonly Message[] }, Failure>>;
  /**
   * `invalid` for a pseudonym that nobody has (`pseudonym_not_found`), the user's own (`own_name`), one that there is a conversation with (`talk_exists`), a
   * link in the text (`link_in_request`), too many requests in a day (`too_many_talk_requests`) and users who are no writers (`writer_required`).
   */
  readonly requestTalk: (request: MessageDraft & { readonly to: string }) => Promise<Result<Talk, Failure>>;
  readonly acceptTalk: (talk: TalkId) => Promise<Result<Talk, Failure>>;
  /** Leaves a conversation permanently. Leaving a request declines it, or withdraws the user's own. A second call changes nothing. */
  readonly leaveTalk: (talk: TalkId) => Promise<Result<null, Failure>>;
  /** Mutes a conversation, or ends that. */
  readonly muteTalk: (muting: TalkId & { readonly isMuted: boolean }) => Promise<Result<Talk, Failure>>;
  /** `invalid` while a request waits (`talk_not_accepted`) and when it takes no more messages (`talk_closed`). */
  readonly sendMessage: (message: MessageDraft & TalkId) => Promise<Result<Message, Failure>>;
  /** Marks the messages up to a number as read. */
  readonly readTalk: (mark: ReadMark) => Promise<Result<null, Failure>>;
}

export const ChatPort: Key<Chat> = Symbol('Chat');
