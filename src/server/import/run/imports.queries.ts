import { arrayOf, integer, jsonb, moment, nullable, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';
import type { RecordedProgress } from './import-job';

/** Selects the import with key `$1`, interrupted or complete. */
export const earlierImport = defineStatement({
  name: 'imports.earlier',
  parameters: [text],
  columns: { line: integer, counts: jsonb<RecordedProgress>(), finished_at: nullable(moment) },
  text: 'select line, counts, finished_at from platform.imports where key = $1',
});

/** Starts or resumes an import. Returns its number. */
export const startImport = defineStatement({
  name: 'imports.begin',
  parameters: [text, text, text, text, jsonb<RecordedProgress>()],
  columns: { id: integer },
  text: `insert into platform.imports (key, kind, file, file_hash, line, counts) values ($1, $2, $3, $4, 0, $5)
         on conflict (key) do update set file = excluded.file, file_hash = excluded.file_hash
         returning id`,
});

export const recordProgress = defineStatement({
  name: 'imports.record',
  parameters: [text, integer, jsonb<RecordedProgress>()],
  columns: {},
  text: 'update platform.imports set line = $2, counts = $3, finished_at = null where key = $1',
});

export const recordImportEnd = defineStatement({
  name: 'imports.record-end',
  parameters: [text],
  columns: {},
  text: 'update platform.imports set finished_at = now() where key = $1',
});

/**
 * Selects tables of `$1` with fewer than `$2` rows at their last analyze, and the name tails if their statistics lack
 * companies. Stale statistics cause a full scan per name.
 */
export const tablesWithOldStatistics = defineStatement({
  name: 'imports.outgrown-tables',
  parameters: [arrayOf(text), integer],
  columns: { name: text },
  text: `select c.oid::regclass::text as name from unnest($1::text[]) as wanted (name) join pg_class c on c.oid = wanted.name::regclass
         where c.reltuples < $2::integer or (wanted.name = 'catalog.name_tails' and not exists (
           select from pg_stats where schemaname = 'catalog' and tablename = 'name_tails' and attname = 'list'
             and 'company' = any (most_common_vals::text::text[])))`,
});

/** Waits for other processes' batches, and blocks them until the transaction ends. */
export const waitForTurn = defineStatement({
  name: 'imports.wait-for-turn',
  parameters: [],
  columns: {},
  text: 'select from pg_advisory_xact_lock(7263403)',
});

/** Records that run `$1` writes. Returns no row if the same run also wrote last. */
export const recordLastRun = defineStatement({
  name: 'imports.take-turn',
  parameters: [text],
  columns: { value: text },
  text: `insert into platform.facts as known (name, value) values ('import.last-run', $1)
         on conflict (name) do update set value = excluded.value where known.value <> excluded.value
         returning value`,
});
