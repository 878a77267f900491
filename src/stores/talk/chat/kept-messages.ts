import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { WaitingMessage } from '@/core/talk/chat/stored-waiting-messages';
import {
  parseWaitingMessages,
  waitingMessagesKeyOf,
  withoutWaitingMessage,
  withWaitingMessage,
} from '@/core/talk/chat/stored-waiting-messages';
import type { SessionStore } from '@/stores/account/session/session.store';

/** Unsent messages on the device. Reads the storage each time, since other tabs write there too. */
export class KeptMessages {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly session: Pick<SessionStore, 'userId'>,
  ) {}

  of(talkId: string): readonly WaitingMessage[] {
    return this.read().filter((message) => message.talkId === talkId);
  }

  add(message: WaitingMessage): void {
    this.write(withWaitingMessage(this.read(), message));
  }

  remove(id: string): void {
    this.write(withoutWaitingMessage(this.read(), id));
  }

  private read(): readonly WaitingMessage[] {
    const { userId } = this.session;
    return userId === null ? [] : parseWaitingMessages(this.storage.get(waitingMessagesKeyOf(userId)));
  }

  private write(messages: readonly WaitingMessage[]): void {
    const { userId } = this.session;
    if (userId === null) return;
    if (messages.length === 0) this.storage.remove(waitingMessagesKeyOf(userId));
    else this.storage.set(waitingMessagesKeyOf(userId), JSON.stringify(messages));
  }
}
