import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ReadMark } from './chat-events.port';
import type { ChatMeta, Conversation, Message } from './conversation';

export interface ConversationId {
  readonly talkId: string;
}

export interface MessagesQuery extends ConversationId {
  readonly limit: number;
  readonly after?: number;
  readonly before?: number;
}

/** A message, idempotent by its id and written under the profile that the user sees. */
export interface MessageDraft {
  readonly messageId: string;
  readonly content: string;
  readonly profileTag: string;
}

/**
 * The user's conversations. Every call fails with `unauthenticated` for a guest, and with `notFound` for a conversation
 * without the user.
 */
export interface Chat {
  readonly getChatStatus: () => Promise<Result<{ readonly enabled: boolean }, Failure>>;
  readonly getChatMeta: () => Promise<Result<ChatMeta, Failure>>;
  /** Lists conversations, newest first. */
  readonly listTalks: (range: {
    readonly limit: number;
  }) => Promise<Result<{ readonly items: readonly Conversation[] }, Failure>>;
  readonly listMessages: (range: MessagesQuery) => Promise<Result<{ readonly items: readonly Message[] }, Failure>>;
  /**
   * Fails with `invalid` for an unknown pseudonym (`pseudonym_not_found`), the user's own pseudonym (`own_name`), an existing conversation (`talk_exists`) and
   * a link (`link_in_request`). Also for too many requests in a day (`too_many_talk_requests`) and users who are not writers (`writer_required`).
   */
  readonly requestTalk: (request: MessageDraft & { readonly to: string }) => Promise<Result<Conversation, Failure>>;
  readonly acceptTalk: (talk: ConversationId) => Promise<Result<Conversation, Failure>>;
  /**
   * Leaves a conversation permanently. Idempotent. Leaving a request declines it, or withdraws the user's own request.
   */
  readonly leaveTalk: (talk: ConversationId) => Promise<Result<null, Failure>>;
  readonly muteTalk: (muting: ConversationId & { readonly isMuted: boolean }) => Promise<Result<Conversation, Failure>>;
  /** Fails with `invalid` while a request waits (`talk_not_accepted`) and for a closed conversation (`talk_closed`). */
  readonly sendMessage: (message: MessageDraft & ConversationId) => Promise<Result<Message, Failure>>;
  readonly readTalk: (mark: ReadMark) => Promise<Result<null, Failure>>;
}

export const ChatPort: Key<Chat> = Symbol('Chat');
