import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { jsonb, RowOf, uuid } from '../sql-types';
import type { Statement } from '../statement';
import type { ItemName, ItemRows } from './item-rows';
import type { itemColumns, itemCopyColumns } from './moderated-table.queries';

export type ModeratedItem = RowOf<typeof itemColumns>;

/** The moderators' view of a kind (`moderated.ts` of a feature's folder). `npm run generate` lists all of them. */
export interface ModeratedKind {
  readonly kind: ModeratedKindName;
  readonly stays: boolean;
  readonly copy: Statement<readonly [typeof uuid], typeof itemCopyColumns>;
  readonly read: Statement<readonly [ReturnType<typeof jsonb<ItemRows>>], typeof itemColumns>;
  readonly hide: (tx: Database, id: string, as: 'held' | 'removed') => Promise<unknown>;
  readonly show: (tx: Database, rows: ItemRows) => Promise<unknown>;
  readonly withdrawal?: {
    readonly out: (tx: Database, id: string) => Promise<unknown>;
    readonly back: (tx: Database, rows: ItemRows) => Promise<unknown>;
  };
  readonly destroy: (tx: Database, id: string) => Promise<unknown>;
  readonly addressed?: (
    tx: Database,
    id: string,
    authorship: Pick<Authorship, 'authorRef' | 'sealAuthor'>,
  ) => Promise<ItemName | null>;
}

export type ModeratedKinds = ReadonlyMap<ModeratedKindName, ModeratedKind>;
