import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { PostDraft } from '@/core/posting/draft';
import { isWritten } from '@/core/posting/draft';
import { draftKeyOf, editKeyOf, parseStoredDraft, serializeDraft } from '@/core/posting/stored-draft';
import type { SessionStore } from '../session/session.store';

/** Stores the user's draft on the device; a guest's lives as long as the page. */
export class DraftKeeper {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  #owner: string | null = null;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>) {
    this.#storage = storage;
    this.#session = session;
  }

  /** The public id of the user whose draft it is, after the session's end too; null for a guest. */
  get owner(): string | null {
    return this.#owner;
  }

  /** The stored draft of the user, null where there is none. */
  read(): PostDraft | null {
    const owner = this.#session.userId;
    this.#owner = owner;
    return owner === null ? null : parseStoredDraft(this.#storage.get(draftKeyOf(owner)), owner);
  }

  /** The stored change of a post, null where there is none. */
  readEdit(postId: string): PostDraft | null {
    const owner = this.#session.userId;
    const kept = owner === null ? null : parseStoredDraft(this.#storage.get(editKeyOf(owner)), owner);
    return kept?.postId === postId ? kept : null;
  }

  /** Stores a draft, or removes the stored one where nothing is written. */
  keep(draft: PostDraft): void {
    const owner = this.#session.userId;
    if (owner === null) return;
    const key = draft.postId === '' ? draftKeyOf(owner) : editKeyOf(owner);
    if (isWritten(draft)) this.#storage.set(key, serializeDraft(draft, owner));
    else this.#storage.remove(key);
  }

  /** Removes the stored change of a post. */
  forgetEdit(): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(editKeyOf(owner));
  }
}
