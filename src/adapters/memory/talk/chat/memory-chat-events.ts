import type { MemoryRealtime } from '@/adapters/memory/kernel/realtime/memory-realtime';
import type { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import type { Cancel } from '@/core/kernel/common/scheduler.port';
import type { AddedMessage, ChatEvents, ReadMark } from '@/core/talk/chat/chat-events.port';
import { ChatRecords } from './chat-records';

export class MemoryChatEvents implements ChatEvents {
  readonly #realtime: MemoryRealtime;
  readonly #browser: MemoryBrowser;

  constructor(realtime: MemoryRealtime, browser: MemoryBrowser) {
    this.#realtime = realtime;
    this.#browser = browser;
  }

  onMessageAdded(listener: (added: AddedMessage) => void): Cancel {
    return this.#realtime.whileConnected(() => this.#records.onAdded(this.#userId, listener));
  }

  onMessageChanged(listener: (changed: AddedMessage) => void): Cancel {
    return this.#realtime.whileConnected(() => this.#records.onMessageChanged(this.#userId, listener));
  }

  onConversationRead(listener: (mark: ReadMark) => void): Cancel {
    return this.#realtime.whileConnected(() => this.#records.onRead(this.#userId, listener));
  }

  onConversationsChanged(listener: () => void): Cancel {
    return this.#realtime.whileConnected(() => this.#records.onChanged(this.#userId, listener));
  }

  get #records(): ChatRecords {
    return this.#browser.world.records(ChatRecords);
  }

  get #userId(): string | null {
    return this.#browser.viewer()?.id ?? null;
  }
}
