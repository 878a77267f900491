import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { ConversationId } from './chat.port';
import type { Message } from './conversation';

export interface MessageId extends ConversationId {
  readonly messageId: string;
}

/**
 * Changes of messages. Calls fail with `notFound` for other users' and deleted messages (`message_not_found`), with
 * `invalid` for an old message (`message_settled`) or a closed conversation. Guests get `unauthenticated`.
 */
export interface MessageChanges {
  /** Idempotent. */
  readonly editMessage: (message: MessageId & { readonly content: string }) => Promise<Result<Message, Failure>>;
  /** Deletes a message for both sides. Idempotent. */
  readonly deleteMessage: (message: MessageId) => Promise<Result<Message, Failure>>;
}

export const MessageChangesPort: Key<MessageChanges> = Symbol('MessageChanges');
