import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Database } from '../database';
import type { Delivery } from '../realtime/publish.port';
import type { FoundItem } from './moderated-items';

export interface KindNotifications {
  shown(tx: Database, found: FoundItem, author: Uint8Array | null): Promise<readonly Delivery[]>;
  hidden(tx: Database, found: FoundItem): Promise<readonly Delivery[]>;
}

export class ItemNotifications {
  readonly #kinds = new Map<ModeratedKindName, KindNotifications>();

  register(kind: ModeratedKindName, news: KindNotifications): void {
    this.#kinds.set(kind, news);
  }

  async shown(tx: Database, found: FoundItem, author: Uint8Array | null): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.shown(tx, found, author)) ?? [];
  }

  async hidden(tx: Database, found: FoundItem): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.hidden(tx, found)) ?? [];
  }
}
