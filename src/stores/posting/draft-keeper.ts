import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { PostDraft } from '@/core/posting/draft';
import { isWritten } from '@/core/posting/draft';
import { DRAFT_STORAGE_KEY, parseStoredDraft, serializeDraft } from '@/core/posting/stored-draft';
import type { SessionStore } from '../session/session.store';

/** Stores the user's draft on the device; a guest's lives as long as the page. */
export class DraftKeeper {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userInfo'>;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userInfo'>) {
    this.#storage = storage;
    this.#session = session;
  }

  /** The stored draft of the user, null where there is none. */
  read(): PostDraft | null {
    const owner = this.#owner;
    return owner === null ? null : parseStoredDraft(this.#storage.get(DRAFT_STORAGE_KEY), owner);
  }

  /** Stores a draft, or removes the stored one where nothing is written. */
  keep(draft: PostDraft): void {
    const owner = this.#owner;
    if (owner === null) return;
    if (isWritten(draft)) this.#storage.set(DRAFT_STORAGE_KEY, serializeDraft(draft, owner));
    else this.#storage.remove(DRAFT_STORAGE_KEY);
  }

  get #owner(): string | null {
    return this.#session.userInfo?.UserId ?? null;
  }
}
