import type { Key } from '@/core/kernel/common/key';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { Message } from './talk';

export interface AddedMessage {
  readonly talkId: string;
  readonly message: Message;
}

/** The number up to which the user has read a conversation. */
export interface ReadMark {
  readonly talkId: string;
  readonly number: number;
}

/** Events of the user's conversations while the realtime connection is open. */
export interface ChatEvents {
  /** Messages, also the user's own from any page. They may arrive out of order. */
  readonly onMessageAdded: (listener: (added: AddedMessage) => void) => Cancel;
  /** A message was changed or deleted, by either side. */
  readonly onMessageChanged: (listener: (changed: AddedMessage) => void) => Cancel;
  /** The user has read a conversation, on this page or another one. */
  readonly onTalkRead: (listener: (mark: ReadMark) => void) => Cancel;
  /** The list of conversations has to be loaded again. */
  readonly onTalksChanged: (listener: () => void) => Cancel;
}

export const ChatEventsPort: Key<ChatEvents> = Symbol('ChatEvents');
