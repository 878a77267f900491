import type { Message } from '@/contract/generated/chat';

/** `at` is in ms since 1970. */
interface Sent extends Pick<Message, 'number' | 'content' | 'author'> {
  readonly messageId: string;
  readonly at: number;
}

export function sentMessage({ messageId, at, ...message }: Sent): Message {
  return { ...message, id: messageId, isMine: true, state: 'SENT', sentAt: new Date(at).toISOString() };
}
