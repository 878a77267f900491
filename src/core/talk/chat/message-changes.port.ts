import type { Failure } from '@/core/kernel/common/failure';
import type { Key } from '@/core/kernel/common/key';
import type { Result } from '@/core/kernel/common/result';
import type { TalkId } from './chat.port';
import type { Message } from './talk';

export interface MessageId extends TalkId {
  readonly messageId: string;
}

/**
 * Changes of the user's own messages. `notFound` for those of others and deleted ones (`message_not_found`), `invalid` for one that is too old
 * (`message_settled`) and if the conversation is not open; `unauthenticated` for a guest.
 */
export interface MessageChanges {
  /** The same text again changes nothing. */
  readonly editMessage: (message: MessageId & { readonly content: string }) => Promise<Result<Message, Failure>>;
  /** For both; again changes nothing. */
  readonly deleteMessage: (message: MessageId) => Promise<Result<Message, Failure>>;
}

export const MessageChangesPort: Key<MessageChanges> = Symbol('MessageChanges');
