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

  /** The stored draft of the user, null where there is none: that of this tab, else the first of the device. */
  read(): PostDraft | null {
    const owner = this.#session.userId;
    this.#owner = owner;
    this.#number = null;
    if (owner === null) return null;
    for (const number of [Number(this.#tab.get(TAB_KEY) ?? 0), ...NUMBERS]) {
      const draft = parseStoredDraft(this.#storage.get(draftKeyOf(owner, number)), owner);
      if (draft === null) continue;
      this.#take(number);
      return draft;
    }
    return null;
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
    if (isWritten(draft)) this.#storage.set(this.#keyOf(draft, owner), serializeDraft(draft, owner));
    else if (draft.postId !== '') this.#storage.remove(editKeyOf(owner));
    else this.#removeOwn(owner);
  }

  /** Removes the stored change of a post. */
  forgetEdit(): void {
    const owner = this.#session.userId;
    if (owner !== null) this.#storage.remove(editKeyOf(owner));
  }

  #keyOf({ postId }: PostDraft, owner: string): string {
    if (postId !== '') return editKeyOf(owner);
    const number = this.#number ?? this.#freeNumber(owner);
    this.#take(number);
    return draftKeyOf(owner, number);
  }

  /** Removes the draft of this tab; those of other tabs stay. */
  #removeOwn(owner: string): void {
    if (this.#number !== null) this.#storage.remove(draftKeyOf(owner, this.#number));
    this.#number = null;
  }

  /** Returns the first number without a draft; the last one where all have theirs. */
  #freeNumber(owner: string): number {
    const isFree = (number: number) => this.#storage.get(draftKeyOf(owner, number)) === null;
    return NUMBERS.find(isFree) ?? MAX_DRAFTS - 1;
  }

  #take(number: number): void {
    if (number === this.#number) return;
    this.#number = number;
    this.#tab.set(TAB_KEY, String(number));
  }
}

const NUMBERS = Array.from({ length: MAX_DRAFTS }, (_, number) => number);
