import { boolean, text } from '@/server/platform/sql-types';
import { defineStatement } from '@/server/platform/statement';

export const ginIndexes = defineStatement({
  name: 'bulk-indexes.all',
  parameters: [],
  columns: { name: text, is_bulk: boolean },
  text: `select format('%I.%I', n.nspname, c.relname) as name, coalesce('fastupdate=true' = any (c.reloptions), false) as is_bulk
         from pg_class c join pg_am a on a.oid = c.relam join pg_namespace n on n.oid = c.relnamespace
         where c.relkind = 'i' and a.amname = 'gin' and n.nspname <> all (array['pg_catalog', 'information_schema', 'pg_toast'])
         order by 1`,
});

/**
 * Selects indexes with delayed inserts. Read at every start, so it avoids a join, which takes the embedded database ten
 * times as long.
 */
export const bulkIndexes = defineStatement({
  name: 'bulk-indexes.left',
  parameters: [],
  columns: { name: text },
  text: `select oid::regclass::text as name from pg_class where relkind = 'i' and reloptions @> array['fastupdate=true']`,
});

export const flushIndex = defineStatement({
  name: 'bulk-indexes.put-in-order',
  parameters: [text],
  columns: {},
  text: 'select from gin_clean_pending_list($1::text::regclass)',
});
