import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Database } from '../database';
import type { Delivery } from '../realtime/publish.port';
import type { FoundItem } from './moderated-items';

/** Notifies the users whom a contribution names or answers, once a moderator has brought it to the public side or taken it off. */
export interface KindNews {
  /** It is public now; `found` is as it was before, and `author` is null if nobody is tied to it. */
  shown(tx: Database, found: FoundItem, author: Uint8Array | null): Promise<readonly Delivery[]>;
  /** It was public, and `found` is as it was then. */
  hidden(tx: Database, found: FoundItem): Promise<readonly Delivery[]>;
}

/** The news of the kinds that have some. Each feature registers its own. */
export class ItemNews {
  readonly #kinds = new Map<ModeratedKindName, KindNews>();

  register(kind: ModeratedKindName, news: KindNews): void {
    this.#kinds.set(kind, news);
  }

  async shown(tx: Database, found: FoundItem, author: Uint8Array | null): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.shown(tx, found, author)) ?? [];
  }

  async hidden(tx: Database, found: FoundItem): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.hidden(tx, found)) ?? [];
  }
}
