import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PostDraft } from '@/core/talk/posting/draft';
import { isWritten } from '@/core/talk/posting/draft';
import {
  draftKeyOf,
  editDraftKeyOf,
  numberOfDraftKey,
  parseStoredDraft,
  serializeDraft,
} from '@/core/talk/posting/stored-draft';
import type { SessionStore } from '@/stores/account/session/session.store';

const TAB_KEY = 'postDraftNumber';

/**
 * Keeps drafts on the device; a guest's draft lasts as long as the page. Each tab has its own new post, and each
 * changed post its own draft.
 */
export class DraftKeeper {
  readonly #storage: KeyValueStorage;
  readonly #tab: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  #owner: string | null = null;
  #number: number | null = null;
  /** The draft as this tab last stored or read it. If the stored draft differs, another tab has written it. */
  #known: string | null = null;

  /** `tab` is storage that survives a reload of this tab only. */
  constructor(storage: KeyValueStorage, tab: KeyValueStorage, session: Pick<SessionStore, 'userId'>) {
    this.#storage = storage;
    this.#tab = tab;
    this.#session = session;
  }

  /** The owner of the drafts, also after the session ended. Null if a guest writes. */
  get owner(): string | null {
    return this.#owner;
  }

  /** Returns this tab's draft, else the device's first, or null if there is none. */
  read(): PostDraft | null {
    const owner = this.#session.userId;
    this.#owner = owner;
    this.#number = null;
    if (owner === null) return null;
    for (const number of [Number(this.#tab.get(TAB_KEY) ?? 0), ...this.#numbers(owner)]) {
      const stored = this.#storage.get(draftKeyOf(owner, number));
      const draft = parseStoredDraft(stored, owner);
      if (draft === null) continue;
      this.#take(number, stored);
      return draft;
    }
    return null;
  }

  get isStored(): boolean {
    const [owner, number] = [this.#owner, this.#number];
    return owner !== null && number !== null && this.#storage.isStored(draftKeyOf(owner, number));
  }

  readEdit(postId: string): PostDraft | null {
    const owner = this.#session.userId;
    return owner === null ? null : parseStoredDraft(this.#storage.get(editDraftKeyOf(owner, postId)), owner);
  }

  /** Stores a draft, or removes it if nothing is written. Returns whether it survives a reload. */
  keep(draft: PostDraft): boolean {
    const owner = this.#session.userId;
    if (owner === null) return false;
    const isEdit = draft.postId !== '';
    if (isWritten(draft)) {
      const stored = serializeDraft(draft, owner);
      const key = isEdit ? editDraftKeyOf(owner, draft.postId) : this.#keyFor(stored, owner);
      this.#storage.set(key, stored);
      return this.#storage.isStored(key);
    }
    if (isEdit) this.forgetEdit(draft.postId);
    else this.#removeOwn(owner);
    return false;
  }

  forgetEdit(postId: string): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(editDraftKeyOf(owner, postId));
  }

  /** Returns the earlier key, unless another tab has taken over that draft. */
  #keyFor(stored: string, owner: string): string {
    const number = this.#ownNumber(owner) ?? this.#freeNumber(owner);
    this.#take(number, stored);
    return draftKeyOf(owner, number);
  }

  #removeOwn(owner: string): void {
    const number = this.#ownNumber(owner);
    if (number !== null) this.#storage.remove(draftKeyOf(owner, number));
    this.#number = null;
  }

  #ownNumber(owner: string): number | null {
    if (this.#number === null) return null;
    const stored = this.#storage.get(draftKeyOf(owner, this.#number));
    return stored === null || stored === this.#known ? this.#number : null;
  }

  #freeNumber(owner: string): number {
    let number = 0;
    while (this.#storage.get(draftKeyOf(owner, number)) !== null) number += 1;
    return number;
  }

  #numbers(owner: string): number[] {
    const numbers = this.#storage.keysFrom(draftKeyOf(owner)).map((key) => numberOfDraftKey(key, owner));
    return numbers.toSorted((one, other) => one - other);
  }

  #take(number: number, stored: string | null): void {
    this.#known = stored;
    if (number === this.#number) return;
    this.#number = number;
    this.#tab.set(TAB_KEY, String(number));
  }
}
