import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import {
  communityOfPendingFlag,
  opensPendingCreatePost,
  PENDING_CREATE_POST_KEY,
  pendingFlagFor,
} from '@/core/posting/create-post-opening';
import type { DraftCommunity } from '@/core/posting/draft';

/** Remembers over a login and onboarding that the user wanted to write (ST-WRITER-PENDING). */
export class PendingPost {
  readonly #storage: KeyValueStorage;

  constructor(storage: KeyValueStorage) {
    this.#storage = storage;
  }

  remember(community: DraftCommunity | null): void {
    this.#storage.set(PENDING_CREATE_POST_KEY, pendingFlagFor(community));
  }

  /** Returns the post that a writer wanted to write, once; null for none, and for a user who is no writer yet. */
  take(isWriter: boolean): { readonly community: DraftCommunity | null } | null {
    const flag = this.#storage.get(PENDING_CREATE_POST_KEY);
    if (flag === null || !opensPendingCreatePost(flag, isWriter)) return null;
    this.#storage.remove(PENDING_CREATE_POST_KEY);
    return { community: communityOfPendingFlag(flag) };
  }
}
