import type { Viewer } from '@/server/contract/viewer';

/** Who an access token leads to, as remembered by this process. */
export interface RememberedViewer {
  readonly viewer: Viewer;
  readonly sessionId: string;
  /** After this moment the database is asked again, in milliseconds since 1970. */
  readonly until: number;
}

/**
 * The viewers of the last seconds, by access token, so that a hot read costs no round trip for its session. Forgetting is
 * immediate in this process; other processes notice an ended session or a new role within the entry's few seconds.
 */
export class ViewerCache {
  readonly #entries = new Map<string, RememberedViewer>();
  readonly #keysByUser = new Map<string, Set<string>>();

  /** Grows whenever something is forgotten on purpose. */
  #changes = 0;

  constructor(private readonly capacity = 10_000) {}

  get(key: string, now: number): RememberedViewer | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.until > now) return entry;
    this.#remove(key);
    return null;
  }

  put(key: string, entry: RememberedViewer): void {
    this.#remove(key);
    const oldest = this.#entries.size >= this.capacity ? this.#entries.keys().next().value : undefined;
    if (oldest !== undefined) this.#remove(oldest);
    this.#entries.set(key, entry);
    const keys = this.#keysByUser.get(entry.viewer.userId) ?? new Set();
    this.#keysByUser.set(entry.viewer.userId, keys.add(key));
  }

  get changes(): number {
    return this.#changes;
  }

  forgetUser(userId: string): void {
    this.#changes += 1;
    for (const key of [...(this.#keysByUser.get(userId) ?? [])]) this.#remove(key);
  }

  forgetSession(sessionId: string): void {
    this.#changes += 1;
    for (const [key, entry] of [...this.#entries]) if (entry.sessionId === sessionId) this.#remove(key);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    const keys = this.#keysByUser.get(entry.viewer.userId);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysByUser.delete(entry.viewer.userId);
  }
}
