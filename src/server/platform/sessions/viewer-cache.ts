import type { Viewer } from '@/server/contract/viewer';
import { growingCache } from '@/server/platform/growing-cache';

export interface CachedViewer {
  readonly viewer: Viewer;
  readonly sessionId: string;
  /** The end of the access token, in ms since 1970. */
  readonly endsAt: number;
  /** The server's uptime in ms after which the entry is read from the database again. */
  readonly until: number;
}

const MAX_VIEWERS = 10_000;

/**
 * Caches viewers by access token for seconds, to save a query. Removal is immediate in this process; other processes
 * notice within seconds.
 */
export class ViewerCache {
  readonly #viewers = growingCache<string, CachedViewer>(MAX_VIEWERS);
  #changes = 0;

  get(key: string, uptime: number): CachedViewer | null {
    const remembered = this.#viewers.get(key);
    return remembered !== undefined && remembered.until > uptime ? remembered : null;
  }

  ownerOf(key: string): string | null {
    return this.#viewers.get(key)?.viewer.userId ?? null;
  }

  put(key: string, remembered: CachedViewer): void {
    this.#viewers.set(key, remembered);
  }

  get changes(): number {
    return this.#changes;
  }

  forgetUser(userId: string): void {
    this.#forget(({ viewer }) => viewer.userId === userId);
  }

  forgetSession(sessionId: string): void {
    this.#forget((remembered) => remembered.sessionId === sessionId);
  }

  #forget(isForgotten: (remembered: CachedViewer) => boolean): void {
    this.#changes += 1;
    for (const [key, remembered] of [...this.#viewers.entries()])
      if (isForgotten(remembered)) this.#viewers.delete(key);
  }
}
