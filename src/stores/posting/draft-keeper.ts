import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import type { PostDraft } from '@/core/posting/draft';
import { isWritten } from '@/core/posting/draft';
import { DRAFT_STORAGE_KEY, parseStoredDraft, serializeDraft } from '@/core/posting/stored-draft';

/** Keeps a person's draft on the device; a guest's is kept on the page only. */
export class DraftKeeper {
  /** Outlives an ended session, so that what is written while one logs in again is kept too. */
  private owner: string | null = null;

  constructor(private readonly storage: KeyValueStorage) {}

  /** The draft is this person's from now on; null (nobody is signed in) changes nothing. */
  belongsTo(owner: string | null): void {
    this.owner = owner ?? this.owner;
  }

  /** The kept draft of the owner, null where there is none. */
  read(): PostDraft | null {
    return this.owner === null ? null : parseStoredDraft(this.storage.get(DRAFT_STORAGE_KEY), this.owner);
  }

  /** Keeps a draft; one with nothing in it is forgotten. */
  keep(draft: PostDraft): void {
    if (this.owner === null) return;
    if (isWritten(draft)) this.storage.set(DRAFT_STORAGE_KEY, serializeDraft(draft, this.owner));
    else this.storage.remove(DRAFT_STORAGE_KEY);
  }
}
