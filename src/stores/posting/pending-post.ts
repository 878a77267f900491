import type { KeyValueStorage } from '@/core/common/key-value-storage.port';
import {
  communityOfPendingFlag,
  isPendingFor,
  opensPendingCreatePost,
  PENDING_CREATE_POST_KEY,
  pendingFlagFor,
} from '@/core/posting/create-post-opening';
import type { DraftCommunity } from '@/core/posting/draft';
import type { SessionStore } from '../session/session.store';

/** Remembers over a login and onboarding that the user wanted to write (ST-WRITER-PENDING). */
export class PendingPost {
  readonly #storage: KeyValueStorage;
  readonly #session: Pick<SessionStore, 'userId'>;

  constructor(storage: KeyValueStorage, session: Pick<SessionStore, 'userId'>) {
    this.#storage = storage;
    this.#session = session;
  }

  /** `owner` is the public id of the user who wants to write; null for whoever logs in next. */
  remember(community: DraftCommunity | null, owner: string | null): void {
    this.#storage.set(PENDING_CREATE_POST_KEY, pendingFlagFor(community, owner));
  }

  /** Returns the post that a writer wanted to write, once; null for none, and for a user who is no writer yet. */
  take(isWriter: boolean): { readonly community: DraftCommunity | null } | null {
    const flag = this.#storage.get(PENDING_CREATE_POST_KEY);
    if (flag === null || !opensPendingCreatePost(flag, isWriter)) return null;
    if (!isPendingFor(flag, this.#session.userId)) return null;
    this.#storage.remove(PENDING_CREATE_POST_KEY);
    return { community: communityOfPendingFlag(flag) };
  }
}
