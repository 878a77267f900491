import type { Message } from '@/contract/generated/chat';

/** A message that was stored just now; `at` in ms since 1970. */
interface Sent extends Pick<Message, 'number' | 'content' | 'author'> {
  readonly messageId: string;
  readonly at: number;
}

/** Returns a message as its writer sees it. */
export function sentMessage({ messageId, at, ...message }: Sent): Message {
  return { ...message, id: messageId, isMine: true, state: 'SENT', sentAt: new Date(at).toISOString() };
}
