import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { MessageDrafts } from '@/core/talk/chat/stored-message-drafts';
import { messageDraftsKeyOf, parseMessageDrafts } from '@/core/talk/chat/stored-message-drafts';
import type { SessionStore } from '@/stores/account/session/session.store';

export class KeptDrafts {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>) {
    this.#storage = storage;
    this.#session = session;
  }

  read(): MessageDrafts {
    const { userId } = this.#session;
    return userId === null ? {} : parseMessageDrafts(this.#storage.get(messageDraftsKeyOf(userId)));
  }

  change(change: (drafts: MessageDrafts) => MessageDrafts): void {
    const { userId } = this.#session;
    if (userId !== null) this.#storage.set(messageDraftsKeyOf(userId), JSON.stringify(change(this.read())));
  }
}
