import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import type { Authorship } from '../authorship';
import type { Database } from '../database';
import type { jsonb, RowOf, uuid } from '../sql-types';
import type { Statement } from '../statement';
import type { ItemName, ItemRows } from './item-rows';
import type { copyColumns, itemColumns } from './moderated-table.queries';

/** A contribution as a moderator reads it: never who wrote it. */
export type ModeratedItem = RowOf<typeof itemColumns>;

/** A kind of contribution as moderators handle it (`moderated.ts` of a feature's folder). `npm run generate` lists all of them. */
export interface ModeratedKind {
  readonly kind: ModeratedKindName;
  /** True if the row stays in its table, under another status, while it is off the public side. */
  readonly stays: boolean;
  /** Locks the contribution `$1`. No row if there is none. */
  readonly copy: Statement<readonly [typeof uuid], typeof copyColumns>;
  /** Returns the contribution with the rows `$1` as a moderator reads it. */
  readonly read: Statement<readonly [ReturnType<typeof jsonb<ItemRows>>], typeof itemColumns>;
  readonly hide: (tx: Database, id: string, as: 'held' | 'removed') => Promise<unknown>;
  readonly show: (tx: Database, rows: ItemRows) => Promise<unknown>;
  /** Takes a contribution out of its tables for its author, and puts it back; none for a kind whose deletion is a status. */
  readonly withdrawal?: {
    readonly out: (tx: Database, id: string) => Promise<unknown>;
    readonly back: (tx: Database, rows: ItemRows) => Promise<unknown>;
  };
  /** Destroys what is left of a removed one in its table. */
  readonly destroy: (tx: Database, id: string) => Promise<unknown>;
  /** Returns the item that an address with this id means, if it is another's id; null for none. */
  readonly addressed?: (
    tx: Database,
    id: string,
    authorship: Pick<Authorship, 'authorRef' | 'sealAuthor'>,
  ) => Promise<ItemName | null>;
}

export type ModeratedKinds = ReadonlyMap<ModeratedKindName, ModeratedKind>;
