const ESTIMATED_FROM = 1_000_000;

/** Returns SQL for a row count. For a large table it is the planner's estimate of all rows. */
export const rowCountOf = (table: string, condition = 'true'): string =>
  `(select case when c.reltuples >= ${ESTIMATED_FROM} then c.reltuples::bigint else (select count(*) from ${table} where ${condition}) end
    from pg_class c where c.oid = '${table}'::regclass)`;
