import { arrayOf, bigint, boolean, bytes, text, textOf, uuid } from '../sql-types';
import { defineStatement } from '../statement';
import type { ContributionKind } from './contribution-tables';

export const idBlocksByRef = defineStatement({
  name: 'own-ids.blocks-by-ref',
  parameters: [arrayOf(bytes)],
  columns: { block_ref: bytes, ids_seal: bytes },
  text: 'select block_ref, ids_seal from persona.own_ids where block_ref = any($1)',
});

export const storeIdBlocks = defineStatement({
  name: 'own-ids.store-blocks',
  parameters: [arrayOf(bytes), arrayOf(bytes)],
  columns: {},
  text: `insert into persona.own_ids (block_ref, ids_seal) select * from unnest($1::bytea[], $2::bytea[])
         on conflict (block_ref) do update set ids_seal = excluded.ids_seal`,
});

export const removeIdBlocks = defineStatement({
  name: 'own-ids.remove-blocks',
  parameters: [arrayOf(bytes)],
  columns: {},
  text: 'delete from persona.own_ids where block_ref = any($1)',
});

const MAX_UNINDEXED = 1_000;
/** The number of contributions per transaction. Other transactions wait in the meantime. */
export const MAX_INDEXED_PER_TRANSACTION = 50;

/** The lock's number, the same in every process, and next to the numbers of other locks. */
const INDEX_LOCK = 7_263_405;

export const tryIndexLock = defineStatement({
  name: 'own-ids.try-lock',
  parameters: [],
  columns: { taken: boolean },
  text: `select pg_try_advisory_xact_lock(${INDEX_LOCK}) as taken`,
});

export const indexLock = defineStatement({
  name: 'own-ids.lock',
  parameters: [],
  columns: {},
  text: `select from pg_advisory_xact_lock(${INDEX_LOCK})`,
});

export const unindexed = defineStatement({
  name: 'own-ids.unindexed',
  parameters: [textOf<ContributionKind>(), uuid],
  columns: { id: uuid, author_ref: bytes },
  text: `select id, author_ref from platform.unindexed_contributions where kind = $1 and id > $2 order by id limit ${MAX_UNINDEXED}`,
});

export const contributionsToIndex = defineStatement({
  name: 'own-ids.to-index',
  parameters: [bigint],
  columns: { kind: textOf<ContributionKind>(), id: uuid, author_seal: bytes },
  text: 'select kind, id, author_seal from platform.unindexed_contributions order by kind, id limit $1',
});

export const deleteUnindexed = defineStatement({
  name: 'own-ids.delete-unindexed',
  parameters: [arrayOf(text), arrayOf(uuid)],
  columns: {},
  text: `delete from platform.unindexed_contributions u using unnest($1::text[], $2::uuid[]) as gone (kind, id)
         where u.kind = gone.kind and u.id = gone.id`,
});
