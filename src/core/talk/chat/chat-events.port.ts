import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Message } from './conversation';

export interface AddedMessage {
  readonly talkId: string;
  readonly message: Message;
}

export interface ReadMark {
  readonly talkId: string;
  readonly number: number;
}

export interface ChatEvents {
  readonly onMessageAdded: (listener: (added: AddedMessage) => void) => Cancel;
  readonly onMessageChanged: (listener: (changed: AddedMessage) => void) => Cancel;
  readonly onConversationRead: (listener: (mark: ReadMark) => void) => Cancel;
  readonly onConversationsChanged: (listener: () => void) => Cancel;
}

export const ChatEventsPort: Key<ChatEvents> = Symbol('ChatEvents');
