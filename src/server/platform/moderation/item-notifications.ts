import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Database } from '../database';
import type { Delivery } from '../realtime/publish.port';
import type { ItemWithRows } from './moderated-items';

export interface NotificationsOfKind {
  shown(tx: Database, found: ItemWithRows, author: Uint8Array | null): Promise<readonly Delivery[]>;
  hidden(tx: Database, found: ItemWithRows): Promise<readonly Delivery[]>;
}

export class ItemNotifications {
  readonly #kinds = new Map<ModeratedKindName, NotificationsOfKind>();

  register(kind: ModeratedKindName, news: NotificationsOfKind): void {
    this.#kinds.set(kind, news);
  }

  async shown(tx: Database, found: ItemWithRows, author: Uint8Array | null): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.shown(tx, found, author)) ?? [];
  }

  async hidden(tx: Database, found: ItemWithRows): Promise<readonly Delivery[]> {
    return (await this.#kinds.get(found.kind)?.hidden(tx, found)) ?? [];
  }
}
