import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Conversation, Message } from '@/core/talk/chat/conversation';
import type { MemoryMessage, MemoryPlace } from './chat-records';

export interface MemoryConversation {
  readonly talk: { readonly id: string; messages: MemoryMessage[] };
  readonly own: MemoryPlace;
  present(): Conversation;
  presentMessage(message: MemoryMessage): Message;
  refusalOf(content: string): Refusal | null;
  countMessage(): Refusal | null;
  tell(name: 'added' | 'messageChanged', message: MemoryMessage): void;
}
