import type { KeyValueStorage } from '@/core/kernel/common/key-value-storage.port';
import type { PostDraft } from '@/core/talk/posting/draft';
import { isWritten } from '@/core/talk/posting/draft';
import {
  draftKeyOf,
  editKeyOf,
  numberOfDraftKey,
  parseStoredDraft,
  serializeDraft,
} from '@/core/talk/posting/stored-draft';
import type { SessionStore } from '@/stores/account/session/session.store';

const TAB_KEY = 'postDraftNumber';

/**
 * Stores the user's drafts on the device; a guest's lives as long as the page. Tabs in which they write new posts at the same time have one
 * each, and so has each post that they change: none makes room for another.
 */
export class DraftKeeper {
  readonly #storage: KeyValueStorage;
  readonly #tab: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;
  #owner: string | null = null;
  /** The number of the kept draft of this tab; null while it has none. */
  #number: number | null = null;
  /** The kept draft as this tab stored or read it last: if another one stands there now, another tab writes in it. */
  #known: string | null = null;

  /** `tab` survives a reload of this tab alone. */
  constructor(storage: KeyValueStorage, tab: KeyValueStorage, session: Pick<SessionStore, 'userId'>) {
    this.#storage = storage;
    this.#tab = tab;
    this.#session = session;
  }

  /** The public id of the user whose draft it is, after the session's end too; null for a guest. */
  get owner(): string | null {
    return this.#owner;
  }

  /** The stored draft of the user, null if there is none: that of this tab, else the first of the device. */
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

  /** True if the draft that was read survives a reload. */
  get isStored(): boolean {
    const [owner, number] = [this.#owner, this.#number];
    return owner !== null && number !== null && this.#storage.isStored(draftKeyOf(owner, number));
  }

  /** The stored change of a post, null if there is none. */
  readEdit(postId: string): PostDraft | null {
    const owner = this.#session.userId;
    return owner === null ? null : parseStoredDraft(this.#storage.get(editKeyOf(owner, postId)), owner);
  }

  /** Stores a draft, or removes the stored one if nothing is written. Returns whether a stored one survives a reload. */
  keep(draft: PostDraft): boolean {
    const owner = this.#session.userId;
    if (owner === null) return false;
    const isEdit = draft.postId !== '';
    if (isWritten(draft)) {
      const stored = serializeDraft(draft, owner);
      const key = isEdit ? editKeyOf(owner, draft.postId) : this.#keyFor(stored, owner);
      this.#storage.set(key, stored);
      return this.#storage.isStored(key);
    }
    if (isEdit) this.forgetEdit(draft.postId);
    else this.#removeOwn(owner);
    return false;
  }

  /** Removes the stored change of a post. */
  forgetEdit(postId: string): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(editKeyOf(owner, postId));
  }

  /** Returns where a draft is kept: where this tab kept it before, unless another tab took that one up and wrote on in it. */
  #keyFor(stored: string, owner: string): string {
    const number = this.#ownNumber(owner) ?? this.#freeNumber(owner);
    this.#take(number, stored);
    return draftKeyOf(owner, number);
  }

  /** Removes the draft of this tab; those of other tabs stay. */
  #removeOwn(owner: string): void {
    const number = this.#ownNumber(owner);
    if (number !== null) this.#storage.remove(draftKeyOf(owner, number));
    this.#number = null;
  }

  /** Returns the number of this tab's draft; null if it has none, and if another tab has written there since. */
  #ownNumber(owner: string): number | null {
    if (this.#number === null) return null;
    const stored = this.#storage.get(draftKeyOf(owner, this.#number));
    return stored === null || stored === this.#known ? this.#number : null;
  }

  /** Returns the first number without a draft. */
  #freeNumber(owner: string): number {
    let number = 0;
    while (this.#storage.get(draftKeyOf(owner, number)) !== null) number += 1;
    return number;
  }

  /** Returns the numbers of the kept drafts, the lowest first. */
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
