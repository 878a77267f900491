import { LRUCache } from 'lru-cache';
import type { Viewer } from '@/server/contract/viewer';

/** The viewer that an access token leads to. */
export interface RememberedViewer {
  readonly viewer: Viewer;
  readonly sessionId: string;
  /** The moment after which the database is read again, in milliseconds of the server's uptime. */
  readonly until: number;
}

const MAX_VIEWERS = 10_000;

/**
 * The viewers of the last seconds, by access token, so that a hot read costs no round trip for its session. Forgetting is
 * immediate in this process; other processes notice an ended session or a new role within the entry's few seconds.
 */
export class ViewerCache {
  readonly #viewers = new LRUCache<string, RememberedViewer>({ max: MAX_VIEWERS });
  #changes = 0;

  get(key: string, uptime: number): RememberedViewer | null {
    const remembered = this.#viewers.get(key);
    return remembered !== undefined && remembered.until > uptime ? remembered : null;
  }

  /** The id of the user whom the token last led to, however long ago; null if that is not known. */
  ownerOf(key: string): string | null {
    return this.#viewers.get(key)?.viewer.userId ?? null;
  }

  put(key: string, remembered: RememberedViewer): void {
    this.#viewers.set(key, remembered);
  }

  /** Grows whenever something is forgotten on purpose. */
  get changes(): number {
    return this.#changes;
  }

  forgetUser(userId: string): void {
    this.#forget(({ viewer }) => viewer.userId === userId);
  }

  forgetSession(sessionId: string): void {
    this.#forget((remembered) => remembered.sessionId === sessionId);
  }

  #forget(isForgotten: (remembered: RememberedViewer) => boolean): void {
    this.#changes += 1;
    for (const [key, remembered] of [...this.#viewers.entries()])
      if (isForgotten(remembered)) this.#viewers.delete(key);
  }
}
