import { bigint, boolean, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

/** Row counts and checksums by table (sql/table-sums.sql). */
export const tableChecksums = defineStatement({
  name: 'backup.table-sums',
  parameters: [],
  columns: { name: nullable(text), row_count: nullable(bigint), checksum: nullable(text) },
  text: 'select name, row_count, checksum from platform.table_sums()',
});

/** Keys of stored files that rows refer to. A picture has two files. */
export const usedFileKeys = defineStatement({
  name: 'backup.used-files',
  parameters: [],
  columns: { key: nullable(text) },
  text: `select file_key as key from identity.profile_photos
         union
         select 'media/' || p.file_key || e.ending
         from (select file_key from content.post_files union select file_key from research.photos) p,
           (values ('.webp'), ('-s.webp')) e (ending)
         where p.file_key is not null`,
});

/** Exports the transaction's snapshot, so that pg_dump reads the same state. */
export const exportSnapshot = defineStatement({
  name: 'backup.export-snapshot',
  parameters: [],
  columns: { name: nullable(text) },
  text: 'select pg_export_snapshot() as name',
});

export const hasNoTables = defineStatement({
  name: 'backup.has-no-tables',
  parameters: [],
  columns: { is_empty: nullable(boolean) },
  text: `select not exists (
           select from pg_class c join pg_namespace n on n.oid = c.relnamespace
           where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
         ) as is_empty`,
});

/** Deletes process rows, which belong to the backed-up server. */
export const deleteProcessRows = defineStatement({
  name: 'backup.forget-processes',
  parameters: [],
  columns: {},
  text: 'delete from platform.processes',
});
