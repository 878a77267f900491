import type { Refusal } from '@/adapters/memory/kernel/world/memory-failure';
import type { Message, Talk } from '@/core/talk/chat/talk';
import type { MemoryMessage, MemoryPlace } from './chat-records';

/** A conversation of two or a room, as one of its users has it. */
export interface MemoryConversation {
  readonly talk: { readonly id: string; messages: MemoryMessage[] };
  readonly own: MemoryPlace;
  present(): Talk;
  presentMessage(message: MemoryMessage): Message;
  /** Returns why it takes no such text; null if it does. */
  refusalOf(content: string): Refusal | null;
  /** Counts a new message; returns the refusal if a day allows no more. */
  countMessage(): Refusal | null;
  /** Calls the listeners of all who are in it. */
  tell(name: 'added' | 'messageChanged', message: MemoryMessage): void;
}
