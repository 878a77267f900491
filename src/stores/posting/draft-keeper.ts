import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { PostDraft } from '@/core/posting/draft';
import { isWritten } from '@/core/posting/draft';
import { draftKeyOf, editKeyOf, parseStoredDraft, serializeDraft } from '@/core/posting/stored-draft';
import type { SessionStore } from '../session/session.store';

/** The drafts of new posts that a device keeps of a user: tabs in which they write at the same time have one each. */
const MAX_DRAFTS = 3;

/** The key under which a tab keeps the number of its draft. */
const TAB_KEY = 'postDraftNumber';

/** Stores the user's draft on the device; a guest's lives as long as the page. */
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
    for (const number of [Number(this.#tab.get(TAB_KEY) ?? 0), ...NUMBERS]) {
      const stored = this.#storage.get(draftKeyOf(owner, number));
      const draft = parseStoredDraft(stored, owner);
      if (draft === null) continue;
      this.#take(number, stored);
      return draft;
    }
    return null;
  }

  /** The stored change of a post, null if there is none. */
  readEdit(postId: string): PostDraft | null {
    const owner = this.#session.userId;
    const kept = owner === null ? null : parseStoredDraft(this.#storage.get(editKeyOf(owner)), owner);
    return kept?.postId === postId ? kept : null;
  }

  /** Stores a draft, or removes the stored one if nothing is written. */
  keep(draft: PostDraft): void {
    const owner = this.#session.userId;
    if (owner === null) return;
    const isEdit = draft.postId !== '';
    if (isWritten(draft)) {
      const stored = serializeDraft(draft, owner);
      this.#storage.set(isEdit ? editKeyOf(owner) : this.#keyFor(stored, owner), stored);
    } else if (isEdit) this.#storage.remove(editKeyOf(owner));
    else this.#removeOwn(owner);
  }

  /** Removes the stored change of a post. */
  forgetEdit(): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(editKeyOf(owner));
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

  /** Returns the first number without a draft; the last one if all have theirs. */
  #freeNumber(owner: string): number {
    const isFree = (number: number) => this.#storage.get(draftKeyOf(owner, number)) === null;
    return NUMBERS.find(isFree) ?? MAX_DRAFTS - 1;
  }

  #take(number: number, stored: string | null): void {
    this.#known = stored;
    if (number === this.#number) return;
    this.#number = number;
    this.#tab.set(TAB_KEY, String(number));
  }
}

const NUMBERS = Array.from({ length: MAX_DRAFTS }, (_, number) => number);
