import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AddedMessage, ChatEvents, ReadMark } from '@/core/talk/chat/chat-events.port';
import type { SocketRealtime } from './socket-realtime';

export class SocketChatEvents implements ChatEvents {
  readonly #realtime: SocketRealtime;

  constructor(realtime: SocketRealtime) {
    this.#realtime = realtime;
  }

  onMessageAdded(listener: (added: AddedMessage) => void): Cancel {
    return this.#realtime.on('messageAdded', listener);
  }

  onMessageChanged(listener: (changed: AddedMessage) => void): Cancel {
    return this.#realtime.on('messageChanged', listener);
  }

  onConversationRead(listener: (mark: ReadMark) => void): Cancel {
    return this.#realtime.on('talkRead', listener);
  }

  onConversationsChanged(listener: () => void): Cancel {
    return this.#realtime.on('talksChanged', listener);
  }
}
