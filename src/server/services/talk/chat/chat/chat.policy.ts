import type { Message } from '@/contract/generated/chat';
import type { ConversationState } from '@/core/talk/chat/chat.rules';
import { canBeChanged } from '@/core/talk/chat/chat.rules';
import { CONVERSATION_CLOSED, chatRefusals } from '@/core/talk/chat/chat-refusals.rules';
import { Problem } from '@/server/contract/problem';
import type { Appearance, ShownViewer } from '@/server/contract/viewer';

/** Returns the pseudonym. Throws 422 `writer_required`. */
export function pseudonymOf({ isWriter, profiles }: ShownViewer): Appearance {
  const pseudonym = profiles.find(({ profileType }) => profileType === 'ANONYMOUS');
  if (isWriter && pseudonym !== undefined) return pseudonym;
  throw new Problem(422, 'writer_required', chatRefusals.writerRequired);
}

/** Throws 422 for a conversation that accepts no messages. */
export function requireOpen(state: ConversationState): void {
  if (state === 'CLOSED') throw conversationClosed();
  if (state !== 'OPEN') throw new Problem(422, 'talk_not_accepted', chatRefusals.notAccepted);
}

export function conversationClosed(): Problem {
  return new Problem(422, CONVERSATION_CLOSED, chatRefusals.closed);
}

/** Returns the problem for an unknown conversation, and for one that the user has left. */
export function conversationNotFound(): Problem {
  return new Problem(404, 'talk_not_found', chatRefusals.talkNotFound);
}

/** Throws 404 `message_not_found`, and 422 `own_message`. */
export function requireReportable(message: Message): void {
  if (message.state === 'DELETED') throw messageNotFound();
  if (message.isMine) throw new Problem(422, 'own_message', chatRefusals.ownMessage);
}

/** Throws 404 `message_not_found` for others' and deleted messages, 422 `message_settled` for old ones. */
export function requireChangeable(message: Message | null, now: number): asserts message is Message {
  if (message === null || !message.isMine || message.state === 'DELETED') throw messageNotFound();
  if (canBeChanged({ sentAt: Date.parse(message.sentAt), now })) return;
  throw new Problem(422, 'message_settled', chatRefusals.settled);
}

export function messageNotFound(): Problem {
  return new Problem(404, 'message_not_found', chatRefusals.messageNotFound);
}
